import { openDemo } from '#demo/office.ts';
import { seedWorld } from '#demo/season.ts';
import { env } from '#env';
import type { Clock } from '#server/clock.ts';
import type { Host, MediaFiles, ReportPdf, SeasonFiles } from '#server/deps.ts';
import { asWords } from '#server/host/log-lines.ts';
import { systemRandom } from '#server/host/random.ts';
import { webHost } from '#server/host/web.ts';
import type { Office } from '#server/office.ts';
import { memoryStore, type Snapshot } from '#server/store/memory/memory.ts';
import { readSnapshot, type SnapshotWriter, snapshotWriter } from './snapshot.ts';

export interface BoxOfficeOptions {
  /** Sessions and orders outlive a reload; off in tests. */
  readonly keep?: boolean;
  readonly clock?: Clock;
  /** What differs in tests: cheap password hashes. */
  readonly host?: Host;
  /** Rendered sound and pictures; without them the digital halls say that they have none. */
  readonly media?: MediaFiles;
  /** Without it the annual reports have no files. */
  readonly reportPdf?: ReportPdf;
  /** Without it no season is read and no news is written. */
  readonly seasonFiles?: SeasonFiles;
  /** Hash of the demonstration accounts' password, where the host has its own. */
  readonly passwordHash?: string;
}

export interface BoxOffice extends Office {
  /** What was answered so far outlives a reload. */
  kept(): Promise<void>;
}

/** Everything here can be read by the visitor anyway: there is nobody else to keep a secret from. */
const PUBLIC = 'box office in the browser';

/** Raise it when the rows change their shape: an older snapshot is then left behind. */
const VERSION = 3;
interface StoredOffice {
  readonly version: number;
  /** When the world was seeded, ms: its dates follow from it, so kept orders find their performances. */
  readonly seededAt: number;
  readonly rows: Snapshot;
}

/** The real box office on a store in memory: the same rules as the Node server's, nothing mocked but the place. */
export async function openBoxOffice(options: BoxOfficeOptions = {}): Promise<BoxOffice> {
  const { keep = true, clock = { now: Date.now }, host = webHost() } = options;
  const kept = keep ? parseKept(await readSnapshot('snapshot')) : null;
  const published = kept ? parseKept(await readSnapshot('published')) : null;
  const seededAt = kept?.seededAt ?? clock.now();
  let writers: readonly SnapshotWriter[] = [];
  // The world itself is seeded again where it was not kept: nobody waits for that.
  let changed = false;
  let written = 0;
  const store = memoryStore({
    onCommit: () => {
      const [rows, season] = writers;
      changed = rows !== undefined;
      rows?.changed();
      if (store.writesOfPublished() === written) return;
      written = store.writesOfPublished();
      season?.changed();
    },
  });
  if (kept) store.restore(kept.rows);
  const office = await openDemo({
    store,
    clock,
    random: systemRandom,
    host,
    config: {
      demo: true,
      appKeys: Object.values(env.appKey),
      featurePrefix: env.featurePrefix,
      origin: globalThis.location?.origin ?? 'http://localhost',
      secret: PUBLIC,
      sandboxSecret: PUBLIC,
      certificateKey: btoa(PUBLIC.padEnd(32).slice(0, 32)),
      ticketKey: btoa(PUBLIC.padEnd(32).slice(0, 32)),
    },
    log: (words, about) => console.warn(asWords(words, about)),
    ...(options.media && { media: options.media }),
    ...(options.reportPdf && { reportPdf: options.reportPdf }),
    ...(options.seasonFiles && { seasonFiles: options.seasonFiles }),
    seededAt,
    passwordHash: options.passwordHash,
  });
  // A visitor who comes back after months gets a new season beside the one of the first visit.
  if (kept) await seedWorld(store, clock.now());
  // The demonstration's season is made anew for each page; what was published and done stands over it.
  const own = await store.direct.catalogue.version();
  if (published?.seededAt === seededAt) await store.publishAgain(published.rows);
  if (keep) {
    const stored = (rows: Snapshot): StoredOffice => ({ version: VERSION, seededAt, rows });
    const rows = snapshotWriter('snapshot', () => stored(store.snapshot()));
    written = store.writesOfPublished();
    writers = [rows, snapshotWriter('published', () => stored(store.published(own)))];
    rows.changed();
  }
  return {
    ...office,
    kept: async () => {
      if (changed) await Promise.all(writers.map(writer => writer.kept()));
    },
  };
}

/** What was kept is parsed, not trusted: anything else than a snapshot of this version is forgotten. */
function parseKept(value: unknown): StoredOffice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, seededAt, rows } = value as Partial<Record<keyof StoredOffice, unknown>>;
  if (version !== VERSION || typeof seededAt !== 'number' || typeof rows !== 'object' || rows === null)
    return null;
  const sound = Object.values(rows).every(
    table =>
      Array.isArray(table) && table.every(entry => Array.isArray(entry) && typeof entry[0] === 'string'),
  );
  return sound ? { version, seededAt, rows: rows as Snapshot } : null;
}
