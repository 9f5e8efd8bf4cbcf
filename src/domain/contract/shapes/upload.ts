import * as z from 'zod/mini';
import { id, nothing, quiet, text } from './wire.ts';

export const uploads = {
  common: {
    payload: z.object({ ...quiet, token: z.optional(text(80)) }),
    reply: z.object({ fileId: id, name: z.string(), type: z.string(), size: z.number() }),
  },
  headToken: {
    payload: z.object({ ...quiet }),
    /** `side`: pixels, `most`: bytes of the picture that the token takes. */
    reply: z.object({ token: z.string(), side: z.number(), most: z.number() }),
  },
  removeHead: { payload: z.object({ ...quiet }), reply: nothing },
} as const;
