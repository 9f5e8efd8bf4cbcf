import { expect } from 'vitest';
import { member } from '#domain/contract/account.ts';
import { totalsOf } from '#domain/rules/amounts.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { levelFor } from '#domain/rules/level.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { ticketSigner, verdictOf } from '#server/orders/ticket-code.ts';
import { claimsOf, FOREVER, HOUSE, type OrderRow } from '#server/store/ports/sales.ts';
import { START, signIn } from './harness.ts';
import { dates, performances, type Town } from './lives.ts';

const DAY = 86_400_000;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const whole = (fen: number): number => Math.floor(fen / 100);

/** Reads the books past every rule of the program, with rules of its own as simple as can be. */
export async function auditTown(town: Town, at: string): Promise<void> {
  const { office, members } = town;
  const { store } = office.deps;
  const now = office.clock.now();
  const all: OrderRow[] = [];
  for (const who of members) {
    const mine = await store.direct.sales.ordersOf(who.memberId);
    all.push(...mine);
    for (const row of mine) {
      await auditOrder(office, row, at);
      await auditTickets(town, row, `${at}: ${row.tradeNo}`);
    }
    await auditPoints(town, who, mine, at);
    await auditDiscounts(office, who.memberId, mine, at);
  }
  await auditPlaces(office, all, now, at);
  await auditMoney(office, all, at);
}

/** What the order's lines were worth when it was paid: its money, and what tickets brought that it stands in place of. */
const worthOf = (row: OrderRow): number =>
  totalsOf(row).totalFee + Math.min(row.exchange?.credit ?? 0, Math.max(0, row.amount - row.discount));
const given = (row: OrderRow): number => sum((row.returned ?? []).map(r => r.amount));

/** All the money that came is with an order, with the foundation, or went back. */
async function auditMoney(office: Office, all: readonly OrderRow[], at: string): Promise<void> {
  const { sales, gifts } = office.deps.store.direct;
  let held = 0;
  let owned = 0;
  let donated = 0;
  for (const row of all) {
    for (const p of await sales.paymentsOf(row.tradeNo)) held += p.received - p.refund;
    if (row.realStatus === 'paid_failure')
      for (const p of await sales.paymentsOf(row.tradeNo)) owned += p.received - p.refund;
    donated += sum((await gifts.donationsOf(row.tradeNo)).map(d => d.fen));
    if (row.realStatus !== 'paid_success' && row.realStatus !== 'paid_return_succ') continue;
    owned += worthOf(row) - given(row);
    if (row.funds)
      expect(sum(row.funds.map(f => f.fen)), `${at}: ${row.tradeNo}`).toBe(worthOf(row) - given(row));
    for (const part of row.returned ?? [])
      if (part.exchanged) {
        const next = await sales.order(part.exchanged.tradeNo);
        expect(next?.exchange?.tradeNo, at).toBe(row.tradeNo);
        expect(part.amount - part.exchanged.back, at).toBe(
          next ? worthOf(next) - totalsOf(next).totalFee : -1,
        );
      }
  }
  expect(held, `${at}: all the money`).toBe(owned + donated);
}

/** Who has which ticket, as gifts say, under codes that are genuine and were nobody else's. */
async function auditTickets({ office, codes }: Town, row: OrderRow, name: string): Promise<void> {
  const { sales, gifts } = office.deps.store.direct;
  const { publicKey } = await ticketSigner(office.deps);
  const mine = await gifts.giftsOf(row.tradeNo);
  const accepted = mine.filter(g => g.state === 'accepted');
  for (const ticket of await sales.tickets(row.tradeNo)) {
    const here = accepted.filter(
      g => ticket.seatIds.includes(g.piece) && g.scheduleId === (ticket.scheduleId ?? row.scheduleId),
    );
    expect(ticket.holder, name).toBe(here[0]?.receiver ?? undefined);
    if (here.length > 0) expect(ticket.seatIds, name).toHaveLength(1);
    const is = `${row.tradeNo} ${ticket.holder ?? ''} ${ticket.seatIds}`;
    expect(codes.get(ticket.code) ?? is, name).toBe(is);
    codes.set(ticket.code, is);
    const scheduleId = ticket.scheduleId ?? row.scheduleId;
    expect(await verdictOf(ticket.code, { publicKey, scheduleId, places: ticket.seatIds }), name).toBe(
      'genuine',
    );
  }
  expect(
    (await sales.tickets(row.tradeNo)).filter(t => t.holder !== undefined),
    name,
  ).toHaveLength(accepted.length);
}

