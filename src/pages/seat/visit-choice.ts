import { createStore } from 'zustand/vanilla';
import { makeSeating, totalOf } from '#features/seat-map/seating.ts';
import type { OpenSale } from './model.ts';
import { replacedBy } from './visit-rules.ts';
import type { Said, VisitState } from './visit-state.ts';

/** What all parts of a visit share: the seats that are chosen, the state, and what is said of it. */
export function makeChoice({ asked, plan, status }: OpenSale) {
  const seating = makeSeating(plan.plan, plan.categories, plan.limit);
  const { g, selection } = seating;
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
  let said = 0;
  const picked = () => selection.getState().picked;
  const idsOf = (seats: readonly number[]) => seats.map(i => g.guid[i]!);
  return {
    asked,
    seating,
    store,
    get: store.getState,
    set: store.setState,
    picked,
    idsOf,
    seatsOf: (ids: readonly string[]) => ids.flatMap(id => g.index.get(id) ?? []),
    isTaken: (seat: number): boolean => Boolean(selection.getState().taken[seat]),
    say: (key: Said['key'], seats: readonly number[] = []) =>
      store.setState({
        said: {
          key,
          seats,
          count: key === 'full' ? plan.limit : picked().length,
          total: totalOf(seating, picked()),
          n: ++said,
        },
      }),
    /** Puts seats in the place of the choice, which can be brought back. */
    swap(seats: readonly number[]): void {
      const before = picked();
      selection.replace(seats);
      store.setState({ undo: replacedBy(seats, before) });
    },
  };
}
export type Choice = ReturnType<typeof makeChoice>;
