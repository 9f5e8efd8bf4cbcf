/** The site's first page as HTML, from the same components: built for Node, used by the build and by the server. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { configureClient } from '#api/client.ts';
import { stateDemo } from '#api/demo.ts';
import { stateShut } from '#api/shut.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import type { CallHeaders } from '#domain/contract/headers.ts';
import { env } from '#env';
import { copyOf } from '#i18n/copy.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { matchPage } from '#site/href.ts';
import type { Tree } from '#site/tree.ts';
import { FirstPicture } from '#ui/first-picture.ts';
import { type FirstData, replyKey } from './first-data.ts';
import { LEFT_TO_BROWSER } from './left-to-browser.ts';
import { makeRoutes } from './routes.tsx';
import { ensureFrame } from './shell/frame.ts';

export interface RenderOptions {
  /** Path and query of a page. */
  readonly path: string;
  /** Answers the page's calls as an anonymous visitor's; without it every part that needs data shows its skeleton. */
  readonly fetch?: (request: Request) => Response | Promise<Response>;
  /** The artwork of a path, to send the first picture with the page. */
  readonly art?: (path: string) => string | null;
  readonly now: number;
  /** Demonstration mode, which the page says. */
  readonly demo: boolean;
  /** Pages for which the season has nothing. */
  readonly shut?: readonly string[];
}
export interface Rendered {
  /** What #root holds. */
  readonly html: string;
  readonly data: FirstData;
}

interface Scope {
  readonly path: string;
  readonly tree: Tree;
  readonly fetch: RenderOptions['fetch'];
  readonly replies: Record<string, unknown>;
  /** What was asked; some of it for parts that are drawn when the page rests. */
  readonly asked: Promise<unknown>[];
}
const scope = new AsyncLocalStorage<Scope>();
const here = (): Scope => {
  const current = scope.getStore();
  if (!current) throw new Error('A call was made outside a rendering.');
  return current;
};

configureClient({
  sourcePage: () => here().path,
  appKey: () => env.appKey[here().tree.layout],
  featurePrefix: env.featurePrefix,
  sessionId: () => '',
  orderKey: () => '',
  rememberOrderKey: () => undefined,
  scenario: () => '',
  react: () => undefined,
  generic: () => copyOf(here().tree.locale, 'common')('failure.generic'),
  early: (method, path, form) => {
    const reply = answer(method, path, form);
    here().asked.push(reply);
    return reply;
  },
});

/** What comes beside an answer stands in the HTML with it, also what the page asks when it rests. */
async function answer(method: string, path: string, form: string): Promise<unknown> {
  const { fetch, path: page, tree, replies } = here();
  if (!fetch) return new Promise<never>(() => undefined);
  const key = replyKey(path, form);
  if (key in replies) return replies[key];
  const headers: CallHeaders = { sourcePage: encodeURI(page), appKey: env.appKey[tree.layout] };
  const url = new URL(path, 'http://localhost');
  const request =
    method === 'GET'
      ? new Request(`${url}?${form}`, { headers })
      : new Request(url, { method, headers, body: new URLSearchParams(form) });
  const { beside = [], ...reply } = (await (await fetch(request)).json()) as Envelope;
  for (const next of beside) replies[next.key] = next.reply;
  replies[key] = reply;
  return reply;
}

const handler = createStaticHandler(makeRoutes());
/** After this the parts that are not there yet stay skeletons; ms. */
const PARTS_TIMEOUT = 3000;
/** How much longer than the page replies may take that nothing in it shows; ms. */
const REPLIES_TIMEOUT = 200;

/** Null for a path that is no page, or that answers with a redirect. */
export async function render({
  path,
  fetch,
  art,
  now,
  demo,
  shut = [],
}: RenderOptions): Promise<Rendered | null> {
  const { pathname } = new URL(path, 'http://localhost');
  const match = matchPage(pathname);
  if (!match) return null;
  stateDemo(demo);
  stateShut(shut);
  const replies: Record<string, unknown> = {};
  const asked: Promise<unknown>[] = [];
  return scope.run({ path: pathname, tree: match.tree, fetch, replies, asked }, async () => {
    await Promise.all([ensureCopy(match.tree.locale, ['common', 'ui']), ensureFrame(match.tree.layout)]);
    const context = await handler.query(new Request(new URL(path, 'http://localhost')));
    if (context instanceof Response) return null;
    const [error] = Object.values(context.errors ?? {}) as unknown[];
    if (error) throw new Error(`${path} has no page`, { cause: error });
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await htmlOf(
      <FirstPicture value={pictureOnce(art)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </FirstPicture>,
      fetch ? PARTS_TIMEOUT : 0,
    );
    if (fetch) await Promise.race([Promise.allSettled(asked), wait(REPLIES_TIMEOUT)]);
    return { html, data: { locale: match.tree.locale, at: now, replies } };
  });
}

/** The first of a page's pictures as an address that holds it. */
function pictureOnce(art: (path: string) => string | null = () => null): (path: string) => string {
  let first: string | undefined;
  return path => {
    first ??= path;
    const svg = path === first ? art(path) : null;
    return svg === null
      ? path
      : `data:image/svg+xml,${svg.replace(/[%#"<>&]/g, c => `%${c.charCodeAt(0).toString(16)}`)}`;
  };
}

/** The page whole; what is not there after `patience` ms is left to the browser, which has skeletons until then. */
async function htmlOf(page: ReactNode, patience: number): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pipe = await new Promise<PipeableStream['pipe']>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      // Nothing is put behind a script: the page has none of React's (quality.md S15).
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: () => LEFT_TO_BROWSER,
      onShellError: reject,
      onShellReady: () => {
        timer = setTimeout(stream.abort, patience);
      },
      onAllReady: () => resolve(stream.pipe),
    });
  });
  clearTimeout(timer);
  return text(pipe(new PassThrough()));
}
