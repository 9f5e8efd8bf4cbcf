import { cleanEmail } from '#domain/rules/clean-email.ts';
import { passwordFault } from '#domain/rules/password.ts';
import { cleanMobile, isEmail, isMobile } from '#domain/rules/validation.ts';
import { badEmail, badMobile, weakPassword } from './refusals.ts';

export function mobileOf(typed: string): string {
  const mobile = cleanMobile(typed);
  if (!isMobile(mobile)) throw badMobile();
  return mobile;
}

export function emailOf(typed: string): string {
  const email = cleanEmail(typed);
  if (!isEmail(email)) throw badEmail();
  return email;
}

/** Refuses what is no good password; `own` is what an attacker knows of the account. */
export function checkPassword(password: string, own: readonly (string | null | undefined)[]): void {
  const fault = passwordFault(password, own);
  if (fault) throw weakPassword(fault);
}
