import { brand } from '#brand';

/** The mainland's calling code: its numbers alone are kept without it, and are sent login codes by text message. */
export const MAINLAND_CODE = '+86';
export const MAINLAND = 'CN';
/** Elsewhere one signs in by e-mail first. */
export const ON_MAINLAND = brand.region === MAINLAND;
