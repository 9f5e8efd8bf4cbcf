import { headerOf } from '#domain/contract/headers.ts';
import { DAY, HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { BuyerRow, SessionRow } from '../store/ports/accounts.ts';
import { sameText } from './same-text.ts';

/** A session ends after this long without a call, and after this long in any case. Milliseconds. */
export const IDLE = 12 * HOUR;
export const ABSOLUTE = 30 * DAY;
/** `seenAt` is written at most this often, so that a call costs one read. */
const TOUCH = 60_000;
/** 256 random bits each for the header's token and the cookie's secret. */
const BYTES = 32;

export interface NewSession {
  readonly row: SessionRow;
  /** Goes to the page as memberEncode. */
  readonly token: string;
  /** The Set-Cookie value, or null where the host has no cookies. */
  readonly cookie: string | null;
}

/** Ids and hashes of a session for a member; the caller stores `row`. */
export async function newSession(deps: Deps, memberId: string, now: number): Promise<NewSession> {
  const token = deps.random.token(BYTES);
  const secret = deps.random.token(BYTES);
  const cookie = deps.host.writeCookie(secret);
  const row = {
    sessionHash: await deps.host.sha256(token),
    secretHash: cookie === null ? null : await deps.host.sha256(secret),
    memberId,
    createdAt: now,
    seenAt: now,
  };
  return { row, token, cookie };
}

/** The token that the page sends; it alone opens nothing where the host has cookies (S4). */
export const tokenOf = (request: Request): string => headerOf(request, 'sessionId');

/** A session, and the ledger of its member where a call has asked for it. */
export interface Caller extends SessionRow, Partial<Pick<BuyerRow, 'ledger'>> {}

/** The live session of a request, or null; `as` says what is read with it. One read; a write at most once a minute. */
export async function findSession(
  deps: Deps,
  request: Request,
  now: number,
  as: 'session' | 'buyer' = 'session',
): Promise<Caller | null> {
  const token = tokenOf(request);
  if (token === '' || token.length > 200) return null;
  const secret = deps.host.readCookie(request);
  if (secret === null) return null;
  const row = await deps.store.direct.accounts[as](await deps.host.sha256(token));
  if (!row || !isLive(row, now)) return null;
  if (
    row.secretHash !== null &&
    (secret === undefined || !sameText(await deps.host.sha256(secret), row.secretHash))
  )
    return null;
  if (now - row.seenAt >= TOUCH) await deps.store.direct.accounts.touchSession(row.sessionHash, now);
  return row;
}

export const isLive = (row: SessionRow, now: number): boolean =>
  now - row.seenAt < IDLE && now - row.createdAt < ABSOLUTE;
