import type { Role } from '#domain/contract/desk.ts';
import { cleanCode } from '#domain/rules/card.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { cleanPassword } from '#domain/rules/password.ts';
import { INVITED_FOR, PROVEN_FOR, RECOVERY_CODES, rightsOf } from '#domain/rules/staff.ts';
import { iso } from '../catalogue/view.ts';
import type { Deps } from '../deps.ts';
import type { Ctx, StaffCtx } from '../http/endpoint.ts';
import { newStaffSession } from '../http/staff-session.ts';
import type { Tx } from '../store/port.ts';
import type { StaffRow, StaffSessionRow } from '../store/ports/staff.ts';
import { checked } from './password-login.ts';
import { PUBLISHED_STAFF } from './published.ts';
import { noInvitation, wrongStaffCode, wrongStaffLogin } from './refusals.ts';
import { limit } from './throttle.ts';
import { newTotp, sealTotp, stepOf, totpNow, totpUri } from './totp.ts';
import { checkPassword } from './typed.ts';

const TOKEN_BYTES = 24;

export const meOf = ({ mail, name, role }: StaffRow, { provenAt }: StaffSessionRow, now: number) => ({
  mail,
  name,
  role,
  rights: [...rightsOf(role)],
  provenUntil: iso(provenAt + PROVEN_FOR),
  now: iso(now),
});

/** Password and second factor in one call: neither is told right without the other (S9). */
export async function login(ctx: Ctx, typed: { mail: string; password: string; code: string }) {
  const { deps } = ctx;
  const mail = cleanEmail(typed.mail);
  await limit(ctx, 'staffByAddress', deps.host.address(ctx.request));
  await limit(ctx, 'staffByMail', mail);
  const found = await deps.store.direct.staff.byMail(mail);
  const open = found && found.closedAt === null && found.passwordHash !== null ? found : null;
  const wait = { signal: ctx.request.signal };
  if (!(await checked(ctx, typed.password, open?.passwordHash ?? null, wait)) || !open)
    throw wrongStaffLogin();
  const row = await deps.store.transaction(tx => spendCode(tx, ctx, open.id, typed.code));
  if (!row) throw wrongStaffLogin();
  return begin(ctx, row);
}

async function begin(ctx: Ctx, row: StaffRow) {
  const { deps, now } = ctx;
  const session = await newStaffSession(deps, row.id, now);
  await deps.store.direct.staff.addSession(session.row);
  if (session.cookie !== null) ctx.header('Set-Cookie', session.cookie);
  return { ...meOf(row, session.row, now), staffSession: session.token };
}

/** Uses up a code of the authenticator, or one on paper; null where it is none. Each is good once. */
async function spendCode(tx: Tx, { deps, now }: Ctx, id: string, typed: string): Promise<StaffRow | null> {
  const row = await tx.staff.lock(id);
  if (!row || row.closedAt !== null) return null;
  const step = await stepOf(deps, row, typed, now);
  // A demonstration shows one code to everybody.
  if (step !== null && (step > row.lastStep || deps.reveal)) {
    const next = { ...row, lastStep: step };
    await tx.staff.save(next);
    return next;
  }
  const hash = await recoveryHash(deps, cleanCode(typed));
  if (!row.recovery.includes(hash)) return null;
  const next = { ...row, recovery: row.recovery.filter(h => h !== hash) };
  await tx.staff.save(next);
  return next;
}
const recoveryHash = ({ host, config }: Deps, code: string): Promise<string> =>
  host.hmac(config.secret, `staff-recovery|${code}`);

/** The second factor once more: for a while acts with money need no further one. */
export async function prove(ctx: StaffCtx, code: string) {
  const { deps, now, staff } = ctx;
  await limit(ctx, 'staffByPerson', staff.id);
  const row = await deps.store.transaction(tx => spendCode(tx, ctx, staff.id, code));
  if (!row) throw wrongStaffCode();
  const session = { ...ctx.staffSession, seenAt: now, provenAt: now };
  await deps.store.direct.staff.touchSession(session);
  return meOf(row, session, now);
}

