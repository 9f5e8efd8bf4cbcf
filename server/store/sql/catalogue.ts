import type { CatalogueDoc, CatalogueStore } from '../ports/catalogue.ts';
import { asking } from './asking.ts';
import type { Query } from './sql.ts';

/** Documents go in as one JSON parameter a batch, so that a large import needs few round trips. */
const BATCH = 500;

export function sqlCatalogue(query: Query): CatalogueStore {
  const { run } = asking(query);
  return {
    async version() {
      const rows = await query<{ version: number }>('select version from catalogue_version');
      return rows[0]?.version ?? 0;
    },
    readAll: (after = 0) =>
      query<CatalogueDoc>('select kind, id, body from catalogue_doc where version > $1 order by kind, id', [
        after,
      ]),
    read: (kind, id) =>
      query<CatalogueDoc>(
        `select kind, id, body from catalogue_doc
         where kind = $1 and ($2::text is null or id = $2) and body <> 'null'::jsonb order by id`,
        [kind, id ?? null],
      ),
    async upsert(docs) {
      if (docs.length === 0) return;
      const rows = await query<{ version: number }>(
        'update catalogue_version set version = version + 1 returning version',
      );
      const version = rows[0]?.version ?? 0;
      const unique = [...new Map(docs.map(d => [`${d.kind} ${d.id}`, d])).values()];
      for (let i = 0; i < unique.length; i += BATCH) {
        await query(
          `insert into catalogue_doc (kind, id, version, body)
           select d.kind, d.id, $2::bigint, coalesce(d.body, 'null'::jsonb)
           from jsonb_to_recordset($1::text::jsonb) as d(kind text, id text, body jsonb)
           on conflict (kind, id) do update set version = excluded.version, body = excluded.body`,
          [JSON.stringify(unique.slice(i, i + BATCH)), version],
        );
      }
    },
    lock: () => run('select version from catalogue_version for update'),
  };
}
