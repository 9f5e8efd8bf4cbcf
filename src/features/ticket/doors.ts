import type { Family } from '#domain/contract/family.ts';

/** The doors open this long before a concert, and people gather this long before a show; ms. */
const DOORS = 45 * 60_000;
const GATHERING = 15 * 60_000;

/** When one can go in, ms. */
export const doorsAt = (startsAt: string, family: Family = 'seat'): number =>
  Date.parse(startsAt) - (family === 'show' ? GATHERING : DOORS);

/** Groups of four are easier to read out at the door. */
export const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
