import { expect, test } from 'vitest';
import { LEDGER_KINDS } from '#domain/contract/order.ts';
import { type Town, town } from './lives.ts';
import { auditMember, auditTown } from './lives-audit.ts';
import { auditReports } from './lives-reports.ts';
import { auditWords } from './lives-words.ts';
import { eachStore } from './stores.ts';

/** What the lives of a town were made of: an audit of what never happened holds by itself. */
async function happened({ office, members, done }: Town): Promise<Record<string, number>> {
  const { sales, gifts, accounts } = office.deps.store.direct;
  const seen: Record<string, number> = { ...done() };
  const count = (what: string, n: number): void => {
    seen[what] = (seen[what] ?? 0) + n;
  };
  for (const { memberId } of members) {
    const entries = await accounts.ledger(memberId);
    for (const reason of ['order', 'spend'] as const)
      count(`points: ${reason}`, entries.filter(e => e.reason === reason).length);
    count('points given back', entries.filter(e => e.against !== undefined).length);
    for (const row of await sales.ordersOf(memberId)) {
      count(row.realStatus, 1);
      count('exchanged', row.exchange && row.realStatus === 'paid_success' ? 1 : 0);
      count('returned in part', row.returned?.length && row.realStatus === 'paid_success' ? 1 : 0);
      count('with a discount', row.discounts.length > 0 ? 1 : 0);
      count('donated', (await gifts.donationsOf(row.tradeNo)).length);
      const before = row.exchange && (await sales.order(row.exchange.tradeNo));
      count('exchanged twice', before?.exchange && row.realStatus === 'paid_success' ? 1 : 0);
      if (row.family === 'package') {
        const mine = await gifts.giftsOf(row.tradeNo);
        count('a package', 1);
        count('of a package given', mine.filter(g => g.state === 'accepted').length);
        count('of a package returned', row.returned?.length ?? 0);
        const changed = row.events.some(e => e.status === 'evening_changed');
        count('swapped and returned', changed && row.realStatus === 'paid_return_succ' ? 1 : 0);
        count('swapped and given', changed ? mine.length : 0);
      }
      for (const { state } of await gifts.giftsOf(row.tradeNo)) count(`gift ${state}`, 1);
    }
  }
  return seen;
}
const ALWAYS = [
  ...['points: order', 'points: spend', 'points given back', 'paid_success', 'paid_return_succ'],
  // Money that comes twice, and points that are missing at a return, are too rare to count on.
  ...LEDGER_KINDS.filter(kind => kind !== 'again' && kind !== 'points').map(kind => `said: ${kind}`),
  ...[
    'publish',
    'take back',
    'hold',
    'release',
    'move-evening',
    'cancel-evening',
    'undo',
    'refund',
    'killed',
    'swapped',
  ],
  ...[
    'a package',
    'of a package given',
    'of a package returned',
    'swapped and returned',
    'swapped and given',
  ],
  'exchanged twice',
  ...['exchanged', 'returned in part', 'with a discount', 'donated', 'gift accepted', 'gift declined'],
];

/** Money, seats, tickets, coupons, points and levels add up, whatever ten members and the office do for months, and whenever the server dies. */
async function live(
  store: Parameters<typeof town>[0],
  seed: number,
  steps: number,
): Promise<Readonly<Record<string, number>>> {
  const life = await town(store, seed);
  for (let i = 1; i <= steps; i++) {
    const who = await life.step();
    if (i % 20 === 0) await auditMember(life, who, `seed ${seed}, step ${i}`);
    if (i % 300 === 0) await auditTown(life, `seed ${seed}, step ${i}`);
  }
  life.office.clock.advance(3_600_000);
  await life.office.sweep();
  await auditTown(life, `seed ${seed}, the end`);
  await auditReports(life, `seed ${seed}, reports`);
  const said = await auditWords(life, `seed ${seed}, what is said`);
  expect(life.office.deps.lines).toEqual([]);
  return { ...(await happened(life)), ...Object.fromEntries(said.map(kind => [`said: ${kind}`, 1])) };
}

eachStore(
  (open, kind) => {
    const seeds = kind === 'memory' ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [11];
    const seen: Readonly<Record<string, number>>[] = [];
    test.each(seeds)('whole lives add up (%i)', async seed => {
      seen.push(await live(await open(), seed, kind === 'memory' ? 1_200 : 150));
    });
    // One life may go without an exchange; ten that do would prove nothing of it.
    test.runIf(kind === 'memory')('and have in them all that members can do', () => {
      expect(ALWAYS.filter(what => !seen.some(life => life[what]))).toEqual([]);
    });
  },
  ['memory', 'pglite'],
);
