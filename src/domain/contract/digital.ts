/** The digital halls: this project's own calls, in the vendor's style (docs/decisions/0034). A title is what one can hear. */
import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/digital.ts';

/** The four shelves that every tree has. Each title stands on one of them: that is where its page is. */
export const HOME_SHELVES = ['season', 'year', 'chief', 'listen'] as const;
/** Further shelves; a title may stand on several. */
export const SHELVES = [...HOME_SHELVES, 'live', 'record', 'album', 'course', 'voice', 'introduce'] as const;
export type Shelf = (typeof SHELVES)[number];
export type HomeShelf = (typeof HOME_SHELVES)[number];

/** Facets, named as in the query of an address. Several values of one are joined by commas and mean “or”. */
export const FACETS = [
  'composer',
  'conductor',
  'soloist',
  'work',
  'instrument',
  'season',
  'form',
  'free',
] as const;
export type Facet = (typeof FACETS)[number];

export const TITLE_FORMS = [
  'symphony',
  'concerto',
  'overture',
  'poem',
  'suite',
  'chamber',
  'vocal',
  'talk',
] as const;
export type TitleForm = (typeof TITLE_FORMS)[number];

export const TITLE_ORDERS = ['newest', 'oldest', 'title', 'longest', 'shortest', 'forces'] as const;
export type TitleOrder = (typeof TITLE_ORDERS)[number];

/** `out`: it can be heard; `unrendered`: its sound is not on this server. */
export const TITLE_STATES = [
  'out',
  'unreleased',
  'withdrawn',
  'region',
  'postponed',
  'cancelled',
  'unrendered',
] as const;
export type TitleState = (typeof TITLE_STATES)[number];

/** Why somebody hears all of it; `none`: its trailer and its first minutes. */
export const GRANTS = ['free', 'bought', 'membership', 'gift', 'none'] as const;
export type Grant = (typeof GRANTS)[number];

export const LIVE_PHASES = ['before', 'talk', 'music', 'after'] as const;
export type LivePhase = (typeof LIVE_PHASES)[number];

export const QUESTION_STATES = ['waiting', 'answered', 'declined'] as const;
/** Longest question to an artist, in characters. */
export const LONGEST_QUESTION = 500;

export type TitleCard = z.infer<typeof shapes.titleCard>;
export type TitleDetail = z.infer<typeof shapes.titleDetail>;
export type TitleWork = z.infer<typeof shapes.titleWork>;
export type TitleMovement = z.infer<typeof shapes.titleMovement>;
export type TitlePage = z.infer<typeof shapes.titlePage>;
export type FacetGroup = z.infer<typeof shapes.facetGroup>;
export type Airing = z.infer<typeof shapes.airing>;
export type DigitalFront = z.infer<typeof shapes.front>;
export type Opened = z.infer<typeof shapes.opened>;
export type DigitalLibrary = z.infer<typeof shapes.library>;
export type AnsweringArtist = z.infer<typeof shapes.answeringArtist>;
export type AnsweringDetail = z.infer<typeof shapes.answeringDetail>;
export type ArtistQuestion = z.infer<typeof shapes.artistQuestion>;
export type RecordingGift = z.infer<typeof shapes.recordingGift>;
export type WorkHeard = z.infer<typeof shapes.workHeard>;
export type HallHit = z.infer<typeof shapes.hallHit>;
export type TitleOffer = z.infer<typeof shapes.titleOffer>;

const base = '/thvendor/symphony/digital';
const own = '/thvendor/member/digital';
export const digital = calls(() => import('./shapes/digital.ts').then(s => s.digital), {
  /** All that the front of the halls shows, in one call. */
  front: post(`${base}/getFront`),
  /** A shelf with its facets; without a shelf everything. */
  list: post(`${base}/listTitle`),
  byId: post(`${base}/getTitleById`),
  /** Search within the halls: titles, works, people, by parts of words and pinyin too. */
  search: post(`${base}/search`),
  /** What is on the air, what follows, and the evenings to come. */
  live: post(`${base}/listLive`),
  /** Titles with a work, an artist or a programme of the season, or of an article: for concerts, people, works and news. */
  related: post(`${base}/listRelated`),
  /** Of each work of a programme the best that there is to hear, and how much of it the caller hears. */
  ofProgram: post(`${base}/listProgramWork`),

  /** May I hear it, and where is it? Sets the cookie of its media. For anyone: without access the first minutes. */
  open: post(`${base}/openStream`),
  /** While it plays: keeps the place of a member and renews the cookie. Refused once the permission has ended. */
  progress: post(`${base}/saveProgress`),

  /** Artists who answer questions. */
  artists: post(`${base}/listAnsweringArtist`),
  artistById: post(`${base}/getAnsweringArtistById`),
  ask: post(`${own}/askArtist`),
  myQuestions: post(`${own}/listMyQuestion`),

  /** Half heard, newest first: on every device of the member. */
  heard: post(`${own}/listHeard`),
  forget: post(`${own}/forgetHeard`),
  /** Bought, lent by membership, given and half heard: the user centre's navType=digital. */
  library: post(`${own}/getHallLibrary`),

  remind: post(`${own}/setReminder`),
  reminders: post(`${own}/listReminder`),

  /** Wraps what the member bought and nobody has opened into a code for somebody else. */
  give: post(`${own}/giveTicket`),
  /** Takes a gift by its code. */
  take: post(`${own}/takeGift`),
  gifts: post(`${own}/listGift`),
});
