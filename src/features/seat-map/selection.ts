import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Geometry } from './engine/geometry.ts';
import { DIM, FREE, PICKED, TAKEN } from './engine/paint.ts';

export interface Selection {
  /** Seats in the order of choosing. */
  readonly picked: readonly number[];
  /** 1 for each seat that cannot be chosen. */
  readonly taken: Uint8Array;
  /** Categories that are shown; empty means all. */
  readonly filter: ReadonlySet<number>;
  /** What the map paints, seat by seat. */
  readonly state: Uint8Array;
}
export type Toggled = 'added' | 'removed' | 'full' | 'taken';

export interface SelectionStore extends StoreApi<Selection> {
  readonly limit: number;
  toggle(seat: number): Toggled;
  /** Puts these seats into the basket in place of what is there; seats that are taken are left out. */
  replace(seats: readonly number[]): void;
  remove(seat: number): void;
  toggleCategory(category: number): void;
  showAll(): void;
  /** What the server says is taken. Gives the chosen seats that were lost by it. */
  setTaken(guids: Iterable<string>): readonly number[];
}

function paintState(g: Geometry, { picked, taken, filter }: Omit<Selection, 'state'>): Uint8Array {
  const state = new Uint8Array(g.count);
  for (let i = 0; i < g.count; i++)
    state[i] = taken[i] ? TAKEN : filter.size && !filter.has(g.category[i]!) ? DIM : FREE;
  for (const i of picked) state[i] = PICKED;
  return state;
}

/** The seats of one visit: choosing holds nothing, so this is all there is until the order is made. */
export function createSelection(g: Geometry, limit: number): SelectionStore {
  const store = createStore<Selection>()(() => ({
    picked: [],
    taken: new Uint8Array(g.count),
    filter: new Set(),
    state: new Uint8Array(g.count).fill(FREE),
  }));
  const change = (part: Partial<Omit<Selection, 'state'>>) => {
    const next = { ...store.getState(), ...part };
    store.setState({ ...next, state: paintState(g, next) });
  };
  return {
    ...store,
    limit,
    toggle(seat) {
      const { picked, taken } = store.getState();
      if (picked.includes(seat)) {
        change({ picked: picked.filter(i => i !== seat) });
        return 'removed';
      }
      if (taken[seat]) return 'taken';
      if (picked.length >= limit) return 'full';
      change({ picked: [...picked, seat] });
      return 'added';
    },
    replace(seats) {
      const { taken } = store.getState();
      change({ picked: [...new Set(seats)].filter(i => i >= 0 && i < g.count && !taken[i]).slice(0, limit) });
    },
    remove(seat) {
      change({ picked: store.getState().picked.filter(i => i !== seat) });
    },
    toggleCategory(category) {
      const filter = new Set(store.getState().filter);
      if (!filter.delete(category)) filter.add(category);
      change({ filter });
    },
    showAll() {
      change({ filter: new Set() });
    },
    setTaken(guids) {
      const gone = new Set(guids);
      const taken = new Uint8Array(g.count);
      for (let i = 0; i < g.count; i++) if (gone.has(g.guid[i]!)) taken[i] = 1;
      const before = store.getState();
      const lost = before.picked.filter(i => taken[i]);
      if (lost.length || before.taken.some((t, i) => t !== taken[i]))
        change({ taken, picked: before.picked.filter(i => !taken[i]) });
      return lost;
    },
  };
}

/** Free seats by category: neither taken nor chosen ones are counted out by the filter. */
export function freeByCategory(g: Geometry, { taken }: Selection): number[] {
  const free = g.plan.categories.map(() => 0);
  for (let i = 0; i < g.count; i++) if (!taken[i]) free[g.category[i]!]!++;
  return free;
}
