import { accountOf } from '../accounts/standing.ts';
import { type SaleContext, saleContext, subjectOf } from '../catalogue/family.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { lockFunds } from './funds.ts';
import { offerFor } from './offer.ts';
import { notReturned } from './refusals.ts';
import { writeDown } from './return-order.ts';

const WHY = { zh: '购票人已注销账号', en: 'The account of the buyer is closed' } as const;

/** Nobody is there any more who could answer for the order. */
export const hasLeft = async (tx: Tx, { memberId }: OrderRow): Promise<boolean> =>
  (await tx.accounts.member(memberId)) === null;

/**
 * Returns pieces of an order whose member has left, by its own terms: the money goes back the way it came, which needs no
 * account. The order is locked. Refuses what cannot be returned.
 */
export async function returnForLeft(
  { deps, season, now }: { deps: Deps; season: SaleContext; now: number },
  tx: Tx,
  order: OrderRow,
  pieces?: readonly string[],
): Promise<void> {
  await lockFunds(tx, order);
  const subject = subjectOf(season, order);
  const tickets = await tx.sales.tickets(order.tradeNo);
  const account = await accountOf(tx, order.memberId, now);
  const { catalogue } = season;
  const offer = offerFor({ catalogue, row: order, subject, now }, { tickets, account }, pieces);
  if (offer.reason) throw notReturned(offer.reason);
  await writeDown({ deps, now }, tx, { order, offer, subject, season }, { why: WHY }, account);
}

/** For this long after its evening somebody may still leave whose order nobody answered for, ms. */
const AFTER = 30 * DAY;

/** Of evenings that were cancelled, the money of those who have left goes back by itself: they cannot choose. */
export async function sweepLeft(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const season = await saleContext(deps);
  const gone = [...season.catalogue.schedules.values()].filter(s => s.cancelled && s.startsAt + AFTER > now);
  if (gone.length === 0) return;
  for (const tradeNo of await deps.store.direct.desk.leftAt(gone.map(s => s.id)))
    await deps.store.transaction(async tx => {
      const order = await tx.sales.lockOrder(tradeNo);
      if (order?.realStatus !== 'paid_success' || !(await hasLeft(tx, order))) return;
      const { evenings } = subjectOf(season, order);
      const [evening] = evenings.filter(e => e.cancelled);
      await returnForLeft({ deps, season, now }, tx, order, evening && [evening.id]);
    });
}