/** The points and the level of one member. */
export const auditMember = async (town: Town, who: Town['members'][number], at: string): Promise<void> =>
  auditPoints(town, who, await town.office.deps.store.direct.sales.ordersOf(who.memberId), at);

type Office = Town['office'];

async function auditOrder(office: Office, row: OrderRow, at: string): Promise<void> {
  const { sales } = office.deps.store.direct;
  const name = `${at}: ${row.tradeNo} ${row.family} ${row.realStatus}`;
  let kept = 0;
  for (const p of await sales.paymentsOf(row.tradeNo)) {
    const bank = await sales.sandbox(p.payNo);
    // A free order troubles no gateway.
    if (p.amount > 0 && p.receivedAt !== null) expect(bank?.charged, name).toBe(p.received);
    if (p.refundState === 'done') expect(bank?.refunded ?? 0, name).toBe(p.refund);
    if (p.refundState === 'none') expect(bank?.refunded ?? 0, name).toBe(0);
    expect(p.refund, name).toBeLessThanOrEqual(p.received);
    kept += p.received - p.refund;
  }
  const back = given(row);
  const simple = !row.funds && !row.exchange;
  const alive = row.realStatus === 'paid_success' || row.realStatus === 'paid_return_succ';
  const { totalFee } = totalsOf(row);
  // Of orders between which money has moved, auditMoney knows.
  if (!alive) expect(kept, name).toBe(0);
  else if (simple) expect(kept, name).toBe(totalFee - back);
  const codes = await sales.tickets(row.tradeNo);
  // A package may have the same seat on each of its evenings.
  const place = (seatId: string, scheduleId = ''): string => `${scheduleId} ${seatId}`;
  const admitted = codes.flatMap(t => t.seatIds.map(id => place(id, t.scheduleId)));
  const pieces =
    row.realStatus === 'paid_success' && FAMILY[row.family].occasion
      ? row.seats.length + sum(row.items.map(i => i.quantity))
      : 0;
  expect(new Set(admitted).size, name).toBe(admitted.length);
  expect(admitted.length, name).toBe(pieces);
  for (const seat of pieces > 0 ? row.seats : [])
    expect(admitted, name).toContain(place(seat.seatId, seat.scheduleId));
  for (const gone of row.returned ?? [])
    for (const id of gone.pieces) expect(admitted, name).not.toContain(place(id));
  expect(row.discount, name).toBe(sum(row.discounts.map(d => d.fen)));
  // What was ordered keeps its price, whatever has taken its place: what is left and what is gone are the whole.
  const left =
    row.realStatus === 'paid_return_succ'
      ? []
      : [...row.seats.map(s => s.price), ...row.items.map(i => i.price * i.quantity)];
  if (alive && left.length > 0)
    expect(sum(left) + sum((row.returned ?? []).map(r => r.price)), name).toBe(row.amount);
}

