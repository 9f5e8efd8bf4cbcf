import type { CatalogueDoc, CatalogueStore } from '../ports/catalogue.ts';
import { type Journal, type Noun, pair, Table } from './table.ts';

interface Row extends CatalogueDoc {
  readonly version: number;
}

export function memoryCatalogue(journal: Journal): Noun<CatalogueStore> {
  const docs = new Table<Row>(journal, d => pair(d.kind, d.id));
  const versions = new Table<{ version: number }>(journal, () => 'one');
  const version = (): number => versions.get('one')?.version ?? 0;
  return {
    tables: { catalogueDocs: docs },
    port: {
      version: () => Promise.resolve(version()),
      readAll: (after = 0) =>
        Promise.resolve(
          docs.filter(d => d.version > after).map(({ kind, id, body }) => ({ kind, id, body })),
        ),
      read: async (kind, id) =>
        docs
          .filter(d => d.kind === kind && d.body !== null && (id === undefined || d.id === id))
          .map(d => ({ kind, id: d.id, body: d.body })),
      upsert: list => {
        if (list.length === 0) return Promise.resolve();
        const next = version() + 1;
        versions.put({ version: next });
        for (const d of list) docs.put({ kind: d.kind, id: d.id, body: d.body, version: next });
        return Promise.resolve();
      },
      // Transactions of the memory store run one after the other.
      lock: () => Promise.resolve(),
    },
  };
}
