import { memo, useLayoutEffect, useRef } from 'react';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';
import { barAt } from '../sound/timeline.ts';
import { type Sheet, soundingSegments, sungAt } from './follow.ts';
import styles from './score.module.css';
import { areaIn, type Box, barsOn, linesOf, veilsOf } from './score-pages.ts';

interface Props {
  sheet: Sheet;
  box: Box;
  /** Whose line it is stands above it. */
  named: boolean;
  /** Only the staves of this section are plain to see. */
  only: SectionId | null;
  onPress: (bar: number) => void;
}
/** Staves that are marked at a time, at most. */
const LINES = 6;

/**
 * A page, or a system of it, with a button over each bar. The bar that sounds, and in it the staff that has the melody,
 * are marked once a frame straight in the document: React draws only when the page turns.
 */
export const Leaf = memo(function Leaf({ sheet, box, named, only, onPress }: Props) {
  const t = useCopy('playroom');
  const { locale } = useTree();
  const root = useRef<HTMLDivElement>(null);
  const { score, url } = sheet;
  const page = score.pages[box.page];
  const bars = barsOn(box);
  useMark(root, sheet, box);
  if (!page) return null;
  const has = (part: number) => score.parts[part]?.section === only;
  const systems =
    box.system < 0 ? score.systems.flatMap((s, i) => (s.page === box.page ? [i] : [])) : [box.system];
  const part = named && box.part !== undefined ? score.parts[box.part] : undefined;
  return (
    <div
      ref={root}
      className={`relative clip ${styles.leaf}`}
      style={{ aspectRatio: `${box.w} / ${box.h}`, width: `${100 * (box.share ?? 1)}%` }}
    >
      <img
        className="absolute measure-none h-auto"
        src={new URL(page.file, url).href}
        alt=""
        draggable={false}
        style={{
          width: `${(page.width / box.w) * 100}%`,
          transform: `translate(${(-box.x / page.width) * 100}%, ${(-box.y / page.height) * 100}%)`,
        }}
      />
      {part && <b className={`absolute t-xs bold nowrap ${styles.whose}`}>{say(part.name, locale)}</b>}
      {only &&
        box.part === undefined &&
        systems
          .flatMap(system => veilsOf(score, system, has))
          .map(veil => (
            <i
              key={`${veil.x} ${veil.y}`}
              className={`absolute no-events ${styles.veil}`}
              style={areaIn(box, veil)}
            />
          ))}
      {Array.from({ length: LINES }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are filled and emptied
        <i key={i} className={styles.line} hidden />
      ))}
      {bars.map((bar, i) => {
        const at = score.bars[bar];
        return (
          at && (
            <button
              key={bar}
              type="button"
              className={`absolute r-1 ${styles.bar}`}
              data-bar={at.number}
              data-index={bar}
              tabIndex={i === 0 ? 0 : -1}
              aria-label={t('score.bar', { bar: at.number })}
              style={areaIn(box, at)}
              onClick={() => onPress(bar)}
            />
          )
        );
      })}
    </div>
  );
});

function useMark(root: React.RefObject<HTMLDivElement | null>, sheet: Sheet, box: Box): void {
  const movements = useNow(s => s.playing?.manifest.movements);
  useLayoutEffect(() => {
    const leaf = root.current;
    if (!leaf || !movements) return;
    const buttons = new Map<number, HTMLElement>();
    for (const button of leaf.querySelectorAll<HTMLElement>('[data-bar]'))
      buttons.set(Number(button.dataset.index), button);
    const lines = [...leaf.querySelectorAll<HTMLElement>(`.${styles.line}`)];
    let marked: HTMLElement | undefined;
    let last = { bar: -2, line: '' };
    const off = core().frames.follow(time => {
      const played = sheet.bars[barAt(sheet.bars, movements, time)];
      const bar = played?.movement === sheet.movement ? played.bar : -1;
      const sounding = soundingSegments(sheet.segments, time);
      const singer = sheet.lines[sungAt(sheet.lines, time)]?.part;
      const line = `${singer}/${sounding.map(s => `${s.section}/${s.part}`).join()}`;
      if (bar === last.bar && line === last.line) return;
      if (bar !== last.bar) {
        marked?.removeAttribute('aria-current');
        if (marked) marked.tabIndex = -1;
        marked = buttons.get(bar);
        marked?.setAttribute('aria-current', 'true');
        if (marked) marked.tabIndex = 0;
      }
      last = { bar, line };
      draw(
        lines,
        buttons.has(bar)
          ? linesOf(sheet.score, bar, part => part === singer || sounding.some(s => s.part === part), singer)
          : [],
        box,
      );
    });
    return () => {
      off();
      marked?.removeAttribute('aria-current');
      draw(lines, [], box);
    };
  }, [root, sheet, box, movements]);
}

function draw(lines: readonly HTMLElement[], areas: ReturnType<typeof linesOf>, box: Box): void {
  for (const [i, line] of lines.entries()) {
    const area = areas[i];
    line.hidden = !area;
    if (area) Object.assign(line.style, areaIn(box, area));
  }
}
