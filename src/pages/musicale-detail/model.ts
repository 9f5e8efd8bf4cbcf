import { call } from '#api/client.ts';
import { news } from '#domain/contract/news.ts';
import { ID } from '#domain/contract/patterns.ts';
import { CONCERT_NEWS, type ProgramDetail, program } from '#domain/contract/program.ts';
import { show } from '#domain/contract/show.ts';
import { firstSchedule } from '#domain/rules/first-schedule.ts';
import { byId } from '#features/page/by-id.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { useSecret } from '#stores/secret.ts';
import { pricesOf } from './performance.ts';

/** What follows the concert's own answer comes with it (`beside`). */
export function loader({ query, signal }: PageArgs) {
  const options = { signal, quiet: true };
  const id = query.get('id') ?? '';
  const wanted = query.get('scheduleId') ?? '';
  const asked = { ...(ID.test(wanted) && { scheduleId: wanted }), beside: 'Y' } as const;
  const card = byId(id, () => call(program.byId, { id, ...asked }, options));
  // The seat page asks again for keys that it lacks: without them this page still reads.
  handled(card.then(detail => detail && keepKeys(detail, options)));
  // Asked for here and not while rendering: a rendering may be thrown away and start again.
  const prices = card.then(detail =>
    pricesOf(detail ? firstSchedule(detail.schedules, wanted) : undefined, signal),
  );
  /** Tours, rehearsals and workshops around this concert. */
  const shows = card.then(detail => (detail ? call(show.list, { programId: detail.id }, options) : []));
  const told = card.then(
    detail => detail && call(news.list, { program: detail.id, pageSize: CONCERT_NEWS }, options),
  );
  return {
    id,
    wanted,
    card,
    prices: handled(prices),
    shows: handled(shows),
    news: handled(told),
  };
}

type Reading = { signal: AbortSignal; quiet: boolean };

/** The keys that seat calls must carry (rulings.md, “Wire”). */
async function keepKeys({ id, programKey }: ProgramDetail, options: Reading): Promise<void> {
  const secret = useSecret.getState();
  secret.addProgramKey(id, programKey);
  secret.setProgramId(id);
  const list = await call(program.schedules, { programId: id, programKey }, options);
  const keys = list.flatMap(s => (s.sessionKey ? [[s.id, s.sessionKey] as const] : []));
  secret.addSessionKeys(Object.fromEntries(keys));
}
