import * as z from 'zod/mini';
import { FAVORITE_TYPES } from '../favorites.ts';
import { id, instant, nothing, quiet, whole } from './wire.ts';

const favorite = z.object({
  id,
  type: z.enum(FAVORITE_TYPES),
  targetId: id,
  title: z.string(),
  addedAt: instant,
});

const target = { type: z.enum(FAVORITE_TYPES), targetId: id };

export const favorites = {
  is: {
    payload: z.object({ ...quiet, ...target }),
    reply: z.object({ favorite: z.boolean(), id: z.optional(id) }),
  },
  save: { payload: z.object({ ...quiet, ...target }), reply: z.object({ id }) },
  remove: { payload: z.object({ ...quiet, id }), reply: nothing },
  list: {
    payload: z.object({
      ...quiet,
      type: z.optional(z.enum(FAVORITE_TYPES)),
      pageNo: z.optional(whole(1, 1000)),
    }),
    reply: z.object({ total: z.number(), list: z.array(favorite) }),
  },
};
