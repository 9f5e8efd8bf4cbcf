import type { Query } from './sql.ts';

/** A statement and what stands for its $1, $2 …: `query(...insert('payment', cells))`. */
type Statement = readonly [text: string, params: readonly unknown[]];

/** `rest` is what follows the values. */
export function insert(table: string, cells: object, rest = ''): Statement {
  const names = Object.keys(cells);
  const places = names.map((_, i) => `$${i + 1}`);
  return [`insert into ${table} (${names}) values (${places}) ${rest}`, Object.values(cells)];
}

/** The row is the one with the first cell. */
export function update(table: string, cells: object): Statement {
  const [key, ...names] = Object.keys(cells);
  const changes = names.map((name, i) => `${name} = $${i + 2}`);
  return [`update ${table} set ${changes} where ${key} = $1`, Object.values(cells)];
}

/** Whether a statement wrote something, which it says by `returning`. */
export const wrote = async (query: Query, ...[text, params]: Statement): Promise<boolean> =>
  (await query(text, params)).length > 0;

const underscored = (field: string): string => field.replaceAll(/[A-Z]/g, c => `_${c.toLowerCase()}`);

/** A table that has each of these fields of a row in a column: called as the field is (`trade_no`), or as `renamed` says. */
export const columnsOf =
  <Row extends object>(table: string, renamed: { readonly [K in keyof Row]?: string } = {}) =>
  <Field extends keyof Row & string>(...fields: readonly Field[]) => {
    const pairs = fields.map(field => [field, renamed[field] ?? underscored(field)] as const);
    /** What a row lacks is null. */
    const cells = (row: Pick<Row, Field>) =>
      Object.fromEntries(pairs.map(([field, column]) => [column, row[field] ?? null]));
    return {
      /** For `select` and `returning`. */
      fields: pairs
        .map(([field, column]) => (field === column ? field : `${column} as "${field}"`))
        .join(', '),
      cells,
      insert: (row: Pick<Row, Field>, rest?: string) => insert(table, cells(row), rest),
    };
  };
