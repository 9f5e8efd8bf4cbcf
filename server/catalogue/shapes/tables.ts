/** How an office's own tables are read (tables.yaml), where they do not say it themselves. */
import * as z from 'zod/mini';
import { oneOf } from './parts.ts';

/** Columns of calendar.csv and prices.csv. */
export const COLUMNS = {
  calendar: [
    ...(['programme', 'date', 'time', 'hall', 'prices', 'id', 'state', 'was', 'sale'] as const),
    ...(['members', 'presale', 'realName', 'waitingRoom', 'limit'] as const),
  ],
  prices: ['list', 'category', 'price'],
} as const;
export type TableName = keyof typeof COLUMNS;

const words = z._default(z.record(z.string(), z.string()), {});
export const tables = z.strictObject({
  /** Their heading → our column; `none` for one that is not to be read. */
  columns: z._default(z.record(z.string(), oneOf([...COLUMNS.calendar, ...COLUMNS.prices, 'none'])), {}),
  /** What their cells say → what it is called here. */
  programmes: words,
  halls: words,
  prices: words,
  /** Of days like 3/5/2027. */
  order: z.optional(oneOf(['day-month', 'month-day'])),
  /** Where days are numbers, the year they count from; an old Macintosh counts from 1904. */
  serials: z.optional(z.union([z.literal(1900), z.literal(1904)])),
});
export type TablesFile = z.output<typeof tables>;
