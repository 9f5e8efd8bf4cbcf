/** One document of the catalogue: a programme, a schedule, a hall, an ad … `body` is plain JSON, null where it is gone. */
export interface CatalogueDoc {
  readonly kind: string;
  readonly id: string;
  readonly body: unknown;
}

/** Programmes, halls and texts as documents. The read model (server/catalogue/catalogue.ts) gives them meaning. */
export interface CatalogueStore {
  /** Grows with every `upsert`; 0 when nothing was ever written. */
  version(): Promise<number>;
  /** Every document, or only those written after version `after`. */
  readAll(after?: number): Promise<CatalogueDoc[]>;
  /** The documents of one kind, or the one of an id: what is there now, without what is gone. */
  read(kind: string, id?: string): Promise<CatalogueDoc[]>;
  /** Writes the documents, each replacing the one of the same kind and id, as one new version. */
  upsert(docs: readonly CatalogueDoc[]): Promise<void>;
  /** Waits until no other transaction is writing; held until this transaction ends. Seeding and imports take it. */
  lock(): Promise<void>;
}
