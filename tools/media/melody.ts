/** Who has the main line: the annotations' table, laid over the bars as played. */
import type { MediaMelody } from '#domain/contract/media.ts';
import type { Bilingual } from '#domain/text.ts';
import { InputFault } from './faults.ts';
import type { Instrument } from './instruments.ts';
import { barAt, type Score } from './score.ts';
import type { TempoMap } from './tempo.ts';

/** A line of the table: from a place of the score as written on, a part has the main line. */
export interface MelodyRow {
  /** Quarters from the start as written. */
  readonly at: number;
  /** Label of the theme, as annotated. */
  readonly label: string;
  /** Index of the part. */
  readonly part: number;
}

/** Splits a line of comma-separated values; quotes keep commas, and doubled quotes stand for one. */
export function fields(line: string): string[] {
  const found = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(m => m[1] ?? '');
  const values = found.map(f => (f.startsWith('"') ? f.slice(1, -1).replaceAll('""', '"') : f));
  return line.endsWith(',') ? values : values.slice(0, -1);
}

export interface MelodyTable {
  readonly rows: readonly MelodyRow[];
  /** Lines that say nothing of this score; they are left out. */
  readonly faults: readonly InputFault[];
}

/** Reads the table; throws where it has not its columns. `file` is what faults name. */
export function melodyTable(csv: string, score: Score, file: string): MelodyTable {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const head = lines.findIndex(Boolean);
  const names = fields(lines[head] ?? '');
  const lacking = ['qstamp', 'label', 'part'].filter(name => !names.includes(name));
  if (lacking.length > 0) throw new InputFault(file, `no column ${lacking.join(', ')}`, head + 1);
  const last = score.bars.at(-1);
  const end = last ? last.start + last.length : 0;
  const rows: MelodyRow[] = [];
  const faults: InputFault[] = [];
  lines.forEach((text, i) => {
    if (i <= head || text.trim() === '') return;
    const row = fields(text);
    const column = (name: string) => row[names.indexOf(name)]?.trim() ?? '';
    const named = score.parts.findIndex(p => p.short === column('part'));
    const part = named >= 0 ? named : Number(column('part_num')) - 1;
    const at = column('qstamp') === '' ? Number.NaN : Number(column('qstamp'));
    const wrong = !Number.isFinite(at)
      ? `qstamp “${column('qstamp')}” is no number`
      : at < 0 || at >= end
        ? `qstamp ${at} is not in the score, which has ${end} quarters`
        : part in score.parts
          ? null
          : `the score has no part “${column('part')}”, but ${score.parts.map(p => p.short).join(', ')}`;
    if (wrong) faults.push(new InputFault(file, wrong, i + 1));
    else rows.push({ at, label: column('label'), part });
  });
  return { rows: rows.sort((a, b) => a.at - b.at || a.part - b.part), faults };
}

/** Each row as a span of the score: until the next place at which something begins. */
function spansOf(rows: readonly MelodyRow[], end: number) {
  return rows.map(row => ({ ...row, to: rows.find(r => r.at > row.at + 0.01)?.at ?? end }));
}

/** Whether a part has the main line at a place of the score as written. */
export function leads(rows: readonly MelodyRow[], end: number): (part: number, at: number) => boolean {
  const spans = spansOf(rows, end);
  return (part, at) => spans.some(s => s.part === part && at >= s.at - 0.01 && at < s.to - 0.01);
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The table in seconds of the stream. `offset` is where the first bar line lies, `first` the index of the first played bar. */
export function playedMelody(
  rows: readonly MelodyRow[],
  score: Score,
  instruments: readonly Instrument[],
  map: TempoMap,
  { movement, offset, first }: { movement: number; offset: number; first: number },
): MediaMelody['segments'] {
  const last = score.bars.at(-1);
  const spans = spansOf(rows, last ? last.start + last.length : 0);
  const found: MediaMelody['segments'] = [];
  // Bars that follow one another as they are written make a run; a repeat begins another one.
  let run: (typeof map.spans)[number][] = [];
  const close = () => {
    const [head] = run;
    const tail = run.at(-1);
    if (!head || !tail) return;
    const from = score.bars[head.bar]!.start;
    const to = score.bars[tail.bar]!.start + tail.length;
    for (const span of spans) {
      const a = Math.max(span.at, from);
      const b = Math.min(span.to, to);
      if (b - a < 0.01) continue;
      const played = (at: number) => offset + map.seconds(head.from + at - from);
      const bar = (at: number) => first + head.played + barAt(score.bars, at) - head.bar;
      found.push({
        from: round(played(a)),
        to: round(played(b)),
        movement,
        fromBar: bar(a),
        toBar: bar(b - 0.01),
        section: instruments[span.part]!.section,
        part: span.part,
        instrument: instruments[span.part]!.name,
        theme: span.label === '' ? null : span.label,
      });
    }
    run = [];
  };
  for (const span of map.spans) {
    const before = run.at(-1);
    if (before && span.bar !== before.bar + 1) close();
    run.push(span);
  }
  close();
  return found.sort((a, b) => a.from - b.from || a.part - b.part);
}

/** Themes in the order in which they are first heard; a label without a name keeps its letter. */
export function themesOf(
  rows: readonly MelodyRow[],
  names: Readonly<Record<string, Bilingual>>,
  movement: number,
): MediaMelody['themes'] {
  const labels = [...new Set(rows.map(r => r.label).filter(Boolean))];
  return labels.map(id => ({ id, movement, name: names[id] ?? { zh: `主题 ${id}`, en: `Theme ${id}` } }));
}
