import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { seat } from '#domain/contract/seat.ts';
import { KIND } from '#features/seat-map/engine/geometry.ts';
import { keysOf, type SeatStatus } from './model.ts';
import type { Choice } from './visit-choice.ts';
import { freeAgain } from './visit-rules.ts';

/** A party is helped to so many seats together. */
const MAX_TOGETHER = 10;

/** Chosen seats that somebody else got: what is said, what is near them, and what comes back. */
export function makeLosses({ asked, seating, get, set, picked, idsOf, seatsOf, isTaken, say, swap }: Choice) {
  const { g, selection } = seating;

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
    const near = idsOf(party.slice(0, MAX_TOGETHER));
    try {
      const found = await call(
        seat.best,
        { ...keysOf(asked), quantity: near.length, near, ...(chairs && { chairs }) },
        { quiet: true },
      );
      // Another answer of the server may know more than this one.
      if (get().lost === lost) set({ near: found.filter(p => !seatsOf(p.seats).some(isTaken)) });
    } catch (error) {
      if (!isFailure(error)) throw error;
      set({ near: [] });
    }
  }
  const dismissLost = (): void => set({ lost: [], again: [], near: null });

  return {
    lose,
    /** What the server says is taken; what was chosen of it is lost. */
    apply(next: SeatStatus): void {
      const own = new Set(next.mine?.seats ?? []);
      const gone = selection.setTaken(next.taken.filter(id => !own.has(id)));
      const { free, news } = freeAgain(get(), isTaken, picked());
      set({ mine: next.mine ?? null, now: next.now, again: free });
      if (news) say('again', free);
      lose(gone);
    },
    /** Seats that were refused: taken, beside those that were known to be. */
    refuse(seats: readonly number[]): void {
      const known = g.guid.filter((_, i) => isTaken(i));
      selection.setTaken([...known, ...idsOf(seats)]);
      lose(seats);
    },
    verbs: {
      takeAgain(): void {
        const { again } = get();
        selection.replace([...picked(), ...again]);
        set({ lost: get().lost.filter(i => !again.includes(i)), again: [] });
        say('replaced');
      },
      takeNear(seats: readonly number[]): void {
        swap(seats);
        dismissLost();
        say('replaced');
      },
      dismissLost,
    },
  };
}
export type Losses = ReturnType<typeof makeLosses>;
