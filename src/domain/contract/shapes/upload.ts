import * as z from 'zod/mini';
import { id, quiet } from './wire.ts';

export const uploads = {
  common: {
    payload: z.object({ ...quiet }),
    reply: z.object({ fileId: id, name: z.string(), type: z.string(), size: z.number() }),
  },
} as const;
