import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { seat } from '#domain/contract/seat.ts';
import type { Wish } from '#features/seat-map/party-form.tsx';
import { keysOf } from './model.ts';
import type { Choice } from './visit-choice.ts';

/** The best seats for a party, and choosing them. */
export function makeSearch({ asked, seating, get, set, picked, seatsOf, say, swap }: Choice) {
  let search = 0;
  /** The prices that the filter leaves; none means all. */
  const shownPrices = () => {
    const { filter } = seating.selection.getState();
    return filter.size ? { prices: [...filter].map(c => seating.categories[c]!.price) } : {};
  };

  async function find(): Promise<void> {
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
  }
  const findAgain = (): void => {
    if (get().proposals) void find();
  };
  const choose = (seats: readonly number[]): void => {
    swap(seats);
    say('replaced', picked());
  };

  return {
    /** Proposals follow what they were asked for. */
    findAgain,
    verbs: {
      find,
      choose,
      wish(wish: Wish): void {
        set({ wish });
        findAgain();
      },
      async pick(party: number): Promise<void> {
        set({ wish: { ...get().wish, party } });
        const { proposals: before } = get();
        await find();
        const { proposals } = get();
        if (proposals === before) return;
        const [best] = proposals ?? [];
        if (!best) return say('none');
        choose(seatsOf(best.seats));
        if (best.split) say('split', picked());
      },
    },
  };
}
