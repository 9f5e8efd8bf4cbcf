import type { Hono } from 'hono';
import { sweepAccounts } from './accounts/sweep.ts';
import { sweepUploads } from './accounts/uploads.ts';
import { createApp } from './app.ts';
import { sweepEnquiries } from './contact/sweep.ts';
import type { Deps } from './deps.ts';
import { sweep } from './orders/sweep.ts';
import { sweepWaiting } from './products/seats/waiting.ts';

export interface Office {
  readonly app: Hono;
  readonly deps: Deps;
  /** Housekeeping, to be called each half minute: nothing depends on it. */
  sweep(): Promise<void>;
}

/** The box office of an orchestra, open. The demonstration opens it with more round it. */
export const openOffice = (deps: Deps, app: Hono = createApp(deps)): Office => ({
  app,
  deps,
  async sweep() {
    await sweep(deps);
    await sweepWaiting(deps);
    await sweepAccounts(deps);
    await sweepUploads(deps);
    await sweepEnquiries(deps);
  },
});
