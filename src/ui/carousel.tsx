import { type ReactNode, type TouchEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { useCopy } from '#i18n/copy.ts';
import { loadChunk } from '#lib/chunk.ts';
import { CAROUSEL } from '#lib/constants.ts';
import { whenFirstUsed } from '#lib/first-use.ts';
import { whenIdle } from '#lib/idle.ts';
import { IconButton } from './button.tsx';
import styles from './carousel.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface CarouselState {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly go: (index: number) => void;
}

interface Props {
  /** What is shown: “Season highlights”. */
  label: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Instead of the default previous, next and marks. */
  controls?: (state: CarouselState) => ReactNode;
}

/**
 * Slides on Swiper with the specification's defaults: 800 ms, no loop, no autoplay. The first slide is painted without
 * it; its code comes when the page is first used, and a swipe before it is there goes on by one.
 */
export function Carousel({ label, slides, controls }: Props) {
  const t = useCopy('ui');
  const view = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { index, go, load, touchStart, touchEnd } = useSwiper(view, count);
  const state = { index, count, go };
  return (
    <section
      className="relative"
      aria-roledescription={t('carousel.region')}
      aria-label={label}
      onPointerEnter={load}
      onFocus={load}
      onTouchStart={touchStart}
      onTouchEnd={touchEnd}
    >
      <div ref={view} className={cx('clip', styles.view, 'swiper')}>
        <div className={cx('flex', styles.track, 'swiper-wrapper')}>
          {slides.map((slide, i) => (
            <div
              key={slide.key}
              className={cx('fixed-size w-full', 'swiper-slide')}
              role="group"
              aria-roledescription="slide"
              aria-label={t('carousel.of', { n: i + 1, total: count })}
              inert={i !== index}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (controls ? controls(state) : <Controls {...state} />)}
      <span className="vh" aria-live="polite">
        {t('carousel.of', { n: index + 1, total: count })}
      </span>
    </section>
  );
}

function Controls({ index, count, go }: CarouselState) {
  const t = useCopy('ui');
  return (
    <div className="row gap-3 mt-4">
      <span className={`flex grow ${styles.dots}`}>
        {Array.from({ length: count }, (_, i) => (
          <button
            className="grow grid items-centre"
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
            key={i}
            type="button"
            aria-label={t('carousel.go', { n: i + 1 })}
            aria-current={i === index || undefined}
            onClick={() => go(i)}
          />
        ))}
      </span>
      <IconButton label={t('carousel.previous')} disabled={index === 0} onClick={() => go(index - 1)}>
        <Icon name="back" />
      </IconButton>
      <IconButton label={t('carousel.next')} disabled={index >= count - 1} onClick={() => go(index + 1)}>
        <Icon name="next" />
      </IconButton>
    </div>
  );
}

/** From here on a touch is a swipe; px. */
const SWIPE = 40;
const still = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.hasAttribute('data-aria-fixed');

function useSwiper(view: React.RefObject<HTMLDivElement | null>, count: number) {
  const [index, setIndex] = useState(0);
  const swiper = useRef<Swiper | null>(null);
  const coming = useRef<Promise<void> | null>(null);
  const start = useEffectEvent((Constructor: typeof Swiper) => {
    if (!view.current || swiper.current) return;
    swiper.current = new Constructor(view.current, {
      ...CAROUSEL,
      speed: still() ? 0 : CAROUSEL.speed,
      initialSlide: index,
      on: { slideChange: s => setIndex(s.activeIndex) },
    });
  });
  const load = () => {
    if (count < 2) return;
    coming.current ??= loadChunk(() => import('swiper')).then(
      m => start(m.Swiper),
      () => {
        coming.current = null;
      },
    );
  };
  const loadSoon = useEffectEvent(load);
  useEffect(() => {
    const stop = whenFirstUsed(() => whenIdle(() => loadSoon()));
    return () => {
      stop();
      swiper.current?.destroy();
      swiper.current = null;
      coming.current = null;
    };
  }, []);
  const go = (to: number) => {
    const next = Math.min(count - 1, Math.max(0, to));
    setIndex(next);
    if (swiper.current) swiper.current.slideTo(next);
    else load();
  };
  const from = useRef<number | null>(null);
  const touchStart = ({ touches }: TouchEvent) => {
    from.current = swiper.current ? null : (touches[0]?.clientX ?? null);
  };
  const touchEnd = ({ changedTouches }: TouchEvent) => {
    const way = from.current === null ? 0 : (changedTouches[0]?.clientX ?? from.current) - from.current;
    if (Math.abs(way) > SWIPE) go(index - Math.sign(way));
  };
  return { index: Math.min(index, Math.max(0, count - 1)), go, load, touchStart, touchEnd };
}
