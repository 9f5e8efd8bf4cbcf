/** The Node host: the built site and a box office from one process. */
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { artResponse } from '#art/serve.ts';
import { brand } from '#brand';
import { endpointTable } from './app.ts';
import { getCatalogue } from './catalogue/catalogue.ts';
import { shutOf } from './catalogue/shut.ts';
import type { Deps } from './deps.ts';
import type { Answer } from './desk/command.ts';
import { askedOf, runCommand } from './desk/run.ts';
import { parseEnv, type ServerEnv } from './env.ts';
import { feedResponse } from './feeds/feeds.ts';
import { statementFile } from './gateways/statement-file.ts';
import { headOf } from './head/page-meta.ts';
import { writeBackup } from './host/backup-file.ts';
import { keptMedia } from './host/kept-media.ts';
import { BACKLOG, makeListener, type Served } from './host/listen.ts';
import { deskPath, openLocalDesk } from './host/local-desk.ts';
import { log, setLog } from './host/log.ts';
import { every } from './host/loop.ts';
import { mediaFolder } from './host/media-folder.ts';
import { openMessenger } from './host/messenger.ts';
import { type Metrics, makeMetrics, serveMetrics, watchStore } from './host/metrics.ts';
import { nodeHost } from './host/node.ts';
import { systemRandom } from './host/random.ts';
import { started } from './host/started.ts';
import { askedBy } from './http/mount.ts';
import { pageFiller, type Renderer } from './http/page-filler.ts';
import { StaticSite } from './http/static.ts';
import { orderCalendar } from './letters/order-calendar.ts';
import { openPost } from './letters/post.ts';
import type { Office } from './office.ts';
import { markedPages, previewDoor } from './preview.ts';
import { keptReports } from './report/kept.ts';
import { routeOf } from './route.ts';
import { searchIndex } from './search/engine.ts';
import { seasonFiles } from './season/files.ts';
import { pictureFor } from './season/served.ts';
import { createSite } from './site.ts';
import { isAway } from './store/away.ts';
import { openStore } from './store/open.ts';

/** Between two rounds of housekeeping; ms. */
const SWEEP = 30_000;
/** After a start, what nobody has asked for yet; ms. */
const SETTLED = 1000;
/** How long a start waits for the database, and between two tries; ms. */
const STARTING = 30_000;
const AGAIN = 2_000;
/** How long a stop may take altogether, after the drain; ms. */
const STOPPING = 20_000;

/** What a composition is given: the environment says which one it is to be. */
export type Opening = (
  parts: Omit<Deps, 'families' | 'config'> & { readonly config: ServerEnv },
) => Promise<Office>;

