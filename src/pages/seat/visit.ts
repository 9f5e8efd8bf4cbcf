import { createStore } from 'zustand/vanilla';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { seat } from '#domain/contract/seat.ts';
import { lostSeats } from '#domain/contract/shapes/parts.ts';
import { companionsAlone } from '#domain/rules/companions.ts';
import { KIND, kindName } from '#features/seat-map/engine/geometry.ts';
import { makeSeating, totalOf } from '#features/seat-map/seating.ts';
import { useUser } from '#stores/user.ts';
import { readKept, requestIdFor, writeKept } from './kept.ts';
import { admit, keysOf, type OpenSale, type SeatStatus } from './model.ts';
import type { Said, Visit, VisitState } from './visit-state.ts';

/** The order key lasts 30 minutes; a new one is asked for before it ends. */
const FRESH = 25 * 60_000;

/** One visit to one performance: its choice and its calls, without a view. `clock` is in ms. */
export function startVisit({ asked, plan, status }: OpenSale, clock: () => number = Date.now): Visit {
  const seating = makeSeating(plan.plan, plan.categories, plan.limit);
  const { g, selection } = seating;
  const { scheduleId } = asked;
  let admittedAt = clock();
  let search = 0;
  let said = 0;
  const store = createStore<VisitState>()(() => ({
    mine: status.mine ?? null,
    now: status.now,
    lost: [],
    again: [],
    near: null,
    wish: { party: Math.min(2, plan.limit), budget: undefined, chairs: 0 },
    proposals: null,
    undo: null,
    searching: false,
    busy: false,
    outside: false,
    said: null,
  }));
  const { getState: get, setState: set } = store;
  const picked = () => selection.getState().picked;
  const guids = () => picked().map(i => g.guid[i]!);
  const seatsOf = (ids: readonly string[]) => ids.flatMap(id => g.index.get(id) ?? []);
  const say = (key: Said['key'], seats: readonly number[] = []) =>
    set({
      said: {
        key,
        seats,
        count: key === 'full' ? plan.limit : picked().length,
        total: totalOf(seating, picked()),
        n: ++said,
      },
    });

  /** Puts seats in the place of the choice, which can be brought back. */
  function swap(seats: readonly number[]): void {
    const before = picked();
    selection.replace(seats);
    const same = before.length === seats.length && seats.every(i => before.includes(i));
    set({ undo: before.length && !same ? before : null });
  }
  /** The prices that the filter leaves; none means all. */
  const shownPrices = () => {
    const { filter } = selection.getState();
    return filter.size ? { prices: [...filter].map(c => seating.categories[c]!.price) } : {};
  };

  function lose(seats: readonly number[]): void {
    if (!seats.length) return;
    const lost = [...new Set([...get().lost, ...seats])];
    set({ lost, again: get().again.filter(i => !seats.includes(i)), near: null });
    say('lost', seats);
    void findNear(lost);
  }
  /** Substitutes for the whole party, so that it stays together. */
  async function findNear(lost: readonly number[]): Promise<void> {
    const party = [...picked(), ...lost];
    const chairs = party.filter(i => g.kind[i] === KIND.wheelchair).length;
    const near = party.slice(0, 10).map(i => g.guid[i]!);
    try {
      const found = await call(
        seat.best,
        { ...keysOf(asked), quantity: near.length, near, ...(chairs && { chairs }) },
        { quiet: true },
      );
      // Another answer of the server may know more than this one.
      const { taken } = selection.getState();
      if (get().lost === lost) set({ near: found.filter(p => seatsOf(p.seats).every(i => !taken[i])) });
    } catch (error) {
      if (!isFailure(error)) throw error;
      set({ near: [] });
    }
  }

  function apply(next: SeatStatus): void {
    const own = new Set(next.mine?.seats ?? []);
    const gone = selection.setTaken(next.taken.filter(id => !own.has(id)));
    const { taken } = selection.getState();
    const { lost, again } = get();
    const free = lost.filter(i => !taken[i] && !picked().includes(i));
    set({ mine: next.mine ?? null, now: next.now, again: free });
    if (free.some(i => !again.includes(i))) say('again', free);
    lose(gone);
  }

  async function order(seats: readonly string[]): Promise<string> {
    const replace = get().mine?.tradeNo;
    const packCode = useUser.getState().packCode || undefined;
    const { exchange } = asked;
    const of = [...[...seats].sort(), replace ?? '', ...(exchange ? [JSON.stringify(exchange)] : [])].join();
    const requestId = requestIdFor(scheduleId, of);
    const payload = {
      ...keysOf(asked),
      scheduleId,
      seats: [...seats],
      requestId,
      packCode,
      replace,
      ...exchange,
    };
    const { tradeNo } = await call(ticketOrder.create, payload);
    // The intent is fulfilled: the same seats again would be another order.
    writeKept(scheduleId, { seats, tradeNo });
    return tradeNo;
  }

  async function readmit(): Promise<boolean> {
    const { refusal } = await admit(scheduleId);
    admittedAt = clock();
    if (refusal?.errcode === ERR.inRoom) set({ outside: true });
    return refusal === null;
  }

  const visit: Visit = {
    ...store,
    seating,
    toggle(i) {
      const result = selection.toggle(i);
      if (result === 'added' || result === 'removed') set({ undo: null });
      say(result, [i]);
    },
    remove(i) {
      selection.remove(i);
      set({ undo: null });
      say('removed', [i]);
    },
    choose(seats) {
      swap(seats);
      say('replaced', picked());
    },
    shift(seats) {
      swap(seats);
      say('shifted');
    },
    undo() {
      const before = get().undo;
      if (!before) return;
      selection.replace(before);
      set({ undo: null });
      say('undone', picked());
    },
    async refresh() {
      try {
        apply(await call(seat.status, keysOf(asked), { quiet: true }));
      } catch (error) {
        if (!isFailure(error)) throw error;
        // An ended session is handled where every call's is (specification §8).
        if (error.errcode === ERR.sessionExpired)
          await call(seat.status, keysOf(asked)).then(apply, () => undefined);
      }
    },
    wish(wish) {
      set({ wish });
      if (get().proposals) void visit.find();
    },
    async find() {
      const run = ++search;
      const { party, budget, chairs } = get().wish;
      set({ searching: true });
      try {
        const found = await call(seat.best, {
          ...keysOf(asked),
          quantity: party,
          ...(budget !== undefined && { budget: Math.round(budget) }),
          ...shownPrices(),
          ...(chairs && { chairs }),
        });
        // A later wish has its own answer.
        if (run === search) set({ proposals: found });
      } catch (error) {
        if (!isFailure(error)) throw error;
      } finally {
        if (run === search) set({ searching: false });
      }
    },
    async pick(party) {
      set({ wish: { ...get().wish, party } });
      const { proposals: before } = get();
      await visit.find();
      const { proposals } = get();
      if (proposals === before) return;
      const [best] = proposals ?? [];
      if (!best) return say('none');
      visit.choose(seatsOf(best.seats));
      if (best.split) say('split', picked());
    },
    takeAgain() {
      const { again } = get();
      selection.replace([...picked(), ...again]);
      set({ lost: get().lost.filter(i => !again.includes(i)), again: [] });
      say('replaced');
    },
    takeNear(seats) {
      swap(seats);
      visit.dismissLost();
      say('replaced');
    },
    dismissLost() {
      set({ lost: [], again: [], near: null });
    },
    async renew() {
      const { mine, busy } = get();
      if (!mine || busy) return;
      set({ busy: true });
      try {
        const fresh = await call(ticketOrder.renew, { tradeNo: mine.tradeNo });
        set({
          mine: { ...mine, expiresAt: fresh.expiresAt ?? mine.expiresAt, renewable: fresh.renewable },
          now: fresh.now,
        });
        say('renewed');
      } catch (error) {
        if (!isFailure(error)) throw error;
        await visit.refresh();
      } finally {
        set({ busy: false });
      }
    },
    async holdOver() {
      const before = get().mine;
      await visit.refresh();
      if (before && !get().mine) say('over');
    },
    async next() {
      if (get().busy) return null;
      const seats = guids();
      if (!seats.length) {
        say('nothing');
        return null;
      }
      if (companionsAlone(picked().map(i => kindName(g.kind[i])))) {
        say('companion');
        return null;
      }
      const { mine } = get();
      if (mine && !asked.exchange && sameSeats(mine.seats, seats)) return mine.tradeNo;
      set({ busy: true });
      try {
        if (clock() - admittedAt > FRESH) await readmit();
        try {
          return await order(seats);
        } catch (error) {
          if (!isFailure(error, ERR.noAdmission) || !(await readmit())) throw error;
          return await order(seats);
        }
      } catch (error) {
        if (!isFailure(error)) throw error;
        if (error.errcode === ERR.seatsLost) {
          const parsed = lostSeats.safeParse(error.data);
          const gone = seatsOf(parsed.success ? parsed.data.lostSeats : []);
          selection.setTaken([...takenGuids(), ...gone.map(i => g.guid[i]!)]);
          lose(gone);
        } else if (error.kind === 'refused') {
          // The intent is refused, not unknown: the next attempt is another one.
          writeKept(scheduleId, { seats });
          await visit.refresh();
        }
        return null;
      } finally {
        set({ busy: false });
      }
    },
  };
  const takenGuids = () => {
    const { taken } = selection.getState();
    return g.guid.filter((_, i) => taken[i]);
  };

  selection.setTaken(status.taken.filter(id => !status.mine?.seats.includes(id)));
  const kept = readKept(scheduleId);
  const wanted = kept?.seats ?? status.mine?.seats ?? [];
  const here = seatsOf(wanted);
  const { taken } = selection.getState();
  selection.replace(here.filter(i => !taken[i]));
  selection.subscribe((next, before) => {
    // Proposals follow the filter of prices.
    if (next.filter !== before.filter && get().proposals) void visit.find();
    if (next.picked === before.picked) return;
    writeKept(scheduleId, { ...readKept(scheduleId), seats: next.picked.map(i => g.guid[i]!) });
  });
  // Seats of an order that is over (paid, mostly) are not lost: they are the member's, or were given back.
  if (!kept?.tradeNo || kept.tradeNo === status.mine?.tradeNo) lose(here.filter(i => taken[i]));
  return visit;
}

const sameSeats = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));
