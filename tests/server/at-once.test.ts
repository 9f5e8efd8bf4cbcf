import { expect, test } from 'vitest';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { redeem } from '#server/orders/redeem.ts';
import type { Buyer } from './box-office.ts';
import { clerk } from './clerk.ts';
import { type Town, town } from './lives.ts';
import { auditTown } from './lives-audit.ts';
import { eachStore, storeKinds } from './stores.ts';

// Two people, or one with two hands, do two things to one order at the same moment.

/** A member may have a hundred seats of one. */
const EVENINGS = ['in-90', 'in-130', 'in-180'] as const;
const OTHER = 'in-60';
let requests = 0;

interface Case {
  readonly life: Town;
  readonly who: Buyer;
  readonly friend: Buyer;
  readonly tradeNo: string;
  readonly evening: string;
  readonly seats: readonly [string, string];
  /** Seats of another evening that nobody else is after. */
  readonly spare: string;
  /** An offer of the second ticket, made before. */
  readonly code: string;
}

async function giveBack({ who, tradeNo }: Case, pieces: string[] | undefined, donor?: string): Promise<void> {
  const quote = await who.call(ticketOrder.refundQuote, { tradeNo, pieces });
  if (!quote.success) return;
  const { fee, amount } = quote.data;
  await who.call(ticketOrder.refund, { tradeNo, fee, amount, pieces, donor });
}

async function exchange(at: Case, exchangePieces: string[]): Promise<void> {
  const { who, tradeNo, spare } = at;
  const made = await who.create([spare], OTHER, { exchangeNo: tradeNo, exchangePieces });
  if (!made.success) return;
  const next = made.data.tradeNo;
  if (!(await who.confirm(next)).success) return;
  const paid = await who.pay(next);
  if (paid.success && paid.data.payNo)
    await who.call(sandbox.settle, { payNo: paid.data.payNo, outcome: 'paid' });
}

async function enter({ life: { office }, tradeNo, evening, seats: [first] }: Case): Promise<void> {
  const { deps } = office;
  const ticket = (await office.tickets(tradeNo)).find(t => t.seatIds.includes(first));
  if (!ticket) return;
  const moment = { deps, season: await saleContext(deps), now: deps.clock.now() };
  const post = { deviceId: 'd1', scheduleId: evening, door: '东门', zones: null, who: 'wang' };
  const nonce = `press-${++requests}`;
  await redeem(moment, post, {
    nonce,
    code: ticket.code,
    kind: 'enter',
    at: moment.now,
    told: null,
    why: '',
  });
}

const office = (at: Case, command: string, words: readonly string[], options = {}): Promise<unknown> =>
  clerk(at.life.office, 'zhao')(command, words, options).catch((error: unknown) => {
    // Whoever comes second at the desk is told so.
    if (!/changed|抱歉|moment ago/.test(String(error))) throw error;
  });

const ACTS: Readonly<Record<string, (at: Case) => Promise<unknown>>> = {
  'returns all': at => giveBack(at, undefined),
  'returns the first': at => giveBack(at, [at.seats[0]]),
  'returns the second': at => giveBack(at, [at.seats[1]]),
  'gives the first to the foundation': at => giveBack(at, [at.seats[0]], '林听雨'),
  'exchanges the first': at => exchange(at, [at.seats[0]]),
  'exchanges both': at => exchange(at, [...at.seats]),
  'offers the first': ({ who, tradeNo, seats }) => who.call(gift.offer, { tradeNo, piece: seats[0] }),
  'takes the second': ({ friend, code }) => friend.call(gift.accept, { code }),
  'enters with the first': enter,
  'refunds at the desk': at => office(at, 'refund', [at.tradeNo], { full: '' }),
  'refunds one at the desk': at => office(at, 'refund', [at.tradeNo], { pieces: at.seats[0] }),
};
const PAIRS = Object.keys(ACTS).flatMap((a, i, all) => all.slice(i).map(b => [a, b] as const));

eachStore(
  (open, kind) => {
    test(`whatever two do to one order at once, the books and the tickets add up (${kind})`, {
      timeout: 600_000,
    }, async () => {
      const life = await town(await open(), 1, 2);
      const [who, friend] = life.members as [Buyer, Buyer];
      // A database takes its time: every other pair, and each act in some.
      const pairs = kind === 'memory' ? PAIRS : PAIRS.filter((_, n) => n % 2 === 0);
      const { sales } = life.office.deps.store.direct;
      let both = 0;
      for (const [n, [a, b]] of pairs.entries()) {
        const evening = EVENINGS[n % 3] ?? OTHER;
        const [row, from] = [1 + (n % 4), 1 + 2 * Math.floor(n / 4)];
        const seats = [`L-${row}-${from}`, `L-${row}-${from + 1}`] as const;
        who.orderKey = '';
        const { tradeNo, payNo } = await who.upToPayment(seats, evening);
        await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
        // A member offers so many a day.
        const offered = [a, b].some(act => act === 'takes the second');
        const { code = '' } = offered ? await who.ok(gift.offer, { tradeNo, piece: seats[1] }) : {};
        who.orderKey = '';
        await who.admit(OTHER);
        const at = { life, who, friend, tradeNo, evening, seats, code };
        const done = await Promise.allSettled([
          ACTS[a]?.({ ...at, spare: `L-${row}-${from}` }),
          ACTS[b]?.({ ...at, spare: `L-${row}-${from + 1}` }),
        ]);
        const said = `${a}, ${b}`;
        for (const one of done) if (one.status === 'rejected') throw new Error(said, { cause: one.reason });
        await life.office.sweep();
        // A member orders at a pace.
        life.office.clock.advance(60_000);
        if (n % 11 === 10 || n === pairs.length - 1) await auditTown(life, said);
        const order = await life.office.row(tradeNo);
        const gone = new Set((order.returned ?? []).flatMap(part => part.pieces));
        // Each piece went once, and none that was used at the door.
        expect(gone.size, said).toBe((order.returned ?? []).flatMap(part => part.pieces).length);
        const scans = await life.office.deps.store.direct.doors.scansOf(tradeNo);
        const entered = scans.filter(scan => scan.result === 'admitted');
        expect(entered.length + Number(gone.has(seats[0])), said).toBeLessThanOrEqual(1);
        const tickets = await sales.tickets(tradeNo);
        expect(
          tickets.flatMap(t => t.seatIds).filter(id => gone.has(id)),
          said,
        ).toEqual([]);
        both += gone.size;
        expect(life.office.deps.lines, said).toEqual([]);
      }
      expect(both).toBeGreaterThan(pairs.length / 2);
    });
  },
  storeKinds().filter(kind => kind !== 'pglite'),
);
