import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { priced } from '#lib/price.ts';
import { useApp } from '#stores/app.ts';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { map as overviewIcon, reset as resetIcon } from '#ui/icon-more.ts';
import { createSeatMap, type SeatMap } from './engine/engine.ts';
import { DIM, FREE, PICKED, TAKEN } from './engine/paint.ts';
import { readPalette } from './engine/palette.ts';
import type { Inset } from './engine/view.ts';
import { Figures } from './figures.tsx';
import { metresToStage } from './hall-view.ts';
import styles from './map-view.module.css';
import { Minimap } from './minimap.tsx';
import { paintRowEdge } from './row-edge.ts';
import { priceOf, type Seating, type SeatWords, useSeatWords } from './seating.ts';
import { nextSeat, rowEnd, seatNear } from './walk.ts';

interface Props {
  seating: Seating;
  inset: Inset;
  /** A phone has a minimap, and its overview button shows a map. */
  small?: boolean;
  /** Absent where the plan is only to be looked at. */
  onToggle?: (seat: number) => void;
  onView?: (seat: number) => void;
  /** The engine, for the verbs of the page. */
  map: RefObject<SeatMap | null>;
}

const STATES = { [FREE]: 'free', [TAKEN]: 'taken', [PICKED]: 'picked', [DIM]: 'dim' } as const;
const ARROWS = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const;
const STEP = 1.5;
/** A seat that is reached by key is at least this wide, css px. */
const LEGIBLE = 22;

/** The plan on a canvas, with the same seats under it for keyboard and screen reader: one tab stop, arrows, Space. */
export function MapView({ seating, inset, small = false, onToggle, onView, map }: Props) {
  const { t } = useSeatWords(seating);
  const host = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLDivElement>(null);
  const id = useId();
  const state = useStore(seating.selection, s => s.state);
  const pointed = usePointed();
  const { active, focused, shown } = pointed;
  const { ring, tip, place } = useFollowers(map, edge, pointed);
  const { ready, moves } = useEngine({ seating, inset, small, onToggle, map, host, pointed, place });
  const keys = useKeys({ seating, state, map, pointed, onToggle, onView });
  // The row that is read out has fifty buttons to name: it follows the seat that a finger or the mouse has chosen.
  const later = { at: useDeferredValue(active), told: useDeferredValue(state) };
  // Keys move and are told at once.
  const { at, told } = focused ? { at: active, told: state } : later;

  return (
    <div className="absolute inset-0 on-paper">
      <div
        ref={host}
        className={`absolute inset-0 clip ${styles.host}`}
        role="application"
        aria-roledescription={t('map.role')}
        aria-label={t('map.label')}
        aria-describedby={`${id}-help`}
        aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is one tab stop
        tabIndex={0}
        {...keys}
      >
        <span ref={ring} className={`absolute no-events ${styles.ring}`} hidden={!focused || active < 0} />
        {at >= 0 && <RowOf seating={seating} seat={at} state={told} id={id} onToggle={onToggle} />}
      </div>
      <p id={`${id}-help`} className="vh">
        {t(onToggle ? 'map.help' : 'map.helpLook')}
      </p>
      <Zoom map={map} small={small} t={t} />
      {small && (
        <div ref={edge} className={`absolute inset-0 clip no-events ${styles.edge}`} aria-hidden="true" />
      )}
      {small && ready && <Minimap map={ready} state={state} moves={moves} inset={inset} />}
      {shown >= 0 && <Tip ref={tip} seating={seating} seat={shown} />}
    </div>
  );
}

/** The seat under the mouse or chosen by a finger, the seat of the keyboard, and which of them is told. */
function usePointed() {
  const [hovered, setHovered] = useState(-1);
  const [active, setActive] = useState(-1);
  const [focused, setFocused] = useState(false);
  const shown = hovered >= 0 ? hovered : focused ? active : -1;
  return { active, focused, shown, setHovered, setActive, setFocused };
}
type Pointed = ReturnType<typeof usePointed>;

