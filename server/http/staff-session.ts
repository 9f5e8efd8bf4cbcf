import type { Right } from '#domain/contract/desk.ts';
import { headerOf } from '#domain/contract/headers.ts';
import { may, PROVEN_FOR } from '#domain/rules/staff.ts';
import type { Deps } from '../deps.ts';
import type { StaffRow, StaffSessionRow } from '../store/ports/staff.ts';
import { noRight, proveAgain, staffSignIn } from './refusals.ts';
import { sameText } from './same-text.ts';

/** A session of the desk ends after this long without a call, and after this long in any case. Milliseconds. */
const IDLE = 9 * 3_600_000;
const ABSOLUTE = 18 * 3_600_000;
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
  const { staff: store } = deps.store.direct;
  const row = await store.session(await deps.host.sha256(token));
  if (!row || now - row.seenAt >= IDLE || now - row.createdAt >= ABSOLUTE) return null;
  if (
    row.secretHash !== null &&
    (secret === undefined || !sameText(await deps.host.sha256(secret), row.secretHash))
  )
    return null;
  const staff = await store.person(row.staffId);
  if (!staff || staff.closedAt !== null) return null;
  if (now - row.seenAt >= TOUCH) await store.touchSession({ ...row, seenAt: now });
  return { staff, staffSession: row };
}

export const sweepStaff = ({ store, clock }: Pick<Deps, 'store' | 'clock'>): Promise<void> =>
  store.direct.staff.sweepSessions(clock.now() - IDLE, clock.now() - ABSOLUTE);
