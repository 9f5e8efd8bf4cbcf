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
  const seasonVersions = new Table<StoredVersion>(journal);
  const seasonPictures = new Table<SeasonPicture>(journal);
  const occasionChanges = new Table<OccasionChange>(journal);
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
        seasonVersions.insert(String(version.number), { ...version, docs, files })
          ? Promise.resolve()
          : Promise.reject(new Error(`season version ${version.number} exists`)),
      addPictures: rows => {
        for (const row of rows) seasonPictures.insert(row.id, row);
        return Promise.resolve();
      },
      picture: id => Promise.resolve(seasonPictures.get(id) ?? null),
      addChanges: rows => {
        for (const row of rows) occasionChanges.put(row.id, row);
        return Promise.resolve();
      },
      untold: limit =>
        Promise.resolve(
          occasionChanges
            .filter(row => row.toldAt === null)
            .sort(byTime)
            .slice(0, limit),
        ),
      async lastChanges(since) {
        const last = new Map(
          occasionChanges
            .filter(row => row.at >= since)
            .sort(byTime)
            .map(row => [row.occasionId, row]),
        );
        return [...last.values()].sort(byTime);
      },
      markTold: (id, at) => {
        const row = occasionChanges.get(id);
        const mine = row?.toldAt === null;
        if (mine) occasionChanges.put(id, { ...row, toldAt: at });
        return Promise.resolve(mine);
      },
    },
  };
}
