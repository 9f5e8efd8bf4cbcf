import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanPassword, passwordFault } from '#domain/rules/password.ts';
import { cleanEmail, cleanMobile, isEmail, isMobile } from '#domain/rules/validation.ts';
import type { Bilingual } from '#domain/text.ts';
import { makeCaptcha } from '../accounts/captcha.ts';
import { checkCode, sendCode, useUp, wrongCode } from '../accounts/codes.ts';
import { rememberDevice } from '../accounts/device.ts';
import { beginSession, userInfoOf } from '../accounts/login.ts';
import { proveOwner, sendOwnCode, tellOfNewMobile } from '../accounts/owner.ts';
import { byPassword, cleanAccount, findMember } from '../accounts/password-login.ts';
import { type Ctx, type Endpoint, forMember, open } from '../http/endpoint.ts';
import { Refusal, sessionExpired } from '../http/refusal.ts';
import { tokenOf } from '../http/session.ts';
import type { MemberRow } from '../store/ports/accounts.ts';

const badField = (field: string, text: Bilingual) => new Refusal(ERR.badPayload, text, { fields: [field] });

function mobileOf(typed: string): string {
  const mobile = cleanMobile(typed);
  if (!isMobile(mobile))
    throw badField('mobile', { zh: '请输入正确的手机号码。', en: 'Please enter a mainland mobile number.' });
  return mobile;
}

function emailOf(typed: string): string {
  const email = cleanEmail(typed);
  if (!isEmail(email))
    throw badField('email', { zh: '请输入正确的邮箱地址。', en: 'Please enter an e-mail address.' });
  return email;
}

const FAULTS = {
  short: { zh: '密码至少需要 8 个字符。', en: 'A password needs at least 8 characters.' },
  long: { zh: '密码最多 128 个字符。', en: 'A password may have at most 128 characters.' },
  common: { zh: '这个密码太常见，请换一个。', en: 'That password is too common. Please choose another.' },
  personal: { zh: '密码不能包含您的账号信息。', en: 'A password must not be made of your account details.' },
} as const satisfies Record<string, Bilingual>;

function checkPassword(password: string, own: readonly (string | null | undefined)[]): void {
  const fault = passwordFault(password, own);
  if (fault) throw new Refusal(ERR.weakPassword, FAULTS[fault], { fields: ['password'] });
}

const taken = () =>
  new Refusal(ERR.accountTaken, {
    zh: '该手机号已绑定其他账号。',
    en: 'That mobile number belongs to another account.',
  });

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
      throw badField('agree', {
        zh: '注册前请先同意用户协议与隐私政策。',
        en: 'Please agree to the terms and the privacy notice before joining.',
      });
    }
    if (form.password) {
      checkPassword(form.password, [name, form.nickname]);
      passwordHash = await deps.host.hashPassword(cleanPassword(form.password), {
        signal: ctx.request.signal,
        trusted: true,
      });
    }
  }
  return beginSession(ctx, async tx => {
    await useUp(tx, code);
    const member = await known(tx.accounts);
    if (member) return member;
    const row: MemberRow = {
      id: `m${deps.random.token(9)}`,
      nickname: form.nickname || nicknameOf(name),
      mobile: 'mobile' in target ? target.mobile : null,
      email: 'email' in target ? target.email : null,
      passwordHash,
      vendor: 'member',
      createdAt: now,
      joinedAt: now,
    };
    if (await tx.accounts.addMember(row)) return row;
    // Made by a parallel request in between.
    const other = await known(tx.accounts);
    if (!other) throw wrongCode();
    return other;
  });
}

/** What a newcomer is called until they say otherwise; nothing of the address or number beyond its end. */
const nicknameOf = (name: string): string =>
  name.includes('@') ? (name.split('@')[0] ?? name).slice(0, 20) : `乐友${name.slice(-4)}`;

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
    return beginSession(ctx, async () => member);
  }),

  forMember(account.logonInfo, async ctx => {
    const member = await ctx.deps.store.direct.accounts.member(ctx.session.memberId);
    if (!member) throw sessionExpired();
    return userInfoOf(member, tokenOf(ctx.request));
  }),

  /** Succeeds without a session too: who leaves, leaves. */
  open(account.logout, async ctx => {
    if (ctx.session) await ctx.deps.store.direct.accounts.endSession(ctx.session.sessionHash);
    const cookie = ctx.deps.host.writeCookie(null);
    if (cookie !== null) ctx.header('Set-Cookie', cookie);
  }),

  forMember(account.sendOwnCode, async ctx => {
    const member = await ctx.deps.store.direct.accounts.member(ctx.session.memberId);
    if (!member) throw sessionExpired();
    return sendOwnCode(ctx, member);
  }),

  forMember(account.bindMobile, async (ctx, p) => {
    const mobile = mobileOf(p.mobile);
    const before = await ctx.deps.store.direct.accounts.member(ctx.session.memberId);
    if (!before) throw sessionExpired();
    const proved = await proveOwner(ctx, before, p);
    const code = await checkCode(ctx, 'bind', mobile, p.dynamicCode);
    const user = await ctx.deps.store.transaction(async tx => {
      await useUp(tx, code);
      await proved(tx);
      if (!(await tx.accounts.setMobile(before.id, mobile))) throw taken();
      await tx.accounts.endSessions(before.id, ctx.session.sessionHash);
      const member = await tx.accounts.member(before.id);
      if (!member) throw sessionExpired();
      return userInfoOf(member, tokenOf(ctx.request));
    });
    tellOfNewMobile(ctx, before, mobile);
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
      return found;
    });
    await rememberDevice(ctx, [member.mobile, member.email]);
  }),
];
