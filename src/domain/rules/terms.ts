/**
 * The bare numbers of the house's terms, apart from what is reckoned with them: the copy takes a number from here, so
 * that no text repeats one.
 */

/** How long an order holds its places, and how much the one renewal adds (rulings.md, “Hold”). */
export const HOLD_MINUTES = 15;
/** So long before the end of a hold its renewal is offered. */
export const RENEW_MINUTES = 5;
/** With so little of it left one is warned. */
export const WARNING_MINUTES = 2;
/** The waiting room opens so long before the sale; who is called has so long to come in, and so long to choose. */
export const LOBBY_MINUTES = 60;
export const CALLED_MINUTES = 5;
export const INSIDE_MINUTES = 15;
/** An order to be paid at the box office is held for so long, and never longer than so long before the start. */
export const DESK_HOURS = 24;
export const DESK_BEFORE_HOURS = 2;
/** A code to sign in is good for so long, and another one can be asked for after so long. */
export const CODE_MINUTES = 10;
export const CODE_AGAIN_MINUTES = 1;
/** Points are spent in steps of so many; each is worth the currency's smallest unit. */
export const POINTS_STEP = 100;
/** Months over which a level is reckoned. */
export const LEVEL_MONTHS = 12;
/** For so many days is kept: the number of a named ticket's document, what visitors wrote, who signed in from where. */
export const CERTIFICATE_DAYS = 30;
export const MESSAGE_DAYS = 365;
export const SIGN_IN_DAYS = 180;
/** Working days that banks and wallets take with a refund, from and to. */
export const BANK_DAYS = [1, 7] as const;
/** Below so many years a parent or guardian buys, and agrees to what is kept. */
export const GUARDIAN_AGE = 14;
/** So much of a title of the digital halls is for everyone. */
export const TRIAL_MINUTES = 3;
/** The fewest characters of a password, and the most (S16). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
