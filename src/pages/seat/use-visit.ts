import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useStore } from 'zustand';
import { usePageTitle } from '#features/page/use-page-title.ts';
import type { SeatMap } from '#features/seat-map/engine/engine.ts';
import { adviceFor, type SeatWords, totalOf, useSeatWords } from '#features/seat-map/seating.ts';
import { usePoll } from '#hooks/use-poll.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { toast } from '#ui/toast.tsx';
import type { OpenSale } from './model.ts';
import { startVisit } from './visit.ts';
import type { Said } from './visit-state.ts';

/** Between two looks at what is taken, ms. */
const POLL = 20_000;
const LOUD: readonly Said['key'][] = ['full', 'taken', 'nothing', 'none', 'split', 'companion', 'over'];

/** The state and the verbs of the page, for both layouts. */
export function useVisit(sale: OpenSale) {
  const [visit] = useState(() => startVisit(sale));
  const { seating } = visit;
  const tree = useTree();
  const navigate = useNavigate();
  const words = useSeatWords(seating);
  const state = useStore(visit);
  const { picked, taken } = useStore(seating.selection);
  const map = useRef<SeatMap | null>(null);
  const [viewed, setViewed] = useState(-1);
  const [kept, setKept] = useState<readonly number[] | null>(null);
  const advice = useMemo(() => adviceFor(seating, { picked, taken }), [seating, picked, taken]);
  usePageTitle(sale.detail.title);
  usePoll(() => visit.refresh(), POLL);
  const { revalidate } = useRevalidator();
  const { outside } = state;
  useEffect(() => {
    if (outside) void revalidate();
  }, [outside, revalidate]);

  const { said } = state;
  const sentence = said ? sentenceOf(said, words) : '';
  const speak = useEffectEvent(() => {
    if (said && LOUD.includes(said.key)) toast(sentence, 'bad');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is said
  useEffect(() => speak(), [said?.n]);

  const show = (seats: readonly number[]) => {
    if (seats[0] !== undefined) map.current?.show(seats[0]);
  };
  return {
    ...state,
    sale,
    exchange: sale.asked.exchange,
    visit,
    seating,
    words,
    map,
    picked,
    total: totalOf(seating, picked),
    sentence,
    /** What the choice leaves alone, unless the member wants it so. */
    advice: advice && kept !== picked ? advice : null,
    keepAdvice: () => setKept(picked),
    viewed,
    setViewed,
    choose(seats: readonly number[]) {
      visit.choose(seats);
      show(seats);
    },
    shift(seats: readonly number[]) {
      visit.shift(seats);
      show(seats);
    },
    async pick(party: number) {
      const before = seating.selection.getState().picked;
      await visit.pick(party);
      const { picked: now } = seating.selection.getState();
      if (now !== before) show(now);
    },
    undoChoice() {
      visit.undo();
      // Whoever goes back to a choice has heard the advice on it.
      const { picked: back } = seating.selection.getState();
      setKept(back);
      show(back);
    },
    takeNear(seats: readonly number[]) {
      visit.takeNear(seats);
      show(seats);
    },
    async next() {
      const tradeNo = await visit.next();
      if (tradeNo) void navigate(href(tree, 'confirmOrder', { tradeNo, supportSeat: 'Y' }));
    },
  };
}
export type VisitView = ReturnType<typeof useVisit>;

function sentenceOf({ key, seats, count, total }: Said, { t, seat, seats: list }: SeatWords): string {
  const one = seats[0];
  return t(`said.${key}`, {
    count,
    total: priced(total),
    seat: one === undefined ? '' : seat(one),
    seats: list(seats),
  });
}
