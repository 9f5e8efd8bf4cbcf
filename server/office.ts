import type { Hono } from 'hono';
import { say } from '#domain/text.ts';
import { sweepEvents } from './accounts/events.ts';
import { sweepFavorites } from './accounts/favorites.ts';
import { closePublished } from './accounts/published.ts';
import { sweepAccounts } from './accounts/sweep.ts';
import { sweepUploads } from './accounts/uploads.ts';
import { createApp } from './app.ts';
import { sweepEnquiries } from './contact/sweep.ts';
import type { Deps } from './deps.ts';
import { sweepScans } from './desk/door-scan.ts';
import { mailReports } from './desk/report/mails.ts';
import { mediaResponse } from './digital/serve.ts';
import { sweepReminders } from './digital/sweep.ts';
import { sweepStaff } from './http/staff-session.ts';
import { sweepDepartures } from './kept/leave.ts';
import { sealBareNumbers } from './kept/reseal.ts';
import { notifierOf } from './letters/notify.ts';
import { remind, sweepLetters } from './letters/sweep.ts';
import { sweepGifts } from './orders/gifts.ts';
import { sweepLeft } from './orders/left.ts';
import { sweep } from './orders/sweep.ts';
import { families } from './products/families.ts';
import { sweepRooms } from './products/seats/room/rooms.ts';
import { sweepWaiting } from './products/seats/waiting.ts';
import { NO_SEASON, removeDemonstration } from './season/publish.ts';
import { tellChanges } from './season/tell.ts';

export interface Office {
  readonly app: Hono;
  readonly deps: Deps;
  /** Answers what is asked for below /media/. */
  media(request: Request): Promise<Response>;
  /** What a composition shows beside the site; null for an address that is none of its own. */
  more?(url: URL): Promise<Response | null>;
  /** Housekeeping, to be called each half minute: nothing depends on it. */
  sweep(): Promise<void>;
}

/** The box office of an orchestra, open. The demonstration opens it with more round it. */
export function openOffice(deps: Deps, app: Hono = createApp(deps)): Office {
  let sealed = false;
  const parts: readonly ((deps: Deps) => Promise<void>)[] = [
    async function sealNumbers() {
      if (!sealed) sealed = await sealBareNumbers(deps);
    },
    sweep,
    sweepGifts,
    sweepWaiting,
    sweepRooms,
    tellChanges,
    sweepAccounts,
    sweepUploads,
    sweepStaff,
    sweepScans,
    sweepFavorites,
    sweepEnquiries,
    sweepEvents,
    sweepDepartures,
    sweepLeft,
    sweepReminders,
    remind,
    mailReports,
    sweepLetters,
  ];
  return {
    app,
    deps,
    media: request => mediaResponse(deps, request),
    async sweep() {
      // What fails is looked after in the next round, and keeps nothing else waiting.
      for (const part of parts)
        await part(deps).catch((error: unknown) => deps.log(`housekeeping: ${part.name}`, { error }));
    },
  };
}

/** What a host gives to a composition, which brings the rest. */
export type HouseParts = Omit<Deps, 'families'>;

/** An orchestra's own box office. A database that was a demonstration loses what was for show, for good. */
export async function openHouse(parts: HouseParts): Promise<Office> {
  const { store } = parts;
  const deps: Deps = { ...parts, families, notify: notifierOf(parts, 'waiting') };
  const [accounts, season] = [await closePublished(store), await removeDemonstration(store)];
  if (accounts || season)
    parts.log('This database was a demonstration: its accounts are closed and its season is gone.');
  if ((await store.direct.seasons.versions()).length === 0) parts.log(say(NO_SEASON, 'en-US'));
  return openOffice(deps);
}
