import { account, member as vendor } from '#domain/contract/account.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { isBlank } from '#domain/contract/patterns.ts';
import { cleanPassword } from '#domain/rules/password.ts';
import { maskMobile } from '#domain/rules/validation.ts';
import type { Locale } from '#site/tree.ts';
import { makeCaptcha } from '../accounts/captcha.ts';
import { checkCode, sendCode, useUp } from '../accounts/codes.ts';
import { rememberDevice } from '../accounts/device.ts';
import { noteEvent } from '../accounts/events.ts';
import { beginSession, userInfoOf } from '../accounts/login.ts';
import { memberOf, proveOwner, sendOwnCode } from '../accounts/owner.ts';
import { byPassword, cleanAccount, findMember } from '../accounts/password-login.ts';
import { accountTaken, wrongCode } from '../accounts/refusals.ts';
import { checkPassword, emailOf, mobileOf } from '../accounts/typed.ts';
import { type Ctx, type Endpoint, forMember, open } from '../http/endpoint.ts';
import { sessionExpired } from '../http/refusal.ts';
import { tokenOf } from '../http/session.ts';
import type { MemberRow } from '../store/ports/accounts.ts';
import { termsNotAgreed } from './refusals.ts';

interface Newcomer {
  readonly dynamicCode: string;
  readonly password?: string | undefined;
  readonly nickname?: string | undefined;
  readonly agree?: 'Y' | 'N' | undefined;
}

/** Login with a code; makes the account, already a member, when there is none and the terms are agreed to. */
async function byCode(ctx: Ctx, target: { mobile: string } | { email: string }, form: Newcomer) {
  const { deps, now } = ctx;
  const name = 'mobile' in target ? target.mobile : target.email;
  const known = (accounts = deps.store.direct.accounts) => findMember(accounts, name);
  const code = await checkCode(ctx, 'login', name, form.dynamicCode);
  let passwordHash: string | null = null;
  if (!(await known())) {
    if (form.agree !== 'Y') {
      throw termsNotAgreed();
    }
    if (form.password) {
      checkPassword(form.password, [name, form.nickname]);
      passwordHash = await deps.host.hashPassword(cleanPassword(form.password), {
        signal: ctx.request.signal,
        trusted: true,
      });
    }
  }
  return beginSession(ctx, 'mobile' in target ? 'sms' : 'mail', async tx => {
    await useUp(tx, code);
    const member = await known(tx.accounts);
    if (member) return member;
    const row: MemberRow = {
      id: `m${deps.random.token(9)}`,
      nickname: isBlank(form.nickname ?? '') ? nicknameOf(name, ctx.locale) : (form.nickname ?? ''),
      mobile: 'mobile' in target ? target.mobile : null,
      email: 'email' in target ? target.email : null,
      passwordHash,
      vendor: 'member',
      createdAt: now,
      joinedAt: now,
      locale: ctx.locale,
    };
    if (await tx.accounts.addMember(row)) return row;
    // Made by a parallel request in between.
    const other = await known(tx.accounts);
    if (!other) throw wrongCode();
    return other;
  });
}

