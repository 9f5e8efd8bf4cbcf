/** Times within a title are seconds from its start; a title of several streams is one timeline. */
import * as z from 'zod/mini';
import {
  FACETS,
  GRANTS,
  HOME_SHELVES,
  LIVE_PHASES,
  LONGEST_QUESTION,
  QUESTION_STATES,
  SHELVES,
  TITLE_FORMS,
  TITLE_ORDERS,
  TITLE_STATES,
} from '../digital.ts';
import { PRODUCT_CHANNELS } from '../mall.ts';
import { artAttrs } from './parts.ts';
import { artist, programCard } from './program.ts';
import { proof } from './proof.ts';
import { marked } from './search.ts';
import { flag, id, instant, nothing, quiet, required, text, whole, yuan } from './wire.ts';

const seconds = z.number();
const titleState = z.enum(TITLE_STATES);

/** One time that something is on the air. Times are of the server's clock; the page shows the hall's and the visitor's. */
export const airing = z.object({
  /** Of this one airing: for reminders, and part of its stream's address. */
  id,
  titleId: id,
  title: z.string(),
  composer: z.string(),
  people: z.string(),
  art: artAttrs,
  /** The doors open (countdown), the talk begins, the music begins, the end. */
  opensAt: instant,
  startsAt: instant,
  musicAt: instant,
  endsAt: instant,
  phase: z.enum(LIVE_PHASES),
  /** The same programme again, for those who sleep at its first time. */
  rerun: z.boolean(),
  state: titleState,
  /** Where state is postponed: what is said. */
  notice: z.string(),
  /** The member will be reminded. */
  reminded: z.boolean(),
});

/** How far the member has come. */
const place = z.object({
  at: seconds,
  /** Whole per cent. */
  percent: z.number(),
  heardAt: instant,
  /** The movement, in the page's language; empty in talk. */
  movement: z.string(),
});

export const titleCard = z.object({
  id,
  /** Its page in every tree: digitalhall/<home>-detail?id=. */
  home: z.enum(HOME_SHELVES),
  shelves: z.array(z.enum(SHELVES)),
  title: z.string(),
  /** Of one work: its composer, short, and the work without it; else empty and the title. */
  composer: z.string(),
  work: z.string(),
  /** Who plays, in a line. Nobody in it exists. */
  people: z.string(),
  standfirst: z.string(),
  art: artAttrs,
  /** Of what can be heard; 0 when its sound is not here. */
  seconds,
  kind: z.enum(['film', 'sound', 'talk']),
  form: z.enum(TITLE_FORMS),
  /** `2025–26`, and the calendar year. */
  season: z.string(),
  year: z.number(),
  state: titleState,
  releasedAt: instant,
  free: z.boolean(),
  /** An introduction: the work itself is not rendered, and the title says what plays instead. */
  introduction: z.boolean(),
  /** A picture of the stream; absent without one: draw `art`. */
  poster: z.optional(z.string()),
  place: z.optional(place),
});

export const titleMovement = z.object({
  /** As in the media's manifest; empty where nothing of it is rendered. */
  id: z.string(),
  title: z.string(),
  start: seconds,
  /** The first note: what is before it is silence or talk. */
  music: seconds,
  end: seconds,
  rendered: z.boolean(),
  /** Notes that go with it. */
  notes: z.array(z.string()),
  /** It has a score that follows. */
  score: z.boolean(),
});

export const titleWork = z.object({
  id,
  composer: z.object({ id, name: z.string(), full: z.string(), years: z.string() }),
  title: z.string(),
  catalogue: z.string(),
  artists: z.array(z.extend(artist, { /** Has a page among the members. */ memberId: z.optional(id) })),
  notes: z.array(z.string()),
  movements: z.array(titleMovement),
  /** Titles of the halls that have it, this one among them. */
  readings: z.number(),
});

export const titleOffer = z.object({
  productId: id,
  channel: z.enum(PRODUCT_CHANNELS),
  title: z.string(),
  minPrice: yuan,
  /** It opens everything for a time. */
  all: z.boolean(),
});

const lesson = z.object({
  id,
  number: z.number(),
  title: z.string(),
  text: z.string(),
  start: seconds,
  end: seconds,
});

export const titleDetail = z.extend(titleCard, {
  lead: z.string(),
  paragraphs: z.array(z.string()),
  works: z.array(titleWork),
  /** Of a course. */
  lessons: z.array(lesson),
  /** What one hears and how well, honestly; and what stands on the page of credits. */
  quality: z.string(),
  credits: z.array(
    z.object({ what: z.string(), who: z.string(), licence: z.string(), url: z.optional(z.string()) }),
  ),
  /** Of the caller. */
  grant: z.enum(GRANTS),
  /** An order that opens it once it is opened itself. */
  toOpen: z.optional(id),
  /** What the state means, in words; empty when it can be heard. */
  notice: z.string(),
  /** Ways to hear all of it. */
  offers: z.array(titleOffer),
  /** Other ways to play the same movements: pages of their own. */
  interpretations: z.array(titleCard),
  /** Airings, the next first. */
  airings: z.array(airing),
  /** The next evenings with this work or these artists, and their seats. */
  evenings: z.array(z.extend(programCard, { because: z.enum(['work', 'artist', 'composer']) })),
  related: z.array(titleCard),
  answering: z.array(z.object({ id, name: z.string(), role: z.string() })),
});

