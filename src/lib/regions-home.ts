import { brand } from '#brand';

/** How mainland numbers are called: they alone are kept without their code, and have codes by text message. */
export const MAINLAND_CODE = '+86';
export const MAINLAND = 'CN';
/** Elsewhere one signs in by e-mail first. */
export const ON_MAINLAND = brand.region === MAINLAND;
