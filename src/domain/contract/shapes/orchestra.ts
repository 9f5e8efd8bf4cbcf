import * as z from 'zod/mini';
import { DRAWINGS, FAMILIES, MEMBER_ROLES, SECTIONS, VACANCY_KINDS, WAYS } from '../orchestra.ts';
import { artAttrs } from './parts.ts';
import { artist, programCard } from './program.ts';
import { id, instant, quiet, whole, yuan } from './wire.ts';

const portrait = artist.shape.portrait;
const titled = z.object({ title: z.string(), text: z.string() });
const figure = z.object({ figure: z.string(), label: z.string() });

export const personCard = z.object({
  id,
  role: z.enum(MEMBER_ROLES),
  name: z.string(),
  title: z.string(),
  /** One sentence. */
  line: z.string(),
  portrait,
});

export const playerCard = z.object({
  id,
  name: z.string(),
  section: z.enum(SECTIONS),
  /** Place in the section, 1 first. */
  chair: z.number(),
  desk: z.string(),
  since: z.number(),
  line: z.string(),
});

export const section = z.object({
  id: z.enum(SECTIONS),
  name: z.string(),
  family: z.enum(FAMILIES),
  familyName: z.string(),
  /** For the drawn study of the section. */
  instrument: z.string(),
  players: z.array(playerCard),
});

export const members = z.object({
  roles: z.array(z.object({ role: z.enum(MEMBER_ROLES), name: z.string(), people: z.array(personCard) })),
  sections: z.array(section),
  total: z.number(),
});

/** A leading person, a player, or a guest artist: one page for all of them. */
export const personDetail = z.object({
  id,
  name: z.string(),
  /** The name in the other language, with its lang. */
  nameOther: z.string(),
  otherLang: z.string(),
  /** What the person is here: a role, a desk, or a part in concerts. */
  title: z.string(),
  bio: z.array(z.string()),
  quote: z.string(),
  /** Year; 0 for guests. */
  since: z.number(),
  portrait,
  section: z.nullable(section),
  /** The next concerts; those of the past where none is to come. */
  concerts: z.array(programCard),
  /** True when the concerts are the person's own, false when they are the whole orchestra's. */
  own: z.boolean(),
  /** Whether the digital halls have something to hear of it. */
  toHear: z.boolean(),
  works: z.array(z.object({ id, composer: z.string(), title: z.string(), programId: id })),
  news: z.array(z.object({ id, title: z.string(), link: z.string(), publishedAt: z.optional(instant) })),
});

export const event = z.object({
  id,
  year: z.number(),
  title: z.string(),
  line: z.string(),
  text: z.string(),
  art: artAttrs,
  /** A path of this site without its tree, or empty. */
  link: z.string(),
  linkText: z.string(),
});

export const production = z.object({
  id,
  title: z.string(),
  standfirst: z.string(),
  text: z.array(z.string()),
  figures: z.array(figure),
  art: artAttrs,
  link: z.string(),
  linkText: z.string(),
  concerts: z.array(programCard),
});

const amount = z.object({
  name: z.string(),
  /** Hundred thousand yuan, so that sums are whole. */ value: z.number(),
});

export const report = z.object({
  year: z.number(),
  season: z.string(),
  headline: z.array(z.string()),
  summary: z.string(),
  letter: z.array(z.string()),
  signed: z.string(),
  months: z.array(
    z.object({ month: z.number(), main: z.number(), chamber: z.number(), education: z.number() }),
  ),
  monthsText: z.string(),
  income: z.array(amount),
  expense: z.array(amount),
  moneyText: z.string(),
  composers: z.array(z.object({ name: z.string(), count: z.number(), chinese: z.boolean() })),
  audience: z.array(z.object({ name: z.string(), share: z.number() })),
  attendance: z.number(),
  audienceText: z.string(),
});

export const hallPage = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  labels: z.object({
    organ: z.string(),
    canopy: z.string(),
    ceiling: z.string(),
    wall: z.string(),
    height: z.string(),
    depth: z.string(),
  }),
  figures: z.array(figure),
  acoustics: z.object({
    title: z.string(),
    text: z.array(z.string()),
    bands: z.array(z.object({ hz: z.number(), full: z.number(), empty: z.number() })),
    ideal: z.array(z.number()),
  }),
  zones: z.array(
    z.object({
      letter: z.string(),
      name: z.string(),
      text: z.string(),
      seats: z.number(),
      minPrice: yuan,
      maxPrice: yuan,
    }),
  ),
  history: z.array(titled),
  rooms: z.array(titled),
  /** The plan from above, in its own units. */
  plan: z.object({
    width: z.number(),
    height: z.number(),
    stage: z.array(z.number()),
    /** Seats of one zone and price: x and y in turn. */
    blocks: z.array(
      z.object({
        letter: z.string(),
        zone: z.string(),
        rank: z.number(),
        seats: z.array(z.number()),
      }),
    ),
    /** Wheelchair spaces: x and y in turn. */
    wheelchairs: z.array(z.number()),
  }),
});

export const museumPage = z.object({
  headline: z.array(z.string()),
  lead: z.string(),
  art: artAttrs,
  facts: z.array(figure),
  objects: z.array(
    z.object({
      id,
      drawing: z.enum(DRAWINGS),
      year: z.string(),
      title: z.string(),
      text: z.string(),
      room: z.number(),
    }),
  ),
  month: z.object({ kicker: z.string(), title: z.string(), text: z.string() }),
  tour: z.string(),
  rooms: z.array(z.object({ number: z.number(), name: z.string(), text: z.string() })),
  visit: z.array(titled),
});

export const mapPage = z.object({
  lead: z.string(),
  ways: z.array(
    z.object({
      id: z.enum(WAYS),
      name: z.string(),
      figure: z.string(),
      text: z.string(),
      steps: z.array(z.string()),
    }),
  ),
  names: z.object({
    street: z.string(),
    cross: z.string(),
    park: z.string(),
    pond: z.string(),
    river: z.string(),
    station: z.string(),
    station2: z.string(),
    bus: z.string(),
    garage: z.string(),
    bikes: z.string(),
    north: z.string(),
    scale: z.string(),
  }),
  gates: z.array(titled),
  outside: z.string(),
});

export const vacancy = z.object({
  id,
  kind: z.enum(VACANCY_KINDS),
  title: z.string(),
  places: z.number(),
  text: z.string(),
  needs: z.array(z.string()),
  rounds: z.array(
    z.object({
      name: z.string(),
      pieces: z.array(z.object({ composer: z.string(), work: z.string(), passage: z.string() })),
    }),
  ),
  closesAt: instant,
  auditionAt: z.optional(instant),
});

export const joinPage = z.object({
  lead: z.string(),
  steps: z.array(titled),
  terms: z.array(titled),
  vacancies: z.array(vacancy),
});

const none = z.object({ ...quiet });
const year = z.object({ ...quiet, year: whole(1900, 2999) });

export const orchestra = {
  members: { payload: none, reply: members },
  person: { payload: z.object({ ...quiet, id }), reply: personDetail },
  events: { payload: none, reply: z.array(event) },
  productions: { payload: none, reply: z.array(production) },
  reportYears: { payload: none, reply: z.array(z.number()) },
  report: { payload: year, reply: report },
  reportFile: {
    payload: year,
    reply: z.object({ name: z.string(), type: z.string(), bytes: z.number(), base64: z.string() }),
  },
  hall: { payload: none, reply: hallPage },
  museum: { payload: none, reply: museumPage },
  map: { payload: none, reply: mapPage },
  join: { payload: none, reply: joinPage },
};
