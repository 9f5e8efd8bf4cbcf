type Undo = () => void;

/** Undo log of the running transaction: replayed backwards when it fails. */
export class Journal {
  #undos: Undo[] | null = null;

  begin(): void {
    this.#undos = [];
  }
  note(undo: Undo): void {
    this.#undos?.push(undo);
  }
  /** True when the transaction changed anything. */
  commit(): boolean {
    const changed = this.#undos !== null && this.#undos.length > 0;
    this.#undos = null;
    return changed;
  }
  rollback(): void {
    const undos = this.#undos ?? [];
    this.#undos = null;
    for (const undo of undos.reverse()) undo();
  }
}

/** A copy that nobody can change. Bytes stay as they are. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as T & object;
  for (const key of Object.keys(copy) as (keyof typeof copy)[])
    if (typeof copy[key] === 'object') copy[key] = frozen(copy[key]);
  return Object.freeze(copy);
}

/** Named tables of a noun, for snapshots. */
// biome-ignore lint/suspicious/noExplicitAny: a snapshot holds rows of every kind
export type Tables = Record<string, Table<any>>;
/** What is kept of a noun, and what can be done with it. */
export interface Noun<Port> {
  readonly port: Port;
  readonly tables: Tables;
}

type Field<Row> = Extract<keyof Row, string>;
/** In the order of the first of these fields that differs; with a minus the greatest comes first. */
export const by =
  <Row>(...fields: readonly (Field<Row> | `-${Field<Row>}`)[]) =>
  (a: Row, b: Row): number => {
    for (const said of fields) {
      const down = said.startsWith('-');
      const field = (down ? said.slice(1) : said) as Field<Row>;
      if (a[field] !== b[field]) return a[field] < b[field] === down ? 1 : -1;
    }
    return 0;
  };

/** The key of a row that two fields tell from others. */
export const pair = (a: string, b: string | number): string => `${a} ${b}`;

/** Rows by key. They are frozen copies, so that nobody changes one behind the journal's back. */
export class Table<Row extends object> {
  readonly #rows = new Map<string, Row>();
  readonly #journal: Journal;
  readonly #keyOf: (row: Row) => string;
  #writes = 0;

  constructor(journal: Journal, keyOf: (row: Row) => string) {
    this.#journal = journal;
    this.#keyOf = keyOf;
  }

  /** Grows with every change, also with one that is taken back. */
  get writes(): number {
    return this.#writes;
  }
  get(key: string): Row | null {
    return this.#rows.get(key) ?? null;
  }
  put(row: Row): void {
    const key = this.#keyOf(row);
    const before = this.#rows.get(key);
    this.#journal.note(() => {
      if (before) this.#rows.set(key, before);
      else this.#rows.delete(key);
    });
    this.#writes++;
    this.#rows.set(key, frozen(row));
  }
  /** False, and nothing changed, when the key is taken. */
  insert(row: Row): boolean {
    if (this.#rows.has(this.#keyOf(row))) return false;
    this.put(row);
    return true;
  }
  /** False, and nothing changed, when there is none, or none of this kind. */
  change(key: string, patch: Partial<Row>, test: (row: Readonly<Row>) => boolean = () => true): boolean {
    const row = this.#rows.get(key);
    if (!row || !test(row)) return false;
    this.put({ ...row, ...patch });
    return true;
  }
  delete(key: string): boolean {
    const before = this.#rows.get(key);
    if (!before) return false;
    this.#journal.note(() => this.#rows.set(key, before));
    this.#writes++;
    return this.#rows.delete(key);
  }
  drop(test: (row: Readonly<Row>) => boolean): void {
    for (const row of this.filter(test)) this.delete(this.#keyOf(row));
  }
  /** The first `most` in an order, or all as they came. */
  filter(test: (row: Readonly<Row>) => boolean, order?: (a: Row, b: Row) => number, most?: number): Row[] {
    const found: Row[] = [];
    for (const row of this.#rows.values()) if (test(row)) found.push(row);
    return order ? found.sort(order).slice(0, most) : found;
  }
  all(): Row[] {
    return [...this.#rows.values()];
  }
  find(test: (row: Readonly<Row>) => boolean): Row | null {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return null;
  }
  count(test: (row: Readonly<Row>) => boolean = () => true): number {
    let n = 0;
    for (const row of this.#rows.values()) if (test(row)) n++;
    return n;
  }
  dump(): [string, Row][] {
    return [...this.#rows];
  }
  load(entries: readonly [string, Row][]): void {
    this.#rows.clear();
    for (const [key, row] of entries) this.#rows.set(key, frozen(row));
  }
}