export async function logout(ctx: StaffCtx): Promise<void> {
  await ctx.deps.store.direct.staff.endSession(ctx.staffSession.sessionHash);
  const cookie = ctx.deps.host.writeStaffCookie(null);
  if (cookie !== null) ctx.header('Set-Cookie', cookie);
}

/** An account that nothing opens yet, and the secret of the link that does. */
export async function invitation(
  deps: Deps,
  { mail, role, id = `st-${deps.random.token(9)}` }: { mail: string; role: Role; id?: string },
  now: number,
): Promise<{ row: StaffRow; token: string }> {
  const token = deps.random.token(TOKEN_BYTES);
  const row: StaffRow = {
    id,
    mail,
    name: '',
    role,
    passwordHash: null,
    totp: await sealTotp(deps, id, newTotp(deps.random)),
    lastStep: 0,
    recovery: [],
    invited: await deps.host.sha256(token),
    invitedUntil: now + INVITED_FOR,
    createdAt: now,
    closedAt: null,
  };
  return { row, token };
}

/** The same person anew: what opened the account before opens it no more. */
export async function invitedAgain(
  deps: Deps,
  row: StaffRow,
  now: number,
): Promise<{ row: StaffRow; token: string }> {
  const fresh = await invitation(deps, row, now);
  return { token: fresh.token, row: { ...fresh.row, name: row.name, createdAt: row.createdAt } };
}

async function invited(ctx: Ctx, token: string): Promise<StaffRow> {
  await limit(ctx, 'staffByAddress', ctx.deps.host.address(ctx.request));
  const row = await ctx.deps.store.direct.staff.byInvitation(await ctx.deps.host.sha256(token));
  if (!row || row.closedAt !== null || ctx.now >= row.invitedUntil) throw noInvitation();
  return row;
}

export async function lookAtInvitation(ctx: Ctx, token: string) {
  const row = await invited(ctx, token);
  return { mail: row.mail, role: row.role, uri: await totpUri(ctx.deps, row) };
}

/** Takes an invitation: a password, and a code that shows that the authenticator has the key. */
export async function accept(
  ctx: Ctx,
  { token, name, password, code }: { token: string; name: string; password: string; code: string },
) {
  const { deps, now } = ctx;
  const { id, mail } = await invited(ctx, token);
  checkPassword(password, [mail, name]);
  const passwordHash = await deps.host.hashPassword(cleanPassword(password), { signal: ctx.request.signal });
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(deps));
  const recovery = await Promise.all(codes.map(c => recoveryHash(deps, cleanCode(c))));
  const row = await deps.store.transaction(async tx => {
    const known = await tx.staff.lock(id);
    if (known?.invited !== (await deps.host.sha256(token))) throw noInvitation();
    const step = await stepOf(deps, known, code, now);
    if (step === null) throw wrongStaffCode();
    const next = { ...known, name: name || mail, passwordHash, recovery, invited: null, lastStep: step };
    await tx.staff.save(next);
    return next;
  });
  return { ...(await begin(ctx, row)), recovery: codes };
}

const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const recoveryCode = ({ random }: Deps): string =>
  Array.from(
    { length: 12 },
    (_, i) => (i === 6 ? '-' : '') + ALPHABET.charAt(random.int(ALPHABET.length)),
  ).join('');

/** In a demonstration: the codes that would be on a telephone. */
export async function demoStaff({ deps, now }: Ctx) {
  if (!deps.reveal) return { accounts: [], password: '' };
  const rows = await Promise.all(PUBLISHED_STAFF.map(({ id }) => deps.store.direct.staff.person(id)));
  const open = rows.filter((row): row is StaffRow => row !== null && row.closedAt === null);
  return {
    password: deps.reveal.password,
    accounts: await Promise.all(
      open.map(async row => ({ mail: row.mail, role: row.role, code: await totpNow(deps, row, now) })),
    ),
  };
}

export const stateOf = ({ closedAt, passwordHash }: StaffRow): 'invited' | 'active' | 'closed' =>
  closedAt !== null ? 'closed' : passwordHash === null ? 'invited' : 'active';
