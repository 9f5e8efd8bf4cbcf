/** Where a film cuts, and to what: at bar lines, for a reason. */
import type { SectionId } from '#domain/contract/orchestra.ts';

export type ShotKind = 'hall' | 'stage' | 'section' | 'hands' | 'score';
export interface Shot {
  readonly from: number;
  readonly to: number;
  readonly kind: ShotKind;
  /** Whom it shows. */
  readonly section: SectionId | null;
}
export interface Cutting {
  readonly duration: number;
  /** When each bar begins. */
  readonly bars: readonly number[];
  /** Who has the melody at the beginning of each bar, or stands foremost. */
  readonly leads: readonly (SectionId | null)[];
  /** When parts of the form begin: there everybody is seen. */
  readonly form: readonly number[];
}

/** Seconds after which a picture may go, and how long none is kept. */
const LONG: Readonly<Record<ShotKind, number>> = { hall: 8, stage: 9, section: 9, hands: 8, score: 12 };
export const SHORTEST = 4;
/** The hall at the beginning and when all is over. */
const OPENING = 5;
const CLOSE = 5;
/** Who takes a line is seen so, one after the other; how it goes on; and what nobody leads. */
const TAKEN: readonly ShotKind[] = ['section', 'hands', 'section', 'score'];
const ON: readonly ShotKind[] = ['hands', 'score', 'section', 'stage'];
const NOBODY: readonly ShotKind[] = ['stage', 'score', 'hall'];

/** Whoever takes the melody is shown; while it stays, their hands and its notes; a new part shows everybody. */
export function shotsOf({ duration, bars, leads, form }: Cutting): Shot[] {
  const shots: Shot[] = [];
  const barAfter = (at: number): number => bars.find(b => b >= at - 0.001) ?? duration;
  const leadAt = (at: number): SectionId | null =>
    leads[
      Math.max(
        0,
        bars.findLastIndex(b => b <= at + 0.001),
      )
    ] ?? null;
  const changes = [...form, ...bars.filter((_, i) => i > 0 && leads[i] !== leads[i - 1])].sort(
    (a, b) => a - b,
  );
  const last = Math.max(
    barAfter(duration - CLOSE) < duration ? barAfter(duration - CLOSE) : 0,
    duration - CLOSE,
  );
  const begun = Math.min(barAfter(OPENING), last);
  const opened = last - begun < SHORTEST ? last : begun;
  shots.push({ from: 0, to: opened, kind: 'hall', section: null });
  let turn = 0;
  let taken = 0;
  let shown: SectionId | null = null;
  for (let from = opened; from < last - 0.001; ) {
    const section = leadAt(from);
    const opens = form.some(f => Math.abs(f - from) < SHORTEST / 2) && shots.at(-1)!.kind !== 'stage';
    let kind: ShotKind;
    if (opens) kind = 'stage';
    else if (section === null) kind = NOBODY[turn++ % NOBODY.length]!;
    else if (section !== shown) {
      kind = TAKEN[taken++ % TAKEN.length]!;
      // Hands that were not seen with their player before are nobody's.
      turn = kind === 'hands' ? 1 : 0;
    } else kind = ON[turn++ % ON.length]!;
    if (kind !== 'stage') shown = section;
    const due = changes.find(c => c >= from + SHORTEST && c < from + LONG[kind]);
    const to = Math.min(due ?? barAfter(from + LONG[kind]), last);
    // What would be left at the end is too short to be seen.
    const end = last - to < SHORTEST ? last : to;
    shots.push({ from, to: end, kind, section: kind === 'section' || kind === 'hands' ? section : null });
    from = end;
  }
  shots.push({ from: shots.at(-1)!.to, to: duration, kind: 'hall', section: null });
  return shots;
}
