import type * as z from 'zod/mini';

/** One call of the box office: where it is, what goes in, what comes back in the envelope's `data`. */
export interface Call<In = unknown, Out = unknown> {
  readonly method: 'GET' | 'POST';
  /** Path with its prefix, /thvendor or /ucenter (specification §7). */
  readonly path: string;
  /** The server parses the form or query with it; the client takes only its type. */
  readonly payload: z.ZodMiniType<In, unknown>;
  /** Shape of `data` on success; the client refuses a reply of another. A built site has it in a file of its own (later.ts). */
  readonly reply: () => Promise<z.ZodMiniType<Out, unknown>>;
}

export function post<In, Out>(
  path: string,
  payload: z.ZodMiniType<In, unknown>,
  reply: z.ZodMiniType<Out, unknown>,
): Call<In, Out> {
  return { method: 'POST', path: `${path}.xhtml`, payload, reply: async () => reply };
}

/** Calls that the specification marks GET: the payload is the query. */
export function get<In, Out>(
  path: string,
  payload: z.ZodMiniType<In, unknown>,
  reply: z.ZodMiniType<Out, unknown>,
): Call<In, Out> {
  return { ...post(path, payload, reply), method: 'GET' };
}

export type PayloadOf<C> = C extends Call<infer In, unknown> ? In : never;
export type ReplyOf<C> = C extends Call<unknown, infer Out> ? Out : never;
