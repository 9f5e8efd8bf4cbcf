import { MAX_LIVE_ORDERS, MAX_ORDERS_A_MINUTE, PACE_WINDOW } from '#domain/rules/hold.ts';
import { claimsOf, type Placed, type PlaceOrder, type SalesStore } from '../ports/sales.ts';
import { seatsReplaced } from '../ports/sales-notes.ts';
import { batched } from './batch.ts';
import { queueByKey } from './in-turn.ts';
import { orderColumns } from './order-row.ts';
import type { Query } from './sql.ts';

const SEATS_LOST = 'HM001';
const RETRIES = 5;
/** Orders of one statement: all of them wait for the last. */
const MAX_ORDERS_A_STATEMENT = 16;
const code = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

interface PlacedRow {
  readonly kind: Placed['kind'];
  readonly trade: string | null;
  readonly seats: string[] | null;
  /** Of the performances asked about, those with a line. */
  readonly waited: readonly string[];
}

/** None of the orders is placed while somebody waits in one of the lines. */
const PLACE = `select line.waited, p.kind, p.trade, p.seats
  from (select array(select id from unnest($3::text[]) id
    where exists (select from waiting w where w.schedule_id = id and w.trade_no is null)) as waited) line
  left join lateral place_orders($1, case when line.waited = '{}' then $2::jsonb else '[]' end) p on true`;

/** An order on its way, with its places as everybody locks them. */
interface Sale extends PlaceOrder {
  readonly schedules: readonly string[];
  readonly places: readonly string[];
}
function saleOf(input: PlaceOrder): Sale {
  const claims = claimsOf(input.order).flatMap(([id, places]) =>
    [...places].sort().map(place => ({ id, place })),
  );
  return { ...input, schedules: claims.map(c => c.id), places: claims.map(c => c.place) };
}

/** Claims the places of orders and writes them: of each order all, or none of it. */
export function placing(query: Query): SalesStore['placeOrder'] {
  async function place(sales: readonly Sale[]): Promise<Placed[]> {
    const lines = new Set(sales.flatMap(s => s.afterLines ?? []));
    const rows = await query<PlacedRow>(PLACE, [
      sales.map(({ order }) => order.memberId),
      JSON.stringify(sales.map(columns)),
      [...lines],
    ]);
    const waited = rows[0]?.waited ?? [];
    if (waited.length === 0) return rows.map(placed);
    const stays = ({ afterLines = [] }: Sale): boolean => afterLines.some(id => waited.includes(id));
    const others = sales.filter(s => !stays(s));
    const found = others.length > 0 ? await place(others) : [];
    return sales.map(s => (stays(s) ? { kind: 'waited-for' } : (found.shift() as Placed)));
  }

  async function liveAmong({ schedules, places, replace, now }: Sale): Promise<string[]> {
    const rows = await query<{ seat_id: string }>(
      `select c.seat_id from unnest($1::text[], $2::text[]) p(schedule, place)
         join seat_claim c on c.schedule_id = p.schedule and c.seat_id = p.place
       where c.expires_at > $3 and c.trade_no is distinct from $4 order by c.schedule_id, c.seat_id`,
      [schedules, places, now, replace],
    );
    return rows.map(r => r.seat_id);
  }

  async function alone(sale: Sale): Promise<Placed> {
    for (let attempt = 1; ; attempt++) {
      try {
        const [result] = await place([sale]);
        if (result && (isFinal(result) || attempt === RETRIES)) return result;
      } catch (error) {
        const retryable = code(error) === '40P01' || code(error) === '40001';
        if (code(error) === SEATS_LOST) {
          const seats = await liveAmong(sale);
          if (seats.length) return { kind: 'lost', seats };
        } else if (!retryable) throw error;
        if (attempt === RETRIES) throw error;
      }
    }
  }

  /** What one of them raised, or a deadlock, has ended them all: then each for itself, which says whose it was. */
  function shared(sales: readonly Sale[]): Promise<Placed>[] {
    const results = place(sales);
    return sales.map((sale, i) =>
      results.then(
        all => {
          const result = all[i];
          return result && isFinal(result) ? result : alone(sale);
        },
        () => alone(sale),
      ),
    );
  }

  const inTurn = queueByKey();
  const gather = batched((inputs: readonly PlaceOrder[]) => {
    const sales = inputs.map(saleOf);
    const answers = new Map<Sale, Promise<Placed>>();
    for (const batch of batches(sales)) {
      const results = batch.length === 1 ? batch.map(alone) : shared(batch);
      for (const [i, sale] of batch.entries()) answers.set(sale, results[i] as Promise<Placed>);
    }
    return sales.map(sale => answers.get(sale) as Promise<Placed>);
  });
  // They would wait for each other at the member's lock, each on a connection that others need.
  return input => inTurn(input.order.memberId, () => gather(input));
}

/** Lost, but to an order that was gone a moment later: the seats are free again. */
const isFinal = (result: Placed): boolean => result.kind !== 'lost' || result.seats.length > 0;

/**
 * Orders that may share a statement: each claims places beyond those of the one before it, so that everybody locks in
 * one order. One that takes another's place locks what that one had too, and stays by itself.
 */
function batches(sales: readonly Sale[]): Sale[][] {
  const found: { readonly sales: Sale[]; last: string }[] = [];
  const spans = sales.map(sale => {
    const key = (n: number): string => `${sale.schedules.at(n) ?? ''} ${sale.places.at(n) ?? ''}`;
    return { sale, first: key(0), last: key(-1) };
  });
  for (const { sale, first, last } of spans.sort((a, b) => (a.first < b.first ? -1 : 1))) {
    const open =
      sale.replace === null && found.find(b => b.last < first && b.sales.length < MAX_ORDERS_A_STATEMENT);
    if (open) {
      open.sales.push(sale);
      open.last = last;
    } else found.push({ sales: [sale], last: sale.replace === null ? last : LAST });
  }
  return found.map(b => b.sales);
}
/** Behind every place. */
const LAST = '\uffff';

/** As the statement names them. */
function columns({ order, schedules, places, limits, replace, now, ...input }: Sale) {
  const { maxLive = MAX_LIVE_ORDERS, maxPerMinute = MAX_ORDERS_A_MINUTE } = input;
  const { share_of, share_size, body } = orderColumns(order);
  return {
    trade_no: order.tradeNo,
    member: order.memberId,
    family: order.family,
    schedule: order.scheduleId,
    status: order.realStatus,
    request: order.requestId,
    hash: order.bodyHash,
    expires: order.expiresAt,
    schedules,
    places,
    share_of,
    share_size,
    limits: share_of.map(of => limits[of] ?? 0),
    body,
    replace,
    now,
    max_live: maxLive,
    max_minute: maxPerMinute,
    pace_window: PACE_WINDOW,
    replaced: replace === null ? null : seatsReplaced(now, order.tradeNo),
  };
}

function placed(row: PlacedRow): Placed {
  switch (row.kind) {
    case 'placed':
    case 'repeated':
      return { kind: row.kind, tradeNo: row.trade ?? '' };
    case 'lost':
      return { kind: 'lost', seats: row.seats ?? [] };
    case 'too-many-seats':
      return { kind: 'too-many-seats', of: row.seats?.[0] ?? '' };
    default:
      return { kind: row.kind };
  }
}
