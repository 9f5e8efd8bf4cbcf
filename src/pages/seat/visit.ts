import { readKept, writeKept } from './kept.ts';
import type { OpenSale } from './model.ts';
import { makeChoice } from './visit-choice.ts';
import { makeLosses } from './visit-lost.ts';
import { makeOrdering } from './visit-order.ts';
import { makeSearch } from './visit-search.ts';
import type { Visit } from './visit-state.ts';

/** One visit to one performance: its choice and its calls, without a view. `clock` is in ms. */
export function startVisit(sale: OpenSale, clock: () => number = Date.now): Visit {
  const { asked, status } = sale;
  const { scheduleId } = asked;
  const choice = makeChoice(sale);
  const { seating, store, get, set, picked, idsOf, seatsOf, isTaken, say, swap } = choice;
  const { selection } = seating;
  const losses = makeLosses(choice);
  const search = makeSearch(choice);

  selection.setTaken(status.taken.filter(id => !status.mine?.seats.includes(id)));
  const kept = readKept(scheduleId);
  const here = seatsOf(kept?.seats ?? status.mine?.seats ?? []);
  const gone = here.filter(isTaken);
  selection.replace(here.filter(i => !isTaken(i)));
  selection.subscribe((next, before) => {
    if (next.filter !== before.filter) search.findAgain();
    if (next.picked !== before.picked)
      writeKept(scheduleId, { ...readKept(scheduleId), seats: idsOf(next.picked) });
  });
  // Seats of an order that is over (paid, mostly) are not lost: they are the member's, or were given back.
  if (!kept?.tradeNo || kept.tradeNo === status.mine?.tradeNo) losses.lose(gone);

  return {
    ...store,
    seating,
    ...losses.verbs,
    ...search.verbs,
    ...makeOrdering(choice, losses, clock),
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
  };
}
