/** What `post` and `get` are in a built site, whose contract has its shapes in files of their own (scripts/vite-contract.ts). */
import type * as z from 'zod/mini';
import type { Call } from './call.ts';

type Shape = z.ZodMiniType<unknown, unknown>;
type Later = Pick<Call, 'method' | 'path' | 'reply'>;

const shapes = new Map<string, Shape>();

/** In the file of the shapes: remembers the one of a call. */
export const keepShape = (path: string, shape: Shape): void => void shapes.set(path, shape);

/** In the file of the calls: `load` runs the file of the shapes. */
export const postLater = (path: string, load: () => Promise<unknown>): Later => ({
  method: 'POST',
  path: `${path}.xhtml`,
  reply: async () => {
    await load();
    return shapes.get(path) as Shape;
  },
});
export const getLater = (path: string, load: () => Promise<unknown>): Later => ({
  ...postLater(path, load),
  method: 'GET',
});
