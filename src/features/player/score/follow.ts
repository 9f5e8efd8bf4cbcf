import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { MediaBars, MediaMelody, MediaScore } from '#domain/contract/media.ts';
import { fileOf } from '../sound/begin.ts';
import { core } from '../sound/core.ts';
import { type Playing, useNow } from '../sound/now.ts';
import { barsOf, melodyOf, scoreOf } from '../sound/source.ts';
import { barAt, lastBegun } from '../sound/timeline.ts';

export type Segment = MediaMelody['segments'][number];
export type SungLine = NonNullable<MediaMelody['sung']>[number];
/** What is known of the movement that sounds. */
export interface Sheet {
  readonly url: string;
  readonly movement: number;
  readonly bars: MediaBars['bars'];
  readonly melody: MediaMelody | null;
  readonly score: MediaScore;
  /** Segments of this movement, in the order of time. */
  readonly segments: readonly Segment[];
  /** The words of a song, likewise. */
  readonly lines: readonly SungLine[];
}

/** Score, bars and melody of a movement; null where it has none, `failed` where they did not come. */
export function useSheet(playing: Playing | null, movement: number) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const manifest = playing?.manifest;
  const base = playing?.opened.manifest ?? '';
  const path = manifest?.movements[movement]?.score;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    let wanted = true;
    setFailed(false);
    if (!manifest?.bars || !path) {
      setSheet(null);
      return;
    }
    const url = fileOf(base, path);
    const { bars: table, melody: line } = manifest;
    Promise.all([scoreOf(url), barsOf(fileOf(base, table)), line ? melodyOf(fileOf(base, line)) : null]).then(
      ([score, { bars }, melody]) => {
        const segments = melody?.segments.filter(s => s.movement === movement) ?? [];
        segments.sort((a, b) => a.from - b.from);
        const lines = melody?.sung?.filter(s => s.movement === movement) ?? [];
        if (wanted) setSheet({ url, movement, bars, melody, score, segments, lines });
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [manifest, base, path, movement, tries]);
  const here = sheet?.movement === movement && path ? sheet : null;
  return { sheet: here, none: playing !== null && !path, failed, retry: () => setTries(n => n + 1) };
}

/** The same movement in its reading reduction, whose first part is the main line; null until it is there. */
export function useReading(sheet: Sheet, wanted: boolean): Sheet | null {
  const [reading, setReading] = useState<{ of: Sheet; sheet: Sheet } | null>(null);
  const { reading: path } = sheet.score;
  useEffect(() => {
    if (!wanted || !path) return;
    let alive = true;
    const url = new URL(path, sheet.url).href;
    scoreOf(url).then(
      score => {
        const segments = sheet.segments.map(segment => ({ ...segment, part: 0 }));
        if (alive) setReading({ of: sheet, sheet: { ...sheet, url, score, segments, lines: [] } });
      },
      // The full score stays, and the next press asks again.
      () => undefined,
    );
    return () => {
      alive = false;
    };
  }, [sheet, path, wanted]);
  return reading?.of === sheet ? reading.sheet : null;
}

/** What sounds: index of the played bar, and who has the melody. Set only when it changes, never once a frame. */
export interface Sounding {
  readonly bar: number;
  readonly segments: readonly Segment[];
  /** Index of the line that is sung; −1: none. */
  readonly line: number;
}
const SILENT: Sounding = { bar: -1, segments: [], line: -1 };
export const useSounding = create<Sounding>()(() => SILENT);

/** Segments that sound at a time; where nobody has the line for a moment, the last one keeps it for a bar. */
export function soundingSegments(segments: readonly Segment[], time: number): readonly Segment[] {
  const at = lastBegun(segments, s => s.from, time);
  const found: Segment[] = [];
  // They overlap where two share the line: a few before the last may still sound.
  for (let i = at; i >= 0 && i > at - 6; i--) {
    const segment = segments[i];
    if (segment && time < segment.to) found.push(segment);
  }
  return found;
}
/** The line that is sung; between two of them the one that was. */
export const sungAt = (lines: readonly SungLine[], time: number): number =>
  lastBegun(lines, line => line.from, time);
const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((x, i) => x === b[i]);

/** Keeps `useSounding` with the sound, while a room is open. */
export function useFollow(sheet: Sheet | null): void {
  const movements = useNow(s => s.playing?.manifest.movements);
  useEffect(() => {
    if (!sheet || !movements) {
      useSounding.setState(SILENT);
      return;
    }
    return core().frames.follow(time => {
      const before = useSounding.getState();
      const bar = barAt(sheet.bars, movements, time);
      const segments = soundingSegments(sheet.segments, time);
      const line = sungAt(sheet.lines, time);
      if (bar !== before.bar || line !== before.line || !same(segments, before.segments))
        useSounding.setState({ bar, segments, line });
    });
  }, [sheet, movements]);
}