/** When an order can be given back free of charge no more. */
async function creditedAt(office: Office, row: OrderRow): Promise<number> {
  const catalogue = await getCatalogue(office.deps);
  const start =
    catalogue.schedules.get(row.scheduleId)?.startsAt ??
    catalogue.kind<{ startsAt: number }>('show-date').get(row.scheduleId)?.startsAt;
  const paid = row.events.find(e => e.status === 'paid_success')?.at ?? 0;
  if (FAMILY[row.family].occasion) {
    const free = row.ladder?.some(step => step.percent === 0) ?? true;
    return free ? Math.max(paid, (start ?? 0) - 7 * DAY + 1) : paid;
  }
  if (row.programId === 'vinyl') return Number.NaN;
  return Math.min(row.openedAt ?? Number.POSITIVE_INFINITY, paid + 7 * DAY);
}

async function auditPoints(
  { office, moved }: Town,
  who: Town['members'][number],
  mine: OrderRow[],
  at: string,
): Promise<void> {
  const { accounts, discounts } = office.deps.store.direct;
  const now = office.clock.now();
  const entries = await accounts.ledger(who.memberId);
  const name = `${at}: ${who.memberId}`;
  const byRef = new Map(entries.map(e => [e.ref, e]));
  const creditOf = (e: (typeof entries)[number]): number => {
    const source = (e.against === undefined ? undefined : byRef.get(e.against)) ?? e;
    return source.reason === 'order' ? (source.creditAt ?? source.at) : e.at;
  };
  const credited = sum(entries.map(e => (creditOf(e) <= now ? e.points : 0)));
  const pending = sum(entries.map(e => (creditOf(e) > now ? e.points : 0)));
  let running = 0;
  for (const e of entries) {
    running += e.points;
    expect(running, `${name} after ${e.ref}`).toBeGreaterThanOrEqual(0);
  }
  expect(credited, name).toBeGreaterThanOrEqual(0);
  await signIn(office.deps, who, who.memberId);
  const info = await who.ok(member.info, {});
  const reserved = sum(
    (await discounts.claims(who.memberId, now)).map(c => (c.ref === 'points' ? c.uses : 0)),
  );
  expect(info.points + reserved, name).toBe(credited);
  expect(info.reserved ?? 0, name).toBe(reserved);
  expect(info.pending?.points ?? 0, name).toBe(pending);
  await auditStatement(who, { credited, reserved, pending, points: info.points }, name);

  let growth = 0;
  let sound = true;
  for (const row of mine) {
    const gain = byRef.get(`paid:${row.tradeNo}`);
    const earned = row.realStatus === 'paid_success' || row.realStatus === 'paid_return_succ';
    expect(gain !== undefined, `${name} ${row.tradeNo}`).toBe(earned);
    if (!gain) continue;
    const goods = Math.max(0, row.amount - row.discount);
    expect(gain.fen, name).toBe(goods);
    // What stays with the house has earned; what went back has not, and what was spent of it was paid in money.
    const takes = entries.filter(e => e.against === gain.ref);
    const kept = goods + sum(takes.map(e => e.fen));
    const parts = row.returned ?? [];
    if (row.realStatus === 'paid_return_succ') {
      const short = worthOf(row) - sum(parts.map(r => r.fee + r.amount));
      const left = whole(goods) === 0 ? 0 : Math.floor((gain.points * whole(kept)) / whole(goods));
      expect(gain.points + sum(takes.map(e => e.points)) - short, `${name} ${row.tradeNo}`).toBe(left);
      expect(short, name).toBeGreaterThanOrEqual(0);
    } else if (parts.length === 0) expect(takes, name).toEqual([]);
    const asPromised = row.family === 'package' || moved.has(row.scheduleId);
    const due = asPromised ? creditOf(gain) : await creditedAt(office, row);
    if (Number.isNaN(due)) sound = false;
    else if (due <= now) growth += kept;
  }
  if (sound) expect(info.level, name).toBe(levelFor(growth).level);

  // Points that paid came from the balance and went to one order each; they are back exactly when all of it is.
  for (const spend of entries.filter(e => e.reason === 'spend')) {
    const row = mine.find(o => `spend:${o.tradeNo}` === spend.ref);
    const back = sum(entries.map(e => (e.against === spend.ref ? e.points : 0)));
    if (row?.realStatus === 'paid_return_succ') expect(back, name).toBe(-spend.points);
    else expect(back, name).toBeLessThanOrEqual(row?.returned ? -spend.points : 0);
    expect(row?.discounts.find(d => d.kind === 'points')?.uses, name).toBe(-spend.points);
  }
}

