/** A server in a process of its own, as the environment says, with the small world of the tests. */
import { flushCompileCache } from 'node:module';
import { openOffice } from '#server/office.ts';
import { families } from '#server/products/families.ts';
import { serveOffice } from '#server/serve.ts';
import { worldDocs } from './box-office.ts';

await serveOffice(async parts => {
  const { store } = parts;
  await store.transaction(tx => tx.catalogue.upsert(worldDocs(Date.now())));
  return openOffice({ ...parts, families });
});
// Whoever is killed leaves nothing to the next one by itself.
flushCompileCache();
