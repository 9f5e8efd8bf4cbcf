import type { Standing } from './data.ts';

/** The member's own level; undefined for a guest. */
export const levelAt = (standing: Standing): number | undefined =>
  typeof standing === 'string' ? undefined : standing.level;
