/** What the first start after `npm run build` would take a second for: modules compiled, and the season read (build.ts). */
import { rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { MODULES, printsNow } from './built.ts';

// Those of other sources go.
rmSync(MODULES, { recursive: true, force: true });
enableCompileCache(MODULES);
const { started } = await import('#server/host/started.ts');
started.season = printsNow().season;
await Promise.all([import('#server/serve.ts'), import('#demo/office.ts'), import('#demo/letters.ts')]);
