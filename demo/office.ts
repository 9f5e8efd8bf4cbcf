import type { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import type { Config, Deps, Reveal } from '#server/deps.ts';
import { notifierOf } from '#server/letters/notify.ts';
import { type Office, openOffice } from '#server/office.ts';
import { families } from '#server/products/families.ts';
import { seedCards } from './cards.ts';
import { seedHoldings } from './holdings.ts';
import { seedAccounts } from './members.ts';
import { seedOrders } from './orders.ts';
import { seedShopOrders } from './orders-shop.ts';
import { sandboxGateways } from './sandbox.ts';
import { sandboxEndpoints } from './sandbox-routes.ts';
import { withScenarios } from './scenario.ts';
import { MediaStories } from './scenario-media.ts';
import { seedWorld } from './season.ts';
import { seedStaff } from './staff.ts';

export interface DemoConfig extends Config {
  /** Off for a real site with what is here beside it. */
  readonly demo: boolean;
  readonly sandboxSecret: string;
}
/** Codes on the page, and one answer to all captchas: there is nobody to send them to. */
export const REVEALED: Reveal = { captcha: 'demo', password: 'Heming-2026' };

export interface DemoParts extends Omit<Deps, 'config' | 'gateways' | 'families' | 'reveal'> {
  readonly config: DemoConfig;
  /** The day that the season is dated from, ms; the clock's now where nothing says otherwise. */
  readonly seededAt?: number;
  /** Hash of the demonstration accounts' password, where the host has its own scheme. */
  readonly passwordHash?: string | undefined;
}

/** The box office; in demonstration mode with the sandbox's page, and the scenarios round it. */
export const demoApp = (deps: Deps, media = new MediaStories()): Hono =>
  deps.reveal ? withScenarios(deps, inner => createApp(inner, sandboxEndpoints), media) : createApp(deps);

/** The same box office with an invented season, members, orders in every status and a sandbox for a bank. */
export async function openDemo({ seededAt, passwordHash, ...parts }: DemoParts): Promise<Office> {
  const { store, config, clock } = parts;
  const deps: Deps = {
    ...parts,
    families,
    gateways: sandboxGateways({ ...parts, secret: config.sandboxSecret }),
    notify: notifierOf(parts, 'kept'),
    reveal: REVEALED,
  };
  const stories = new MediaStories();
  const opened = (): Office => ({
    ...openOffice(deps, demoApp(deps, stories)),
    media: request => stories.media(deps, request),
  });
  const now = seededAt ?? clock.now();
  await seedAccounts(store, now, passwordHash);
  await seedStaff(deps, now, passwordHash);
  if (!(await seedWorld(store, now))) return opened();
  await seedHoldings(store, now);
  await seedOrders(deps, now);
  await seedCards(deps, now);
  await seedShopOrders(deps, now);
  return opened();
}
