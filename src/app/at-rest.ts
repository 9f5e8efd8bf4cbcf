import { whenFirstUsed, whenTouched } from '#lib/first-use.ts';
import { useUser } from '#stores/user.ts';
import { watchBack } from '#ui/back.ts';
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
whenTouched(() => void import('#api/transport.ts').catch(() => undefined));
whenFirstUsed(() => {
  const ahead = import('./ahead.ts').then(({ lookAhead }) => lookAhead());
  Promise.all([import('#api/transport.ts'), ahead]).then(keep, () => undefined);
});