/** What a newcomer is called until they say otherwise: `jane.o'doe+tickets@…` is Jane O'Doe; of a number its end. */
function nicknameOf(name: string, locale: Locale): string {
  if (!name.includes('@')) return `${locale === 'zh-CN' ? '乐友' : 'Listener '}${name.slice(-4)}`;
  const [mailbox = name] = name.split(/[+@]/);
  const words =
    mailbox
      .split(/[._-]+/)
      .join(' ')
      .trim() || name;
  return words.replace(/(^|[\s'’])\p{Ll}/gu, start => start.toUpperCase()).slice(0, 20);
}

export const endpoints: readonly Endpoint[] = [
  open(account.captcha, (ctx, p) => makeCaptcha(ctx, p.form)),

  open(account.sendMobileCode, async (ctx, p) => {
    const target = mobileOf(p.mobile);
    const deliver =
      p.purpose !== 'reset' || (await ctx.deps.store.direct.accounts.memberByMobile(target)) !== null;
    return sendCode(ctx, { purpose: p.purpose, target, kind: 'sms', deliver, solved: p });
  }),

  open(account.sendEmailCode, async (ctx, p) => {
    const target = emailOf(p.email);
    const deliver =
      p.purpose !== 'reset' || (await ctx.deps.store.direct.accounts.memberByEmail(target)) !== null;
    return sendCode(ctx, { purpose: p.purpose, target, kind: 'email', deliver, solved: p });
  }),

  open(account.loginByMobile, (ctx, p) => byCode(ctx, { mobile: mobileOf(p.mobile) }, p)),
  open(account.loginByEmail, (ctx, p) => byCode(ctx, { email: emailOf(p.email) }, p)),

  open(account.loginByPassword, async (ctx, p) => {
    const member = await byPassword(ctx, p.account, p.password, p);
    return beginSession(ctx, 'pass', async () => member);
  }),

  forMember(account.logonInfo, async (ctx, { scheduleId }) => {
    const member = await memberOf(ctx);
    // The guard's next question, and that of the page of the seats.
    ctx.beside(vendor.vendorMember, {});
    if (scheduleId) ctx.beside(ticketOrder.checkPermission, { scheduleId, beside: 'Y' });
    return userInfoOf(member, tokenOf(ctx.request));
  }),

  /** Succeeds without a session too: who leaves, leaves. */
  open(account.logout, async ctx => {
    if (ctx.session) await ctx.deps.store.direct.accounts.endSession(ctx.session.sessionHash);
    const cookie = ctx.deps.host.writeCookie(null);
    if (cookie !== null) ctx.header('Set-Cookie', cookie);
  }),

  forMember(account.sendOwnCode, async ctx => {
    const member = await memberOf(ctx);
    return sendOwnCode(ctx, member);
  }),

  forMember(account.bindMobile, async (ctx, p) => {
    const mobile = mobileOf(p.mobile);
    const before = await memberOf(ctx);
    const proved = await proveOwner(ctx, before, p);
    const code = await checkCode(ctx, 'bind', mobile, p.dynamicCode);
    const user = await ctx.deps.store.transaction(async tx => {
      await useUp(tx, code);
      await proved(tx);
      if (!(await tx.accounts.setMobile(before.id, mobile))) throw accountTaken();
      await tx.accounts.endSessions(before.id, ctx.session.sessionHash);
      await noteEvent(tx, ctx, before.id, 'mobile');
      if (before.mobile !== mobile)
        await ctx.deps.notify?.(tx, {
          kind: 'mobile-changed',
          shown: maskMobile(mobile),
          before,
          memberId: before.id,
          locale: ctx.locale,
        });
      const member = await tx.accounts.member(before.id);
      if (!member) throw sessionExpired();
      return userInfoOf(member, tokenOf(ctx.request));
    });
    await rememberDevice(ctx, [mobile, before.email]);
    return user;
  }),

  open(account.resetPassword, async (ctx, p) => {
    const name = cleanAccount(p.account);
    checkPassword(p.password, [name]);
    const code = await checkCode(ctx, 'reset', name, p.dynamicCode);
    const wait = { signal: ctx.request.signal, trusted: true };
    const hash = await ctx.deps.host.hashPassword(cleanPassword(p.password), wait);
    const member = await ctx.deps.store.transaction(async tx => {
      await useUp(tx, code);
      const found = await findMember(tx.accounts, name);
      if (!found) throw wrongCode();
      await tx.accounts.setPassword(found.id, hash);
      const own = ctx.session?.memberId === found.id ? ctx.session.sessionHash : null;
      await tx.accounts.endSessions(found.id, own);
      await noteEvent(tx, ctx, found.id, 'password');
      const of = { memberId: found.id, locale: ctx.locale };
      await ctx.deps.notify?.(tx, { kind: 'password-changed', ...of });
      return found;
    });
    await rememberDevice(ctx, [member.mobile, member.email]);
  }),
];
