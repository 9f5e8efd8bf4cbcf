import '../styles/price.css';
import './seat-plan.css';
import { useEffect, useMemo, useRef } from 'react';
import { type DeskPlan, type DeskTaken, office } from '#domain/contract/desk.ts';
import { say } from '#domain/text.ts';
import type { SeatMap } from '#features/seat-map/engine/engine.ts';
import { MapView } from '#features/seat-map/map-view.tsx';
import { Legend, Prices } from '#features/seat-map/prices.tsx';
import { makeSeating, priceOf, useSeatWords } from '#features/seat-map/seating.ts';
import copyEn from '#i18n/en-US/seat.ts';
import { texts } from '#i18n/store.ts';
import { TreeProvider } from '#i18n/tree-context.tsx';
import copyZh from '#i18n/zh-CN/seat.ts';
import type { Locale } from '#site/tree.ts';
import { Fault, Shown } from './parts.tsx';
import { useCall, useDesk, useFresh } from './use-desk.ts';

texts['zh-CN'].seat = copyZh;
texts['en-US'].seat = copyEn;

/** Others sell the same house: what they took is seen after so long, ms. */
const AGAIN = 15_000;
/** Css px that nothing of the plan lies under. */
const INSET = { top: 8, right: 48, bottom: 8, left: 8 };

export interface ChosenSeat {
  readonly seatId: string;
  readonly words: string;
  /** Yuan. */
  readonly price: number;
}
/** Whose seats can be chosen: those on sale, those of the house, or both. */
export type Whose = 'free' | 'house' | 'both';
interface Props {
  readonly scheduleId: string;
  /** With one more of it nothing is chosen, and what is taken is asked for anew. */
  readonly round: number;
  /** One: another seat takes the place of the one before. */
  readonly most: number;
  readonly whose?: Whose;
  onChosen(seats: readonly ChosenSeat[]): void;
}

/** The visitors' seat plan for whoever sells, moves or holds: the same map, colours and keys. */
export default function SeatPlan(props: Props) {
  const { scheduleId } = props;
  const { t, locale } = useDesk();
  const plan = useCall(office.plan, { scheduleId });
  const taken = useCall(office.taken, { scheduleId });
  const { again } = taken;
  useFresh(again, AGAIN);
  useEffect(() => {
    // Something was sold.
    if (props.round > 0) again();
  }, [again, props.round]);
  return (
    <Shown of={plan}>
      {found =>
        found.scheduleId === scheduleId ? (
          <TreeProvider tree={{ locale, layout: 'pc' }}>
            <Fault text={taken.error && t.counter.stale} />
            <Plan key={scheduleId} {...props} plan={found} locale={locale} taken={taken.data} />
          </TreeProvider>
        ) : null
      }
    </Shown>
  );
}

interface PlanProps extends Props {
  readonly plan: DeskPlan;
  readonly locale: Locale;
  readonly taken: DeskTaken | null;
}

function Plan({ plan, locale, taken, round, most, whose = 'free', onChosen }: PlanProps) {
  const map = useRef<SeatMap | null>(null);
  const seating = useMemo(
    () =>
      makeSeating(
        plan.plan,
        plan.categories.map(c => ({ ...c, name: say(c.name, locale) })),
        most,
      ),
    [plan, locale, most],
  );
  const { g, selection } = seating;
  const words = useSeatWords(seating);
  useEffect(() => {
    if (!taken) return;
    const house = new Set(taken.house);
    selection.setTaken([
      ...taken.taken,
      ...(whose === 'free' ? house : []),
      ...(whose === 'house' ? g.guid.filter(id => !house.has(id)) : []),
    ]);
  }, [g, selection, taken, whose]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen is done
  useEffect(() => selection.replace([]), [round, whose]);
  const tell = useRef(onChosen);
  tell.current = onChosen;
  useEffect(() => {
    const told = (picked: readonly number[]): void =>
      tell.current(
        picked.map(i => ({ seatId: g.guid[i] ?? '', words: words.seat(i), price: priceOf(seating, i) })),
      );
    return selection.subscribe((next, before) => next.picked !== before.picked && told(next.picked));
  }, [g, selection, seating, words]);
  const toggle = (seat: number): void => {
    const { picked, taken: gone } = selection.getState();
    if (most === 1 && !gone[seat] && picked[0] !== seat) selection.replace([seat]);
    else selection.toggle(seat);
  };
  return (
    <div className="seat-plan min-w-0">
      <div className="stage relative line-box mb-3">
        <MapView seating={seating} inset={INSET} map={map} onToggle={toggle} />
      </div>
      <Prices seating={seating} row />
      <Legend seating={seating} row />
    </div>
  );
}