async function start(env: ServerEnv, open: Opening): Promise<void> {
  if (!started.site) mustBeBuilt(env.site);
  const metrics = makeMetrics();
  setLog({ format: env.log, secrets: secretsOf(process.env), heard: metrics.logged });
  const gateways = await gatewaysOf(env);
  const messenger = await openMessenger(env);
  const store = await patiently(() =>
    openStore({ url: env.databaseUrl, dir: env.dataDir, empty: started.empty }),
  );
  const host = nodeHost({ https: env.https, proxies: env.proxies, origins: env.origins, log: log.error });
  // All of this process's own code, before a new release takes the place of its files.
  await Promise.all(endpointTable.map(({ call }) => call.shapes()));
  const office = await patiently(() =>
    open({
      store,
      gateways,
      statementFile,
      seasonFiles,
      host,
      clock: { now: Date.now },
      random: systemRandom,
      config: env,
      log: log.error,
      media: keptMedia(mediaFolder(env.mediaDir)),
      reportPdf: keptReports(),
      messenger,
    }),
  );
  let stopping = false;
  const ready = async (): Promise<void> => {
    if (stopping) throw new Error('the server is stopping');
    const missing = await store.missing();
    if (missing.length > 0) throw new Error(`the database lacks ${missing.join(', ')}`);
    await store.ping();
  };
  await started.site;
  mustBeBuilt(env.site);
  const files = new StaticSite(env.site);
  const render = await rendererOf(env);
  /** What a catalogue makes of a site: the one that is published, or one that is looked at before. */
  const siteOf = (deps: Deps, boxOffice: (request: Request) => Response | Promise<Response>) => ({
    files,
    https: env.https,
    demo: env.demo,
    frames: env.webHosts,
    origins: env.origins,
    art,
    boxOffice,
    head: (url: URL, origin: string) => headOf(deps, url, origin),
    fill: filler(env, render, boxOffice),
    shut: async () => shutOf(await getCatalogue(deps)),
    ready,
    log: log.warn,
  });
  const site = createSite({
    ...siteOf(office.deps, request => office.app.fetch(request)),
    media: request => office.media(request),
    more: async url => (await office.more?.(url)) ?? null,
    feed: async (pathname, origin) =>
      (await feedResponse(office.deps, pathname, origin)) ??
      (await orderCalendar(office.deps, pathname, origin)),
    picture: (name, accept) => pictureFor(store.direct.seasons, name, accept),
  });
  const preview = previewDoor(office.deps, draft =>
    createSite({ ...siteOf(draft.deps, draft.fetch), files: markedPages(files) }),
  );

  const { server, stop: stopServing } = makeListener({
    fetch: async (request, incoming) => {
      host.remember(request, incoming.socket.remoteAddress);
      return (await preview(request)) ?? site(request);
    },
    proxied: env.proxies > 0,
    served: one => noteRequest(one, { env, metrics }),
  });
  server.once('error', error => {
    log.error(`Port ${env.port} could not be opened`, { error });
    void store.close().then(() => process.exit(1));
  });
  server.once('listening', () => {
    const at = `${env.demo ? 'Demonstration' : 'Site'} at http://localhost:${env.port}`;
    if (env.log === 'json') log.info(at, { store: store.kind });
    else console.log(at);
  });
  watchStore(metrics, store, Date.now);
  const monitor = env.metrics && serveMetrics(metrics, env.metrics);
  monitor?.once('error', error => log.error('no metrics are served', { error }));

  // The database's own doors are open to the commands; a folder is this process's alone.
  const desk = env.databaseUrl
    ? null
    : openLocalDesk(deskPath(env.dataDir), asked => atDesk(office.deps, asked), log.warn);
  // The first visitor who searches should not wait for the index, and the first of all not for it either.
  server.once('listening', () => {
    after(SETTLED, undefined, { ref: false })
      .then(() => getCatalogue(office.deps))
      .then(searchIndex)
      .catch((error: unknown) => log.warn('search index', { error }))
      // What a build left for later, so that the site is there sooner.
      .then(() => files.compress())
      .catch((error: unknown) => log.warn('compressing files', { error }))
      .then(started.forNext)
      .catch((error: unknown) => log.warn('what the next start begins with', { error }));
  });
  const sweeping = every(
    SWEEP,
    () => office.sweep(),
    error => log.warn('housekeeping', { error }),
  );
  const post = env.demo ? null : openPost(office.deps);
  const stop = async () => {
    stopping = true;
    log.info('stopping');
    setTimeout(() => {
      log.error('stopping takes too long');
      process.exit(1);
    }, env.drain + STOPPING).unref();
    // Whoever sends visitors here should see that they are not wanted any more, before they are turned away.
    await new Promise(resolve => setTimeout(resolve, env.drain));
    await stopServing();
    // A command that is under way gets its answer.
    await Promise.all([sweeping.stop(), post?.close(), desk && new Promise(resolve => desk.close(resolve))]);
    monitor?.close();
    await store.close();
    log.info('stopped');
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  server.listen({ port: env.port, backlog: BACKLOG });
}

function mustBeBuilt(site: string): void {
  if (!existsSync(site)) throw new Error(`There is no built site in ${site}: run \`npm run build\` first.`);
}

/** A line of the log and a count for each request. Who it was is told by a hash, and only to whoever has the secret. */
function noteRequest(
  { method, url, status, ms, request }: Served,
  to: { env: ServerEnv; metrics: Metrics },
): void {
  const route = routeOf(url.split('?', 1)[0] ?? '');
  to.metrics.served({ method, route, status, ms });
  // Whoever sits before a demonstration wants to see what goes wrong; monitors ask all day long.
  if (to.env.log === 'text' || (PROBES.has(url) && status === 200)) return;
  const memberId = request && askedBy(request);
  const member =
    memberId && createHmac('sha256', to.env.secret).update(memberId).digest('base64url').slice(0, 12);
  log.info('request', { method, route, status, ms, member });
}
const PROBES = new Set(['/livez', '/readyz']);

/** What stands in the environment as a secret, by its name, and the passwords of the database and the mail server. */
function secretsOf(env: NodeJS.ProcessEnv): string[] {
  const named = Object.entries(env)
    .filter(([name]) => /SECRET|_KEY$|TOKEN|PASSWORD/.test(name))
    .map(([, value]) => value ?? '');
  const passwords = [env.DATABASE_URL ?? '', env.SMTP_URL ?? ''].map(url =>
    URL.canParse(url) ? decodeURIComponent(new URL(url).password) : '',
  );
  // Shorter ones would be found where they are none.
  return [...named, ...passwords].filter(value => value.length >= 8);
}

/** A command of the office, or the file that a back-up shall be written to. */
async function atDesk(deps: Deps, asked: unknown): Promise<Answer> {
  const { backup: file } = asked as { backup?: unknown };
  if (typeof file !== 'string') return runCommand(deps, askedOf(asked));
  try {
    const { lines, bytes } = await writeBackup(file, async write => deps.store.backUp?.(write));
    log.info('backed up', { lines, bytes });
    return { ok: true, lines: [`${file}: ${lines} lines, ${bytes} bytes.`] };
  } catch (error) {
    log.error('no back-up', { error });
    return { ok: false, lines: [(error as Error).message] };
  }
}

/** What `GATEWAYS` names; their code is loaded where there are any. A site that is no demonstration needs one. */
async function gatewaysOf(env: Pick<ServerEnv, 'demo' | 'origin'>): Promise<Deps['gateways']> {
  if (!process.env.GATEWAYS?.trim()) {
    if (env.demo) return {};
    throw new Error(
      'GATEWAYS must name a way to pay when DEMO is off: stripe, alipay, wechat, desk (.env.example)',
    );
  }
  const { openGateways } = await import('./gateways/open.ts');
  const { origin, demo } = env;
  const place = { origin, currency: brand.currency.code, now: Date.now };
  return openGateways(process.env, place, trial => {
    if (!demo)
      log.warn('NO REAL MONEY IS TAKEN: a gateway is on trial, and tickets are handed out', { trial });
  });
}

/** Another process may be filling the database, or the database be starting, too. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + STARTING;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || Date.now() > until) throw error;
      log.warn('not there yet, trying again', { error });
      await new Promise(resolve => setTimeout(resolve, AGAIN));
    }
  }
}

const art = (pathname: string) => artResponse(pathname)?.svg ?? null;

/** The renderer is built beside the site; without it visitors get the pages of the build. */
async function rendererOf(env: ServerEnv): Promise<Renderer | null> {
  const file = resolve(`${env.site}-ssr`, 'render.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Renderer) : null;
}

function filler(
  env: ServerEnv,
  renderer: Renderer | null,
  boxOffice: (request: Request) => Response | Promise<Response>,
) {
  if (!renderer) return async (html: string) => html;
  return pageFiller({
    renderer,
    fetch: boxOffice,
    art,
    demo: env.demo,
    now: Date.now,
    log: log.warn,
  });
}

/** The environment; where it lacks something, what its gateways lack is said with it. */
async function readEnv(): Promise<ServerEnv> {
  try {
    return parseEnv(process.env);
  } catch (error) {
    const about = { demo: process.env.DEMO !== 'off', origin: '' };
    const more = await gatewaysOf(about).then(
      () => [],
      (fault: Error) => [fault.message],
    );
    throw new Error([(error as Error).message, ...more].join('\n'));
  }
}

/** Serves a box office as the environment says; what is missing there is said, and ends the process. */
export async function serveOffice(open: Opening): Promise<void> {
  try {
    await start(await readEnv(), open);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
