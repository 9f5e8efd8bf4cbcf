import { createBrowserRouter } from 'react-router';
import { surround } from '#api/client.ts';
import type { CallFailure } from '#api/failure.ts';
import { env } from '#env';
import { copyOf } from '#i18n/copy.ts';
import { deviceLayout } from '#lib/device.ts';
import { href } from '#site/href.ts';
import { treeOf } from '#site/tree.ts';
import { useApp } from '#stores/app.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';
import { rememberScenario, scenario } from './demo.ts';
import { reloadOnce } from './reload.ts';
import { routes } from './routes.tsx';
import { checkLogin, forgetMember, loadMember } from './session.ts';

const currentTree = () =>
  treeOf(window.location.pathname) ?? { locale: useApp.getState().locale, layout: deviceLayout(navigator.userAgent) };

/** Joins the parts that may not import one another: wrapper, stores, router and toasts. */
export function boot() {
  rememberScenario(window.location.search);
  const router = createBrowserRouter(routes);

  surround({
    sourcePage: () => window.location.pathname + window.location.hash,
    appKey: () => env.appKey[currentTree().layout],
    featurePrefix: env.featurePrefix,
    sessionId: () => useUser.getState().userInfo?.memberEncode ?? '',
    orderKey: () => useSecret.getState().orderKey,
    rememberOrderKey: key => useSecret.getState().setOrderKey(key),
    scenario,
    generic: kind => copyOf(currentTree().locale, 'common')(`failure.${kind === 'refused' || kind === 'aborted' ? 'generic' : kind}`),
    react: (reaction, failure) => (reaction === 'session' ? endSession(failure) : toast(failure.message)),
  });

  /** An ended session: forget the member, remember where one was, go to the login page of this tree (§8). */
  function endSession(failure: CallFailure): void {
    const { pathname, search } = window.location;
    toast(failure.message);
    forgetMember();
    useUser.getState().setRedirectPath(`${pathname}${search}`);
    void router.navigate(href(currentTree(), 'login'));
  }

  document.addEventListener('contextmenu', event => event.preventDefault());
  window.addEventListener('vite:preloadError', event => {
    event.preventDefault();
    reloadOnce();
  });
  followOtherTabs(() => void router.revalidate());
  if (useUser.getState().userInfo) void checkSilently();
  return router;
}

/** A member of an earlier visit: one silent check at start (decisions.md). */
async function checkSilently(): Promise<void> {
  const login = await checkLogin();
  if ('user' in login) await loadMember();
  else if (login.failure.kind === 'refused') forgetMember();
}

/** Logout and change of user in another tab are followed here (quality.md R18). */
function followOtherTabs(changed: () => void): void {
  window.addEventListener('storage', event => {
    if (event.key !== 'heming.user' && event.key !== null) return;
    const before = useUser.getState().userInfo?.memberId;
    void useUser.persist.rehydrate();
    if (useUser.getState().userInfo?.memberId !== before) {
      useSecret.getState().clear();
      changed();
    }
  });
}
