import * as z from 'zod/mini';
import { SCAN_KINDS, SCAN_RESULTS } from '../door.ts';
import { bilingual, id, instant, json, nothing, quiet, required, text } from './wire.ts';

export const doorEvening = z.object({
  scheduleId: id,
  title: bilingual,
  startsAt: instant,
  hall: bilingual,
  /** `moved` or `cancelled`. */
  changed: z.optional(z.enum(['cancelled', 'moved'])),
  /** Ways into the hall; none where the hall names none. */
  doors: z.array(z.object({ name: bilingual, zones: z.array(z.string()) })),
});

/** A ticket as a door needs it: what opens it is not in it. */
export const doorEntry = z.object({
  /** Names it for a press; the end is of its code, so that one given away since is not meant. */
  ref: id,
  /** Of the order that it belongs to: who came together. */
  group: id,
  /** Zone, row and seat; which place is a wheelchair's or its companion's. */
  places: bilingual,
  zones: z.array(z.string()),
  persons: z.number(),
  /** Price category, or the kind of a ticket without a place. */
  kind: bilingual,
  name: z.string(),
  given: z.optional(z.boolean()),
  /** Of performances by name: whose each place is, with the masked number of the document. */
  guests: z.optional(z.array(z.string())),
  wheelchair: z.optional(z.boolean()),
  usedAt: z.optional(instant),
  door: z.optional(z.string()),
  outAt: z.optional(instant),
});

/** What a telephone keeps of an evening. */
export const doorList = z.object({
  scheduleId: id,
  deviceId: id,
  madeAt: instant,
  /** From then on it is wiped. */
  until: instant,
  cancelled: z.boolean(),
  entries: z.array(doorEntry),
});

export const scan = z.object({
  nonce: id,
  /** As it was read or typed; or of a list's entry its `ref`. */
  code: z.optional(text(400)),
  ref: z.optional(id),
  kind: z.enum(SCAN_KINDS),
  /** By the device's clock, ms. */
  at: z.number(),
  /** What the device said while it was offline. */
  told: z.optional(z.enum(SCAN_RESULTS)),
  why: z.optional(text(140)),
  /** It was sent to another door and is let in here all the same. */
  anyDoor: z.optional(z.boolean()),
});

export const scanned = z.object({
  nonce: id,
  result: z.enum(SCAN_RESULTS),
  at: instant,
  entry: z.optional(doorEntry),
  /** The other tickets of the order that have not come in. */
  group: z.array(doorEntry),
  /** Of a ticket of another evening: which one. */
  evening: z.optional(z.object({ title: bilingual, startsAt: instant })),
});

export const counts = z.object({
  persons: z.number(),
  inside: z.number(),
  away: z.number(),
  doors: z.array(
    z.object({
      name: z.string(),
      inside: z.number(),
      /** In the last minutes, each minute. */
      pace: z.number(),
      toCome: z.number(),
      /** More are to come until the start than go through. */
      behind: z.boolean(),
    }),
  ),
  blocks: z.array(
    z.object({
      zone: bilingual,
      persons: z.number(),
      inside: z.number(),
      /** More are still to come than any of its doors will let in. */
      behind: z.optional(z.boolean()),
    }),
  ),
  /** Tickets that came in at two doors which did not know of each other. */
  twice: z.array(
    z.object({
      places: bilingual,
      first: z.string(),
      firstAt: instant,
      second: z.string(),
      secondAt: instant,
    }),
  ),
});

export const device = z.object({
  deviceId: id,
  name: z.string(),
  seenAt: instant,
  who: z.string(),
  revoked: z.boolean(),
});

const here = { deviceId: id, scheduleId: id };
export const doorCalls = {
  evenings: {
    payload: z.object(quiet),
    reply: z.object({ list: z.array(doorEvening), now: instant }),
  },
  enrol: {
    payload: z.object({ ...quiet, deviceId: z.optional(id), name: required(40) }),
    reply: device,
  },
  list: {
    payload: z.object({ ...quiet, ...here }),
    /** `wipe`: this telephone was taken out of use, and keeps nothing. */
    reply: z.object({
      wipe: z.boolean(),
      signed: z.string(),
      publicKey: z.string(),
      now: instant,
    }),
  },
  scan: {
    payload: z.object({
      ...quiet,
      ...here,
      /** The door's name in Chinese; empty for all doors. */
      door: text(60),
      sentAt: z.pipe(
        z.transform((v: unknown) => Number(v)),
        z.number(),
      ),
      scans: json(z.array(scan).check(z.minLength(1), z.maxLength(100))),
    }),
    reply: z.object({ wipe: z.boolean(), results: z.array(scanned), now: instant }),
  },
  search: {
    payload: z.object({ ...quiet, ...here, text: required(80) }),
    reply: z.object({ list: z.array(doorEntry) }),
  },
  counts: { payload: z.object({ ...quiet, scheduleId: id }), reply: counts },
  fate: { payload: z.object({ ...quiet, deviceId: id }), reply: z.object({ wipe: z.boolean() }) },
  devices: { payload: z.object(quiet), reply: z.object({ list: z.array(device) }) },
  revoke: { payload: z.object({ ...quiet, deviceId: id, why: required(300) }), reply: nothing },
};
