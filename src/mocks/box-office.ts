import type { Hono } from 'hono';
import { GATEWAYS } from '#domain/contract/order.ts';
import { env } from '#env';
import { createApp } from '#server/app.ts';
import type { Clock, Deps } from '#server/deps.ts';
import { systemRandom } from '#server/host/random.ts';
import { webHost } from '#server/host/web.ts';
import { sandboxGateway } from '#server/pay/sandbox.ts';
import { memoryStore, type Snapshot } from '#server/store/memory/memory.ts';
import { seedAccounts } from '#server/world/accounts.ts';
import { readShelf, shelfWriter } from './shelf.ts';

export interface BoxOfficeOptions {
  /** Sessions and orders outlive a reload; off in tests. */
  readonly keep?: boolean;
  readonly clock?: Clock;
  /** What differs in tests: cheap password hashes, a broken line that can be looked at. */
  readonly host?: Deps['host'];
  /** Hash of the demonstration accounts' password, where the host has its own. */
  readonly passwordHash?: string;
}
export interface BoxOffice {
  readonly app: Hono;
  readonly deps: Deps;
}

/** Everything here can be read by the visitor anyway: there is nobody else to keep a secret from. */
const PUBLIC = 'box office in the browser';

/** Raise it when the rows change their shape: an older snapshot is then left behind. */
const VERSION = 1;
interface Kept {
  readonly version: number;
  /** When the world was seeded, ms: its dates follow from it, so kept orders find their performances. */
  readonly seededAt: number;
  readonly rows: Snapshot;
}

/** The real box office on a store in memory: the same rules as the Node server's, nothing mocked but the place. */
export async function openBoxOffice(options: BoxOfficeOptions = {}): Promise<BoxOffice> {
  const { keep = true, clock = { now: Date.now } } = options;
  const kept = keep ? parseKept(await readShelf()) : null;
  const seededAt = kept?.seededAt ?? clock.now();
  let changed: () => void = () => undefined;
  const store = memoryStore({ onCommit: () => changed() });
  const host = options.host ?? webHost();
  const sandbox = sandboxGateway({ store, clock, random: systemRandom, host, secret: PUBLIC });
  const deps: Deps = {
    store,
    clock,
    random: systemRandom,
    host,
    config: {
      demo: true,
      appKeys: Object.values(env.appKey),
      featurePrefix: env.featurePrefix,
      secret: PUBLIC,
      sandboxSecret: PUBLIC,
    },
    gateways: Object.fromEntries(GATEWAYS.map(name => [name, sandbox])),
    log: line => console.warn(line),
  };
  if (kept) store.restore(kept.rows);
  await seedAccounts(store, seededAt, options.passwordHash);
  if (keep) {
    changed = shelfWriter((): Kept => ({ version: VERSION, seededAt, rows: store.snapshot() }));
    changed();
  }
  return { app: createApp(deps), deps };
}

/** What was kept is parsed, not trusted: anything else than a snapshot of this version is forgotten. */
function parseKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, seededAt, rows } = value as Partial<Record<keyof Kept, unknown>>;
  if (version !== VERSION || typeof seededAt !== 'number' || typeof rows !== 'object' || rows === null)
    return null;
  const tables = Object.values(rows);
  const sound = tables.every(
    table =>
      Array.isArray(table) && table.every(entry => Array.isArray(entry) && typeof entry[0] === 'string'),
  );
  return sound ? { version, seededAt, rows: rows as Snapshot } : null;
}
