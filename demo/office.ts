import type { Deps } from '#server/deps.ts';
import { notifierOf } from '#server/letters/notify.ts';
import { type Office, openOffice } from '#server/office.ts';
import { families } from '#server/products/families.ts';
import { type DemoConfig, demoApp, REVEALED } from './app.ts';
import { seedCards } from './cards.ts';
import { seedHoldings } from './holdings.ts';
import { seedAccounts } from './members.ts';
import { seedOrders } from './orders.ts';
import { seedShopOrders } from './orders-shop.ts';
import { sandboxGateways } from './sandbox.ts';
import { MediaStories } from './scenario-media.ts';
import { seedWorld } from './season.ts';
import { seedStaff } from './staff.ts';

export interface DemoParts extends Omit<Deps, 'config' | 'gateways' | 'families' | 'reveal'> {
  readonly config: DemoConfig;
  /** The day that the season is dated from, ms; the clock's now where nothing says otherwise. */
  readonly seededAt?: number;
  /** Hash of the demonstration accounts' password, where the host has its own scheme. */
  readonly passwordHash?: string | undefined;
}

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
