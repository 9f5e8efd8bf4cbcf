import type { ProgramPage, ProgramQuery } from '#domain/contract/program.ts';
import { filterPrograms, inScope } from '#domain/rules/program-filter.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { cardView, type Scope, type View } from '../catalogue/view.ts';
import { indexOf } from './program-index.ts';

const PAGE_SIZE = 10;

/** The performances that the cards of a list hold. */
function scopeOf({ past, type, month, date }: ProgramQuery): Scope {
  if (past === 'only') return 'gone';
  return past === 'Y' || type === 'archive' || (month ?? date) !== undefined ? 'all' : 'coming';
}

/** The list of concerts: filtered, sorted, paged, with the values that its filters can take. */
export function search(view: View, query: ProgramQuery): ProgramPage {
  const { catalogue, locale, now } = view;
  const index = indexOf(catalogue);
  const programs = index.map(p => ({
    id: p.doc.id,
    type: p.doc.type,
    title: say(p.doc.title, locale),
    composers: p.composers,
    composerIds: p.composerIds,
    text: p.text,
    schedules: p.schedules.map(s => ({
      startsAt: s.doc.startsAt,
      day: s.day,
      hallId: s.doc.hallId,
      prices: s.prices,
      state:
        s.doc.startsAt > now
          ? view.seats(s.doc).state
          : s.doc.cancelled
            ? ('cancelled' as const)
            : ('ended' as const),
    })),
  }));
  const collator = new Intl.Collator(locale, { numeric: true });
  const found = filterPrograms(programs, query, now, collator.compare);
  const { pageNo = 1, pageSize = PAGE_SIZE } = query;
  const scope = scopeOf(query);

  const base = { past: query.past, type: query.type === 'archive' ? query.type : undefined };
  const season = programs.flatMap(p => {
    const schedules = base.type === undefined || p.type === base.type ? inScope(p, base, now) : [];
    return schedules.length ? [{ schedules }] : [];
  });
  const composersOf = new Map(programs.map(p => [p.id, p.composerIds]));
  const anyComposer =
    query.composer === undefined
      ? found
      : filterPrograms(programs, { ...query, composer: undefined }, now, collator.compare);
  const composers = count(anyComposer.flatMap(f => composersOf.get(f.id) ?? []));
  const halls = count(season.flatMap(p => [...new Set(p.schedules.map(s => s.hallId))]));
  const prices = season.flatMap(p => p.schedules.flatMap(s => s.prices));

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
      price: { min: prices.length ? Math.min(...prices) : 0, max: prices.length ? Math.max(...prices) : 0 },
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
