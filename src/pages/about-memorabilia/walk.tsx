import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { OrchestraEvent } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art, type Ratio } from '#ui/art.tsx';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './walk.module.css';

interface Props {
  events: readonly OrchestraEvent[];
  at: number;
  go: (place: number) => void;
}
/** Shapes in turn, so that neighbours differ. */
const SHAPES: readonly Ratio[] = ['r34', 'r43', 'r11', 'r34', 'r43'];
const HIGHEST = 9;
const HINT = { pc: 'events.hint', mobile: 'events.hintPhone' } as const;

/** The string between two stops: a harmonic more for every fourth event. */
function StringPart({ place, behind }: { place: number; behind: boolean }) {
  const lobes = Math.min(HIGHEST, 1 + Math.floor(place / 4));
  const w = 100 / lobes;
  const half = (sign: 1 | -1) =>
    Array.from(
      { length: lobes },
      (_, i) => `M${i * w} 20c${w * 0.364} ${sign * 17} ${w * 0.636} ${sign * 17} ${w} 0`,
    ).join('');
  return (
    <svg
      className={`as-block w-full ${styles.string}`}
      viewBox="0 0 100 40"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={half(1) + half(-1)} />
      <path className={behind ? styles.behind : styles.ahead} d="M0 20H100" />
    </svg>
  );
}

/** The events side by side on one string. One tab stop; arrows, Home and End walk, a finger scrolls. */
export function Walk({ events, at, go }: Props) {
  const t = useCopy('about');
  const { layout } = useTree();
  const list = useRef<HTMLOListElement>(null);
  const walked = useRef(false);
  const stop = (place: number) => list.current?.children[place]?.querySelector('button');
  // Only the strip moves, not the page.
  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[at];
    if (!strip || !(item instanceof HTMLElement)) return;
    const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 3;
    const still = !walked.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (typeof strip.scrollTo === 'function')
      strip.scrollTo({ left, behavior: still ? 'instant' : 'smooth' });
    walked.current = true;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: events.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined || !events[to]) return;
    event.preventDefault();
    go(to);
    stop(to)?.focus({ preventScroll: true });
  };
  return (
    <section className={`on-paper-2 ${styles.walk}`} aria-label={t('events.walk')}>
      <div className={`row justify-end gap-2 m-pt-4 ${styles.ways}`}>
        <p className="sm sec">{t(HINT[layout])}</p>
        <p className="vh">{t('events.of', { n: at + 1, total: events.length })}</p>
        <IconButton label={t('events.prev')} aria-disabled={at === 0 || undefined} onClick={() => go(at - 1)}>
          <Icon name="back" />
        </IconButton>
        <IconButton
          label={t('events.next')}
          aria-disabled={at === events.length - 1 || undefined}
          onClick={() => go(at + 1)}
        >
          <Icon name="next" />
        </IconButton>
      </div>
      <ol className="flex relative scroll-x" ref={list} onKeyDown={onKeyDown}>
        {events.map((event, place) => (
          <li key={event.id} className={cx('fixed-size', place === at && styles.on)}>
            <button
              className="as-block w-full text-start"
              type="button"
              tabIndex={place === at ? 0 : -1}
              aria-current={place === at ? 'true' : undefined}
              onClick={() => go(place)}
            >
              <span className={`flex items-end ${styles.place}`}>
                <Art
                  attrs={event.art}
                  ratio={place === at ? 'r43' : (SHAPES[place % SHAPES.length] ?? 'r11')}
                />
              </span>
              <StringPart place={place} behind={place <= at} />
              <span className={`as-block m-t-3 ${styles.year}`}>{event.year}</span>
              <span className={`as-block t-sm sec ${styles.caption}`}>{event.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
