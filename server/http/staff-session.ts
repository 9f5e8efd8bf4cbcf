import type { Right } from '#domain/contract/desk.ts';
import { headerOf } from '#domain/contract/headers.ts';
import { may, PREVIEW_FOR, PROVEN_FOR } from '#domain/rules/staff.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { SeasonDraft, StaffRow, StaffSessionRow } from '../store/ports/staff.ts';
import { noRight, proveAgain, staffSignIn } from './refusals.ts';
import { sameText } from './same-text.ts';

/** A session of the desk ends after this long without a call, and after this long in any case. Milliseconds. */
const IDLE = 9 * HOUR;
const ABSOLUTE = 18 * HOUR;
const TOUCH = 60_000;
const BYTES = 32;

export interface Signed {
  readonly staff: StaffRow;
  readonly staffSession: StaffSessionRow;
}

/** Ids and hashes of a session of the desk; the caller stores `row`. The second factor was shown for it just now. */
export async function newStaffSession(
  deps: Deps,
  staffId: string,
  now: number,
): Promise<{ row: StaffSessionRow; token: string; cookie: string | null }> {
  const [token, secret] = [deps.random.token(BYTES), deps.random.token(BYTES)];
  const cookie = deps.host.writeStaffCookie(secret);
  const row = {
    sessionHash: await deps.host.sha256(token),
    secretHash: cookie === null ? null : await deps.host.sha256(secret),
    staffId,
    createdAt: now,
    seenAt: now,
    provenAt: now,
  };
  return { row, token, cookie };
}

/** Who calls, where the session lives and the role allows it; else a refusal. */
export async function requireStaff(
  deps: Deps,
  request: Request,
  now: number,
  right: Right | undefined,
): Promise<Signed> {
  const found = await findStaff(deps, request, now);
  if (!found) throw staffSignIn();
  if (right) requireRight(found, right);
  return found;
}

export function requireRight({ staff }: Pick<Signed, 'staff'>, right: Right): void {
  if (!may(staff.role, right)) throw noRight();
}

/** Before money goes back, and before somebody else gets rights: the second factor, shown a moment ago (S21). */
export function requireProof(
  { staffSession: { provenAt } }: Pick<Signed, 'staffSession'>,
  now: number,
): void {
  if (now - provenAt >= PROVEN_FOR) throw proveAgain();
}

async function findStaff(deps: Deps, request: Request, now: number): Promise<Signed | null> {
  const token = headerOf(request, 'staffSession');
  if (token === '' || token.length > 200) return null;
  const secret = deps.host.readStaffCookie(request);
  if (secret === null) return null;
  const row = await liveSession(deps, await deps.host.sha256(token), now);
  if (!row) return null;
  if (
    row.secretHash !== null &&
    (secret === undefined || !sameText(await deps.host.sha256(secret), row.secretHash))
  )
    return null;
  const staff = await openAccount(deps, row);
  if (!staff) return null;
  if (now - row.seenAt >= TOUCH) await deps.store.direct.staff.touchSession({ ...row, seenAt: now });
  return { staff, staffSession: row };
}

async function liveSession(deps: Deps, hash: string, now: number): Promise<StaffSessionRow | null> {
  const row = await deps.store.direct.staff.session(hash);
  return row && now - row.seenAt < IDLE && now - row.createdAt < ABSOLUTE ? row : null;
}

async function openAccount(deps: Deps, { staffId }: StaffSessionRow): Promise<StaffRow | null> {
  const staff = await deps.store.direct.staff.person(staffId);
  return staff && staff.closedAt === null ? staff : null;
}

type Shown = Pick<SeasonDraft, 'sessionHash' | 'madeAt'>;

/**
 * The season that whoever opens a page looks at before it is published. A page's own request carries the cookie alone:
 * it opens this and no call of the desk, while the session lives and its role still edits.
 */
export async function draftShown(deps: Deps, request: Request, now: number): Promise<Shown | null> {
  const secret = deps.host.readStaffCookie(request);
  if (!secret) return null;
  return lookedAt(deps, await deps.store.direct.staff.draftOf(await deps.host.sha256(secret)), now);
}

/** The same by the session's token, for a box office that has no cookies since it is one visitor's own. */
export async function draftOfSession(deps: Deps, token: string, now: number): Promise<Shown | null> {
  if (token === '') return null;
  return lookedAt(deps, await deps.store.direct.staff.draft(await deps.host.sha256(token)), now);
}

async function lookedAt(deps: Deps, draft: Shown | null, now: number): Promise<Shown | null> {
  if (!draft || now - draft.madeAt >= PREVIEW_FOR) return null;
  const session = await liveSession(deps, draft.sessionHash, now);
  const staff = session && (await openAccount(deps, session));
  return staff && may(staff.role, 'season') ? draft : null;
}

export const sweepStaff = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.staff.sweepSessions(clock.now() - IDLE, clock.now() - ABSOLUTE);
