/** What is heard in the digital halls: works, titles that play them, and artists who answer questions. */
import * as z from 'zod/mini';
import { HOME_SHELVES, SHELVES, TITLE_FORMS } from '#domain/contract/digital.ts';
import { ROLES, type RoleName } from '../artist-roles.ts';
import { art, line, moment, oneOf, order, ref, text, texts, whole, yes } from './parts.ts';

const movement = z.pipe(
  z.strictObject({
    zh: line,
    en: line,
    /** Its name in the manifest of a stream; none where nothing of it is heard. */
    media: z.optional(ref),
    /** What there is to say while it sounds, one after the other. */
    notes: z._default(texts, []),
  }),
  z.transform(({ media, notes, ...title }) => ({
    title,
    ...(media !== undefined && { media }),
    notes,
  })),
);
/** A work, once for all titles that have it; called as the season's programmes call it. */
export const work = z.strictObject({
  composer: ref,
  title: text,
  catalogue: z._default(line, ''),
  notes: z._default(texts, []),
  movements: z._default(z.array(movement), []),
});

const ROLE_NAMES = Object.keys(ROLES) as [RoleName, ...RoleName[]];
const cast = z.array(z.strictObject({ person: ref, role: oneOf(ROLE_NAMES) }));

export const title = z.strictObject({
  order,
  /** The shelf that its page is on, and others that show it. */
  home: oneOf(HOME_SHELVES),
  shelves: z._default(z.array(oneOf(SHELVES)), []),
  /** Of the name; none where several stand in front. */
  composer: z.optional(ref),
  name: text,
  standfirst: text,
  art,
  form: oneOf(TITLE_FORMS),
  season: line.check(z.regex(/^[^,，]+$/)),
  /** Of the evening. */
  day: moment,
  /** Where it is not heard from its day on. */
  released: z.optional(moment),
  /** When it is withdrawn. */
  until: z.optional(moment),
  state: z._default(oneOf(['on', 'withdrawn', 'region', 'postponed', 'cancelled']), 'on'),
  /** The new time of one that is postponed, once it is known. */
  to: z.optional(moment),
  /** Folders of the media, in the order in which they play. */
  streams: z.array(ref).check(z.minLength(1)),
  works: z._default(
    z.array(
      z.strictObject({
        work: ref,
        artists: z._default(cast, []),
        /** Those that are heard, by their place in the work, from 1; all where it says nothing. */
        movements: z.optional(z.array(z.int().check(z.minimum(1)))),
      }),
    ),
    [],
  ),
  /** Of a course: each begins with a stream, or with a movement of one. */
  lessons: z._default(
    z.array(
      z.strictObject({
        title: text,
        text,
        begins: z.strictObject({ stream: ref, movement: z.optional(ref) }),
      }),
    ),
    [],
  ),
  free: yes,
  /** What one hears; season.yaml's sentence where it says nothing. */
  hears: z.optional(text),
  /** It speaks of a work and plays something else: what that is. */
  instead: z.optional(text),
  answering: z._default(z.array(ref), []),
  programme: z.optional(ref),
  /** Sent live on the evening of its programme; in the demonstration also in turn with others, all day long. */
  air: z.optional(
    z.union([z.literal('evening'), z.strictObject({ channel: oneOf(['a', 'b']), turn: whole })]),
  ),
});
export type TitleFile = z.output<typeof title>;

/** Named after the person who answers. */
export const answering = z.strictObject({
  order,
  role: text,
  topic: text,
  art,
  answers: z._default(
    z.array(
      z.strictObject({ id: ref, by: text, asked: moment, answered: moment, question: text, answer: text }),
    ),
    [],
  ),
});
export type AnsweringFile = z.output<typeof answering>;
