import type * as z from 'zod/mini';
import type { ArtAttrs } from '#domain/contract/parts.ts';
import type { AtMoment, art, portrait } from './parts.ts';

type Art = z.output<typeof art>;
type Portrait = z.output<typeof portrait>;
/** What the catalogue holds of what a file says: moments are instants, pictures have a seed, and nothing changes. */
export type Held<T> = T extends AtMoment
  ? number
  : T extends Art
    ? ArtAttrs
    : T extends Portrait
      ? { readonly seed: string; readonly seal: string; readonly instrument: string }
      : T extends object
        ? { readonly [K in keyof T]: Held<Exclude<T[K], undefined>> }
        : T;
export type File<Shape extends z.ZodMiniType> = Held<z.output<Shape>>;
/** A document that is a file with its name. */
export type Doc<Shape extends z.ZodMiniType> = File<Shape> & { readonly id: string };
/** Amounts are called by their smallest unit. */
export type InFen<T extends { readonly amount: number }> = Omit<T, 'amount'> & { readonly fen: number };
