import type { ScanKind, ScanResult } from '#domain/contract/door.ts';
import { cleanCode } from '#domain/rules/card.ts';
import { CODE_MARK, decideScan, type Found, markText } from '#domain/rules/door.ts';
import type { SaleContext } from '../catalogue/family.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../store/port.ts';
import type { ScanRow } from '../store/ports/doors.ts';
import type { OrderRow, TicketRow } from '../store/ports/sales.ts';
import { occasionAt } from './gifts.ts';
import { ticketSigner, verdictOf } from './ticket-code.ts';

/** What was pressed at a door. */
export interface Press {
  readonly nonce: string;
  /** As it was read, or a ticket of a list (`refOf`). */
  readonly code: string;
  readonly ref?: string | undefined;
  readonly kind: ScanKind;
  /** By the server's clock, ms. */
  readonly at: number;
  readonly told: ScanResult | null;
  readonly why: string;
}
/** Where, and by whom. */
export interface Post {
  readonly deviceId: string;
  readonly scheduleId: string;
  readonly door: string;
  /** The zones that this door leads to; null where each ticket may come in. */
  readonly zones: readonly string[] | null;
  readonly who: string;
}
export interface Redeemed {
  readonly scan: ScanRow;
  readonly order: OrderRow | null;
  /** As it is now. */
  readonly ticket: TicketRow | null;
}

/**
 * The one way in which a ticket is used: under the lock of its order, so that no return, gift or exchange is beside it.
 * A press that came before is answered as it was then, however often its device sends it.
 */
export async function redeem(
  { deps, season, now }: { readonly deps: Deps; readonly season: SaleContext; readonly now: number },
  post: Post,
  press: Press,
): Promise<Redeemed> {
  const known = await named(deps, deps.store.direct, press);
  const found =
    known || press.ref ? 'genuine' : await saidBySignature(deps, cleanCode(press.code), post.scheduleId);
  return deps.store.transaction(async tx => {
    const order = known && (await tx.sales.lockOrder(known.tradeNo));
    const before = await tx.doors.scan(post.deviceId, press.nonce);
    if (before) {
      // Its answer was lost, and the telephone has decided itself meanwhile: what it said is known now.
      if (press.told !== null && before.told === null)
        await tx.doors.wasTold(post.deviceId, press.nonce, press.told);
      return { scan: before, ...(await asItIs(tx, before)) };
    }
    // It may have been given away or moved while its order was waited for: then that code is dead.
    const ticket = order ? await named(deps, tx, press) : null;
    const here = ticket && order && (ticket.scheduleId ?? order.scheduleId) === post.scheduleId;
    const state = ticket && here ? 'ticket' : ticket ? 'other-evening' : found;
    const decided = decideScan(
      {
        found: state,
        stands: order?.realStatus === 'paid_success' && !isOff(season, order, post.scheduleId),
        here: !ticket || !order || leadsTo(post.zones, order, ticket),
        entry: ticket ?? { usedAt: null },
      },
      { kind: press.kind, at: press.at, door: post.door, by: post.who },
    );
    const { tradeNo, place } = ticket ?? { tradeNo: null, place: null };
    const scan: ScanRow = {
      deviceId: post.deviceId,
      nonce: press.nonce,
      scheduleId: post.scheduleId,
      kind: press.kind,
      tradeNo,
      place,
      at: press.at,
      receivedAt: now,
      door: post.door,
      who: post.who,
      result: decided.result,
      told: press.told,
      why: press.why,
    };
    if (ticket && decided.entry) {
      const { tradeNo, place } = ticket;
      await tx.sales.markTicket({ ...decided.entry, tradeNo, place });
    }
    await tx.doors.addScan(scan);
    return { scan, order, ticket: ticket && decided.entry ? { ...bare(ticket), ...decided.entry } : ticket };
  });
}

/** What of a code stands in lists: it tells the code, and opens nothing. */
const codeMark = async ({ host }: Pick<Deps, 'host'>, code: string): Promise<string> =>
  (await host.sha256(markText(code))).slice(0, CODE_MARK);
/** Names a ticket of a list as long as its code is the same. */
export const refOf = async (deps: Pick<Deps, 'host'>, { tradeNo, place, code }: TicketRow): Promise<string> =>
  `${tradeNo}.${place}.${await codeMark(deps, code)}`;

async function named(deps: Deps, { sales }: Tx, { code, ref }: Press): Promise<TicketRow | null> {
  if (ref === undefined) return sales.ticketOf(cleanCode(code));
  const [, tradeNo = '', place = '', mark = ''] = /^(.+)\.(\d+)\.(\w+)$/.exec(ref) ?? [];
  const ticket = (await sales.tickets(tradeNo)).find(t => t.place === Number(place));
  return ticket && (await codeMark(deps, ticket.code)) === mark ? ticket : null;
}

const bare = ({ door: _, usedBy: __, outAt: ___, ...ticket }: TicketRow): TicketRow => ticket;

async function asItIs(tx: Tx, { tradeNo, place }: ScanRow): Promise<Omit<Redeemed, 'scan'>> {
  if (tradeNo === null) return { order: null, ticket: null };
  const [order, tickets] = [await tx.sales.order(tradeNo), await tx.sales.tickets(tradeNo)];
  return { order, ticket: tickets.find(t => t.place === place) ?? null };
}

async function saidBySignature(
  deps: Deps,
  code: string,
  scheduleId: string,
): Promise<Exclude<Found, 'ticket'>> {
  const { publicKey } = await ticketSigner(deps);
  const verdict = await verdictOf(code, { publicKey, scheduleId });
  return verdict === 'other-places' ? 'forged' : verdict;
}

const isOff = (season: SaleContext, order: OrderRow, scheduleId: string): boolean =>
  occasionAt(season, order, scheduleId)?.cancelled ?? false;

/** A ticket without a place goes in by any door. */
export function leadsTo(zones: readonly string[] | null, order: OrderRow, ticket: TicketRow): boolean {
  const seats = seatsOf(order, ticket);
  return zones === null || seats.length === 0 || seats.some(s => zones.includes(s.zone.zh));
}
export const seatsOf = (order: OrderRow, ticket: TicketRow): OrderRow['seats'] =>
  order.seats.filter(
    s =>
      ticket.seatIds.includes(s.seatId) &&
      (s.scheduleId ?? order.scheduleId) === (ticket.scheduleId ?? order.scheduleId),
  );
