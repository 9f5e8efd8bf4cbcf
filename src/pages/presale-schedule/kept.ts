import * as z from 'zod/mini';

/** What was chosen of a package, kept in this tab: it outlives reload, login and the switch of language. */
const shape = z.object({
  party: z.number(),
  /** Schedule by slot. */
  dates: z.record(z.string(), z.string()),
  /** Seats by house. */
  seats: z.record(z.string(), z.array(z.string())),
});
export type Kept = z.infer<typeof shape>;

const keyOf = (packId: string): string => `heming.pack.${packId}`;

export function readKept(packId: string): Kept | null {
  try {
    const stored = shape.safeParse(JSON.parse(sessionStorage.getItem(keyOf(packId)) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

export function writeKept(packId: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(packId), JSON.stringify(kept));
  } catch {
    // Full or denied: the choice lasts as long as the page.
  }
}
