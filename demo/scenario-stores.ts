import { getCatalogue, withheldOf } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import type { TitleDoc } from '#server/catalogue/types-digital.ts';
import type { ProductDoc, ShowDateDoc } from '#server/catalogue/types-shop.ts';
import { unitsOf } from '#server/catalogue/units.ts';
import type { Deps } from '#server/deps.ts';
import type { Store, Tx } from '#server/store/port.ts';
import { claimsOf, type PlaceOrder, type SalesStore } from '#server/store/ports/sales.ts';

/** An object with some of its methods answered otherwise. */
const overriding = <T extends object>(target: T, methods: Partial<T>): T =>
  new Proxy(target, {
    get: (_, name) => Reflect.get(name in methods ? methods : target, name) as unknown,
  });

/** The store with some of its ports changed, inside transactions and outside. */
const changed = (store: Store, change: (tx: Tx) => Partial<Tx>): Store => ({
  ...store,
  direct: { ...store.direct, ...change(store.direct) },
  transaction: work => store.transaction(tx => work({ ...tx, ...change(tx) })),
});

/** Nobody is signed in any more. */
export const sessionExpired = (store: Store): Store =>
  changed(store, ({ accounts }) => ({
    accounts: overriding(accounts, { session: async () => null, buyer: async () => null }),
  }));

/** What is on sale opens at `opensAt`, and is sold through a waiting room. */
export const inRooms = (store: Store, opensAt: number): Store =>
  changed(store, ({ catalogue }) => ({
    catalogue: overriding(catalogue, {
      readAll: async after =>
        (await catalogue.readAll(after)).map(doc => {
          const body = doc.body as ScheduleDoc | null;
          return doc.kind === 'schedule' && body && body.saleFrom <= opensAt
            ? { ...doc, body: { ...body, waitingRoom: true, saleFrom: opensAt } }
            : doc;
        }),
    }),
  }));

/** Titles of the digital halls that are otherwise than they were written. */
export const titlesAs = (store: Store, change: (title: TitleDoc) => TitleDoc): Store =>
  changed(store, ({ catalogue }) => ({
    catalogue: overriding(catalogue, {
      readAll: async after =>
        (await catalogue.readAll(after)).map(doc =>
          doc.kind === 'title' ? { ...doc, body: change(doc.body as TitleDoc) } : doc,
        ),
    }),
  }));

/** Every other attempt of a member at a performance loses its first seat. */
export function seatLost(store: Store): Store {
  const lost = new Set<string>();
  return changed(store, ({ sales }) => ({
    sales: overriding(sales, {
      async placeOrder(input) {
        const key = `${input.order.memberId} ${input.order.scheduleId}`;
        const [seat] = input.order.seats;
        if (!seat || lost.delete(key)) return sales.placeOrder(input);
        lost.add(key);
        return { kind: 'lost', seats: [seat.seatId] };
      },
    }),
  }));
}

/** Of every performance, date and stock `left` places are to be had at most: the first that are free. */
export function scarce({ store, clock }: Pick<Deps, 'store' | 'clock'>, left: number): Store {
  const places = async (id: string): Promise<readonly string[]> => {
    const catalogue = await getCatalogue({ store, clock });
    const schedule = catalogue.schedules.get(id);
    if (schedule) {
      const withheld = withheldOf(catalogue, schedule);
      return [...(catalogue.plans.get(schedule.planId)?.seats.keys() ?? [])].filter(s => !withheld.has(s));
    }
    const date = catalogue.kind<ShowDateDoc>('show-date').get(id);
    if (date) return unitsOf(date.capacity, date.withheld);
    const product = catalogue.kind<ProductDoc>('product').get(id);
    return product?.stock == null ? [] : unitsOf(product.stock, product.withheld);
  };
  /** What cannot be had of a schedule; the places of `own` are their holder's. */
  async function gone(sales: SalesStore, id: string, now: number, own: string | null = null) {
    const claims = await sales.taken(id, now);
    const holder = new Map(claims.map(c => [c.seatId, c.tradeNo]));
    let free = left;
    return (await places(id)).flatMap(seatId => {
      const tradeNo = holder.get(seatId);
      if (tradeNo !== undefined) return tradeNo === own ? [] : [{ seatId, tradeNo }];
      return free-- > 0 ? [] : [{ seatId, tradeNo: '' }];
    });
  }
  async function lostOf(sales: SalesStore, { order, replace, now }: PlaceOrder): Promise<string[]> {
    const lost: string[] = [];
    for (const [id, wanted] of claimsOf(order)) {
      const blocked = new Set((await gone(sales, id, now, replace)).map(t => t.seatId));
      lost.push(...wanted.filter(seat => blocked.has(seat)));
    }
    return lost;
  }
  return changed(store, ({ sales }) => ({
    sales: overriding(sales, {
      taken: (id, now) => gone(sales, id, now),
      async takenCounts(ids, now) {
        const counts = await sales.takenCounts(ids, now);
        for (const id of ids) counts.set(id, Math.max(counts.get(id) ?? 0, (await places(id)).length - left));
        return counts;
      },
      async placeOrder(input) {
        const seats = await lostOf(sales, input);
        return seats.length > 0 ? { kind: 'lost', seats } : sales.placeOrder(input);
      },
    }),
  }));
}
