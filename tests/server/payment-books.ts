import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isUnconfirmed, isUnpaid } from '#domain/rules/order-status.ts';
import { decidePayment, type PaymentOutcome, type PaymentState } from '#domain/rules/payment.ts';
import { claimsOf, FOREVER, type OrderRow } from '#server/store/ports/sales.ts';

export const BALANCE = 100;
/** What an order's discount takes of what its member has: the only coupon, or more than half of the points. */
export const USES = { coupon: 1, points: 60 } as const;

export interface ModelPayment {
  readonly payNo: string;
  readonly tradeNo: string;
  readonly amount: number;
  state: PaymentState;
  received: number;
  receivedAt: number | null;
  refundAt: number | null;
  sent: boolean;
  askedAt: number;
}
interface Use {
  readonly kind: keyof typeof USES;
  readonly memberId: string;
  until: number;
}

export const worth = (row: OrderRow): number =>
  totalsOf(row).totalFee + Math.min(row.exchange?.credit ?? 0, Math.max(0, row.amount - row.discount));

/** The rule and a few maps: what every store must come to, whatever gateways say, and when. */
export class Books {
  readonly orders = new Map<string, OrderRow>();
  readonly payments: ModelPayment[] = [];
  /** Who has a place, and until when. */
  readonly places = new Map<string, { tradeNo: string; until: number }>();
  readonly uses = new Map<string, Use>();
  readonly balance = new Map<string, number>();
  readonly earned = new Set<string>();
  readonly cards = new Set<string>();
  readonly letters: string[] = [];
  /** Orders that were opened again for changes. */
  readonly opened = new Set<string>();

  isLive = (row: OrderRow, now: number): boolean => isLive(row, now);
  placesOf = (row: OrderRow): string[] =>
    claimsOf(row).flatMap(([id, p]) => p.map(place => `${id} ${place}`));

  placesFree(row: OrderRow, now: number): boolean {
    return this.placesOf(row).every(place => {
      const claim = this.places.get(place);
      return !claim || claim.tradeNo === row.tradeNo || claim.until <= now;
    });
  }
  discountsFree({ tradeNo, memberId, discounts }: OrderRow, now: number): boolean {
    return discounts.every(({ kind }) => {
      if (kind !== 'coupon' && kind !== 'points') return true;
      const others = [...this.uses].filter(
        ([no, u]) => no !== tradeNo && u.kind === kind && u.memberId === memberId && u.until > now,
      );
      const has = kind === 'coupon' ? 1 : (this.balance.get(memberId) ?? 0);
      return has - others.length * USES[kind] >= USES[kind];
    });
  }
  take(row: OrderRow, until: number): void {
    for (const place of this.placesOf(row)) this.places.set(place, { tradeNo: row.tradeNo, until });
    for (const { kind } of row.discounts)
      if (kind === 'coupon' || kind === 'points')
        this.uses.set(row.tradeNo, { kind, memberId: row.memberId, until });
  }
  place(row: OrderRow): void {
    this.orders.set(row.tradeNo, row);
    this.take(row, row.expiresAt);
  }
  free({ tradeNo }: OrderRow): void {
    for (const [place, claim] of this.places) if (claim.tradeNo === tradeNo) this.places.delete(place);
    this.uses.delete(tradeNo);
  }
  become(row: OrderRow, realStatus: OrderRow['realStatus']): OrderRow {
    const next = { ...row, realStatus };
    this.orders.set(row.tradeNo, next);
    return next;
  }
  end(row: OrderRow, to: OrderRow['realStatus']): void {
    this.free(row);
    this.become(row, to);
  }
  close(tradeNo: string): void {
    for (const p of this.payments) if (p.tradeNo === tradeNo && p.state === 'started') p.state = 'closed';
  }
  cancel(row: OrderRow): void {
    this.close(row.tradeNo);
    this.end(row, 'cancel_user');
  }
  /** Opened again, unless nobody knows how far its payment is. */
  open(row: OrderRow): void {
    this.close(row.tradeNo);
    if (this.payments.some(p => p.tradeNo === row.tradeNo && p.state === 'unknown')) return;
    this.uses.delete(row.tradeNo);
    this.opened.add(row.tradeNo);
    this.become(row, 'new_locked');
  }
  /** All of it comes back. */
  giveBack(row: OrderRow): void {
    if (row.discounts.some(d => d.kind === 'points'))
      this.balance.set(row.memberId, (this.balance.get(row.memberId) ?? 0) + USES.points);
    this.cards.delete(row.tradeNo);
    this.end(row, 'paid_return_succ');
  }

