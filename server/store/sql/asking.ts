import { wrote } from './columns.ts';
import type { Query } from './sql.ts';

/** A row as it is read: what may be left out is null. */
export type Read<Row> = {
  readonly [K in keyof Row]-?: undefined extends Row[K] ? Exclude<Row[K], undefined> | null : Row[K];
};

/** A row that lacks what is null of these fields. */
export const lacking =
  <Row extends object>(...fields: readonly (keyof Row)[]) =>
  (read: Read<Row>): Row => {
    const row: Partial<Row> = { ...read } as Row;
    for (const field of fields) if (row[field] === null) delete row[field];
    return row as Row;
  };

/** How a store asks: for one row, many, their names, nothing, and whether there was anything to write. */
export const asking = (query: Query) => ({
  query,
  first: async <Row>(text: string, params: readonly unknown[]): Promise<Row | null> =>
    (await query<Row>(text, params))[0] ?? null,
  /** What stands in the column `id`. */
  ids: async (text: string, params: readonly unknown[]): Promise<string[]> =>
    (await query<{ id: string }>(text, params)).map(row => row.id),
  one: async <Row, Out>(
    map: (row: Row) => Out,
    text: string,
    params: readonly unknown[],
  ): Promise<Out | null> => {
    const [row] = await query<Row>(text, params);
    return row === undefined ? null : map(row);
  },
  many: async <Row, Out>(map: (row: Row) => Out, text: string, params: readonly unknown[]): Promise<Out[]> =>
    (await query<Row>(text, params)).map(map),
  run: async (text: string, params?: readonly unknown[]): Promise<void> => {
    await query(text, params);
  },
  did: (text: string, params: readonly unknown[]) => wrote(query, text, params),
});
export type Asking = ReturnType<typeof asking>;
