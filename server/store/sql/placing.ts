import { type Placed, type PlaceOrder, placesOf, type SalesStore, sizeOf } from '../ports/sales.ts';
import { seatsReplaced } from '../ports/sales-notes.ts';
import { queueByKey } from './in-turn.ts';
import type { Query } from './sql.ts';
import { gathered } from './together.ts';

const SEATS_LOST = 'HM001';
const RETRIES = 5;
/** Orders of one statement: all of them wait for the last. */
const MOST = 16;
const code = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

interface PlacedRow {
  readonly kind: Placed['kind'];
  readonly trade: string | null;
  readonly seats: string[] | null;
}

/** An order on its way, with its places as everybody locks them. */
interface Sale extends PlaceOrder {
  readonly places: readonly string[];
}
const saleOf = (input: PlaceOrder): Sale => ({ ...input, places: placesOf(input.order).sort() });

/** Claims the places of orders and writes them: all of one statement, or none of it. */
export function placing(query: Query): SalesStore['placeOrder'] {
  async function place(sales: readonly Sale[]): Promise<Placed[]> {
    const rows = await query<PlacedRow>('select kind, trade, seats from place_orders($1, $2)', [
      sales.map(({ order }) => order.memberId),
      JSON.stringify(sales.map(columns)),
    ]);
    return rows.map(placed);
  }

  async function liveAmong({ order, places, replace, now }: Sale): Promise<string[]> {
    const rows = await query<{ seat_id: string }>(
      `select seat_id from seat_claim where schedule_id = $1 and seat_id = any($2::text[]) and expires_at > $3
         and trade_no is distinct from $4 order by seat_id`,
      [order.scheduleId, places, now, replace],
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
  const gather = gathered((inputs: readonly PlaceOrder[]) => {
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
    const key = (place = ''): string => `${sale.order.scheduleId} ${place}`;
    return { sale, first: key(sale.places[0]), last: key(sale.places.at(-1)) };
  });
  for (const { sale, first, last } of spans.sort((a, b) => (a.first < b.first ? -1 : 1))) {
    const open = sale.replace === null && found.find(b => b.last < first && b.sales.length < MOST);
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
const columns = ({ order, places, replace, now, maxLive, maxSeats, maxPerMinute }: Sale) => ({
  trade_no: order.tradeNo,
  member: order.memberId,
  schedule: order.scheduleId,
  request: order.requestId,
  hash: order.bodyHash,
  expires: order.expiresAt,
  places,
  size: sizeOf(order),
  body: order,
  replace,
  now,
  max_live: maxLive,
  max_seats: maxSeats,
  max_minute: maxPerMinute ?? null,
  replaced: replace === null ? null : seatsReplaced(now, order.tradeNo),
});

function placed(row: PlacedRow): Placed {
  switch (row.kind) {
    case 'placed':
    case 'repeated':
      return { kind: row.kind, tradeNo: row.trade ?? '' };
    case 'lost':
      return { kind: 'lost', seats: row.seats ?? [] };
    default:
      return { kind: row.kind };
  }
}
