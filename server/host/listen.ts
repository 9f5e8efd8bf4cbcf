import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { ERR } from '#domain/contract/envelope.ts';
import { membership } from '#domain/contract/membership.ts';
import { orderCalls, sandbox } from '#domain/contract/order.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { replyHeaders } from '../http/headers.ts';
import { localeOfPage } from '../http/mount.ts';
import { withRequest } from './log.ts';
import { type Entrance, openEntrance } from './overload.ts';

/** A request's head, and all of it, must be here by then; ms. The largest body is a megabyte. */
const HEAD = 10_000;
const WHOLE = 20_000;
/** Longer than load balancers keep a connection: they should be the ones who close it. Ms. */
const KEEP_ALIVE = 72_000;
const CONNECTIONS = 5_000;
/**
 * Connections that the system holds until they are taken, as far as it lets (net.core.somaxconn). Beyond Node's 511 it
 * drops them in silence, and their browsers try again after one, three and seven seconds.
 */
export const BACKLOG = 4_096;
/** How long requests under way may take when the server stops, and how long their bodies; ms. */
const GRACE = 10_000;
const BODY_GRACE = 1_000;
/** Whoever asked left before the answer, as nginx writes it. */
const GONE = 499;
/** Seconds until a visitor who was refused should come again. */
const RETRY = '2';

const BUSY: Bilingual = {
  zh: '访问的人较多，请稍后再试。',
  en: 'Many people are here at once. Please try again in a moment.',
};

interface Options {
  readonly fetch: (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;
  /** A proxy in front is believed: it may name the request. */
  readonly proxied?: boolean;
  /** Told of every request when it is over. */
  readonly served?: (one: Served) => void;
  readonly entrance?: Entrance;
  readonly grace?: number;
  readonly bodyGrace?: number;
}

export interface Served {
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly ms: number;
  /** Absent where it was refused before there was one. */
  readonly request: Request | undefined;
}

export interface Listener {
  readonly server: Server;
  /** Takes no more connections, lets requests finish, and tells who stays to go elsewhere. */
  stop(): Promise<void>;
}

/** Node's server in front of the site: what must be settled before there is a Request. */
export function makeListener({
  fetch,
  proxied = false,
  served = () => undefined,
  entrance = openEntrance(),
  grace = GRACE,
  bodyGrace = BODY_GRACE,
}: Options): Listener {
  const underWay = new Map<ServerResponse, IncomingMessage>();
  let stopping = false;
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      requests.set(outgoing, request);
      const reply = fetch(request, incoming as IncomingMessage);
      const done = answered.get(outgoing);
      if (done) Promise.resolve(reply).then(done, done);
      return reply;
    },
    { overrideGlobalObjects: true },
  );
  const requests = new WeakMap<object, Request>();
  const answered = new WeakMap<object, () => void>();

  const server = createServer(
    {
      headersTimeout: HEAD,
      requestTimeout: WHOLE,
      connectionsCheckingInterval: 5_000,
      keepAliveTimeout: KEEP_ALIVE,
    },
    (incoming, outgoing) => {
      const id = requestId(incoming, proxied);
      outgoing.setHeader('X-Request-Id', id);
      const began = performance.now();
      outgoing.once('close', () => {
        const { method = '', url = '' } = incoming;
        const status = outgoing.writableFinished ? outgoing.statusCode : GONE;
        const ms = Math.round(performance.now() - began);
        withRequest(id, () => served({ method, url, status, ms, request: requests.get(outgoing) }));
      });
      if (stopping) outgoing.setHeader('Connection', 'close');
      if (hosts(incoming) > 1) return end(outgoing, 400, 'One Host, please.');
      const path = pathOf(incoming);
      const kind = isCall(path) ? path : '';
      if (!isExempt(path) && !entrance.enter(kind, WITH_ORDER.has(path))) return refuse(incoming, outgoing);
      underWay.set(outgoing, incoming);
      const visit = visitOf(entrance, kind);
      const { begin } = visit;
      answered.set(outgoing, visit.answered);
      // A request takes its turn once its body is here: a slow sender keeps nobody out.
      if (incoming.method === 'GET' || incoming.method === 'HEAD') begin();
      else incoming.once('end', begin);
      outgoing.once('close', () => {
        incoming.off('end', begin);
        underWay.delete(outgoing);
        visit.end();
      });
      withRequest(id, () => void answer(incoming, outgoing));
    },
  );
  server.maxConnections = CONNECTIONS;

  return {
    server,
    async stop() {
      stopping = true;
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeIdleConnections();
      for (const outgoing of underWay.keys())
        if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
      // What has not arrived has not begun: its sender asks elsewhere.
      const slow = setTimeout(() => {
        for (const incoming of underWay.values()) if (!incoming.complete) incoming.socket.destroy();
        server.closeIdleConnections();
      }, bodyGrace);
      const late = setTimeout(() => server.closeAllConnections(), grace);
      await closed;
      clearTimeout(slow);
      clearTimeout(late);
    },
  };
}

/** Monitors ask whether we live, gateways tell what was paid: never refused. */
const isExempt = (path: string): boolean =>
  path === '/livez' || path === '/readyz' || path.startsWith('/thvendor/pay/notify/');

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
const isCall = (path: string): boolean => path.startsWith('/thvendor/') || path.startsWith('/ucenter/');
/** What one asks who holds seats for a while, and has waited for them. */
const WITH_ORDER: ReadonlySet<string> = new Set(
  [
    ...Object.values(orderCalls).flatMap(of => [
      of.detail,
      of.confirm,
      of.renew,
      of.cancel,
      of.pay,
      of.close,
    ]),
    ...[membership.order, membership.cancel, membership.gotoPay, membership.pay, membership.close],
    ...[sandbox.payment, sandbox.settle],
  ].map(({ path }) => path),
);

/** What a request is to the entrance, whichever of body, answer and end comes first. */
function visitOf(entrance: Entrance, kind: string) {
  let state: 'comes' | 'waits' | 'answered' = 'comes';
  let begun = false;
  const visit = {
    begin() {
      if (state !== 'comes') return;
      state = 'waits';
      begun = true;
      entrance.begin(kind);
    },
    answered() {
      if (state === 'waits') entrance.answered(kind);
      state = 'answered';
    },
    end() {
      visit.answered();
      if (begun) entrance.end();
    },
  };
  return visit;
}

const hosts = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

function requestId({ headers }: IncomingMessage, proxied: boolean): string {
  const given = proxied ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().slice(0, 13);
}

/** Costs next to nothing: there is no time for more. */
function refuse({ url = '', headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('Retry-After', RETRY);
  if (!isCall(url)) {
    end(outgoing, 503, `${BUSY.zh}\n${BUSY.en}`);
    return;
  }
  const msg = say(BUSY, localeOfPage(String(headers.sourcepage ?? '')));
  const envelope = JSON.stringify({ success: false, errcode: ERR.busy, msg });
  outgoing
    .writeHead(503, { ...replyHeaders, 'Content-Type': 'application/json; charset=utf-8' })
    .end(envelope);
}

function end(outgoing: ServerResponse, status: number, text: string): void {
  outgoing
    .writeHead(status, { ...replyHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
    .end(`${text}\n`);
}