/** What stands on the plan as elements: the ring and the tooltip follow their seats, the numbers of rows the view. */
function useFollowers(map: Props['map'], edge: RefObject<HTMLDivElement | null>, pointed: Pointed) {
  const { active, focused, shown } = pointed;
  const ring = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const place = () => {
    const made = map.current;
    if (!made) return;
    if (tip.current && shown >= 0) standBy(tip.current, made.place(shown), made.size().width);
    if (edge.current) paintRowEdge(edge.current, made);
    if (ring.current && active >= 0) put(ring.current, made.place(active));
  };
  const follow = useEffectEvent(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tooltip and the ring follow their seats
  useEffect(() => follow(), [shown, active, focused]);
  return { ring, tip, place };
}

type Toggle = { onToggle: Props['onToggle'] | undefined };
interface EngineProps extends Pick<Props, 'seating' | 'inset' | 'small' | 'map'>, Toggle {
  host: RefObject<HTMLDivElement | null>;
  pointed: Pointed;
  /** The view has moved. */
  place: () => void;
}

/** The canvas of this plan and this choice. `ready` and `moves` are for the small plan, which comes after it. */
function useEngine({ seating, inset, small, onToggle, map, host, pointed, place }: EngineProps) {
  const { g, selection } = seating;
  const { t, zone } = useSeatWords(seating);
  const calm = useApp(s => s.ariaFixed);
  const [ready, setReady] = useState<SeatMap | null>(null);
  const [moves, setMoves] = useState(0);
  const labels = {
    zone: (z: number) => (g.zones[z]!.id.length <= 3 ? g.zones[z]!.id : zone(z)),
    stage: t('map.stage'),
  };
  const toggle = useEffectEvent((seat: number) => {
    pointed.setActive(seat);
    onToggle?.(seat);
    // A finger does not hover: what it has chosen says what it is.
    pointed.setHovered(!onToggle || selection.getState().picked.includes(seat) ? seat : -1);
  });
  const moved = useEffectEvent(() => {
    place();
    // Not for the first view: the small plan comes after it.
    if (small && map.current) setMoves(n => n + 1);
  });
  const make = useEffectEvent((element: HTMLElement) =>
    createSeatMap(element, g, {
      palette: readPalette(element),
      labels,
      inset,
      state: selection.getState().state,
      still: calm || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
      onToggle: toggle,
      onHover: pointed.setHovered,
      onView: moved,
    }),
  );

  // With the elements, not after them: the first frame has the seats.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another plan or another choice is another map
  useLayoutEffect(() => {
    const made = make(host.current!);
    map.current = made;
    // The map paints at once; React follows.
    const stop = selection.subscribe(next => made.setAll(next.state));
    return () => {
      stop();
      made.destroy();
      map.current = null;
    };
  }, [g, selection]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new map
  useEffect(() => {
    if (small) setReady(map.current);
  }, [g, selection]);
  const { top, right, bottom, left } = inset;
  const dressed = useRef<SeatMap | null>(null);
  const restyle = useEffectEvent(() => {
    // A new map was made with all this.
    if (dressed.current === map.current) map.current?.restyle(readPalette(host.current!), labels, inset);
    dressed.current = map.current;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the picture is drawn with
  useEffect(() => restyle(), [t, calm, top, right, bottom, left]);
  return { ready, moves };
}

interface KeysProps extends Pick<Props, 'seating' | 'map'>, Toggle {
  onView: Props['onView'] | undefined;
  state: Uint8Array;
  pointed: Pointed;
}

/** From seat to seat by key, and what is done with one. */
function useKeys({ seating, state, map, pointed, onToggle, onView }: KeysProps) {
  const { g, selection } = seating;
  const { active, shown, setActive, setHovered, setFocused } = pointed;
  const choosable = (i: number) => state[i] === FREE || state[i] === PICKED;
  const go = (seat: number) => {
    setActive(seat);
    setHovered(-1);
    map.current?.show(seat, LEGIBLE);
  };
  const begin = () => {
    if (active >= 0 && g.guid[active] !== undefined) return active;
    const { x, y } = g.plan.stage ?? { x: (g.bounds.x0 + g.bounds.x1) / 2, y: g.bounds.y0 };
    return selection.getState().picked[0] ?? seatNear(g, x, y + (g.bounds.y1 - y) * 0.4, choosable);
  };
  /** Whether the key means something at this seat. */
  const atSeat = (key: string, from: number): boolean => {
    const arrow = ARROWS[key as keyof typeof ARROWS];
    if (arrow) go(active < 0 ? from : nextSeat(g, from, arrow, choosable));
    else if (key === 'Home') go(rowEnd(g, from, 'first', choosable));
    else if (key === 'End') go(rowEnd(g, from, 'last', choosable));
    else if (key === ' ' || key === 'Enter') {
      go(from);
      onToggle?.(from);
    } else if (onView && (key === 'v' || key === 'V')) onView(from);
    else return false;
    return true;
  };
  const atPlan = (key: string): boolean => {
    if (key === '+' || key === '=') map.current?.zoom(STEP);
    else if (key === '-') map.current?.zoom(1 / STEP);
    else if (key === '0') map.current?.reset();
    else if (key === 'Escape' && shown >= 0) setHovered(-1);
    else return false;
    return true;
  };
  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = begin();
      setFocused(true);
      if ((from >= 0 && atSeat(event.key, from)) || atPlan(event.key)) event.preventDefault();
    },
    onFocus(event: FocusEvent) {
      if (active < 0) setActive(begin());
      setFocused(event.currentTarget.matches(':focus-visible'));
    },
    onBlur: () => setFocused(false),
  };
}

/** Closer, farther, and all of it. */
function Zoom({ map, small, t }: Pick<Props, 'map' | 'small'> & { t: SeatWords['t'] }) {
  return (
    <div className={`absolute grid ${styles.zoom}`}>
      <IconButton className="on-paper" label={t('map.zoomIn')} onClick={() => map.current?.zoom(STEP)}>
        <Icon name="plus" />
      </IconButton>
      <IconButton className="on-paper" label={t('map.zoomOut')} onClick={() => map.current?.zoom(1 / STEP)}>
        <Icon name="minus" />
      </IconButton>
      <IconButton
        className="on-paper"
        label={small ? t('map.overview') : t('map.reset')}
        onClick={() => map.current?.reset()}
      >
        <Icon draw={small ? overviewIcon : resetIcon} />
      </IconButton>
    </div>
  );
}

const put = (element: HTMLElement, at: { x: number; y: number; width: number }) => {
  element.style.setProperty('--x', `${at.x}px`);
  element.style.setProperty('--y', `${at.y}px`);
  element.style.setProperty('--w', `${at.width}px`);
};

/** Above the seat, or below it where the map ends; never beyond the sides. */
function standBy(tip: HTMLElement, at: { x: number; y: number; width: number }, width: number): void {
  const half = tip.offsetWidth / 2 + 4;
  const x = Math.max(half, Math.min(width - half, at.x));
  put(tip, { ...at, x });
  tip.style.setProperty('--shift', `${at.x - x}px`);
  tip.toggleAttribute('data-below', at.y - at.width / 2 - tip.offsetHeight < 16);
}

/** The row of the active seat as buttons: what a screen reader finds on the map. */
const RowOf = memo(function RowOf({
  seating,
  seat,
  state,
  id,
  onToggle,
}: {
  seating: Seating;
  seat: number;
  state: Uint8Array;
  id: string;
  onToggle: ((seat: number) => void) | undefined;
}) {
  const { g } = seating;
  const words = useSeatWords(seating);
  const row = g.rowOf[seat]!;
  const seats = Array.from(
    { length: g.rowStart[row + 1]! - g.rowStart[row]! },
    (_, k) => g.rowStart[row]! + k,
  );
  const label = words.t('rowLabel', { zone: words.zone(g.zoneOfRow[row]!), row: g.rowName[row]! });
  return (
    <div className="vh" role="group" aria-label={label}>
      {seats.map(i => (
        <button
          key={i}
          id={`${id}-${i}`}
          type="button"
          tabIndex={-1}
          aria-pressed={onToggle ? state[i] === PICKED : undefined}
          aria-disabled={!onToggle || state[i] === TAKEN || undefined}
          aria-label={words.named(i, STATES[state[i] as keyof typeof STATES])}
          onClick={() => state[i] !== TAKEN && onToggle?.(i)}
        />
      ))}
    </div>
  );
});

function Tip({
  seating,
  seat,
  ref,
}: {
  seating: Seating;
  seat: number;
  ref: RefObject<HTMLDivElement | null>;
}) {
  const { g } = seating;
  const { t, zone, kind } = useSeatWords(seating);
  const row = g.rowOf[seat]!;
  const metres = metresToStage(g, seat);
  return (
    <div ref={ref} className={`on-ink t-sm nowrap no-events absolute ${styles.tip}`} role="tooltip">
      <p className={`between gap-5 ${styles.tipHead}`}>
        <span>
          <Figures row={g.rowName[row]!} number={g.number[seat]!} />
        </span>
        <span className="num">{priced(priceOf(seating, seat))}</span>
      </p>
      <p className={`mt-1 ${styles.tipText}`}>
        {[zone(g.zoneOfRow[row]!), kind(seat), metres > 1 ? t('metres', { n: metres }) : t('atStage')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