export const facetGroup = z.object({
  facet: z.enum(FACETS),
  values: z.array(
    z.object({
      /** As it stands in the query. */
      value: z.string(),
      name: z.string(),
      /** Titles that the list would have with this value and the other facets as they are. */
      count: z.number(),
      chosen: z.boolean(),
    }),
  ),
});

export const titlePage = z.object({
  total: z.number(),
  pageNo: z.number(),
  pageSize: z.number(),
  list: z.array(titleCard),
  facets: z.array(facetGroup),
});

const facetValue = z.optional(text(400));
const filters = {
  composer: facetValue,
  conductor: facetValue,
  soloist: facetValue,
  work: facetValue,
  instrument: facetValue,
  season: facetValue,
  form: facetValue,
  /** Y or N. */
  free: facetValue,
};

const shelf = z.object({ shelf: z.enum(SHELVES), total: z.number(), list: z.array(titleCard) });
export const front = z.object({
  now: instant,
  /** Of a member; empty for others. */
  continue: z.array(titleCard),
  onAir: z.array(airing),
  next: z.array(airing),
  /** Seasons with their titles, the newest first. */
  seasons: z.array(z.object({ season: z.string(), total: z.number(), list: z.array(titleCard) })),
  years: z.array(titleCard),
  chief: z.object({ artist: z.optional(artist), list: z.array(titleCard) }),
  listen: z.array(titleCard),
  shelves: z.array(shelf),
  /** What of the seasons, albums … is new. */
  newest: z.array(titleCard),
  membership: z.object({ until: z.optional(instant), minPrice: yuan }),
});

/** A work of a programme in the halls: where it begins, and how much of it there is. */
export const workHeard = z.object({
  workId: id,
  card: titleCard,
  /** The movement of the title that it begins with; absent where something else plays instead of it. */
  movement: z.optional(id),
  /** Movements that sound, by name, where they are not all of it. */
  movements: z.array(z.string()),
  /** Of what sounds of it. */
  seconds,
  /** Of these what the caller hears. */
  open: seconds,
  grant: z.enum(GRANTS),
});

/** What was found, marked as the site's search marks it. */
export const hallHit = z.object({ title: marked, text: marked, card: titleCard });

/** What the player is told. */
export const opened = z.object({
  titleId: id,
  /** Where its page is. */
  home: z.enum(HOME_SHELVES),
  access: z.enum(['full', 'trial']),
  grant: z.enum(GRANTS),
  /** Why it is a trial; `open`: it was bought, and waits to be opened (`mall.open` with `tradeNo`). */
  reason: z.optional(z.enum(['login', 'buy', 'open'])),
  tradeNo: z.optional(id),
  /** mediaManifest of the whole title, composed: times are the title's. */
  manifest: z.string(),
  /** Multivariant playlist to play: cut for a trial. */
  stream: z.string(),
  /** The same with sound alone. */
  sound: z.string(),
  /** Multivariant playlist of the trailer; for anyone. */
  trailer: z.string(),
  /** The trial ends here, in seconds of the title. */
  trial: z.optional(z.object({ seconds })),
  resume: z.optional(
    z.object({
      at: seconds,
      movement: z.string(),
      /** Set when the place is from another title with the same movement. */
      from: z.optional(id),
    }),
  ),
  /** When the right to hear all of it ends; absent where it has no end. */
  ends: z.optional(instant),
  /** End of the media cookie; ask again, or send progress, before. */
  until: instant,
  /** Seconds between two heartbeats. */
  every: seconds,
  live: z.optional(
    z.object({
      airing,
      /** The whole airing so far: from the start. */
      fromStart: z.string(),
      /** Players that sound now, this one among them. */
      listeners: z.int(),
    }),
  ),
  now: instant,
});

export const heardTitle = z.object({ card: titleCard, place });

export const recordingGift = z.object({
  id,
  /** For the giver only, while nobody has taken it. */
  code: z.optional(z.string()),
  title: z.string(),
  tradeNo: id,
  givenAt: instant,
  takenAt: z.optional(instant),
  /** The order was returned before it was taken. */
  void: z.boolean(),
});

