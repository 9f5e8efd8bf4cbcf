import type { ProgramPage, ProgramQuery } from '#domain/contract/program.ts';
import {
  type FilterProgram,
  type FilterSchedule,
  filterPrograms,
  inScope,
} from '#domain/rules/program-filter.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { type Bilingual, say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { ofCatalogue, untilNext } from '../catalogue/made.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { cardView, type Scope, type View } from '../catalogue/view.ts';
import { indexOf } from './program-index.ts';

const PAGE_SIZE = 10;

/** The performances that the cards of a list hold. */
function scopeOf({ past, type, month, date }: ProgramQuery): Scope {
  if (past === 'only') return 'gone';
  return past === 'Y' || type === 'archive' || (month ?? date) !== undefined ? 'all' : 'coming';
}

type Past = ProgramQuery['past'];
interface Listed extends FilterSchedule {
  readonly doc: ScheduleDoc;
}
/** Programmes as the filter sees them, in a language. */
const listedIn = (locale: Locale) =>
  ofCatalogue((catalogue): readonly FilterProgram<Listed>[] =>
    indexOf(catalogue).map(({ doc, composers, text, schedules }) => ({
      id: doc.id,
      type: doc.type,
      title: say(doc.title, locale),
      composers,
      text,
      schedules: schedules.map(s => ({
        doc: s.doc,
        startsAt: s.doc.startsAt,
        day: s.day,
        hallId: s.doc.hallId,
        prices: s.prices,
        cancelled: s.doc.cancelled,
      })),
    })),
  );
const listed = { 'zh-CN': listedIn('zh-CN'), 'en-US': listedIn('en-US') } as const;
const composersOf = ofCatalogue(catalogue => new Map(indexOf(catalogue).map(p => [p.doc.id, p.composerIds])));

/** What the filters of all programmes, or of the archive, can take. */
const reach = untilNext((catalogue, now, kind: string) => {
  const [past, archive] = kind.split(' ');
  const counts = inScope({ past: past as Past, ...(archive && { type: 'archive' }) }, now);
  const season = indexOf(catalogue).flatMap(({ doc, schedules }) => {
    if (archive && doc.type !== 'archive') return [];
    const here = schedules.filter(({ doc: { startsAt, cancelled } }) => counts({ startsAt, cancelled }));
    return here.length > 0 ? [here] : [];
  });
  const prices = season.flatMap(list => list.flatMap(s => s.prices));
  return {
    halls: count(season.flatMap(list => [...new Set(list.map(s => s.doc.hallId))])),
    price: {
      min: prices.reduce((a, b) => Math.min(a, b), prices[0] ?? 0),
      max: prices.reduce((a, b) => Math.max(a, b), 0),
    },
  };
});

/** The list of concerts: filtered, sorted, paged, with the values that its filters can take. */
export function search(view: View, query: ProgramQuery): ProgramPage {
  const { catalogue, locale, now } = view;
  const programs = listed[locale](catalogue);
  const collator = new Intl.Collator(locale, { numeric: true });
  const rules = {
    now,
    compareTitles: collator.compare,
    isOpen: ({ doc }: Listed) => doc.startsAt > now && isOpen(view.seats(doc).state),
  };
  const found = filterPrograms(programs, query, rules);
  const { pageNo = 1, pageSize = PAGE_SIZE } = query;
  const scope = scopeOf(query);
  const anyComposer =
    query.composer === undefined ? found : filterPrograms(programs, { ...query, composer: undefined }, rules);
  const composers = count(anyComposer.flatMap(f => composersOf(catalogue).get(f.id) ?? []));
  const { halls, price } = reach(view, `${query.past ?? 'N'}${query.type === 'archive' ? ' archive' : ''}`);

  return {
    total: found.length,
    concerts: found.reduce((sum, f) => sum + f.concerts, 0),
    pageNo,
    pageSize,
    list: found.slice((pageNo - 1) * pageSize, pageNo * pageSize).flatMap(({ id }) => {
      const doc = catalogue.programs.get(id);
      return doc ? [cardView(view, doc, scope)] : [];
    }),
    facets: {
      composers: named(composers, id => catalogue.composers.get(id)?.short),
      halls: named(halls, id => catalogue.halls.get(id)?.name),
      price,
    },
  };

  function named(counts: ReadonlyMap<string, number>, nameOf: (id: string) => Bilingual | undefined) {
    return [...counts]
      .map(([value, n]) => ({
        value,
        name: say(nameOf(value) ?? { zh: value, en: value }, locale),
        count: n,
      }))
      .filter(f => f.name !== '')
      .sort((a, b) => b.count - a.count || collator.compare(a.name, b.name));
  }
}

function count(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
