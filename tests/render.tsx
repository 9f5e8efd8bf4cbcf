import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw/http';
import { RouterProvider } from 'react-router';
import { forgetBeside } from '#api/beside.ts';
import { stateDemo } from '#api/demo.ts';
import { boot } from '#app/boot.ts';
import { rememberScenario } from '#app/demo.ts';
import { account } from '#domain/contract/account.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { program } from '#domain/contract/program.ts';
import { userInfo } from '#domain/contract/shapes/account.ts';
import { noteReached } from '#lib/online.ts';
import { type NodeMocks, nodeMocks } from '#mocks/node.ts';
import { availability } from '#server/catalogue/availability.ts';
import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import type { ScheduleDoc } from '#server/catalogue/types.ts';
import { mediaFolder } from '#server/host/media-folder.ts';
import type { MemoryStore, Snapshot } from '#server/store/memory/memory.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { treeOf } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { useForm } from '#stores/form.ts';
import { usePage } from '#stores/page.ts';
import { usePlayer } from '#stores/player.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';
import { clearToasts } from '#ui/toast.tsx';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const PC = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

let mocks: NodeMocks | undefined;
/** The world as it was before anybody bought anything, and its season before a test changed it. */
let untouched: { readonly rows: Snapshot; readonly season: readonly CatalogueDoc[] } | undefined;
/** Of the season that is in the store now. */
let version = 0;
let router: ReturnType<typeof boot> | undefined;

/** The box office behind the page: `office().server.use(…)` puts a fault in front of it for one test. */
export function office(): NodeMocks {
  if (!mocks) throw new Error('The box office is not open.');
  return mocks;
}

/** The replies to these, a concert's own, bring none of what the page asks next: each call goes alone, and may fail. */
export function askedAlone(...specs: readonly { readonly path: string }[]): void {
  const alone = specs.length > 0 ? specs : [program.byId];
  office().server.use(
    ...alone.map(({ path }) =>
      http.post(`*${path}`, async ({ request }) => {
        const reply = await office().app.fetch(request);
        const { beside: _, ...own } = (await reply.json()) as Envelope;
        return Response.json(own, { headers: reply.headers });
      }),
    ),
  );
}

let ahead = 0;
/** The box office's clock goes on from this instant, until the test is over. */
export const officeAt = (at: number | string): void => {
  ahead = new Date(at).getTime() - Date.now();
};

/** Opens the box office behind the pages of a test file: one for all files of a worker, with nothing in it of the last. */
export const openOffice = (): Promise<void> => {
  opening = open();
  return opening;
};
let opening: Promise<void> | undefined;
async function open(): Promise<void> {
  mocks ??= await nodeMocks(() => Date.now() + ahead, mediaFolder('demo/media'));
  const store = mocks.deps.store as MemoryStore;
  const { catalogue } = store.direct;
  if (untouched && version !== (await catalogue.version())) await setDocs(untouched.season);
  untouched ??= { rows: store.snapshot(), season: await catalogue.readAll() };
  version = await catalogue.version();
  store.restore(untouched.rows);
  // Lists remember the claims of the last seconds: what they have from a later time, they ask for again.
  const { deps } = mocks;
  await availability(deps, await getCatalogue(deps), deps.clock.now() + 60_000);
  mocks.server.listen({ onUnhandledRequest: 'error' } as never);
}
/** Also one that is still being opened, by a hook that was given up: the next file finds nothing that listens. */
export async function closeOffice(): Promise<void> {
  await opening?.catch(() => undefined);
  mocks?.server.close();
}

async function setDocs(docs: readonly CatalogueDoc[]): Promise<void> {
  const { store } = office().deps;
  await store.transaction(tx => tx.catalogue.upsert(docs));
  expireCatalogue(store);
}
/** An evening of the season becomes another one for the rest of the test file. */
export async function changeSchedule(id: string, patch: Partial<ScheduleDoc>): Promise<void> {
  const body = { ...(await getCatalogue(office().deps)).schedules.get(id), ...patch };
  await setDocs([{ kind: 'schedule', id, body }]);
}

/** As a new tab of a new browser. */
export function newVisit(): void {
  ahead = 0;
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  noteReached(true);
  forgetBeside();
  const stores = [useApp, useForm, usePage, usePlayer, useSecret, useUser] as unknown as (typeof useApp)[];
  for (const store of stores) store.setState(store.getInitialState(), true);
}
/** Whatever a test has put in its place. */
const later = setTimeout;
export async function endVisit(): Promise<void> {
  // A dialog that is open goes without a step back.
  window.history.replaceState(null, '');
  cleanup();
  clearToasts();
  stateDemo(false);
  router?.dispose();
  router = undefined;
  mocks?.server.resetHandlers();
  await stepsTaken();
}
/** A step back that is under way, of a dialog that has closed, does not end in the next visit or page. */
const stepsTaken = (): Promise<void> => new Promise(resolve => void later(resolve, 5));

export interface RenderOptions {
  /** A demonstration account, by mobile or e-mail. */
  signedInAs?: string;
  /** A state of the demonstration, as a link puts the tab into it. */
  scenario?: string;
  /** The visitor's device, where it is not the path's. */
  phone?: boolean;
  /** Another browser than those. */
  agent?: string;
}

/** Opens a path of the site as a visitor would: the real router, guard, wrapper and box office, over HTTP. */
export async function renderPath(path: string, options: RenderOptions = {}) {
  const {
    signedInAs,
    scenario,
    phone = treeOf(path)?.layout === 'mobile',
    agent = phone ? PHONE : PC,
  } = options;
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true });
  if (router) await stepsTaken();
  router?.dispose();
  window.history.replaceState(null, '', path);
  if (signedInAs) await signIn(signedInAs);
  if (scenario) {
    stateDemo(true);
    rememberScenario(`?scenario=${scenario}`);
  }
  router = boot().initialize();
  await initialized(router);
  const shown = router;
  // What is suspended inside act wakes only inside it: the page's data is awaited there.
  const view = await act(async () => {
    const page = render(<RouterProvider router={shown} />);
    const data = Object.values(shown.state.loaderData).flatMap(d =>
      d && typeof d === 'object' ? Object.values(d) : [],
    );
    await Promise.allSettled(data);
    return page;
  });
  return { ...view, user: userEvent.setup(), router };
}

/** The page goes, its tab stays: of what was typed only what reached the session's storage is there. */
export async function leavePage(): Promise<void> {
  cleanup();
  const kept = sessionStorage.getItem('heming.form') ?? '';
  useForm.setState(useForm.getInitialState(), true);
  sessionStorage.setItem('heming.form', kept);
  await useForm.persist.rehydrate();
}

async function signIn(who: string): Promise<void> {
  const response = await office().app.request(`http://localhost:5174${account.loginByPassword.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      sourcePage: '/zh-CN/pc/login',
      appKey: 'heming-pc-demo',
    },
    body: new URLSearchParams({ account: who, password: 'Heming-2026' }),
  });
  const envelope = (await response.json()) as { success: boolean; msg: string; data: unknown };
  if (!envelope.success) throw new Error(`Could not sign in as ${who}: ${envelope.msg}`);
  useUser.getState().signIn(userInfo.parse(envelope.data));
}

const initialized = (r: ReturnType<typeof boot>): Promise<void> =>
  r.state.initialized
    ? Promise.resolve()
    : new Promise(resolve => {
        const stop = r.subscribe(state => {
          if (!state.initialized) return;
          stop();
          resolve();
        });
      });
