/** Lists that are narrowed by facets. The values of one facet mean “or”, the facets among each other “and”. */
export type Chosen<F extends string> = Readonly<Partial<Record<F, readonly string[]>>>;
type ValuesOf<T, F extends string> = (item: T, facet: F) => readonly string[];

/** As it stands in the query: joined by commas, each once. */
export const facetValues = (text: string | undefined): string[] => [
  ...new Set((text ?? '').split(',').flatMap(value => value.trim() || [])),
];

const fits = <T, F extends string>(
  item: T,
  facet: F,
  wanted: readonly string[] | undefined,
  valuesOf: ValuesOf<T, F>,
) =>
  wanted === undefined || wanted.length === 0 || valuesOf(item, facet).some(value => wanted.includes(value));

/** The items that fit every facet but `except`. */
export function narrowed<T, F extends string>(
  items: readonly T[],
  facets: readonly F[],
  chosen: Chosen<F>,
  valuesOf: ValuesOf<T, F>,
  except?: F,
): T[] {
  const asked = facets.filter(facet => facet !== except);
  return items.filter(item => asked.every(facet => fits(item, facet, chosen[facet], valuesOf)));
}

/**
 * What could be chosen in a facet, with how many items the list would have with that value alone in it and the other
 * facets as they are. Values that are chosen stay, also at 0, so that they can be given up.
 */
export function facetCounts<T, F extends string>(
  items: readonly T[],
  facets: readonly F[],
  chosen: Chosen<F>,
  valuesOf: ValuesOf<T, F>,
  facet: F,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of narrowed(items, facets, chosen, valuesOf, facet))
    for (const value of new Set(valuesOf(item, facet))) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const value of chosen[facet] ?? []) if (!counts.has(value)) counts.set(value, 0);
  return counts;
}
