import * as z from 'zod/mini';
import { instant, quiet, text } from './wire.ts';

const bilingual = z.object({ zh: z.string(), en: z.string() });
const place = z.object({ file: z.string(), line: z.number(), field: z.string(), words: bilingual });

export const seasonAnswer = z.object({
  faults: z.array(place),
  /** How many there are beside those that are told. */
  more: z.number(),
  notes: z.array(place),
  documents: z.number(),
  differences: z.array(bilingual),
  /** What is sold and would be lost: then nothing is published. */
  breaches: z.array(bilingual),
  /** Of a preview: agree with it to have it done. */
  digest: z.optional(z.string()),
  /** It is not any more what was agreed to, and is shown again. */
  changed: z.boolean(),
  /** Pictures that are still to be made smaller before it is published: send it once more. */
  pictures: z.number(),
  published: z.optional(z.object({ version: z.number(), changes: z.number(), acts: z.array(bilingual) })),
});

const agreed = { ...quiet, why: z.optional(text(300)), agreed: z.optional(text(64)) };

export const editingCalls = {
  send: { payload: z.object(agreed), reply: seasonAnswer },
  undo: { payload: z.object(agreed), reply: seasonAnswer },
  list: {
    payload: z.object(quiet),
    reply: z.object({
      /** Whether a season's files can be read here at all. */
      reads: z.boolean(),
      list: z.array(
        z.object({
          number: z.number(),
          at: instant,
          who: z.string(),
          why: z.string(),
          undoes: z.nullable(z.number()),
        }),
      ),
    }),
  },
};
