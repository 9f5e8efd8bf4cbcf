import type { WaitingRow, WaitingStore } from '../ports/waiting.ts';

import { asking } from './asking.ts';
import type { Query } from './sql.ts';

const COLUMNS = `schedule_id as "scheduleId", member_id as "memberId", turn, quantity, least, together, locale, joined_at as "joinedAt", trade_no as "tradeNo"`;

export function sqlWaiting(query: Query): WaitingStore {
  const { did, first, ids, run } = asking(query);
  const rows = (text: string, params: readonly unknown[]): Promise<WaitingRow[]> =>
    query<WaitingRow>(text, params);
  return {
    async joinWaiting(row) {
      const [kept] = await rows(
        `insert into waiting as w (schedule_id, member_id, quantity, locale, joined_at, least, together)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (schedule_id, member_id) do update set
           quantity = excluded.quantity,
           least = excluded.least,
           together = excluded.together,
           turn = case when w.trade_no is null then w.turn else excluded.turn end,
           joined_at = case when w.trade_no is null then w.joined_at else excluded.joined_at end,
           locale = case when w.trade_no is null then w.locale else excluded.locale end,
           trade_no = null
         returning ${COLUMNS}`,
        [row.scheduleId, row.memberId, row.quantity, row.locale, row.joinedAt, row.least, row.together],
      );
      if (!kept) throw new Error('joinWaiting returned nothing');
      return kept;
    },
    leaveWaiting: (scheduleId, memberId) =>
      did('delete from waiting where schedule_id = $1 and member_id = $2 returning 1', [
        scheduleId,
        memberId,
      ]),
    waiting: (scheduleId, memberId) =>
      first<WaitingRow>(`select ${COLUMNS} from waiting where schedule_id = $1 and member_id = $2`, [
        scheduleId,
        memberId,
      ]),
    waitingOf: memberId =>
      rows(`select ${COLUMNS} from waiting where member_id = $1 order by turn`, [memberId]),
    line: (scheduleId, limit, after = 0) =>
      rows(
        `select ${COLUMNS} from waiting
         where schedule_id = $1 and trade_no is null and turn > $3 order by turn limit $2`,
        [scheduleId, limit, after],
      ),
    async waitingBefore(scheduleId, turn) {
      const [row] = await query<{ n: number }>(
        `select count(*) as n from waiting
         where schedule_id = $1 and trade_no is null and ($2::bigint is null or turn < $2)`,
        [scheduleId, turn ?? null],
      );
      return row?.n ?? 0;
    },
    waitedFor: () =>
      ids('select distinct schedule_id as id from waiting where trade_no is null order by id', []),
    offerWaiting: (scheduleId, memberId, turn, tradeNo) =>
      did(
        `update waiting set trade_no = $4
           where schedule_id = $1 and member_id = $2 and turn = $3 and trade_no is null returning turn`,
        [scheduleId, memberId, turn, tradeNo],
      ),
    endWaiting: scheduleId =>
      run('delete from waiting where schedule_id = $1 and trade_no is null', [scheduleId]),
  };
}
