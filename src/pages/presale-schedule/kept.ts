import * as z from 'zod/mini';
import { readJson, writeText } from '#lib/storage.ts';

/** What was chosen of a package, kept in this tab: it outlives reload, login and the switch of language. */
const shape = z.object({
  party: z.number(),
  /** Schedule by slot. */
  dates: z.record(z.string(), z.string()),
  /** Seats by house. */
  seats: z.record(z.string(), z.array(z.string())),
});
export type KeptPackage = z.infer<typeof shape>;

const keyOf = (packId: string): string => `heming.pack.${packId}`;

export const readKept = (packId: string): KeptPackage | null =>
  readJson('session', keyOf(packId), stored => shape.parse(stored));

export const writeKept = (packId: string, kept: KeptPackage): boolean =>
  writeText('session', keyOf(packId), JSON.stringify(kept));
