import type { Bilingual } from '#domain/text.ts';
import type { Tx } from '../store/port.ts';

/**
 * What an entry of a copy can be: an instant is a Date, words are in both languages. Money is a decimal text in the
 * currency's own unit.
 */
export type Value = string | number | boolean | null | Date | Bilingual;
export type CopyRow = Readonly<Record<string, Value>>;

/** What is kept of a member in one table. */
export interface Kept {
  readonly title: Bilingual;
  /** The columns of the readable copy, in their order; what has no name here is not shown. */
  readonly fields: Readonly<Record<string, Bilingual>>;
  /** What the member gets of it: their own words whole, numbers of certificates masked as everywhere. */
  copy(tx: Tx, memberId: string): Promise<readonly CopyRow[]>;
  /** What leaving does. What `stays` is not theirs alone to delete. */
  readonly leaving: 'goes' | 'stays';
  /** Why it stays. */
  readonly why?: Bilingual;
  /** In place of deleting the rows: for what stays, what is taken out of it. */
  leave?(tx: Tx, memberId: string): Promise<void>;
}

/** Rows of a store for a copy: instants become dates, what is no plain value is left out. */
export const rows = <Row extends object>(
  all: readonly Row[],
  instants: readonly (keyof Row & string)[] = [],
): CopyRow[] =>
  all.map(row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]): [string, Value][] => {
        if (instants.includes(key as keyof Row & string) && typeof value === 'number')
          return [[key, new Date(value)]];
        return value === null || ['string', 'number', 'boolean'].includes(typeof value)
          ? [[key, value as Value]]
          : [];
      }),
    ),
  );
