/** Bytes of a file of a season. */
export const MAX_TEXT = 4_000_000;
export const MAX_PICTURE = 25_000_000;
/** A folder with more is not a season. */
export const MAX_FILES = 20_000;
/** Bytes of all files of a season that is sent by a browser, unpacked. */
export const MAX_UNPACKED = 60_000_000;
