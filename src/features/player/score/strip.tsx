import { type KeyboardEvent, memo, type PointerEvent, useEffect, useRef } from 'react';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { Locale } from '#site/tree.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';
import { lastBegun } from '../sound/timeline.ts';
import { type Segment, type Sheet, useSounding } from './follow.ts';
import { nameOf } from './names.ts';
import styles from './strip.module.css';

const ROWS = {
  wood: ['flute', 'oboe', 'clarinet', 'bassoon'],
  horn: ['horn'],
  brass: ['trumpet', 'trombone'],
  drums: ['percussion'],
  // A harp, or whatever else is plucked or struck there: it goes by its own name.
  keys: ['harp'],
  violins: ['violin-1', 'violin-2'],
  violas: ['viola'],
  low: ['cello', 'bass'],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>;
type Row = keyof typeof ROWS;
/** Pigments of the themes, in the order in which they appear; they differ in light as well. */
const PIGMENTS = ['A major', 'Eb major', 'Bb major', 'G minor', 'D minor', 'F major', 'C# minor', 'E minor'];
const ROW = 10;

interface Props {
  sheet: Sheet;
}

/** The whole movement by section and theme, the parts of its form above it: to look at, and to press. */
export function Strip({ sheet }: Props) {
  const t = useCopy('playroom');
  const { locale } = useTree();
  const movement = useNow(s => s.playing?.manifest.movements[sheet.movement]);
  const root = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const [first] = useSounding(s => s.segments);
  const bar = useSounding(s => s.bar);
  useEffect(() => {
    const line = hand.current;
    if (!line || !movement) return;
    const long = movement.end - movement.start;
    return core().frames.follow(time => {
      const share = Math.min(1, Math.max(0, (time - movement.start) / long));
      line.style.transform = `translateX(${(share * 100).toFixed(1)}%)`;
    });
  }, [movement]);
  if (!movement || !sheet.melody) return null;
  const long = movement.end - movement.start;
  const rows = (Object.keys(ROWS) as Row[]).filter(row => sheet.segments.some(s => rowOf(s) === row));
  const themes = sheet.melody.themes.filter(x => x.movement === sheet.movement);
  const form = sheet.melody.form.filter(x => x.movement === sheet.movement);
  const left = (time: number) => `${((time - movement.start) / long) * 100}%`;
  const go = (time: number) => core().seek(time + 0.001);
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    const { left: from, width } = event.currentTarget.getBoundingClientRect();
    go(movement.start + ((event.clientX - from) / width) * long);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const currentTime = core().time;
    const at = lastBegun(sheet.segments, s => s.from, currentTime);
    const part = lastBegun(form, s => s.at, currentTime);
    const to = {
      ArrowRight: sheet.segments[at + 1]?.from,
      ArrowUp: sheet.segments[at + 1]?.from,
      ArrowLeft: sheet.segments[Math.max(0, at - 1)]?.from,
      ArrowDown: sheet.segments[Math.max(0, at - 1)]?.from,
      PageDown: form[part + 1]?.at,
      PageUp: form[Math.max(0, part - 1)]?.at,
      Home: movement.music,
      End: sheet.segments.at(-1)?.from,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  const who = first ? nameOf(first, locale, t) : '';
  const theme = themes.find(x => x.id === first?.theme);
  const number = sheet.score.bars[sheet.bars[bar]?.bar ?? 0]?.number ?? '1';
  return (
    <div className="grid gap-y-1 gap-x-5 items-start t-xs cols-auto-1">
      <div className={`relative col-2 ${styles.form}`}>
        {form.map((part, i) => (
          <button
            className="absolute clip text-left nowrap sec"
            key={`${part.at}`}
            type="button"
            style={{
              left: left(part.at),
              width: `${(((form[i + 1]?.at ?? movement.end) - part.at) / long) * 100}%`,
            }}
            onClick={() => go(part.at)}
          >
            {say(part.name, locale)}
          </button>
        ))}
      </div>
      <ul className={`nowrap ${styles.rows}`} aria-hidden="true">
        {rows.map(row => (
          <li key={row}>{row === 'keys' ? ownName(sheet, locale) : t(`strip.families.${row}`)}</li>
        ))}
      </ul>
      <div
        ref={root}
        className={`relative clip pointer ${styles.field}`}
        role="slider"
        tabIndex={0}
        aria-label={t('strip.label')}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, sheet.segments.length)}
        aria-valuenow={first ? sheet.segments.indexOf(first) + 1 : 0}
        aria-valuetext={t(theme ? 'strip.text' : 'strip.plain', {
          bar: number,
          who,
          theme: theme ? say(theme.name, locale) : '',
        })}
        onPointerDown={onPointer}
        onKeyDown={onKeyDown}
      >
        <Picture segments={sheet.segments} rows={rows} start={movement.start} long={long} themes={themes} />
        <div ref={hand} className={`absolute inset-0 no-events ${styles.hand}`} />
      </div>
      <ul className={`flex flex-wrap gap-x-5 sec col-2 ${styles.legend}`} aria-label={t('strip.legend')}>
        {themes.map((x, i) => (
          <li className="row gap-2" key={x.id} style={pigment(i)}>
            <i className="p-ground" />
            {say(x.name, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What plays in the row of the harp: harp, harpsichord, piano. */
const ownName = ({ segments }: Sheet, locale: Locale): string =>
  [...new Set(segments.filter(s => s.section === 'harp').map(s => say(s.instrument, locale)))].join(
    locale === 'zh-CN' ? '、' : ', ',
  );

const pigment = (i: number) =>
  paletteStyle({ key: PIGMENTS[i % PIGMENTS.length] ?? 'A major', mood: 'heroic' });
const rowOf = ({ section }: Segment): Row | undefined =>
  (Object.keys(ROWS) as Row[]).find(row => (ROWS[row] as readonly (SectionId | null)[]).includes(section));

interface PictureProps {
  segments: readonly Segment[];
  rows: readonly Row[];
  themes: readonly { id: string }[];
  start: number;
  long: number;
}
/** Drawn once a movement. */
const Picture = memo(function Picture({ segments, rows, themes, start, long }: PictureProps) {
  return (
    <svg
      viewBox={`0 0 1000 ${Math.max(1, rows.length) * ROW}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ height: `${rows.length * 1.05}rem` }}
    >
      {segments.map(s => {
        const row = rowOf(s);
        const theme = themes.findIndex(x => x.id === s.theme);
        return (
          row && (
            <rect
              key={`${s.from} ${s.part}`}
              className={styles.segment}
              style={theme < 0 ? undefined : pigment(theme)}
              data-plain={theme < 0 || undefined}
              x={((s.from - start) / long) * 1000}
              width={Math.max(1, ((s.to - s.from) / long) * 1000 - 0.6)}
              y={rows.indexOf(row) * ROW + 1.2}
              height={ROW - 2.4}
            />
          )
        );
      })}
    </svg>
  );
});
