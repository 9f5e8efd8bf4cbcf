import type { Query } from './sql.ts';

type Cells<Row, Columns> = {
  readonly [K in keyof Columns & keyof Row as Columns[K] & string]: Row[K];
} & { readonly body: Omit<Row, keyof Columns> };

/** A table that has in columns what statements ask for, each under its name here, and all else in the body. */
export const rowsOf =
  <Row extends object>(table: string) =>
  <const Columns extends { readonly [K in keyof Row]?: string }>(columns: Columns) => {
    const pairs = Object.entries<string>(columns as Record<string, string>);
    const names = [...pairs.map(([, column]) => column), 'body'].join(', ');
    const toRow = ({ body, ...cells }: Cells<Row, Columns>): Row => {
      const row: Record<string, unknown> = { ...body };
      for (const [name, column] of pairs) row[name] = (cells as Record<string, unknown>)[column];
      return row as Row;
    };
    return {
      /** Rows by what stands behind `where`, or of another relation with these columns. */
      read:
        (query: Query) =>
        async (where: string, params: readonly unknown[], relation = `${table} where`): Promise<Row[]> =>
          (await query<Cells<Row, Columns>>(`select ${names} from ${relation} ${where}`, params)).map(toRow),
      /** For `insert` and `update`. */
      toCells(row: Row): Cells<Row, Columns> {
        const body = { ...row } as Record<string, unknown>;
        const cells: Record<string, unknown> = {};
        for (const [name, column] of pairs) {
          cells[column] = body[name];
          delete body[name];
        }
        return { ...cells, body } as unknown as Cells<Row, Columns>;
      },
    };
  };
