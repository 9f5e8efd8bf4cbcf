/** The doors open this long before the concert; ms. */
const DOORS = 45 * 60_000;

/** When the doors open, ms. */
export const doorsAt = (startsAt: string): number => Date.parse(startsAt) - DOORS;

/** Groups of four are easier to read out at the door. */
export const inFours = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? code;
