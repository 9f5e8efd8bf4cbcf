import type { NewsDoc } from '../catalogue/types-news.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { HOME_NEWS_PLACE, homeNews } from './home-news.ts';
import { isStanding, isWritten, type OfficeAct, type Written } from './office-act.ts';

/** Texts that were written at the desk, over those of the season's files. */

const keyOf = ({ kind, id }: Pick<CatalogueDoc, 'kind' | 'id'>): string => `${kind} ${id}`;
const isHomeNews = ({ kind, body }: CatalogueDoc): boolean =>
  kind === 'ad' && (body as { adflag?: string } | null)?.adflag === HOME_NEWS_PLACE;

/** The home page has the newest of these news; what has no place there any more goes. */
function withHomeNews(docs: readonly CatalogueDoc[]): CatalogueDoc[] {
  const places = homeNews(
    docs.flatMap(({ kind, body }) => (kind === 'news' && body !== null ? [body as NewsDoc] : [])),
  );
  const kept = new Set(places.map(keyOf));
  return [
    ...docs
      .map(doc => (isHomeNews(doc) && !kept.has(keyOf(doc)) ? { ...doc, body: null } : doc))
      .filter(doc => !kept.has(keyOf(doc))),
    ...places,
  ];
}

/** Documents of a season with the standing texts over them. Whoever writes no texts is left alone. */
export function layTexts(docs: readonly CatalogueDoc[], acts: readonly OfficeAct[]): CatalogueDoc[] {
  const texts = acts.filter(isWritten).filter(isStanding);
  const whole = docs.some(doc => doc.kind === 'news' || doc.kind === 'ad' || doc.kind === 'program');
  if (texts.length === 0 || !whole) return [...docs];
  const over = new Map(texts.flatMap(act => act.docs).map(doc => [keyOf(doc), doc]));
  const laid = [...docs.filter(doc => !over.has(keyOf(doc))), ...over.values()];
  return texts.some(act => act.of === 'news') ? withHomeNews(laid) : laid;
}

/** As JSON says it, which is how a store gives it back, whatever the order of its fields. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, plain(inner)]),
  );
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Whether a season's own documents say what the text says. */
export function isTextOf(docs: readonly CatalogueDoc[], act: Written): boolean {
  const files = new Map(docs.map(doc => [keyOf(doc), doc.body]));
  return act.docs.every(doc => same(files.get(keyOf(doc)) ?? null, doc.body));
}

/** What is to be written so that the catalogue, which has `live`, shows `wanted` in the places of texts. */
export function textChanges(live: readonly CatalogueDoc[], wanted: readonly CatalogueDoc[]): CatalogueDoc[] {
  const shown = new Map(live.map(doc => [keyOf(doc), doc.body]));
  return wanted.filter(doc => !same(shown.get(keyOf(doc)) ?? null, doc.body));
}
