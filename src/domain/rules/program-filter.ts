import type { ProgramQuery } from '../contract/program.ts';

/** One performance as the filter sees it. `day` is the hall's, YYYY-MM-DD; prices are yuan. */
export interface FilterSchedule {
  readonly startsAt: number;
  readonly day: string;
  readonly hallId: string;
  readonly prices: readonly number[];
  readonly cancelled: boolean;
}
/** A programme as the filter sees it: facts, and one folded text to search in. */
export interface FilterProgram<Schedule extends FilterSchedule = FilterSchedule> {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  /** Ids and names of all composers, folded. */
  readonly composers: readonly string[];
  readonly text: string;
  readonly schedules: readonly Schedule[];
}

const MARKS = /\p{M}+/gu;
/** Chinese runs and numbers are words of their own: Op.67, c小调. */
const RUNS = /\p{Script=Han}+|\d+/gu;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/** Lower case without diacritics, widths or punctuation; single spaces between words and around Chinese runs. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[øßæœłđðþ]/g, c => LETTERS[c] ?? c)
    .replace(/[’'`´]/g, '')
    .replace(RUNS, ' $& ')
    .replace(SEPARATORS, ' ')
    .trim();
}

/** Terms of a keyword: Latin words, numbers and Chinese runs, folded. */
export const terms = (keyword: string): string[] => fold(keyword).split(' ').filter(Boolean);

/** The text that `matches` searches: folded, with a space around every word. */
export const searchText = (parts: readonly string[]): string =>
  ` ${parts.map(fold).filter(Boolean).join(' ')} `;

const HAN = /\p{Script=Han}/u;
const NUMBER = /^\d+$/;

/** @internal The search tests it alone. Every term must occur: a Chinese run anywhere, a number as a whole word, a Latin word from a word's start. */
export const matches = (text: string, keyword: string): boolean => matchesTerms(text, terms(keyword));

function matchesTerms(text: string, wanted: readonly string[]): boolean {
  return wanted.every(term => {
    if (HAN.test(term)) return text.includes(term);
    return text.includes(NUMBER.test(term) ? ` ${term} ` : ` ${term}`);
  });
}

/** Which performances count for the query: those to come, those gone by when they are asked for, or these alone. */
export function inScope(
  query: ProgramQuery,
  now: number,
): (schedule: Pick<FilterSchedule, 'startsAt' | 'cancelled'>) => boolean {
  if (query.past === 'only') return s => s.startsAt <= now && !s.cancelled;
  const gone =
    query.past === 'Y' || query.type === 'archive' || query.date !== undefined || query.month !== undefined;
  return s => gone || s.startsAt > now;
}

function fits(schedule: FilterSchedule, query: ProgramQuery): boolean {
  if (query.month !== undefined && !schedule.day.startsWith(query.month)) return false;
  if (query.date !== undefined && schedule.day !== query.date) return false;
  if (query.hall !== undefined && schedule.hallId !== query.hall) return false;
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = query;
  if (query.priceMin === undefined && query.priceMax === undefined) return true;
  return schedule.prices.some(price => price >= priceMin && price <= priceMax);
}

export interface Found {
  readonly id: string;
  /** The performance that the programme is sorted by. */
  readonly startsAt: number;
  /** Performances that meet every filter. */
  readonly concerts: number;
}

/**
 * Programmes that the query asks for, in its order: those with a performance that meets every filter at once.
 * Without a sort, what is to come stands first and soonest; what is gone follows, newest first. `isOpen` tells whether a
 * performance is on sale, where that is asked for.
 */
export function filterPrograms<Schedule extends FilterSchedule>(
  programs: readonly FilterProgram<Schedule>[],
  query: ProgramQuery,
  {
    now,
    compareTitles,
    isOpen,
  }: {
    readonly now: number;
    compareTitles(a: string, b: string): number;
    isOpen(schedule: Schedule): boolean;
  },
): Found[] {
  const composer = query.composer === undefined ? '' : fold(query.composer);
  const wanted = terms(query.keyword ?? '');
  const byPrice = query.sort === 'price' || query.sort === '-price';
  const counts = inScope(query, now);
  const meets = (s: Schedule): boolean =>
    counts(s) && fits(s, query) && (query.availability !== 'on' || isOpen(s));
  const found = programs.flatMap(program => {
    if (query.type !== undefined && program.type !== query.type) return [];
    if (composer && !program.composers.includes(composer)) return [];
    if (wanted.length > 0 && !matchesTerms(program.text, wanted)) return [];
    const schedules = program.schedules.filter(meets);
    if (schedules.length === 0) return [];
    const next = schedules.find(s => s.startsAt > now) ?? schedules.at(-1);
    const prices = byPrice ? schedules.flatMap(s => s.prices) : [];
    return [
      {
        program,
        startsAt: next?.startsAt ?? 0,
        price: prices.length ? Math.min(...prices) : 0,
        concerts: schedules.length,
      },
    ];
  });
  const ties = (a: (typeof found)[number], b: (typeof found)[number]): number =>
    a.startsAt - b.startsAt || (a.program.id < b.program.id ? -1 : 1);
  found.sort((a, b) => {
    switch (query.sort) {
      case 'date':
        return ties(a, b);
      case '-date':
        return ties(b, a);
      case 'price':
        return a.price - b.price || ties(a, b);
      case '-price':
        return b.price - a.price || ties(a, b);
      case 'title':
        return compareTitles(a.program.title, b.program.title) || ties(a, b);
      default: {
        const goneA = a.startsAt <= now;
        const goneB = b.startsAt <= now;
        if (goneA !== goneB) return goneA ? 1 : -1;
        return goneA ? ties(b, a) : ties(a, b);
      }
    }
  });
  return found.map(({ program, startsAt, concerts }) => ({ id: program.id, startsAt, concerts }));
}
