/** The forms of words on the wire, for wire.ts and for what is read without zod: stored users, queries. */
export const ID = /^[\w.:-]{1,80}$/;
export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
/** Characters of a person's name, wherever one is written. */
export const NAME_MAX = 100;
/** Nothing that anybody sees: blanks, and marks without a width. */
export const isBlank = (text: string): boolean => !/[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
/** ISO 8601, UTC, as Date.prototype.toISOString writes it. */
export const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
/**
 * Characters that no text holds: controls, directions that turn the writing around, and halves of a character, which
 * no database and no messenger takes. Line ends and tabs are text.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is refused
export const ODD = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
