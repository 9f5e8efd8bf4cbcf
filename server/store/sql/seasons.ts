import type { CatalogueDoc } from '../ports/catalogue.ts';
import type {
  KeptFiles,
  OccasionChange,
  SeasonPicture,
  SeasonsStore,
  SeasonVersion,
} from '../ports/seasons.ts';
import { asking } from './asking.ts';
import { columnsOf } from './columns.ts';
import type { Query } from './sql.ts';

const VERSION = `number, published_at as "publishedAt", published_by as "publishedBy", note, undoes`;
const CHANGE = columnsOf<OccasionChange>('occasion_change')(
  'id',
  'family',
  'occasionId',
  'kind',
  'fromAt',
  'toAt',
  'version',
  'at',
  'toldAt',
);

export function sqlSeasons(query: Query): SeasonsStore {
  const { did, run } = asking(query);
  const changes = (where: string, params: readonly unknown[]): Promise<OccasionChange[]> =>
    query<OccasionChange>(`select ${CHANGE.fields} from occasion_change where ${where}`, params);
  return {
    versions: () => query<SeasonVersion>(`select ${VERSION} from season_version order by number desc`),
    async docsOf(number) {
      const [row] = await query<{ docs: CatalogueDoc[] }>(
        'select docs from season_version where number = $1',
        [number],
      );
      return row?.docs ?? null;
    },
    async filesOf(number) {
      const [row] = await query<{ files: string | null }>(
        'select files from season_version where number = $1',
        [number],
      );
      return row?.files ? (JSON.parse(row.files) as KeptFiles) : null;
    },
    addVersion: ({ number, publishedAt, publishedBy, note, undoes }, docs, files = null) =>
      run(
        `insert into season_version (number, published_at, published_by, note, undoes, docs, files)
         values ($1, $2, $3, $4, $5, $6::text::jsonb, $7)`,
        [
          number,
          publishedAt,
          publishedBy,
          note,
          undoes,
          JSON.stringify(docs),
          files && JSON.stringify(files),
        ],
      ),
    async addPictures(rows) {
      for (const { id, type, bytes } of rows)
        await query(
          'insert into season_picture (id, type, bytes) values ($1, $2, $3) on conflict (id) do nothing',
          [id, type, bytes],
        );
    },
    async picture(id) {
      const [row] = await query<SeasonPicture>('select id, type, bytes from season_picture where id = $1', [
        id,
      ]);
      return row ? { ...row, bytes: new Uint8Array(row.bytes) } : null;
    },
    async addChanges(rows) {
      for (const row of rows) await query(...CHANGE.insert(row));
    },
    untold: limit => changes('told_at is null order by at, id collate "C" limit $1', [limit]),
    lastChanges: since =>
      changes(
        `at >= $1 and not exists (select from occasion_change later
           where later.occasion_id = occasion_change.occasion_id
             and (later.at, later.id collate "C") > (occasion_change.at, occasion_change.id collate "C"))
         order by at, id collate "C"`,
        [since],
      ),
    markTold: (id, at) =>
      did('update occasion_change set told_at = $2 where id = $1 and told_at is null returning id', [id, at]),
  };
}
