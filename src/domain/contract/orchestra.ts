import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/orchestra.ts';

/** Roles of the principal members, in the specification's order. */
export const MEMBER_ROLES = [
  'president',
  'music-director',
  'honorary-music-director',
  'orchestra-members',
  'artist-in-residence',
] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** Sections as they sit, from the leader's left hand to the percussion. */
export const SECTIONS = [
  'violin-1',
  'violin-2',
  'viola',
  'cello',
  'bass',
  'flute',
  'oboe',
  'clarinet',
  'bassoon',
  'horn',
  'trumpet',
  'trombone',
  'percussion',
  'harp',
] as const;
export type SectionId = (typeof SECTIONS)[number];
export const FAMILIES = ['strings', 'woodwind', 'brass', 'others'] as const;

export type PersonCard = z.infer<typeof shapes.personCard>;
export type PlayerCard = z.infer<typeof shapes.playerCard>;
export type Section = z.infer<typeof shapes.section>;
export type Members = z.infer<typeof shapes.members>;
export type PersonDetail = z.infer<typeof shapes.personDetail>;
export type OrchestraEvent = z.infer<typeof shapes.event>;
export type Production = z.infer<typeof shapes.production>;
export type Report = z.infer<typeof shapes.report>;
export type HallPage = z.infer<typeof shapes.hallPage>;

/** Objects that the site draws. */
export const DRAWINGS = [
  'radio',
  'baton',
  'parts',
  'disc',
  'case',
  'ticket',
  'metronome',
  'pipe',
  'mute',
] as const;
export type Drawing = (typeof DRAWINGS)[number];

export type MuseumPage = z.infer<typeof shapes.museumPage>;

export const WAYS = ['metro', 'bus', 'car', 'bike', 'walk', 'step-free'] as const;
export type WayId = (typeof WAYS)[number];

export type MapPage = z.infer<typeof shapes.mapPage>;

export const VACANCY_KINDS = ['player', 'academy', 'staff', 'volunteer'] as const;

export type Vacancy = z.infer<typeof shapes.vacancy>;
export type JoinPage = z.infer<typeof shapes.joinPage>;

/** Calls of our own (docs/decisions/0005). */
const base = '/thvendor/symphony/orchestra';
export const orchestra = calls(() => import('./shapes/orchestra.ts').then(s => s.orchestra), {
  members: post(`${base}/listMember`),
  person: post(`${base}/getPersonById`),
  events: post(`${base}/listEvent`),
  productions: post(`${base}/listProduction`),
  /** Years with a report, newest first. */
  reportYears: post(`${base}/listReportYear`),
  report: post(`${base}/getReport`),
  /** The report as a file, in the language of the caller's tree. */
  reportFile: post(`${base}/getReportFile`),
  hall: post(`${base}/getHallPage`),
  museum: post(`${base}/getMuseumPage`),
  map: post(`${base}/getMapPage`),
  join: post(`${base}/getJoinPage`),
});
