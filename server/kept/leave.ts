import { DAYS_TO_THINK, type Leaving } from '#domain/contract/security.ts';
import { say } from '#domain/text.ts';
import { noteEvent } from '../accounts/events.ts';
import { memberOf, type Proof, proveOwner } from '../accounts/owner.ts';
import { saleContext } from '../catalogue/family.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { Tx } from '../store/port.ts';
import type { MemberTable } from '../store/ports/member-tables.ts';
import type { Kept } from './entry.ts';
import { leaveBlockers } from './leave-blockers.ts';
import { KEPT } from './list.ts';
import { leavingNotAgreed, notYet } from './refusals.ts';

/** Accounts a round. */
const ACCOUNTS_A_ROUND = 20;
const all = Object.entries(KEPT) as [MemberTable, Kept][];

/** What leaving would do, before it is asked for. */
export async function leavingOf(ctx: MemberCtx): Promise<Leaving> {
  const { deps, session, locale, now } = ctx;
  const { direct } = deps.store;
  const season = await saleContext(deps);
  const entries = await Promise.all(
    all.map(async ([, { title, copy, leaving, why }]) => ({
      leaving,
      title: say(title, locale),
      why: why ? say(why, locale) : '',
      count: (await copy(direct, session.memberId)).length,
    })),
  );
  const of = (leaving: Kept['leaving']) =>
    entries.filter(e => e.leaving === leaving && e.count > 0).map(({ leaving: _, ...rest }) => rest);
  return {
    ...(await leaveBlockers(direct, season, session.memberId, now, locale)),
    goes: of('goes'),
    stays: of('stays'),
  };
}

/** Begins the time to think: every session ends, and signing in takes it back. */
export async function askToLeave(
  ctx: MemberCtx,
  { agree, ...proof }: Proof & { readonly agree: 'Y' | 'N' },
): Promise<{ dueAt: string }> {
  const { deps, session, now } = ctx;
  const member = await memberOf(ctx);
  if (agree !== 'Y') throw leavingNotAgreed();
  const season = await saleContext(deps);
  if ((await leaveBlockers(deps.store.direct, season, session.memberId, now)).stands.length > 0)
    throw notYet();
  const proved = await proveOwner(ctx, member, proof, { always: true });
  const dueAt = now + DAYS_TO_THINK * DAY;
  await deps.store.transaction(async tx => {
    await proved(tx);
    await tx.accounts.lockMember(member.id);
    await tx.security.askDeparture({ memberId: member.id, askedAt: now, dueAt });
    await tx.accounts.endSessions(member.id, null);
    await noteEvent(tx, ctx, member.id, 'leave');
    await deps.notify?.(tx, { kind: 'leaving', dueAt, memberId: member.id, locale: ctx.locale });
  });
  const cookie = deps.host.writeCookie(null);
  if (cookie !== null) ctx.header('Set-Cookie', cookie);
  return { dueAt: new Date(dueAt).toISOString() };
}

/** Takes out of every table what leaving takes. */
async function takeAway(tx: Tx, memberId: string): Promise<void> {
  for (const [table, { leaving, leave }] of all)
    if (leave) await leave(tx, memberId);
    else if (leaving === 'goes') await tx.security.forget(table, memberId);
}

/** Deletes accounts whose time to think has passed. One that got something to settle meanwhile waits a day more. */
export async function sweepDepartures(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.store.direct.security.departuresDue(now, ACCOUNTS_A_ROUND);
  if (due.length === 0) return;
  const season = await saleContext(deps);
  for (const memberId of due)
    await deps.store.transaction(async tx => {
      await tx.sales.lockOrders(memberId);
      await tx.accounts.lockMember(memberId);
      const departure = await tx.security.departure(memberId);
      // Taken back, or done by another process.
      if (!departure || departure.dueAt > now) return;
      if ((await leaveBlockers(tx, season, memberId, now)).stands.length > 0)
        await tx.security.askDeparture({ ...departure, dueAt: now + DAY });
      else await takeAway(tx, memberId);
    });
}
