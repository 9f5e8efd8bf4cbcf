import { createContext, type MiddlewareFunction, redirect, replace } from 'react-router';
import type { CallFailure } from '#api/failure.ts';
import { brand } from '#brand';
import { ERR } from '#domain/contract/envelope.ts';
import { forgetMember } from '#features/login/forget.ts';
import { copyOf } from '#i18n/copy.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { loadChunk } from '#lib/chunk.ts';
import { ownLayout } from '#lib/device.ts';
import { chosenLocale, spokenLocale } from '#site/entry.ts';
import { href, matchPage } from '#site/href.ts';
import { missedOnPhone } from '#site/twin-address.ts';
import { isFirstVisit, useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';
import { decide } from './guard.ts';
import { ensureFrame } from './shell/frame.ts';
import { setTitle } from './title.ts';

/** Steps 1 to 4 of the route guard (specification §2): on every navigation, before any page's loader. */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  // The router drops the hash from the request; the first page's is still in the address bar.
  const hash = isCurrent(request) ? window.location.hash : '';
  const first = isFirstVisit();
  const state = { locale: currentLocale(first), device: ownLayout() };
  const decision = decide({ pathname, search, hash }, state);
  if (decision.kind === 'redirect') {
    missed = missedOnPhone(pathname, decision.to) ?? missed;
    throw sendTo(decision.to, request);
  }

  const { tree, match } = decision;
  const app = useApp.getState();
  if (app.locale !== tree.locale || chosenLocale(document.cookie) !== tree.locale) app.setLocale(tree.locale);
  setTitle(tree.locale, match?.name ?? null);
  await Promise.all([ensureCopy(tree.locale, ['common', 'ui']), ensureFrame(tree.layout)]);
  if (missed) toast(copyOf(tree.locale, 'common')(`guard.${missed}`, { phone: brand.phone }));
  missed = null;
  return next();
};

/** What was asked for in vain, to be said on the page that stands in for it. */
let missed: ReturnType<typeof missedOnPhone> = null;

/** As the server does it: what was read here last, what the browser says. */
const currentLocale = (first: boolean) =>
  chosenLocale(document.cookie) ?? (first ? spokenLocale(navigator.languages) : useApp.getState().locale);

/** A login check that could not be made: the page's loader throws it, so that it is told inside the site's frame. */
export const loginFailure = createContext<CallFailure | null>(null);

/** Steps 5 and 6, on the pages that need a login. */
export const requireLogin: MiddlewareFunction = async ({ request, context }, next) => {
  const { pathname, search } = new URL(request.url);
  const match = matchPage(pathname);
  if (!match) return next();
  const { checkLogin } = await loadChunk(() => import('./session.ts'));
  const login = await checkLogin(request.signal, { url: request.url });
  if ('user' in login) return next();
  const { failure } = login;
  // Being offline is no logout: a ticket seen once opens offline, other pages offer to try again (quality.md R15).
  if (failure.kind === 'offline' && match.name === 'user' && useUser.getState().userInfo) return next();
  if (failure.kind !== 'refused') {
    context.set(loginFailure, failure);
    return next();
  }
  // 1202 from the login check shows its own message (specification §8).
  const own = failure.errcode === ERR.sessionExpired ? failure.message : '';
  toast(own || copyOf(match.tree.locale, 'common')('guard.signInFirst'));
  forgetMember();
  useUser.getState().setRedirectPath(`${pathname}${search}`);
  throw sendTo(href(match.tree, 'login'), request);
};

/** The last page that a redirect put in place of the one in the address bar. */
let replacement = '';

/** The page asked for is already in the address bar, or takes its place: the first page, or one gone back to. */
const isCurrent = ({ url }: Request): boolean =>
  url === replacement || url === window.location.href.replace(/#.*$/, '');

/** An entry of the history that is already there is replaced, so that Back does not lead into the guard again. */
function sendTo(path: string, request: Request): Response {
  if (!isCurrent(request)) return redirect(path);
  replacement = new URL(path, request.url).href.replace(/#.*$/, '');
  return replace(path);
}