/** What the member reads, line by line over all pages, adds up to what the books say. */
async function auditStatement(
  who: Town['members'][number],
  books: { credited: number; reserved: number; pending: number; points: number },
  name: string,
): Promise<void> {
  const first = await who.ok(member.points, {});
  const lines = [...first.list];
  for (let pageNo = 2; lines.length < first.total; pageNo++)
    lines.push(...(await who.ok(member.points, { pageNo })).list);
  expect(first.gained - first.given - first.lapsed, name).toBe(books.credited);
  expect(first.balance, name).toBe(books.credited);
  expect(first.points, name).toBe(books.points);
  expect(sum(first.reserved.map(r => r.points)), name).toBe(books.reserved);
  expect(sum(first.pending.map(p => p.points)), name).toBe(books.pending);
  expect(sum(first.expiring.map(p => p.points)) + first.lasting, name).toBe(books.credited);
  expect(sum(lines.map(l => l.points)), name).toBe(books.credited + books.pending);
  expect(sum(lines.filter(l => l.state === 'open').map(l => l.left)), name).toBe(books.credited);
  for (const line of lines)
    if (line.reason !== 'lapse') expect(line.order?.tradeNo, `${name} ${line.id}`).toBeDefined();
}

async function auditDiscounts(office: Office, memberId: string, mine: OrderRow[], at: string): Promise<void> {
  const { discounts } = office.deps.store.direct;
  const now = office.clock.now();
  const claims = await discounts.claims(memberId, now);
  for (const holding of await discounts.holdings(memberId))
    expect(
      sum(claims.map(c => (c.ref === holding.id ? c.uses : 0))),
      `${at}: ${holding.id}`,
    ).toBeLessThanOrEqual(holding.total);
  for (const claim of claims) {
    const row = mine.find(o => o.tradeNo === claim.tradeNo);
    const final = claim.expiresAt === FOREVER;
    expect(row?.realStatus, `${at}: claim of ${claim.tradeNo}`).toMatch(final ? /^paid_success$/ : /^new/);
  }
  for (const row of mine.filter(o => o.realStatus === 'paid_success'))
    for (const d of row.discounts)
      if (d.uses !== undefined && d.kind !== 'points')
        expect(
          claims.some(
            c =>
              c.tradeNo === row.tradeNo && c.ref === d.tmpId && c.uses === d.uses && c.expiresAt === FOREVER,
          ),
          `${at}: ${row.tradeNo} has used ${d.tmpId}`,
        ).toBe(true);
}

async function auditPlaces(office: Office, all: readonly OrderRow[], now: number, at: string): Promise<void> {
  const { sales } = office.deps.store.direct;
  const counts = (row: OrderRow): boolean =>
    row.realStatus === 'paid_success' || (row.realStatus.startsWith('new') && row.expiresAt > now);
  const wanted = new Map<string, string>();
  for (const row of all.filter(counts))
    for (const [scheduleId, places] of claimsOf(row))
      for (const place of places) {
        const key = `${scheduleId} ${place}`;
        expect(wanted.get(key), `${at}: ${key} is in two orders`).toBeUndefined();
        wanted.set(key, row.tradeNo);
      }
  const taken = new Map<string, string>();
  // What the house keeps for itself is in no order.
  for (const id of [...performances, ...dates, 'vinyl'])
    for (const t of await sales.taken(id, now))
      if (t.tradeNo !== HOUSE) taken.set(`${id} ${t.seatId}`, t.tradeNo);
  expect([...taken].sort(), at).toEqual([...wanted].sort());
  expect(now, at).toBeGreaterThanOrEqual(START);
}