export const library = z.object({
  now: instant,
  /** Until when the halls are open to the member; absent without a membership. */
  membershipUntil: z.optional(instant),
  /** Orders that open everything for a time. */
  passes: z.array(z.object({ tradeNo: id, until: z.optional(instant) })),
  /** Titles that an order opens, with the order; opened: it is not taken back any more. */
  bought: z.array(
    z.object({
      card: titleCard,
      tradeNo: id,
      productId: id,
      opened: z.boolean(),
      until: z.optional(instant),
    }),
  ),
  /** Lent by the membership, the newest first. */
  lent: z.array(titleCard),
  given: z.array(z.object({ card: titleCard, until: z.optional(instant) })),
  heard: z.array(heardTitle),
});

export const artistQuestion = z.object({
  id,
  text: z.string(),
  askedAt: instant,
  state: z.enum(QUESTION_STATES),
  /** Empty until it is answered. */
  answer: z.string(),
  answeredAt: z.optional(instant),
  /** A name as the asker may be shown, never the account's. */
  by: z.string(),
});

export const answeringArtist = z.extend(artist, {
  /** What may be asked. */
  topic: z.string(),
  answered: z.number(),
  art: artAttrs,
});
export const answeringDetail = z.extend(answeringArtist, {
  questions: z.array(artistQuestion),
  /** The caller's own, newest first; empty for visitors. */
  mine: z.array(artistQuestion),
  titles: z.array(titleCard),
  longest: z.number(),
});

export const digital = {
  front: { payload: z.object(quiet), reply: front },
  list: {
    payload: z.object({
      ...quiet,
      ...filters,
      shelf: z.optional(z.enum(SHELVES)),
      year: z.optional(whole(1900, 2200)),
      order: z.optional(z.enum(TITLE_ORDERS)),
      pageNo: z.optional(whole(1, 1000)),
      pageSize: z.optional(whole(1, 100)),
    }),
    reply: titlePage,
  },
  byId: { payload: z.object({ ...quiet, titleId: id }), reply: titleDetail },
  search: {
    payload: z.object({
      ...quiet,
      query: text(200),
      shelf: z.optional(z.enum(SHELVES)),
      pageNo: z.optional(whole(1, 1000)),
    }),
    reply: z.object({ total: z.number(), pageNo: z.number(), pageSize: z.number(), list: z.array(hallHit) }),
  },
  live: {
    payload: z.object({ ...quiet, titleId: z.optional(id) }),
    reply: z.object({
      now: instant,
      onAir: z.array(airing),
      next: z.array(airing),
      /** Evenings of the season that will be on the air. */
      evenings: z.array(airing),
      past: z.array(titleCard),
    }),
  },
  related: {
    payload: z.object({
      ...quiet,
      /** One of these. */
      programId: z.optional(id),
      artistId: z.optional(id),
      workId: z.optional(id),
      composerId: z.optional(id),
      newsId: z.optional(id),
    }),
    reply: z.array(titleCard),
  },
  ofProgram: {
    payload: z.object({ ...quiet, programId: id }),
    reply: z.array(workHeard),
  },

  open: {
    payload: z.object({
      ...quiet,
      titleId: id,
      /** Of one airing, instead of the recording. */
      airingId: z.optional(id),
    }),
    reply: opened,
  },
  progress: {
    payload: z.object({
      ...quiet,
      titleId: id,
      airingId: z.optional(id),
      /** Whole seconds of the title. */
      at: whole(0, 100_000),
      movement: z.optional(id),
      /** Y: heard to the end, so that nothing is kept. */
      ended: z.optional(flag),
    }),
    /** `listeners`: of what is on the air, as `opened` has it. */
    reply: z.object({ until: instant, kept: z.boolean(), listeners: z.optional(z.int()) }),
  },

  artists: { payload: z.object(quiet), reply: z.array(answeringArtist) },
  artistById: { payload: z.object({ ...quiet, artistId: id }), reply: answeringDetail },
  ask: {
    payload: z.object({
      ...quiet,
      artistId: id,
      text: required(LONGEST_QUESTION),
      requestId: required(80),
    }),
    reply: artistQuestion,
  },
  myQuestions: {
    payload: z.object(quiet),
    reply: z.array(z.object({ artist: artist, question: artistQuestion })),
  },

  heard: { payload: z.object(quiet), reply: z.array(heardTitle) },
  forget: { payload: z.object({ ...quiet, titleId: id }), reply: nothing },
  library: { payload: z.object(quiet), reply: library },

  remind: {
    payload: z.object({ ...quiet, airingId: id, on: flag }),
    reply: z.object({ reminded: z.boolean() }),
  },
  reminders: { payload: z.object(quiet), reply: z.array(airing) },

  /** With a proof that the owner is there (2107 asks for it). */
  give: { payload: z.object({ ...quiet, tradeNo: id, ...proof }), reply: recordingGift },
  take: {
    payload: z.object({ ...quiet, code: required(40) }),
    reply: z.object({ titles: z.array(titleCard), until: z.optional(instant) }),
  },
  gifts: { payload: z.object(quiet), reply: z.array(recordingGift) },
};
