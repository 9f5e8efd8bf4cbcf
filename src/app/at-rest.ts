import { watchBack } from '#ui/back.ts';
import { keepOffline } from './keep-offline.ts';

// What the first page did not need and the next one will, once the browser has nothing else to do.
void import('#api/transport.ts').catch(() => undefined);
void import('./views.ts').catch(() => undefined);
// A page that was loaded again may stand on the entry of a layer.
watchBack();
// A browser that keeps nothing shows the site as before.
if (import.meta.env.PROD && import.meta.env.VITE_MOCKS !== 'on') keepOffline().catch(() => undefined);
