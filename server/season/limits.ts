/** Bytes of a file of a season. */
export const MAX_TEXT = 4_000_000;
export const MAX_PICTURE = 25_000_000;
