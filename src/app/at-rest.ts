import { whenFirstUsed, whenTouched } from '#lib/first-use.ts';
import { useUser } from '#stores/user.ts';
import { watchBack } from '#ui/back.ts';
import { bringPage, linkOf } from './bring.ts';
import { keepOffline } from './keep-offline.ts';
import { markPressed } from './pressed.ts';

// A page that was loaded again may stand on the entry of a layer.
watchBack();
markPressed();
// A browser that keeps nothing shows the site as before.
const keep = () => {
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS !== 'on') keepOffline().catch(() => undefined);
};
// A member has tickets to keep; who only looks does not pay for it.
if (useUser.getState().userInfo) keep();
// What the first page did without and each next one needs.
whenTouched(sign => {
  import('#api/transport.ts').catch(() => undefined);
  // A press is known to lead away only when it ends: the page comes while the finger is down.
  const link = linkOf(sign);
  if (link) bringPage(link).catch(() => undefined);
});
whenFirstUsed(() => {
  const ahead = import('./ahead.ts').then(({ lookAhead }) => lookAhead());
  Promise.all([import('#api/transport.ts'), ahead]).then(keep, () => undefined);
});
