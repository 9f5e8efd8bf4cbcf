import type { Hono } from 'hono';
import { seedCards } from '#demo/cards.ts';
import { seedHoldings } from '#demo/holdings.ts';
import { closeDemoAccounts, seedAccounts } from '#demo/members.ts';
import { seedOrders } from '#demo/orders.ts';
import { seedShopOrders } from '#demo/orders-shop.ts';
import { sandboxGateways } from '#demo/sandbox.ts';
import { seedWorld } from '#demo/season.ts';
import { sweepAccounts } from './accounts/sweep.ts';
import { createApp } from './app.ts';
import { sweepEnquiries } from './contact/sweep.ts';
import type { Deps } from './deps.ts';
import { sweep } from './orders/sweep.ts';
import { sweepWaiting } from './products/seats/waiting.ts';

export interface OfficeParts extends Omit<Deps, 'gateways'> {
  /** The day that the season is dated from, ms; the clock's now where nothing says otherwise. */
  readonly seededAt?: number;
  /** Hash of the demonstration accounts' password, where the host has its own scheme. */
  readonly passwordHash?: string | undefined;
}

export interface Office {
  readonly app: Hono;
  readonly deps: Deps;
  /** Housekeeping, to be called each half minute: nothing depends on it. */
  sweep(): Promise<void>;
}

/** The box office, seeded and ready: the Node server and the mocks open it alike. */
export async function openOffice({ seededAt, passwordHash, ...parts }: OfficeParts): Promise<Office> {
  const { store, config, clock } = parts;
  const gateways = sandboxGateways({ ...parts, secret: config.sandboxSecret });
  const deps: Deps = { ...parts, gateways };
  const now = seededAt ?? clock.now();
  await seedWorld(store, now);
  if (config.demo) {
    await seedAccounts(store, now, passwordHash);
    await seedHoldings(store, now);
    await seedOrders(deps, now);
    await seedCards(deps, now);
    await seedShopOrders(deps, now);
  } else if (await closeDemoAccounts(store)) {
    parts.log('This database was a demonstration: its published accounts have been closed.');
  }
  return {
    app: createApp(deps),
    deps,
    async sweep() {
      await sweep(deps);
      await sweepWaiting(deps);
      await sweepAccounts(deps);
      await sweepEnquiries(deps);
    },
  };
}
