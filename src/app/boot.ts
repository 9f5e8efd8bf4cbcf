import { configureClient } from '#api/client.ts';
import type { CallFailure } from '#api/failure.ts';
import { env } from '#env';
import { forgetMember } from '#features/login/forget.ts';
import { copyOf } from '#i18n/copy.ts';
import { loadChunk } from '#lib/chunk.ts';
import { ownLayout } from '#lib/device.ts';
import { leaving } from '#lib/leaving.ts';
import { href, matchPage } from '#site/href.ts';
import { readBy } from '#site/query-names.ts';
import { type TreeName, treeName, treeOf } from '#site/tree.ts';
import { atTwin } from '#site/twin-address.ts';
import { useApp } from '#stores/app.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';
import { wake } from '#ui/asleep.tsx';
import { dismissToast, toast } from '#ui/toast.tsx';
import { createBrowserRouter } from './browser-router.ts';
import { rememberScenario, scenario } from './demo.ts';
import { type FirstData, firstData, firstReplies, NOTHING_SENT, replyKey } from './first-data.ts';
import { noteLostCode } from './reload.ts';
import { makeRoutes, ROOT, treeRoute } from './routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | undefined;

/** The page that is being opened, else the one that is shown: its language and layout are those of its calls. */
const place = () => router?.state.navigation.location ?? router?.state.location ?? window.location;

const currentTree = () =>
  treeOf(place().pathname) ?? {
    locale: useApp.getState().locale,
    layout: ownLayout(),
  };

/** Whether the HTML is that of a page: a static host has one for every query, and the guard may lead elsewhere. */
export function isSent({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const asked = pathname.replace(/\/+$/, '') + readBy(new URLSearchParams(search));
  return document.getElementById('root')?.dataset.path === asked;
}

/** The data of the page in the HTML, where it is what is asked for. */
export function sentData(): FirstData | null {
  const { pathname, search, href: address } = window.location;
  rememberScenario(search);
  // What a phone lacks has the page that stands in for it in its HTML (server/site.ts).
  const tree = treeOf(pathname);
  const twin = tree && !matchPage(pathname) && atTwin(tree, window.location);
  return isSent(new URL(twin || address, address)) && scenario() === ''
    ? firstData(document, Date.now())
    : null;
}

/** Joins the parts that may not import one another: wrapper, stores, router and toasts. The router waits to be opened. */
export function boot(sent: FirstData | null = null): Router {
  const first = firstReplies(sent ?? NOTHING_SENT);
  configureClient({
    sourcePage: () => place().pathname + place().hash,
    appKey: () => env.appKey[currentTree().layout],
    featurePrefix: env.featurePrefix,
    sessionId: () => useUser.getState().userInfo?.memberEncode ?? '',
    orderKey: () => useSecret.getState().orderKey,
    rememberOrderKey: key => useSecret.getState().setOrderKey(key),
    scenario,
    early: (_, path, form) => first(currentTree().locale, replyKey(path, form)),
    generic: kind => {
      const known = kind === 'refused' || kind === 'aborted' ? 'generic' : kind;
      return copyOf(currentTree().locale, 'common')(`failure.${known}`);
    },
    react(reaction, failure) {
      if (reaction === 'session') {
        endSession(failure);
        return undefined;
      }
      const id = toast(failure.message);
      return () => dismissToast(id);
    },
  });
  document.addEventListener('contextmenu', event => event.preventDefault());
  window.addEventListener('vite:preloadError', noteLostCode);
  router = makeRouter();
  router.subscribe(({ navigation }) => {
    leaving.now = navigation.state !== 'idle';
  });
  followOtherTabs();
  const { userInfo } = useUser.getState();
  // The HTML is a guest's, in type of the usual size.
  if (userInfo || useApp.getState().ariaFixed) wake();
  if (userInfo)
    // The silent check of a member; without its code the next call that needs a login finds out.
    loadChunk(() => import('./session.ts'))
      .then(session => session.checkSilently())
      .catch(() => undefined);
  return router;
}

/** With the routes of the tree that is opened; those of another are made on the way there, which most never go. */
function makeRouter(): Router {
  const made = new Set<TreeName>();
  const missing = (path: string): TreeName[] => {
    const tree = treeOf(path);
    return tree && !made.has(treeName(tree)) ? [treeName(tree)] : [];
  };
  const opened = missing(window.location.pathname);
  for (const tree of opened) made.add(tree);
  return createBrowserRouter(makeRoutes(opened), {
    patchRoutesOnNavigation: ({ path, patch, signal }) => {
      if (signal.aborted) return;
      for (const tree of missing(path)) {
        made.add(tree);
        patch(ROOT, [treeRoute(tree)]);
      }
    },
  });
}

/** An ended session: forget the member, remember where one was, go to the login page of this tree (§8). */
function endSession(failure: CallFailure): void {
  const { pathname, search } = place();
  toast(failure.message);
  forgetMember();
  // Of several calls that find out together, the first one says where one was.
  if (matchPage(pathname)?.name === 'login') return;
  useUser.getState().setRedirectPath(`${pathname}${search}`);
  void router?.navigate(href(currentTree(), 'login'));
}

/** Logout and change of user in another tab are followed here (quality.md R18). */
function followOtherTabs(): void {
  window.addEventListener('storage', event => {
    if (event.key !== 'heming.user' && event.key !== null) return;
    wake();
    const before = useUser.getState().userInfo?.memberId;
    if (event.newValue === null) useUser.getState().clear();
    else void useUser.persist.rehydrate();
    if (useUser.getState().userInfo?.memberId === before) return;
    useSecret.getState().clear();
    void router?.revalidate();
  });
}
