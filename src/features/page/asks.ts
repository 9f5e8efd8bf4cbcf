import { call } from '#api/client.ts';
import type { Call } from '#domain/contract/call.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** The loader of a page that asks for what is the same for all: calls without a payload, by the names that it reads. */
export const asks =
  <Replies extends object>(calls: { readonly [Name in keyof Replies]: Call<object, Replies[Name]> }) =>
  ({ signal }: PageArgs) =>
    Object.fromEntries(
      Object.entries(calls).map(([name, of]) => [
        name,
        handled(call(of as Call<object>, {}, { signal, quiet: true })),
      ]),
    ) as { readonly [Name in keyof Replies]: Promise<Replies[Name]> };
