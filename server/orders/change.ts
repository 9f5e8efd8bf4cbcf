import type { CertificateType } from '#domain/contract/certificates.ts';
import type { Channel, Order } from '#domain/contract/order.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { contactProblem, phoneOf, unmasked } from '#domain/rules/contact.ts';
import { namedSeats } from '#domain/rules/evenings.ts';
import { CHANNELS_OF } from '#domain/rules/families.ts';
import { freight, isAbroad, needsAddress } from '#domain/rules/freight.ts';
import { canRenew, isLive, isRenewable, renewedUntil, statusAt } from '#domain/rules/hold.ts';
import { isUnderWay } from '#domain/rules/payment.ts';
import { cleanCertificate, isCertificate } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { toFen } from '#lib/money.ts';
import { regionName } from '#lib/regions.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { openCertification } from '../accounts/certifications.ts';
import { keptNumber } from '../accounts/person.ts';
import { type SaleContext, saleContext, subjectOf } from '../catalogue/family.ts';
import { settleDiscounts } from '../discounts/claims.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { Refusal } from '../http/refusal.ts';
import {
  amountChanged,
  noOrder,
  orderExpired,
  requireName,
  seatsLost,
  wrongStatus,
} from '../http/refusals.ts';
import type { Tx } from '../store/port.ts';
import type { Certificate, OrderRow } from '../store/ports/sales.ts';
import { closeOpen } from './closing.ts';
import { endOrder } from './ending.ts';
import { withExchange } from './exchange.ts';
import { booksOf, orderView } from './order-view.ts';
import { claimPlaces } from './places.ts';
import { showRow } from './read.ts';
import {
  addressMissing,
  badCertificate,
  badContact,
  certificatesMissing,
  certificateTwice,
  heldLonger,
  justPaid,
  noAddress,
  otherChannel,
  outOfReach,
  paymentUnderWay,
  prepaidAbroad,
  renewableLater,
  renewedAlready,
} from './refusals.ts';
import { withStatus } from './status.ts';

/** The caller's order under lock; a foreign one is absent. */
export async function lockOwn(
  tx: Tx,
  ctx: { readonly session: Pick<MemberCtx['session'], 'memberId'> },
  tradeNo: string,
): Promise<OrderRow> {
  const row = await tx.sales.lockOrder(tradeNo);
  if (row?.memberId !== ctx.session.memberId) throw noOrder();
  return row;
}

/** Throws unless the order is unpaid and its hold runs: 2206 after the hold, 2207 for settled orders. */
export function requireLive(row: OrderRow, now: number): void {
  if (isLive(row, now)) return;
  throw statusAt(row, now) === 'cancel_timeout' ? orderExpired() : wrongStatus();
}

/** An order in `new` has not claimed its places yet: they are claimed now, or it is refused with those that are gone. */
export async function withPlacesClaimed(tx: Tx, row: OrderRow, now: number): Promise<OrderRow> {
  if (row.realStatus !== 'new') return row;
  await tx.accounts.lockMember(row.memberId);
  const lost = await claimPlaces(tx, row, row.expiresAt, now);
  if (lost.length > 0) throw seatsLost(lost);
  return withStatus(row, 'new_locked', now);
}

/** The refusal 2208 with the order as `row` would have it. Built inside the transaction, so from what it holds. */
export async function amountRefusal(
  tx: Tx,
  ctx: Pick<MemberCtx, 'locale' | 'now'>,
  season: SaleContext,
  row: OrderRow,
): Promise<Refusal> {
  const { locale, now } = ctx;
  return amountChanged(orderView({ season, locale, now, row }, await booksOf(tx, row, now)));
}

export interface ConfirmInput {
  readonly tradeNo: string;
  /** Yuan, as the page showed it. */
  readonly totalAmount: number;
  readonly linkman: string;
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
  readonly channel: Channel;
  readonly addressId?: string | undefined;
  readonly certificates?: readonly (TypedCertificate | { readonly certificationId: string })[] | undefined;
}
interface TypedCertificate {
  readonly type: CertificateType;
  readonly name: string;
  readonly number: string;
}

/** To new_confirm with contact, delivery and certificates; again with other ones until a payment starts. */
export async function confirmOrder(ctx: MemberCtx, input: ConfirmInput): Promise<Order> {
  const { deps, now } = ctx;
  const season = await saleContext(deps);
  const linkman = requireName('linkman', input.linkman);
  const row = await deps.store.transaction(async tx => {
    const found = await lockOwn(tx, ctx, input.tradeNo);
    requireLive(found, now);
    const order = await withExchange(tx, season, await withPlacesClaimed(tx, found, now), now);
    const payments = await tx.sales.paymentsOf(order.tradeNo);
    if (payments.some(isUnderWay)) throw paymentUnderWay();
    const { mobile, email } = await contactOf(tx, ctx, order, input);
    const subject = subjectOf(season, order);
    const named = namedSeats({ ...subject, seats: order.seats }).length;
    const certificates = named ? await certificatesOf(tx, ctx, input.certificates ?? [], named) : [];
    const { deliverTo, fee } = await delivery(tx, ctx, input);
    if (!CHANNELS_OF[subject.delivery].includes(input.channel)) throw otherChannel();
    // What the discounts claim is no longer there to be taken back of the tickets that are exchanged.
    const settled = await withExchange(tx, season, await settleDiscounts(tx, season, order, now), now);
    const fresh: OrderRow = { ...settled, otherFee: fee };
    if (toFen(input.totalAmount) !== totalsOf(fresh).totalFee)
      throw await amountRefusal(tx, ctx, season, fresh);
    const next: OrderRow = {
      ...(order.realStatus === 'new_confirm' ? fresh : withStatus(fresh, 'new_confirm', now)),
      contact: {
        linkman,
        mobile,
        ...(email && { email }),
        channel: input.channel,
        deliverTo,
        certificates,
      },
    };
    await tx.sales.saveOrder(next);
    return next;
  });
  return showRow(ctx, row);
}

