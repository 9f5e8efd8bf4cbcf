import type * as z from 'zod/mini';

/** What goes in, and what comes back in the envelope's `data`. */
export interface Shapes<In = unknown, Out = unknown> {
  /** The server parses the form or query with it; the client takes only its type. */
  readonly payload: z.ZodMiniType<In, unknown>;
  /** The client refuses a reply of another shape. */
  readonly reply: z.ZodMiniType<Out, unknown>;
}

interface Route {
  readonly method: 'GET' | 'POST';
  /** Path with its prefix, /thvendor or /ucenter (specification §7). */
  readonly path: string;
}

/** One call of the box office. */
export interface Call<In = unknown, Out = unknown> extends Route {
  /** Fetched when they are first needed, and zod with them; rejects when their file cannot be had. */
  readonly shapes: () => Promise<Shapes<In, Out>>;
}

export const post = (path: string): Route => ({ method: 'POST', path: `${path}.xhtml` });
/** Calls that the specification marks GET: the payload is the query. */
export const get = (path: string): Route => ({ method: 'GET', path: `${path}.xhtml` });

type CallsOf<S> = {
  readonly [Name in keyof S]: S[Name] extends Shapes<infer In, infer Out> ? Call<In, Out> : never;
};

/** Calls by name: where each of them is, and the shapes of the same name that `load` fetches. */
/* @__NO_SIDE_EFFECTS__ */
export function calls<S extends Readonly<Record<keyof S, Shapes>>>(
  load: () => Promise<S>,
  places: Readonly<Record<keyof NoInfer<S>, Route>>,
): CallsOf<S> {
  let loaded: Promise<S> | undefined;
  // Once: each time is a way through the loader, also to what is there. What did not come is fetched again.
  const fetched = () =>
    (loaded ??= load().catch(error => {
      loaded = undefined;
      throw error;
    }));
  const entries = Object.entries<Route>(places).map(([name, place]) => [
    name,
    { ...place, shapes: async () => (await fetched())[name as keyof S] },
  ]);
  return Object.fromEntries(entries) as CallsOf<S>;
}

export type PayloadOf<C> = C extends Call<infer In, unknown> ? In : never;
export type ReplyOf<C> = C extends Call<unknown, infer Out> ? Out : never;
