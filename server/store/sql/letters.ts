import type { LetterCounts, LetterRow, LettersStore } from '../ports/letters.ts';

import { asking } from './asking.ts';
import type { Query } from './sql.ts';

const COLUMNS = `id, kind, channel, recipient, locale, trade_no as "tradeNo", member_id as "memberId", facts, state,
  tries, created_at as "createdAt", due_at as "dueAt", settled_at as "settledAt", fault`;

export function sqlLetters(query: Query): LettersStore {
  const { did, run } = asking(query);
  const rows = (text: string, params: readonly unknown[]): Promise<LetterRow[]> =>
    query<LetterRow>(text, params);
  const of = (column: string, value: string): Promise<LetterRow[]> =>
    rows(`select ${COLUMNS} from letter where ${column} = $1 order by created_at, id collate "C"`, [value]);
  return {
    addLetters: letters =>
      run(
        `insert into letter (id, kind, channel, recipient, locale, trade_no, member_id, facts, state, tries, created_at,
           due_at, settled_at, fault)
         select * from jsonb_to_recordset($1::jsonb) as l (id text, kind text, channel text, recipient text, locale text,
           "tradeNo" text, "memberId" text, facts jsonb, state text, tries int, "createdAt" bigint, "dueAt" bigint,
           "settledAt" bigint, fault text)
         on conflict do nothing`,
        [JSON.stringify(letters)],
      ),
    letter: async id => (await rows(`select ${COLUMNS} from letter where id = $1`, [id]))[0] ?? null,
    lettersOf: tradeNo => of('trade_no', tradeNo),
    lettersTo: memberId => of('member_id', memberId),
    lettersIn: (states, limit) =>
      rows(
        `select ${COLUMNS} from letter where state = any($1) order by created_at, id collate "C" limit $2`,
        [[...states], limit],
      ),
    retryLetter: (id, from, now) =>
      did(
        `update letter set state = 'waiting', due_at = $3, settled_at = null
           where id = $1 and state = $2 returning id`,
        [id, from, now],
      ),
    takeLetters: (now, until, channels, limit) =>
      rows(
        // Asked first and once: a plan that asked again for each row would take more than the limit.
        `with due as materialized (
           select id as due_id from letter where state = 'waiting' and due_at <= $1 and channel = any($3)
           order by due_at limit $4 for update skip locked)
         update letter set tries = tries + 1, due_at = $2 from due where id = due_id
         returning ${COLUMNS}`,
        [now, until, [...channels], limit],
      ),
    beginLetter: (id, tries, until) =>
      did(
        `update letter set state = 'sending', due_at = $3
           where id = $1 and tries = $2 and state = 'waiting' returning id`,
        [id, tries, until],
      ),
    settleLetter: (id, tries, { state, at, dueAt, fault = '' }) =>
      did(
        `update letter set state = $3, due_at = coalesce($4, due_at), fault = $5,
             settled_at = case when $3 = 'waiting' then null else $6::bigint end
           where id = $1 and tries = $2 and state in ('waiting', 'sending') returning id`,
        [id, tries, state, dueAt ?? null, fault, at],
      ),
    doubtLetters: async now =>
      (
        await query(
          `update letter set state = 'unsure', settled_at = $1, fault = 'no answer was heard'
           where state = 'sending' and due_at <= $1 returning id`,
          [now],
        )
      ).length,
    async countLetters() {
      const found = await query<{ state: keyof LetterCounts; n: number; oldest: number | null }>(
        `select state, count(*) as n, min(due_at) as oldest from letter
         where state not in ('sent', 'dropped', 'kept') group by state`,
        [],
      );
      const of = (state: string) => found.find(row => row.state === state);
      const n = (state: string): number => of(state)?.n ?? 0;
      return {
        waiting: n('waiting'),
        sending: n('sending'),
        failed: n('failed'),
        unsure: n('unsure'),
        oldest: of('waiting')?.oldest ?? null,
      };
    },
    forgetLetters: before => run('delete from letter where created_at < $1', [before]),
  };
}
