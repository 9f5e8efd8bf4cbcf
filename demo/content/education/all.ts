import type { SeriesDoc } from '#server/catalogue/types-education.ts';
import { families } from './families.ts';
import { learners } from './learners.ts';

/** The education series of the season that begins on a day of the hall. */
export const educationSeries = (today: string): SeriesDoc[] =>
  [...families(today), ...learners(today)].map((series, order) => ({ ...series, order }));
