/** When people have played each bar: a table that lays recordings over the score gives a tempo that breathes. */
import { InputFault } from './faults.ts';
import { fields } from './melody.ts';
import { barAt, type Score } from './score.ts';
import type { PlayedBar } from './unfold.ts';

interface Visit extends PlayedBar {
  /** Seconds that the bar took. */
  readonly long: number;
}
export interface Recording {
  readonly id: string;
  readonly visits: readonly Visit[];
  readonly seconds: number;
}

/** Bars that a table may lack and still be of this score, as a share. */
const LACKING = 0.05;
/** Shorter bars are told too roughly to be taken as they are, seconds: each takes something of its neighbours. */
const ROUGH = 1.4;
/** A bar that differs from its neighbour by more is meant to, as a natural logarithm. */
const MEANT = 0.4;

/** Quarters by which a pace beyond the ends is told. */
const REACH = 3;

interface Row {
  readonly written: number;
  readonly played: number;
  readonly at: readonly number[];
}

/**
 * Reads the table: `score_qstamp` as written, `qstamp` as played, and a column of seconds for each recording, called
 * `…_tstamp`. Throws where it is not of this score.
 */
export function alignmentTable(csv: string, score: Score, file: string): readonly Recording[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = fields(lines[0] ?? '');
  const [written, played] = ['score_qstamp', 'qstamp'].map(name => names.indexOf(name));
  const columns = names.flatMap((name, i) => (name.endsWith('_tstamp') ? [i] : []));
  if (written! < 0 || played! < 0 || columns.length === 0)
    throw new InputFault(file, 'needs columns score_qstamp, qstamp and at least one …_tstamp', 1);
  const rows: Row[] = [];
  lines.slice(1).forEach((line, i) => {
    if (line.trim() === '') return;
    const cells = fields(line).map(cell => (cell.trim() === '' ? Number.NaN : Number(cell)));
    const at = columns.map(c => cells[c] ?? Number.NaN);
    const row = { written: cells[written!] ?? Number.NaN, played: cells[played!] ?? Number.NaN, at };
    if (!Number.isFinite(row.written + row.played))
      throw new InputFault(file, 'a place that is no number', i + 2);
    const before = rows.at(-1);
    if (!before || row.played > before.played) rows.push(row);
  });
  const last = score.bars.at(-1)!;
  const end = last.start + last.length;
  const furthest = Math.max(...rows.map(r => r.written));
  if (rows.length < 2 || furthest >= end || furthest < end - 4 * last.nominal)
    throw new InputFault(
      file,
      `ends at quarter ${furthest}, the score at ${end}: a table of another edition; the tempo is the score’s own`,
    );
  const visits = visited(rows, score);
  const heard = new Set(visits.map(v => v.bar)).size;
  if (heard < score.bars.length * (1 - LACKING))
    throw new InputFault(
      file,
      `tells ${heard} of ${score.bars.length} bars: a table of another edition; the tempo is the score’s own`,
    );
  const found = columns.map((column, k): Recording | null => {
    const clock = rows.map(r => ({ played: r.played, at: r.at[k]! }));
    // A recording that goes back in time, or leaves places out, tells nothing.
    if (clock.some((r, i) => !(r.at >= (clock[i - 1]?.at ?? 0)))) return null;
    const long = visits.map(v => ({
      bar: v.bar,
      pass: v.pass,
      long: along(clock, v.from + score.bars[v.bar]!.length) - along(clock, v.from),
    }));
    return {
      id: names[column]!.replace('_tstamp', ''),
      visits: long,
      seconds: clock.at(-1)!.at - clock[0]!.at,
    };
  });
  const usable = found.filter(r => r !== null);
  if (usable.length === 0) throw new InputFault(file, 'no recording in it goes forward all through');
  return usable;
}

/** Bars in the order in which the table meets them, with their place as played. */
function visited(rows: readonly Row[], score: Score) {
  const visits: { bar: number; pass: number; from: number }[] = [];
  const times = new Map<number, number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    const bar = barAt(score.bars, row.written);
    if (bar !== visits.at(-1)?.bar || row.written < before) {
      const pass = (times.get(bar) ?? 0) + 1;
      times.set(bar, pass);
      visits.push({ bar, pass, from: row.played - (row.written - score.bars[bar]!.start) });
    }
    before = row.written;
  }
  return visits;
}

/** Seconds at a place as played; beyond the ends at the pace of what is nearest. */
function along(clock: readonly { readonly played: number; readonly at: number }[], place: number): number {
  let low = 0;
  let high = clock.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (clock[middle]!.played <= place) low = middle;
    else high = middle - 1;
  }
  // A pair of notes is too short to tell a pace by: before the first and after the last some quarters are taken.
  const [first, last] = [clock[0]!, clock.at(-1)!];
  const [from, to] =
    place < first.played
      ? [first, clock.find(r => r.played >= first.played + REACH) ?? last]
      : place > last.played
        ? [clock.findLast(r => r.played <= last.played - REACH) ?? first, last]
        : [clock[low]!, clock[low + 1]!];
  const pace = (to.at - from.at) / (to.played - from.played);
  return place > to.played ? to.at + (place - to.played) * pace : from.at + (place - from.played) * pace;
}

/** The recording that is asked for, or the one in the middle of them by its length. */
export function recordingOf(recordings: readonly Recording[], id: string | undefined): Recording {
  const named = recordings.find(r => r.id === id);
  const byLength = [...recordings].sort((a, b) => a.seconds - b.seconds);
  return named ?? byLength[(byLength.length - 1) >> 1]!;
}

/** Seconds of each bar as it is played here, after a recording; a bar that it has not goes as its neighbours do. */
export function barsAfter(recording: Recording, score: Score, order: readonly PlayedBar[]): number[] {
  const known = new Map(recording.visits.map(v => [`${v.bar}/${v.pass}`, v.long]));
  const pace = order.map(({ bar, pass }) => {
    const long = known.get(`${bar}/${pass}`) ?? known.get(`${bar}/1`) ?? 0;
    return long > 0 ? Math.log(score.bars[bar]!.length / long) : Number.NaN;
  });
  const first = pace.find(Number.isFinite) ?? 0;
  pace.forEach((value, i) => {
    if (!Number.isFinite(value)) pace[i] = pace[i - 1] ?? first;
  });
  return pace.map((value, i) => {
    const { length } = score.bars[order[i]!.bar]!;
    const long = length / Math.exp(value);
    const near = [pace[i - 1], pace[i + 1]].filter(p => p !== undefined && Math.abs(p - value) < MEANT);
    if (long > ROUGH || near.length < 2) return long;
    const share = 0.25 * (1 - long / ROUGH) + 0.08;
    return length / Math.exp(value * (1 - 2 * share) + share * (near[0]! + near[1]!));
  });
}
