import { AUDIENCES, type Audience, type Series } from '#domain/contract/education.ts';

/** Ages that people look for, in years, both ends included; the last has no end. */
export const BANDS = [
  { id: '0-3', from: 0, to: 3 },
  { id: '4-6', from: 4, to: 6 },
  { id: '7-12', from: 7, to: 12 },
  { id: '13-15', from: 13, to: 15 },
  { id: '16-26', from: 16, to: 26 },
  { id: '27', from: 27, to: Number.POSITIVE_INFINITY },
] as const;
export type BandId = (typeof BANDS)[number]['id'];

export interface Filter {
  readonly audience: Audience | '';
  readonly age: BandId | '';
}

/** The filter of a query; what is no choice is no filter. */
export const filterOf = (query: URLSearchParams): Filter => ({
  audience: AUDIENCES.find(audience => audience === query.get('for')) ?? '',
  age: BANDS.find(band => band.id === query.get('age'))?.id ?? '',
});

/** Series for an audience, for somebody of that age. */
export function matching(all: readonly Series[], { audience, age }: Filter): Series[] {
  const band = BANDS.find(b => b.id === age);
  return all.filter(
    series =>
      (audience === '' || series.audiences.includes(audience)) &&
      (!band || (series.ages.from <= band.to && (series.ages.to ?? Number.POSITIVE_INFINITY) >= band.from)),
  );
}

/** Right end of the axis: the years beyond it are one. */
export const AXIS = 28;

/** Where the line of a series stands on the axis, in percent of it. */
export function lineOf({ from, to }: Series['ages']): { start: number; width: number; open: boolean } {
  const percent = (years: number): number => (Math.min(years, AXIS) / AXIS) * 100;
  const start = percent(from);
  return { start, width: percent((to ?? AXIS) + 1) - start, open: to === undefined };
}
