import type { Bilingual } from '#domain/text.ts';
import { hallInstant, hallTime } from '#lib/dates.ts';
import { grouped } from '#lib/grouped.ts';
import { NONE, t } from '../catalogue/text.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { FILLED, filled, isPair } from './fillers.ts';
import { existsInCalendar, isRelative, readMoment } from './moments.ts';
import { ofBroken } from './season-facts.ts';
import type { Entry, Fault, Media, Season } from './source.ts';
import { fieldOf } from './source.ts';

export interface Context {
  /** The hall's day from which relative moments count. */
  readonly today: string;
  /** Whether there may be such moments: in the demonstration alone. */
  readonly relative: boolean;
  /** What files with faults would have been: nobody need say that it is not there. */
  readonly broken?: ReadonlySet<string>;
  /** The streams of the digital halls; undefined where they are not at hand, and then nothing is said of them. */
  readonly media?: Media | undefined;
  /** Where a field of a file stands, for the faults. */
  readonly lineOf?: (file: string, path: readonly PropertyKey[]) => number;
}

type Path = readonly PropertyKey[];
type Prose = NonNullable<Entry['prose']>;
export interface Work {
  readonly today: string;
  readonly relative: boolean;
  /** The value of an entry with its instants, in milliseconds, and its years. */
  // biome-ignore lint/suspicious/noExplicitAny: its kind's shape has judged it
  value(entry: Entry): any;
  prose(entry: Entry): Prose;
  broken(kind: string, id: string): boolean;
  fault(entry: Entry, path: Path, words: Bilingual): void;
  of(kind: string): readonly Entry[];
  find(kind: string, id: string): Entry | undefined;
}

const YEAR = /\{year([+-]\d+)?\}/g;

/** A season at work: what its moments, years and facts say, and the faults that were found. */
export function openSeason(season: Season, context: Context): { work: Work; faults: Fault[] } {
  const faults: Fault[] = [];
  const year = Number(context.today.slice(0, 4));
  const fault: Work['fault'] = (entry, path, words) => {
    faults.push({
      file: entry.file,
      line: context.lineOf?.(entry.file, path) ?? 0,
      field: fieldOf(path),
      words,
    });
  };
  const instant = (entry: Entry, path: Path, moment: string): number => {
    if (isRelative(moment) && !context.relative) {
      fault(
        entry,
        path,
        t(
          `“${moment}”：只有示例乐季可以用相对日期`,
          `“${moment}”: only the demonstration’s season has dates relative to today`,
        ),
      );
      return 0;
    }
    const at = readMoment(moment, context.today);
    if (!existsInCalendar(at)) {
      fault(entry, path, t(`“${moment}”：没有这个日子或时刻`, `“${moment}”: there is no such day or time`));
      return 0;
    }
    const ms = hallInstant(at.date, at.time);
    const back = hallTime(ms);
    if (back.date !== at.date || back.time !== at.time)
      fault(
        entry,
        path,
        t(
          `“${moment}”：夏令时开始，钟表跳过了这一刻`,
          `“${moment}”: clocks skip this hour when summer time begins`,
        ),
      );
    return ms;
  };
  const years = (text: string): string =>
    context.relative ? text.replace(YEAR, (_, off) => String(year + Number(off ?? 0))) : text;
  /** A text with what it names in braces; what nothing of that name fills is a fault of its file. */
  const withFacts = (entry: Entry, text: Bilingual): Bilingual =>
    filled(text, entry, work, words => {
      if (ofBroken(words, work) || faults.some(f => f.file === entry.file && f.field === words)) return;
      faults.push({
        file: entry.file,
        line: context.lineOf?.(entry.file, [FILLED, words]) ?? 0,
        field: words,
        words: t('没有这个可填入的内容', 'is nothing that can be filled in'),
      });
    });
  /** A figure that is the same in both languages may stand in a plain text. */
  const plainly = (entry: Entry, text: string): string => {
    if (!text.includes('{')) return text;
    const { zh, en } = filled({ zh: text, en: text }, entry, work);
    return zh === en ? zh : text;
  };
  const walk = (entry: Entry, value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const said = years(plainly(entry, value));
      return said !== value && /^\{year([+-]\d+)?\}$/.test(value) ? Number(said) : said;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((inner, i) => walk(entry, inner, [...path, i]));
    if ('$moment' in value) return instant(entry, path, String(value.$moment));
    const told = isPair(value) ? withFacts(entry, value) : value;
    return Object.fromEntries(
      Object.entries(told).map(([key, inner]) => [key, walk(entry, inner, [...path, key])]),
    );
  };
  const values = new Map<Entry, unknown>();
  const proses = new Map<Entry, Prose>();
  const byKind = grouped(season.entries, entry => entry.kind);
  const work: Work = {
    today: context.today,
    relative: context.relative,
    value(entry) {
      if (!values.has(entry))
        values.set(entry, entry.kind === 'plan' ? entry.value : walk(entry, entry.value, []));
      return values.get(entry);
    },
    prose(entry) {
      const known = proses.get(entry);
      if (known) return known;
      const { html, paragraphs } = entry.prose ?? { html: NONE, paragraphs: [] };
      const told = {
        html: withFacts(entry, html),
        paragraphs: paragraphs.map(text => withFacts(entry, text)),
      };
      const done = walk(entry, told, []) as Prose;
      proses.set(entry, done);
      return done;
    },
    broken: (kind, id) => context.broken?.has(`${kind} ${id}`) ?? false,
    fault,
    of: kind => byKind.get(kind) ?? [],
    find: (kind, id) => byKind.get(kind)?.find(entry => entry.id === id),
  };
  return { work, faults };
}

export const doc = (kind: string, id: string, body: object): CatalogueDoc => ({
  kind,
  id,
  body: { id, ...body },
});
