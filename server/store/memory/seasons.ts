import type { CatalogueDoc } from '../ports/catalogue.ts';
import type {
  KeptFiles,
  OccasionChange,
  SeasonPicture,
  SeasonsStore,
  SeasonVersion,
} from '../ports/seasons.ts';
import { by, type Journal, type Noun, Table } from './table.ts';

interface StoredVersion extends SeasonVersion {
  readonly docs: readonly CatalogueDoc[];
  readonly files?: KeptFiles | null;
}

export function memorySeasons(journal: Journal): Noun<SeasonsStore> {
  const seasonVersions = new Table<StoredVersion>(journal, v => String(v.number));
  const seasonPictures = new Table<SeasonPicture>(journal, p => p.id);
  const occasionChanges = new Table<OccasionChange>(journal, c => c.id);
  const byTime = by<OccasionChange>('at', 'id');
  return {
    tables: { seasonVersions, seasonPictures, occasionChanges },
    port: {
      versions: () =>
        Promise.resolve(
          seasonVersions
            .all()
            .map(({ docs: _, files: __, ...version }) => version)
            .sort((a, b) => b.number - a.number),
        ),
      docsOf: number =>
        Promise.resolve([...(seasonVersions.get(String(number))?.docs ?? [])]).then(docs =>
          seasonVersions.get(String(number)) ? docs : null,
        ),
      filesOf: async number => seasonVersions.get(String(number))?.files ?? null,
      addVersion: (version, docs, files = null) =>
        seasonVersions.insert({ ...version, docs, files })
          ? Promise.resolve()
          : Promise.reject(new Error(`season version ${version.number} exists`)),
      addPictures: rows => {
        for (const row of rows) seasonPictures.insert(row);
        return Promise.resolve();
      },
      picture: id => Promise.resolve(seasonPictures.get(id) ?? null),
      addChanges: rows => {
        for (const row of rows) occasionChanges.put(row);
        return Promise.resolve();
      },
      untold: limit => Promise.resolve(occasionChanges.filter(row => row.toldAt === null, byTime, limit)),
      async lastChanges(since) {
        const last = new Map(
          occasionChanges.filter(row => row.at >= since, byTime).map(row => [row.occasionId, row]),
        );
        return [...last.values()].sort(byTime);
      },
      markTold: (id, at) => {
        return Promise.resolve(occasionChanges.change(id, { toldAt: at }, row => row.toldAt === null));
      },
    },
  };
}
