import { featureHash } from '#domain/contract/feature-hash.ts';
import { headerOf } from '#domain/contract/headers.ts';
import { ADMISSION } from '#domain/rules/hold.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { signed } from '../http/keys.ts';
import { noAdmission } from '../http/refusals.ts';
import { remembering } from '../http/remember.ts';
import { sameText } from '../http/same-text.ts';

const sign = (deps: Deps, sessionHash: string, scheduleId: string, until: string): Promise<string> =>
  signed(deps, `admission|${sessionHash}|${scheduleId}|${until}`);

/**
 * The order key: permission of one session to order seats of one performance for 30 minutes. It is signed, not stored,
 * so that every process of the box office can check it (rulings.md, “Wire”).
 */
export async function admissionKey(
  { deps, session, now }: MemberCtx,
  scheduleId: string,
  /** Where a waiting room gives less time. */
  end = Number.POSITIVE_INFINITY,
): Promise<string> {
  const until = Math.min(now + ADMISSION, end).toString(36);
  return `${until}.${(await sign(deps, session.sessionHash, scheduleId, until)).slice(0, 40)}`;
}

const hashOf = remembering(featureHash);

/** Throws noAdmission (2204) unless the request carries a live order key of its session and schedule, and its hash. */
export async function checkAdmission(
  { deps, request, session, now }: MemberCtx,
  scheduleId: string,
): Promise<void> {
  const orderKey = headerOf(request, 'orderKey');
  const appKey = headerOf(request, 'appKey');
  const [until = '', mac = '', more] = orderKey.split('.', 3);
  const expiry = Number.parseInt(until, 36);
  // Only what we gave out: everything that is behind it would be remembered with its hash.
  if (more !== undefined || !/^[\da-z]{1,10}$/.test(until) || !(now < expiry)) throw noAdmission();
  const expected = (await sign(deps, session.sessionHash, scheduleId, until)).slice(0, 40);
  if (!sameText(mac, expected) || !deps.config.appKeys.includes(appKey)) throw noAdmission();
  const hash = hashOf(deps.config.featurePrefix, orderKey, appKey);
  if (!sameText(headerOf(request, 'featureHash'), hash)) throw noAdmission();
}
