import type { Hono } from 'hono';
import { type DemoConfig, demoApp, REVEALED } from '#demo/app.ts';
import { seedAccounts } from '#demo/members.ts';
import { seedStaff } from '#demo/staff.ts';
import type { Clock } from '#server/clock.ts';
import type { Deps } from '#server/deps.ts';
import { asWords } from '#server/host/log-lines.ts';
import { nodeHost } from '#server/host/node.ts';
import { systemRandom } from '#server/host/random.ts';
import { newSession } from '#server/http/session.ts';
import { notifierOf } from '#server/letters/notify.ts';
import type { Log } from '#server/log.ts';
import { families } from '#server/products/families.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { Client } from './client.ts';

/** Of every demonstration account; the README lists them. */
export const DEMO_PASSWORD = 'Heming-2026';

export interface FakeClock extends Clock {
  advance(ms: number): void;
  set(ms: number): void;
}

/** Noon in the hall, 2 December 2026. */
export const START = Date.UTC(2026, 11, 2, 4);

export function fakeClock(start = START): FakeClock {
  let time = start;
  return {
    now: () => time,
    advance: ms => {
      time += ms;
    },
    set: ms => {
      time = ms;
    },
  };
}

/** The Node host, cookies and all, with a password hash that costs nothing and addresses from X-Forwarded-For. */
export function testHost() {
  const host = nodeHost({ https: false, proxies: 1 });
  return {
    ...host,
    passwordScheme: 'test',
    hashPassword: async (password: string) => `test$${await host.sha256(password)}`,
    verifyPassword: async (password: string, hash: string) =>
      hash.startsWith('test$')
        ? hash === `test$${await host.sha256(password)}`
        : host.verifyPassword(password, hash),
  };
}

export const testConfig: DemoConfig = {
  demo: true,
  appKeys: ['heming-pc-demo', 'heming-mobile-demo'],
  featurePrefix: 'heming',
  origin: 'https://www.heming.example',
  secret: 'a secret of the tests',
  sandboxSecret: 'another secret of the tests',
  certificateKey: btoa('a key for certificates, 32 bytes'),
  ticketKey: btoa('a key for tickets is of 32 bytes'),
};

export interface TestDeps extends Deps {
  readonly clock: FakeClock;
  readonly config: DemoConfig;
  /** What the app logged: unexpected errors. */
  readonly lines: string[];
}

type Options = Partial<Omit<Deps, 'clock' | 'config'>> & { clock?: FakeClock; config?: Partial<DemoConfig> };

export function makeDeps({ clock = fakeClock(), config, ...rest }: Options = {}): TestDeps {
  const lines: string[] = [];
  const parts = {
    store: memoryStore(),
    clock,
    random: systemRandom,
    host: testHost(),
    config: { ...testConfig, ...config },
    families,
    gateways: {},
    log: ((words, about) => {
      lines.push(asWords(words, about));
    }) as Log,
    lines,
    ...rest,
  };
  const { demo } = parts.config;
  return {
    notify: notifierOf(parts, demo ? 'kept' : 'waiting'),
    ...(demo && { reveal: REVEALED }),
    ...parts,
  };
}

/** An app with the demonstration accounts on `store`, and a visitor to it. */
export async function makeApp(
  options: Options = {},
): Promise<{ app: Hono; deps: TestDeps; client: (at?: string) => Client }> {
  const deps = makeDeps(options);
  const passwordHash = await deps.host.hashPassword(DEMO_PASSWORD);
  await seedAccounts(deps.store, deps.clock.now(), passwordHash);
  await seedStaff(deps, deps.clock.now(), passwordHash);
  const app = demoApp(deps);
  return { app, deps, client: (at?: string) => new Client(app, at === undefined ? {} : { address: at }) };
}

/** A member with a mobile, without the way through codes. */
export async function addMember(deps: Deps, mobile: string): Promise<string> {
  const now = deps.clock.now();
  const id = `m-${mobile}`;
  await deps.store.direct.accounts.addMember({
    id,
    nickname: mobile,
    mobile,
    email: null,
    passwordHash: null,
    vendor: 'member',
    createdAt: now,
    joinedAt: now,
  });
  return id;
}

/** Logs a client in as a member, without the way through passwords. */
export async function signIn(deps: Deps, client: Client, memberId: string): Promise<void> {
  const session = await newSession(deps, memberId, deps.clock.now());
  await deps.store.direct.accounts.addSession(session.row);
  client.adopt(session.token, session.cookie);
}
