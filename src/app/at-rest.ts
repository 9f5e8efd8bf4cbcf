import { whenFirstUsed } from '#lib/first-use.ts';
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
keep();
// What the first page did without and the next one needs: who only looks does not pay for it.
whenFirstUsed(() => {
  const ahead = import('./ahead.ts').then(({ lookAhead }) => lookAhead());
  Promise.all([import('#api/transport.ts'), ahead]).then(keep, () => undefined);
});