/** How the contact is reached: by mobile, by e-mail, or by both. */
async function contactOf(
  tx: Tx,
  ctx: MemberCtx,
  order: OrderRow,
  input: ConfirmInput,
): Promise<{ mobile: string; email: string }> {
  const member = await tx.accounts.member(ctx.session.memberId);
  const mobile = unmasked(phoneOf(MAINLAND_CODE, input.mobile ?? ''), [
    order.contact?.mobile,
    member?.mobile,
  ]);
  const email = cleanEmail(input.email ?? '');
  const problem = contactProblem({ mobile, email });
  if (problem) throw badContact(problem);
  return { mobile, email };
}

async function delivery(
  tx: Tx,
  ctx: MemberCtx,
  { channel, addressId }: ConfirmInput,
): Promise<{ deliverTo: string; fee: number }> {
  if (!needsAddress(channel)) return { deliverTo: '', fee: 0 };
  if (addressId === undefined) throw addressMissing();
  const address = await tx.accounts.address(ctx.session.memberId, addressId);
  if (!address) throw noAddress();
  const fee = freight(address, channel);
  if (fee === null) throw channel === 'productCollect' && isAbroad(address) ? prepaidAbroad() : outOfReach();
  const { province, city, district, detail, name, postcode } = address;
  const place = isAbroad(address)
    ? [detail, district, city, province, postcode, regionName(address.country, 'en-US')]
        .filter(Boolean)
        .join(', ')
    : [province, city, district, detail].filter(Boolean).join(' ');
  return { deliverTo: `${place}　${name}`, fee };
}

/** As they are kept with the order: typed or out of the member's own, checked alike, and sealed. */
async function certificatesOf(
  tx: Tx,
  ctx: MemberCtx,
  given: NonNullable<ConfirmInput['certificates']>,
  seats: number,
): Promise<Certificate[]> {
  const opened: TypedCertificate[] = [];
  for (const c of given)
    opened.push(
      'certificationId' in c
        ? await openCertification(tx, ctx, c.certificationId)
        : { ...c, name: requireName('certificates', c.name) },
    );
  const checked = checkCertificates(opened, seats, ctx.now);
  return Promise.all(
    checked.map(async c => ({ ...c, number: await keptNumber(ctx.deps, ctx.session.memberId, c.number) })),
  );
}

/** One valid certificate a seat, each of another person. */
function checkCertificates(given: readonly TypedCertificate[], seats: number, now: number): Certificate[] {
  if (given.length !== seats) throw certificatesMissing(seats);
  const today = hallTime(now).date;
  const clean = given.map(c => ({ ...c, number: cleanCertificate(c.number) }));
  clean.forEach((c, i) => {
    if (!isCertificate(c.type, c.number, today)) throw badCertificate(i + 1);
  });
  if (new Set(clean.map(c => `${c.type} ${c.number}`)).size !== clean.length) throw certificateTwice();
  return clean;
}

/** Why the hold is not renewed now: it was already, it needs no renewal, or there is time enough. */
const notRenewable = (order: OrderRow, now: number): Refusal =>
  order.renewed ? renewedAlready() : canRenew(order, now) ? renewableLater() : heldLonger();

/** Holds the seats for another `HOLD`, once. */
export async function renewOrder(ctx: MemberCtx, tradeNo: string): Promise<Order> {
  const { deps, now } = ctx;
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    requireLive(order, now);
    if (!isRenewable(order, now)) throw notRenewable(order, now);
    const until = renewedUntil(order);
    if ((await claimPlaces(tx, order, until, now)).length) throw orderExpired();
    await tx.discounts.extend(tradeNo, until);
    const note: Bilingual = { zh: '保留时间已延长', en: 'The hold was extended' };
    const next: OrderRow = {
      ...order,
      expiresAt: until,
      renewed: true,
      events: [...order.events, { status: 'renewed', at: now, note }],
    };
    await tx.sales.saveOrder(next);
    return next;
  });
  return showRow(ctx, row);
}

/**
 * Gives the seats back. A payment that was begun is closed at its gateway first; one that has gone through already wins,
 * and the order stays. A result that is still unknown is refunded when it turns out to be paid.
 */
export async function cancelOrder(ctx: MemberCtx, tradeNo: string): Promise<Order> {
  const { deps, now } = ctx;
  const before = await deps.store.direct.sales.order(tradeNo);
  if (before?.memberId !== ctx.session.memberId) throw noOrder();
  if (isLive(before, now)) await closeOpen(deps, tradeNo);
  const row = await deps.store.transaction(async tx => {
    const order = await lockOwn(tx, ctx, tradeNo);
    if (order.realStatus === 'cancel_user') return order;
    if (order.realStatus === 'paid_success') throw justPaid();
    requireLive(order, now);
    return endOrder(tx, order, 'cancel_user', now);
  });
  return showRow(ctx, row);
}
