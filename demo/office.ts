import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { Deps } from '#server/deps.ts';
import { type Office, openOffice } from '#server/office.ts';
import { families } from '#server/products/families.ts';
import { seedCards } from './cards.ts';
import { seedHoldings } from './holdings.ts';
import { closeDemoAccounts, seedAccounts } from './members.ts';
import { seedOrders } from './orders.ts';
import { seedShopOrders } from './orders-shop.ts';
import { sandboxGateways } from './sandbox.ts';
import { sandboxEndpoints } from './sandbox-routes.ts';
import { withScenarios } from './scenario.ts';
import { seedWorld } from './season.ts';

export interface DemoParts extends Omit<Deps, 'gateways' | 'families'> {
  /** The day that the season is dated from, ms; the clock's now where nothing says otherwise. */
  readonly seededAt?: number;
  /** Hash of the demonstration accounts' password, where the host has its own scheme. */
  readonly passwordHash?: string | undefined;
}

/** The box office; in demonstration mode with the sandbox's page, and the scenarios round it. */
export const demoApp = (deps: Deps): Hono =>
  deps.config.demo ? withScenarios(deps, inner => createApp(inner, sandboxEndpoints)) : createApp(deps);

/** The same box office with an invented season, members, orders in every status and a sandbox for a bank. */
export async function openDemo({ seededAt, passwordHash, ...parts }: DemoParts): Promise<Office> {
  const { store, config, clock } = parts;
  const gateways = sandboxGateways({ ...parts, secret: config.sandboxSecret });
  const deps: Deps = { ...parts, families, gateways };
  const now = seededAt ?? clock.now();
  await seedWorld(store, now);
  // With DEMO=off the season and the sandbox stay, and what is for show goes.
  if (config.demo) {
    await seedAccounts(store, now, passwordHash);
    await seedHoldings(store, now);
    await seedOrders(deps, now);
    await seedCards(deps, now);
    await seedShopOrders(deps, now);
  } else if (await closeDemoAccounts(store)) {
    parts.log('This database was a demonstration: its published accounts have been closed.');
  }
  return openOffice(deps, demoApp(deps));
}
