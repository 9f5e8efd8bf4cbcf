/** The Node host: the built site and a box office from one process. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { artResponse } from '#art/serve.ts';
import { endpointTable } from './app.ts';
import { getCatalogue } from './catalogue/catalogue.ts';
import type { Deps } from './deps.ts';
import { askedOf, runCommand } from './desk/run.ts';
import { parseEnv, type ServerEnv } from './env.ts';
import { feedResponse } from './feeds/feeds.ts';
import { headOf } from './head/page-meta.ts';
import { makeListener } from './host/listen.ts';
import { deskPath, openLocalDesk } from './host/local-desk.ts';
import { log } from './host/log.ts';
import { mediaFolder } from './host/media-folder.ts';
import { openMessenger } from './host/messenger.ts';
import { nodeHost } from './host/node.ts';
import { systemRandom } from './host/random.ts';
import { pageFiller, type Renderer } from './http/page-filler.ts';
import { StaticSite } from './http/static.ts';
import { openPost } from './letters/post.ts';
import type { Office } from './office.ts';
import { searchIndex } from './search/engine.ts';
import { createSite } from './site.ts';
import { isAway } from './store/away.ts';
import { openStore } from './store/open.ts';

/** ISO 4217, of the prices. */
const CURRENCY = 'CNY';
/** Between two rounds of housekeeping; ms. */
const SWEEP = 30_000;
/** How long a start waits for the database, and between two tries; ms. */
const STARTING = 30_000;
const AGAIN = 2_000;

export type Opening = (parts: Omit<Deps, 'families'>) => Promise<Office>;

async function start(env: ServerEnv, open: Opening): Promise<void> {
  if (!existsSync(env.site))
    throw new Error(`There is no built site in ${env.site}: run \`npm run build\` first.`);
  const gateways = await gatewaysOf(env);
  const messenger = await openMessenger(env);
  const store = await patiently(() => openStore({ url: env.databaseUrl, dir: env.dataDir }));
  const host = nodeHost({ https: env.https, proxies: env.proxies, origins: env.origins, log: log.error });
  // All of this process's own code, before a new release takes the place of its files.
  await Promise.all(endpointTable.map(({ call }) => call.shapes()));
  const office = await patiently(() =>
    open({
      store,
      gateways,
      host,
      clock: { now: Date.now },
      random: systemRandom,
      config: env,
      log: log.error,
      media: mediaFolder(env.mediaDir),
      messenger,
    }),
  );
  const site = createSite({
    files: new StaticSite(env.site),
    https: env.https,
    demo: env.demo,
    frames: env.webHosts,
    boxOffice: request => office.app.fetch(request),
    origins: env.origins,
    media: request => office.media(request),
    feed: (pathname, origin) => feedResponse(office.deps, pathname, origin),
    head: (url, origin, request) => headOf(office.deps, url, origin, request),
    art,
    fill: await filler(env, request => office.app.fetch(request)),
    healthy: () => store.ping(),
    log: log.warn,
  });

  const { server, stop: stopServing } = makeListener({
    fetch: (request, incoming) => {
      host.remember(request, incoming.socket.remoteAddress);
      return site(request);
    },
  });
  server.once('error', error => {
    log.error(`Port ${env.port} could not be opened: ${error.message}`);
    void store.close().then(() => process.exit(1));
  });
  server.once('listening', () =>
    console.log(`${env.demo ? 'Demonstration' : 'Site'} at http://localhost:${env.port}`),
  );

  // The database's own doors are open to the commands; a folder is this process's alone.
  const desk = env.databaseUrl
    ? null
    : openLocalDesk(deskPath(env.dataDir), asked => runCommand(office.deps, askedOf(asked)), log.warn);
  // The first visitor who searches should not wait for the index.
  server.once('listening', () => {
    getCatalogue(office.deps)
      .then(searchIndex)
      .catch((error: unknown) => log.warn(`search index: ${String(error)}`));
  });
  const sweeping = setInterval(() => {
    office.sweep().catch((error: unknown) => log.warn(`housekeeping: ${String(error)}`));
  }, SWEEP);
  const post = env.demo ? null : openPost(office.deps);
  const stop = async () => {
    clearInterval(sweeping);
    desk?.close();
    await Promise.all([stopServing(), post?.close()]);
    await store.close();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  server.listen(env.port);
}

/** What `GATEWAYS` names; their code is loaded where there are any. A site that is no demonstration needs one. */
async function gatewaysOf(env: ServerEnv): Promise<Deps['gateways']> {
  if (!process.env.GATEWAYS?.trim()) {
    if (env.demo) return {};
    throw new Error(
      'GATEWAYS must name a way to pay when DEMO is off: stripe, alipay, wechat, desk (.env.example)',
    );
  }
  const { openGateways } = await import('./gateways/open.ts');
  return openGateways(process.env, { origin: env.origin, currency: CURRENCY, now: Date.now });
}

/** Another process may be filling the database, or the database be starting, too. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + STARTING;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error;
      log.warn(`${(error as Error).message}; trying again`);
      await new Promise(resolve => setTimeout(resolve, AGAIN));
    }
  }
}

const art = (pathname: string) => artResponse(pathname)?.svg ?? null;

/** The renderer is built beside the site; without it visitors get the pages of the build. */
async function filler(env: ServerEnv, boxOffice: (request: Request) => Response | Promise<Response>) {
  const file = resolve(`${env.site}-ssr`, 'render.js');
  if (!existsSync(file)) return async (html: string) => html;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  return pageFiller({
    renderer,
    fetch: boxOffice,
    art,
    demo: env.demo,
    now: Date.now,
    log: log.warn,
  });
}

/** Serves a box office as the environment says; what is missing there is said, and ends the process. */
export async function serveOffice(open: Opening): Promise<void> {
  try {
    await start(parseEnv(process.env), open);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
