import type { ProofWays } from '#domain/contract/account.ts';
import { maskEmail, maskMobile } from '#domain/rules/validation.ts';
import { MINUTE } from '../clock.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import { Refusal, sessionExpired } from '../http/refusal.ts';
import type { Tx } from '../store/port.ts';
import type { MemberRow } from '../store/ports/accounts.ts';
import { checkCode, sendCode, useUp } from './codes.ts';
import { checked } from './password-login.ts';
import { ofOwnCode, proofNeeded, wrongOwnPassword } from './refusals.ts';
import { limit } from './throttle.ts';

/** The row of whoever asks. */
export async function memberOf({ deps, session }: MemberCtx): Promise<MemberRow> {
  const member = await deps.store.direct.accounts.member(session.memberId);
  if (!member) throw sessionExpired();
  return member;
}

/** The session that made an account without a mobile binds its first one without more proof for so long, ms. */
const FRESH = 15 * MINUTE;

const nothing = async (): Promise<void> => undefined;

type Kind = 'sms' | 'email';
/** Whoever signs in later may have borrowed a device, or a session: it takes the mail to show that they have not. */
const madeHere = ({ now, session }: MemberCtx, { createdAt }: MemberRow): boolean =>
  session.createdAt === createdAt && now - createdAt < FRESH;

/** One proof serves for several tickets that are given away, ms. */
const PROVEN_FOR = 10 * MINUTE;

/** Where its owner is reached by now: what a borrowed session cannot read. */
const reachOf = ({ mobile, email }: MemberRow): { target: string; kind: Kind; shown: string } =>
  mobile !== null
    ? { target: mobile, kind: 'sms', shown: maskMobile(mobile) }
    : { target: email ?? '', kind: 'email', shown: maskEmail(email ?? '') };

export function sendOwnCode(ctx: MemberCtx, member: MemberRow): ReturnType<typeof sendCode> {
  const { target, kind } = reachOf(member);
  return sendCode(ctx, { purpose: 'own', target, kind, deliver: true, solved: {} });
}

export interface Proof {
  readonly password?: string | undefined;
  readonly ownCode?: string | undefined;
}

/**
 * Refuses unless the owner of the account is there, and not only their session: by password or by a code to what the
 * account has by now. Returns what ends the proof, for the transaction that it allows.
 */
export async function proveOwner(
  ctx: MemberCtx,
  member: MemberRow,
  proof: Proof,
  /** Also of who has just signed in: for what cannot be taken back by the next sign-in. */
  { always = false }: { readonly always?: boolean } = {},
): Promise<(tx: Tx) => Promise<void>> {
  if (!always && member.mobile === null && madeHere(ctx, member)) return nothing;
  const { target, shown } = reachOf(member);
  if (proof.ownCode) {
    const code = await checkCode(ctx, 'own', target, proof.ownCode).catch((error: unknown) => {
      // Two codes come with the call: say which one is wrong.
      if (!(error instanceof Refusal)) throw error;
      throw ofOwnCode(error);
    });
    return tx => useUp(tx, code);
  }
  if (proof.password) {
    await limit(ctx, 'passwordByOwner', member.id);
    const wait = { signal: ctx.request.signal, trusted: true };
    if (!(await checked(ctx, proof.password, member.passwordHash, wait))) throw wrongOwnPassword();
    return nothing;
  }
  const ways: ProofWays = { to: shown, password: member.passwordHash !== null };
  throw proofNeeded(ways);
}

/** That the owner has just shown to be there, in this session, or does so now (quality.md S24). */
export async function proveSession(ctx: MemberCtx, proof: Proof): Promise<void> {
  const { deps, session, now } = ctx;
  if (now - (session.provenAt ?? Number.NEGATIVE_INFINITY) < PROVEN_FOR) return;
  const member = await memberOf(ctx);
  const proved = await proveOwner(ctx, member, proof, { always: true });
  await deps.store.transaction(async tx => {
    await proved(tx);
    await tx.accounts.proveSession(session.sessionHash, now);
  });
}
