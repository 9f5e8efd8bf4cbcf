import { type MiddlewareFunction, redirect } from 'react-router';
import { ERR } from '#domain/contract/envelope.ts';
import { copyOf } from '#i18n/copy.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { deviceLayout } from '#lib/device.ts';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { toast } from '#ui/toast.tsx';
import { decide } from './guard.ts';
import { checkLogin, forgetMember } from './session.ts';
import { setTitle } from './title.ts';

/** The route guard (specification §2): runs on every navigation, before any page's loader. */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url);
  // The router drops the hash from the request; redirects keep the one in the address bar.
  const place = { pathname: url.pathname, search: url.search, hash: '' };
  const decision = decide(place, { locale: useApp.getState().locale, device: deviceLayout(navigator.userAgent) });
  if (decision.kind === 'redirect') throw redirect(decision.to);

  const { tree, match } = decision;
  if (useApp.getState().locale !== tree.locale) useApp.getState().setLocale(tree.locale);
  document.documentElement.lang = tree.locale;
  document.documentElement.classList.toggle('m', tree.layout === 'mobile');
  setTitle(tree.locale, match?.name ?? null);
  await ensureCopy(tree.locale, ['common', 'ui']);

  if (decision.kind === 'check-login') {
    const login = await checkLogin(request.signal);
    if ('failure' in login) {
      if (login.failure.kind === 'aborted') throw login.failure;
      // A broken line is no logout: the page's error screen offers to try again (quality.md R15).
      if (login.failure.kind !== 'refused') throw login.failure;
      // 1202 from the login check shows its own message (specification §8).
      const own = login.failure.errcode === ERR.sessionExpired ? login.failure.message : '';
      toast(own || copyOf(tree.locale, 'common')('guard.signInFirst'));
      forgetMember();
      useUser.getState().setRedirectPath(`${url.pathname}${url.search}`);
      throw redirect(href(tree, 'login'));
    }
  }
  return next();
};
