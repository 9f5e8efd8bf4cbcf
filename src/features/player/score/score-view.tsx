import {
  type CSSProperties,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { ENOUGH_BARS, fewestBars } from '#domain/rules/reading.ts';
import { useBrowserValue } from '#hooks/use-browser-value.ts';
import { useCopy } from '#i18n/copy.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';
import { playedBar } from '../sound/timeline.ts';
import { type Sheet, useReading, useSounding } from './follow.ts';
import styles from './score.module.css';
import { Leaf } from './score-leaf.tsx';
import { type Box, type LeadOf, leafOf, leavesOf, ratioOf, type View } from './score-pages.ts';

const ZOOMS = [1, 1.4, 2, 2.8] as const;
const narrow = () => window.matchMedia('(max-width: 699px)').matches;
/** A phone on its side. */
const low = () => window.matchMedia('(max-height: 480px) and (orientation: landscape)').matches;

interface ScoreViewProps {
  sheet: Sheet;
  name: string;
  only: SectionId | null;
}

/** The whole page, its reading reduction, or the line that has the melody. */
type Way = 'full' | 'reading' | 'line';
function waysOf({ score, segments }: Sheet): readonly Way[] {
  const ways: Way[] = ['full'];
  if (score.reading) ways.push('reading');
  if (segments.length > 0) ways.push('line');
  return ways.length > 1 ? ways : [];
}
/** A phone reads the line; elsewhere the full score stands as long as its pages have bars enough. */
function firstWay({ score }: Sheet, ways: readonly Way[], small: boolean): Way {
  if (small && ways.includes('line')) return 'line';
  return ways.includes('reading') && fewestBars(score) < ENOUGH_BARS ? 'reading' : 'full';
}

/** The score that follows: a page as wide as the screen, or one system on a phone; the bar that sounds is marked. */
export function ScoreView({ sheet: full, name, only }: ScoreViewProps) {
  const t = useCopy('playroom');
  const small = useBrowserValue(narrow, false);
  const flat = useBrowserValue(low, false);
  const ways = waysOf(full);
  const [chosen, setWay] = useState<Way | null>(null);
  const wanted = chosen && ways.includes(chosen) ? chosen : firstWay(full, ways, small || flat);
  const reading = useReading(full, wanted === 'reading');
  const way = wanted === 'reading' && !reading ? 'full' : wanted;
  const sheet = (way === 'reading' && reading) || full;
  const view: View = way === 'line' ? (flat ? 'low' : 'line') : small ? 'system' : 'page';
  const leaves = leavesOf(sheet.score, view, leadsIn(sheet));
  const written = sheet.bars[useSounding(s => s.bar)]?.bar ?? null;
  const [turned, setTurned] = useState<number | null>(null);
  const [wished, setZoom] = useState(0);
  // The line alone is as large as there is room for it.
  const zoom = way === 'line' ? 0 : wished;
  const following = turned === null;
  const sounding = leafOf(leaves, written ?? 0);
  const shown = Math.min(turned ?? sounding, leaves.length - 1);
  const stage = useRef<HTMLDivElement>(null);
  useAhead(sheet, leaves[shown + 1]);

  const press = useCallback(
    (bar: number) => {
      const played = playedBar(sheet.bars, sheet.movement, bar, core().time);
      const at = sheet.bars[played ?? -1]?.at;
      if (at === undefined) return;
      setTurned(null);
      core().seek(at + 0.001);
      if (useNow.getState().cut === null) void core().resume();
    },
    [sheet],
  );
  // At a larger size the bar that sounds is kept in sight.
  useEffect(() => {
    if (zoom > 0 && following && written !== null)
      stage.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [zoom, following, written]);

  return (
    <div className={`grid min-w-0 h-full ${styles.score}`}>
      <div
        ref={stage}
        className={cx(
          'grid',
          styles.stage,
          way === 'line' && styles.rows,
          view === 'low' && styles.low,
          view === 'system' && styles.system,
        )}
        role="group"
        aria-label={t('score.label', { name, page: shown + 1, pages: leaves.length })}
        data-zoom={zoom}
        onKeyDown={walk}
      >
        <div
          className={`grid ${styles.leaves}`}
          style={
            {
              width: `${(ZOOMS[zoom] ?? 1) * 100}%`,
              '--ratio': ratioOf(leaves[shown] ?? []),
            } as CSSProperties
          }
        >
          {leaves[shown]?.map((box, i, all) => (
            <Leaf
              key={box.key}
              sheet={sheet}
              box={box}
              named={box.part !== undefined && !isBeside(box, all[i - 1])}
              only={only}
              onPress={press}
            />
          ))}
        </div>
      </div>
      <div className={`row flex-wrap justify-centre gap-x-1 sec t-sm ${styles.tools}`}>
        {ways
          .filter(other => other !== way)
          .map(other => (
            <button
              key={other}
              type="button"
              className="px-3 text-accent underlined"
              onClick={() => {
                setTurned(null);
                setWay(other);
              }}
            >
              {t(`score.${other}`)}
            </button>
          ))}
        <IconButton
          plain
          label={t('score.before')}
          disabled={shown === 0}
          onClick={() => setTurned(shown - 1)}
          icon="back"
        />
        <span className="num">{t('score.page', { page: shown + 1, pages: leaves.length })}</span>
        <IconButton
          plain
          label={t('score.after')}
          disabled={shown >= leaves.length - 1}
          onClick={() => setTurned(shown + 1)}
          icon="next"
        />
        {way !== 'line' && (
          <>
            <IconButton
              plain
              label={t('score.smaller')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
              icon="minus"
            />
            <IconButton
              plain
              label={t('score.larger')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
              icon="plus"
            />
          </>
        )}
        {!following && (
          <button type="button" className="px-3 text-accent underlined" onClick={() => setTurned(null)}>
            {t('score.follow')}
          </button>
        )}
      </div>
    </div>
  );
}

/** In one row with a piece of the same line: its name stands there. */
const isBeside = (box: Box, before: Box | undefined): boolean =>
  before !== undefined && before.row === box.row && before.part === box.part;

const leading = new WeakMap<Sheet, LeadOf>();
/** The part that has the melody in a written bar, the first time that it is played. */
function leadsIn(sheet: Sheet): LeadOf {
  const known = leading.get(sheet);
  if (known) return known;
  const parts = new Map<number, number>();
  for (const segment of sheet.segments)
    for (let played = segment.fromBar; played <= segment.toBar; played++) {
      const bar = sheet.bars[played];
      if (bar && bar.movement === sheet.movement && !parts.has(bar.bar)) parts.set(bar.bar, segment.part);
    }
  // Where nobody has it the last one keeps the line.
  let before: number | null = null;
  const all = sheet.score.bars.map((_, bar) => (before = parts.get(bar) ?? before));
  const of: LeadOf = bar => all[bar] ?? null;
  leading.set(sheet, of);
  return of;
}

/** The arrows walk from bar to bar, Home and End go to the first and the last of what is shown. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')];
  const at = bars.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: bars.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  bars[to]?.focus();
}

/** The next pages are there before the music is. */
function useAhead(sheet: Sheet, next: ReturnType<typeof leavesOf>[number] | undefined): void {
  const kept = useRef<HTMLImageElement[]>([]);
  useLayoutEffect(() => {
    kept.current = (next ?? []).map(({ page }) => {
      const image = new Image();
      image.src = new URL(sheet.score.pages[page]?.file ?? '', sheet.url).href;
      void image.decode?.().catch(() => undefined);
      return image;
    });
  }, [sheet, next]);
}
