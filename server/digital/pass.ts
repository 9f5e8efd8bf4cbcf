import { COOKIE_SECONDS } from '#domain/rules/hearing.ts';
import type { Deps } from '../deps.ts';
import { signed } from '../http/keys.ts';
import { sameText } from '../http/same-text.ts';

/**
 * The pass to a title's media: what of it, until when, and to which player, signed. It names no member, lives for
 * minutes and opens one title; the page never sees it.
 */
export type Scope = 'full' | 'trial' | `air-${string}`;
const SCOPE = /^(full|trial|air-[0-9a-z]{5,8})$/;

const signature = async (deps: Pick<Deps, 'host' | 'config'>, titleId: string, says: string) =>
  (await signed(deps, `media|${titleId}|${says}`)).slice(0, 40);

/** A pass from now on, and when it ends; ms. `until` may end it sooner. */
export async function newPass(
  deps: Pick<Deps, 'host' | 'config'>,
  titleId: string,
  scope: Scope,
  now: number,
  until: number | null,
  player = '',
): Promise<{ value: string; until: number }> {
  const end = Math.min(now + COOKIE_SECONDS * 1000, until ?? Number.POSITIVE_INFINITY);
  const stamp = Math.ceil(end / 1000).toString(36);
  const says = `${scope}.${stamp}.${player}`;
  return { value: `${says}.${await signature(deps, titleId, says)}`, until: end };
}

/** What a pass opens of a title at `now`; null for one that is forged, over, or another title's. */
export async function scopeOf(
  deps: Pick<Deps, 'host' | 'config'>,
  titleId: string,
  value: string | null,
  now: number,
): Promise<Scope | null> {
  const pass = await passOf(deps, titleId, value);
  return pass && pass.until > now ? pass.scope : null;
}

/** A pass that was given out here, whether it still runs or not. */
export async function passOf(
  deps: Pick<Deps, 'host' | 'config'>,
  titleId: string,
  value: string | null,
): Promise<{ scope: Scope; until: number; player: string } | null> {
  const [scope = '', stamp = '', player = '', given = '', ...more] = (value ?? '').split('.');
  if (more.length > 0 || !SCOPE.test(scope) || !/^[0-9a-z]{1,9}$/.test(stamp)) return null;
  if (!sameText(given, await signature(deps, titleId, `${scope}.${stamp}.${player}`))) return null;
  return { scope: scope as Scope, until: Number.parseInt(stamp, 36) * 1000, player };
}