  hear(
    payment: ModelPayment,
    said: { result: 'paid' | 'declined' | 'processing'; amount: number | null },
    now: number,
    playable: boolean,
  ): PaymentOutcome | 'exchanged' | 'regained' {
    const row = this.orders.get(payment.tradeNo);
    if (!row) throw new Error(payment.tradeNo);
    const { tradeNo } = row;
    const first = row.exchange && this.orders.get(row.exchange.tradeNo);
    const decision = decidePayment(
      {
        ...row,
        due: totalsOf(row).totalFee,
        confirmed: !this.opened.has(tradeNo) && !isUnconfirmed(row.realStatus),
      },
      payment,
      said,
      {
        now,
        playable,
        places: this.placesFree(row, now),
        discounts: this.discountsFree(row, now),
        exchange: !row.exchange || this.#hasAll(first, row.exchange.pieces),
      },
    );
    const { outcome, status } = decision;
    if (decision.payment) payment.state = decision.payment.state;
    if (said.result !== 'paid' || outcome === 'nothing') return outcome;
    payment.received = said.amount ?? 0;
    payment.receivedAt = now;
    payment.refundAt = decision.payment?.refundAt ?? null;
    // Where there was nothing, nothing goes back.
    payment.sent = payment.refundAt !== null && payment.received === 0;
    if (outcome === 'paid') this.#pay(row, first);
    else {
      if (status) this.end(row, status);
      const because = outcome === 'wrong' ? 'amount' : outcome;
      if (payment.received > 0) this.letters.push(`payment-returned ${because} ${payment.payNo}`);
    }
    if (outcome === 'paid' && first) return 'exchanged';
    return outcome === 'paid' && !isLive(row, now) ? 'regained' : outcome;
  }
  /** The tickets that were to be given up are there as they were. */
  #hasAll(first: OrderRow | undefined, pieces: readonly string[]): boolean {
    return first?.realStatus === 'paid_success' && pieces.every(p => first.seats.some(s => s.seatId === p));
  }
  #pay(row: OrderRow, first: OrderRow | undefined): void {
    this.take(row, FOREVER);
    const { tradeNo, memberId } = row;
    if (row.discounts.some(d => d.kind === 'points')) {
      this.balance.set(memberId, (this.balance.get(memberId) ?? 0) - USES.points);
      this.uses.delete(tradeNo);
    }
    if (first) this.giveBack(first);
    if (row.family === 'card') this.cards.add(tradeNo);
    this.earned.add(tradeNo);
    this.letters.push(first ? `exchanged ${tradeNo}` : `paid ${tradeNo}`);
    this.become(row, 'paid_success');
  }
  /** What is due of an order's money leaves for where it came from. */
  send(tradeNo: string, now: number): void {
    for (const p of this.payments) {
      if (p.tradeNo !== tradeNo || p.refundAt === null || p.refundAt > now || p.sent) continue;
      p.sent = true;
      const row = this.orders.get(tradeNo);
      if (p.state === 'wrong' && row?.realStatus === 'paid_failure') this.become(row, 'paid_return_fail');
    }
  }
  sweep(now: number): void {
    for (const row of this.orders.values())
      if (isUnpaid(row.realStatus) && !isLive(row, now)) this.end(row, 'cancel_timeout');
    for (const p of this.payments) {
      this.send(p.tradeNo, now);
      if ((p.state !== 'started' && p.state !== 'unknown') || now - p.askedAt < 30_000) continue;
      p.askedAt = now;
      const row = this.orders.get(p.tradeNo);
      if (p.state === 'started' && row && !isLive(row, now)) p.state = 'closed';
    }
  }
}
