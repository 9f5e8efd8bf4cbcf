import type { DigitalStore, GiftRow, HeardRow, QuestionRow, ReminderRow } from '../ports/digital.ts';
import type { Query } from './sql.ts';

const HEARD = `member_id as "memberId", title_id as "titleId", movement, at_second as at,
  in_movement as "inMovement", heard_at as "heardAt"`;
const QUESTION = `id, member_id as "memberId", artist_id as "artistId", request_id as "requestId",
  body_hash as "bodyHash", body as text, state, answer, asked_at as "askedAt", answered_at as "answeredAt"`;
const REMINDER = `member_id as "memberId", airing_id as "airingId", title_id as "titleId",
  starts_at as "startsAt", set_at as "setAt"`;
const GIFT = `id, trade_no as "tradeNo", giver_id as "giverId", code, given_at as "givenAt",
  taker_id as "takerId", taken_at as "takenAt"`;

export function sqlDigital(query: Query): DigitalStore {
  const questions = (
    where: string,
    params: readonly unknown[],
    order = 'order by asked_at desc, id collate "C"',
  ): Promise<QuestionRow[]> =>
    query<QuestionRow>(`select ${QUESTION} from artist_question where ${where} ${order}`, params);
  const gifts = (where: string, params: readonly unknown[]): Promise<GiftRow[]> =>
    query<GiftRow>(
      `select ${GIFT} from recording_gift where ${where} order by given_at desc, id collate "C"`,
      params,
    );

  return {
    heard: memberId =>
      query<HeardRow>(
        `select ${HEARD} from heard where member_id = $1 order by heard_at desc, title_id collate "C" limit 200`,
        [memberId],
      ),
    async putHeard(row) {
      await query(
        `insert into heard (member_id, title_id, movement, at_second, in_movement, heard_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (member_id, title_id) do update set movement = excluded.movement,
           at_second = excluded.at_second, in_movement = excluded.in_movement, heard_at = excluded.heard_at
         where heard.heard_at <= excluded.heard_at`,
        [row.memberId, row.titleId, row.movement, row.at, row.inMovement, row.heardAt],
      );
    },
    async forgetHeard(memberId, titleId) {
      await query('delete from heard where member_id = $1 and title_id = $2', [memberId, titleId]);
    },

    async addQuestion(row) {
      const written = await query(
        `insert into artist_question (id, member_id, artist_id, request_id, body_hash, body, state, answer, asked_at, answered_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (member_id, request_id) do nothing returning 1`,
        [
          row.id,
          row.memberId,
          row.artistId,
          row.requestId,
          row.bodyHash,
          row.text,
          row.state,
          row.answer,
          row.askedAt,
          row.answeredAt,
        ],
      );
      if (written.length > 0) return row;
      const [known] = await questions('member_id = $1 and request_id = $2', [row.memberId, row.requestId]);
      return known ?? row;
    },
    questionsOf: memberId => questions('member_id = $1', [memberId]),
    answeredBy: artistId => questions(`artist_id = $1 and state = 'answered'`, [artistId]),
    question: async id => (await questions('id = $1', [id]))[0] ?? null,
    unread: limit => questions(`state = 'waiting'`, [limit], 'order by asked_at, id collate "C" limit $1'),
    async settleQuestion(id, state, answer, answeredAt) {
      const written = await query(
        `update artist_question set state = $2, answer = $3, answered_at = $4
         where id = $1 and state = 'waiting' returning 1`,
        [id, state, answer, answeredAt],
      );
      return written.length > 0;
    },

    async setReminder(row) {
      await query(
        `insert into air_reminder (member_id, airing_id, title_id, starts_at, set_at) values ($1, $2, $3, $4, $5)
         on conflict (member_id, airing_id) do update set starts_at = excluded.starts_at, set_at = excluded.set_at`,
        [row.memberId, row.airingId, row.titleId, row.startsAt, row.setAt],
      );
    },
    async removeReminder(memberId, airingId) {
      await query('delete from air_reminder where member_id = $1 and airing_id = $2', [memberId, airingId]);
    },
    reminders: memberId =>
      query<ReminderRow>(
        `select ${REMINDER} from air_reminder where member_id = $1 order by starts_at, airing_id collate "C"`,
        [memberId],
      ),
    remindersBetween: (from, until) =>
      query<ReminderRow>(
        `select ${REMINDER} from air_reminder where starts_at >= $1 and starts_at < $2
         order by starts_at, airing_id collate "C", member_id collate "C"`,
        [from, until],
      ),
    async forgetReminders(before) {
      await query('delete from air_reminder where starts_at < $1', [before]);
    },

    async listensLive(airingId, listener, at, since) {
      await query(
        `insert into live_listener (airing_id, listener, heard_at) values ($1, $2, $3)
         on conflict (airing_id, listener) do update set heard_at = excluded.heard_at`,
        [airingId, listener, at],
      );
      const [row] = await query<{ now: number }>(
        'select count(*)::int as now from live_listener where airing_id = $1 and heard_at > $2',
        [airingId, since],
      );
      return row?.now ?? 0;
    },
    async forgetListeners(before) {
      await query('delete from live_listener where heard_at < $1', [before]);
    },

    async addGift(row) {
      const written = await query(
        `insert into recording_gift (id, trade_no, giver_id, code, given_at, taker_id, taken_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
        [row.id, row.tradeNo, row.giverId, row.code, row.givenAt, row.takerId, row.takenAt],
      );
      return written.length > 0;
    },
    giftOf: async tradeNo => (await gifts('trade_no = $1', [tradeNo]))[0] ?? null,
    giftByCode: async code => (await gifts('code = $1', [code]))[0] ?? null,
    async takeGift(id, takerId, takenAt) {
      const written = await query(
        'update recording_gift set taker_id = $2, taken_at = $3 where id = $1 and taker_id is null returning 1',
        [id, takerId, takenAt],
      );
      return written.length > 0;
    },
    gifts: memberId => gifts('giver_id = $1 or taker_id = $1', [memberId]),
  };
}
