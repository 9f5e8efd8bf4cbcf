import { afterEach, describe, expect, it } from 'vitest';
import { account, member } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { busySigningIn } from '#server/http/refusals.ts';
import type { Client } from './client.ts';
import type { makeApp } from './harness.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const REGULAR = '13800138000';
const PASSWORD = 'Heming-2026';

type Make = () => ReturnType<typeof makeApp>;

/** What a caller may rely on in accounts, whatever the store. `open` gives a fresh app with the demonstration accounts. */
export function accountsContract(open: Make): void {
  const made: Awaited<ReturnType<Make>>[] = [];
  const make: Make = async () => {
    const one = await open();
    made.push(one);
    return one;
  };
  // Refusals are answers; anything that was logged was an error of ours.
  afterEach(() => {
    for (const { deps } of made.splice(0)) expect(deps.lines).toEqual([]);
  });
  const guess = (c: Client, name: string, extra = {}) =>
    c.call(account.loginByPassword, { account: name, password: 'wrong guess', ...extra });
  /** Another visitor with the same header and, when asked, the same cookies. */
  const copyOf = (from: Client, to: Client): Client => {
    to.sessionId = from.sessionId;
    return to;
  };

  describe('login with password', () => {
    it('by mobile or e-mail, however they are written', async () => {
      const { client } = await make();
      const user = await client().login(' +86 138-0013-8000 ');
      expect(user).toMatchObject({ mobile: '138****8000', bindMobile: 'Y', nickname: '林听雨' });
      expect(user.memberEncode.length).toBeGreaterThanOrEqual(43);
      expect(await client().login('Listener@Heming.Example')).toMatchObject({
        email: 'listener@heming.example',
      });
    });

    it('says the same to a wrong password and to an unknown account, in the language of the page', async () => {
      const { client } = await make();
      const answers = [
        await guess(client(), REGULAR),
        await guess(client(), '13800138999'),
        await guess(client(), 'nobody@heming.example'),
      ];
      for (const a of answers) {
        expect([a.success, a.errcode, a.msg, a.data]).toEqual([
          false,
          '2103',
          'The account or the password is not right.',
          undefined,
        ]);
      }
      const zh = await client().call(
        account.loginByPassword,
        { account: REGULAR, password: 'x' },
        { sourcePage: '/zh-CN/mobile/login' },
      );
      expect(zh.msg).toBe('账号或密码不正确。');
    });

    it('asks for a captcha after three failures, known account or not, and never locks', async () => {
      const { client } = await make();
      for (const name of [REGULAR, 'nobody@heming.example']) {
        const c = client();
        const codes = [];
        for (let i = 0; i < 4; i++) codes.push((await guess(c, name)).errcode);
        expect(codes).toEqual(['2103', '2103', '2103', '2101']);
        expect((await guess(c, name, { captchaId: 'made-up', captcha: 'demo' })).errcode).toBe('2102');
        expect((await guess(c, name, await c.solve())).errcode).toBe('2103');
      }
      const c = client();
      expect((await c.call(account.loginByPassword, { account: REGULAR, password: PASSWORD })).errcode).toBe(
        '2101',
      );
      expect(
        (
          await c.call(account.loginByPassword, {
            account: REGULAR,
            password: PASSWORD,
            ...(await c.solve()),
          })
        ).success,
      ).toBe(true);
      expect((await guess(client(), REGULAR)).errcode).toBe('2103');
    });

    it('a captcha serves once, and only while it is fresh', async () => {
      const { client, deps } = await make();
      const c = client();
      for (let i = 0; i < 3; i++) await guess(c, REGULAR);
      const solved = await c.solve();
      expect((await guess(c, REGULAR, solved)).errcode).toBe('2103');
      expect((await guess(c, REGULAR, solved)).errcode).toBe('2102');
      const stale = await c.solve();
      deps.clock.advance(5 * MINUTE);
      expect((await guess(c, REGULAR, stale)).errcode).toBe('2102');
      const wrong = await c.solve();
      expect((await guess(c, REGULAR, { ...wrong, captcha: 'zzzz' })).errcode).toBe('2102');
      expect((await guess(c, REGULAR, wrong)).errcode).toBe('2102');
    });

    it('parallel guesses are all counted', async () => {
      const { client } = await make();
      const c = client();
      const answers = await Promise.all(Array.from({ length: 12 }, () => guess(c, REGULAR)));
      expect(answers.filter(a => a.errcode === '2103').length).toBeLessThanOrEqual(3);
    });

    it('an address that tries account after account is asked for captchas, and colleagues get in', async () => {
      const { client, deps } = await make();
      const office = '198.51.100.7';
      const known = client(office);
      await known.login(REGULAR);
      const c = client(office);
      const codes = [];
      for (let i = 0; i < 61; i++) codes.push((await guess(c, `1390013${String(9100 + i)}`)).errcode);
      expect(codes.slice(-2)).toEqual(['2103', '2101']);
      await client('198.51.100.8').login('13900139000');
      const colleague = client(office);
      const right = { account: '13900139000', password: PASSWORD };
      expect((await colleague.call(account.loginByPassword, right)).errcode).toBe('2101');
      const solved = await colleague.solve();
      expect((await colleague.call(account.loginByPassword, { ...right, ...solved })).success).toBe(true);
      // A device that the account knows needs not even that.
      await known.login(REGULAR);
      deps.clock.advance(15 * MINUTE);
      await client(office).login('13900139000');
    });

    it('guesses from many addresses are slowed for the account, and its owner’s own device is not', async () => {
      const { client, deps } = await make();
      const owner = client('192.0.2.200');
      await owner.login(REGULAR);
      await owner.call(account.logout, {});
      const bots = Array.from({ length: 10 }, (_, i) => client(`203.0.113.${i}`));
      const codes = [];
      for (let i = 0; i < 120; i++) {
        const bot = bots[i % 10] as Client;
        codes.push((await guess(bot, REGULAR, await bot.solve())).errcode);
      }
      expect(codes.filter(code => code === '2103')).toHaveLength(30);
      const stranger = client('192.0.2.77');
      const right = { account: REGULAR, password: PASSWORD };
      const slowed = await stranger.call(account.loginByPassword, { ...right, ...(await stranger.solve()) });
      expect([slowed.errcode, slowed.msg]).toEqual([
        '2006',
        'There were too many tries for this account. Please sign in with a code, or try again in 15 minutes.',
      ]);
      await owner.login(REGULAR);
      const phone = client('192.0.2.78');
      const dynamicCode = await phone.codeFor(REGULAR, 'login');
      expect((await phone.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).success).toBe(true);
      deps.clock.advance(15 * MINUTE);
      await client('192.0.2.79').login(REGULAR);
    });

    it('who resets the password while strangers try gets in with the new one', async () => {
      const { client } = await make();
      for (let i = 0; i < 31; i++) {
        const c = client(`203.0.113.${i}`);
        await guess(c, REGULAR, await c.solve());
      }
      const owner = client('192.0.2.200');
      const dynamicCode = await owner.codeFor(REGULAR, 'reset');
      await owner.ok(account.resetPassword, {
        account: REGULAR,
        dynamicCode,
        password: '听松路的第三个秋天',
      });
      await owner.login(REGULAR, '听松路的第三个秋天');
    });

    it('an account that is not there is slowed alike', async () => {
      const { client } = await make();
      let last = '';
      for (let i = 0; i < 31; i++) {
        const c = client(`203.0.113.${i}`);
        last = (await guess(c, 'nobody@heming.example', await c.solve())).errcode;
      }
      expect(last).toBe('2006');
    });

    it('on a device that it knows an account asks for a captcha after three failures, too', async () => {
      const { client } = await make();
      const c = client();
      await c.login(REGULAR);
      const codes = [];
      for (let i = 0; i < 4; i++) codes.push((await guess(c, REGULAR)).errcode);
      expect(codes).toEqual(['2103', '2103', '2103', '2101']);
      // Known to one account is not known to another.
      const other = [];
      for (let i = 0; i < 4; i++) other.push((await guess(c, '13900139000')).errcode);
      expect(other).toEqual(['2103', '2103', '2103', '2101']);
    });

    it('while more sign in than can be hashed, newcomers are asked for a captcha and nothing is held against them', async () => {
      const { client, deps } = await make();
      const known = client();
      await known.login(REGULAR);
      const waits: unknown[] = [];
      const host = deps.host as { -readonly [K in keyof typeof deps.host]: (typeof deps.host)[K] };
      const { verifyPassword } = host;
      host.hashingPressed = () => true;
      host.verifyPassword = (password, hash, wait) => {
        waits.push(wait?.trusted);
        return verifyPassword(password, hash, wait);
      };
      const c = client('192.0.2.50');
      for (const name of ['13900139000', 'nobody@heming.example'])
        expect((await guess(c, name)).errcode).toBe('2101');
      expect(waits).toEqual([]);
      await known.login(REGULAR);
      const right = { account: '13900139000', password: PASSWORD, ...(await c.solve()) };
      expect((await c.call(account.loginByPassword, right)).success).toBe(true);
      expect(waits).toEqual([true, true]);
      // Turned away by the queue is no failed try.
      host.hashingPressed = () => false;
      host.verifyPassword = () => Promise.reject(busySigningIn());
      const turned = client('192.0.2.51');
      for (let i = 0; i < 20; i++) expect((await guess(turned, '13900139000')).errcode).toBe('2008');
    });

    it('an attacker from many addresses makes the owner solve a captcha, no more', async () => {
      const { client } = await make();
      for (let i = 0; i < 40; i++) await guess(client(`203.0.113.${i}`), REGULAR);
      const owner = client('192.0.2.200');
      expect(
        (await owner.call(account.loginByPassword, { account: REGULAR, password: PASSWORD })).errcode,
      ).toBe('2101');
      const solved = await owner.solve();
      expect(
        (await owner.call(account.loginByPassword, { account: REGULAR, password: PASSWORD, ...solved }))
          .success,
      ).toBe(true);
    });

    it('logins that succeed use up no patience', async () => {
      const { client } = await make();
      for (let i = 0; i < 70; i++) await client().login(REGULAR);
    });
  });

  describe('sessions', () => {
    it('need the cookie beside the header, and the header beside the cookie', async () => {
      const { client } = await make();
      const c = client();
      await c.login(REGULAR);
      const thief = copyOf(c, client());
      expect((await thief.call(account.logonInfo, {})).errcode).toBe('1202');
      const other = client();
      await other.login('13900139000');
      expect((await copyOf(c, other).call(account.logonInfo, {})).errcode).toBe('1202');
      const { sessionId } = c;
      c.sessionId = '';
      expect((await c.call(account.logonInfo, {})).errcode).toBe('1202');
      c.sessionId = `${sessionId}x`;
      expect((await c.call(account.logonInfo, {})).errcode).toBe('1202');
      c.sessionId = sessionId;
      expect(await c.ok(account.logonInfo, {})).toMatchObject({
        memberEncode: sessionId,
        mobile: '138****8000',
      });
    });

    it('come in a cookie that scripts and other sites do not get', async () => {
      const { client } = await make();
      const { headers } = await client().call(account.loginByPassword, {
        account: REGULAR,
        password: PASSWORD,
      });
      const [session, device] = headers.getSetCookie();
      expect(session).toMatch(/^heming=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
      expect(device).toMatch(/^heming-device=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('are new at each login, and the one before ends', async () => {
      const { client } = await make();
      const c = client();
      const first = await c.login(REGULAR);
      const cookie = c.cookie('heming') ?? '';
      const second = await c.login(REGULAR);
      expect(second.memberEncode).not.toBe(first.memberEncode);
      expect(c.cookie('heming')).not.toBe(cookie);
      const old = await client().call(
        account.logonInfo,
        {},
        { sessionId: first.memberEncode, Cookie: `heming=${cookie}` },
      );
      expect(old.errcode).toBe('1202');
      expect((await c.call(account.logonInfo, {})).success).toBe(true);
    });

    it('are dead at logout, which always succeeds', async () => {
      const { client } = await make();
      const c = client();
      const { memberEncode } = await c.login(REGULAR);
      const cookie = c.cookie('heming') ?? '';
      const out = await c.call(account.logout, {});
      expect([out.success, c.cookie('heming')]).toEqual([true, undefined]);
      const after = await client().call(
        account.logonInfo,
        {},
        { sessionId: memberEncode, Cookie: `heming=${cookie}` },
      );
      expect([after.errcode, after.msg]).toEqual(['1202', 'Your session has ended. Please sign in again.']);
      expect((await client().call(account.logout, {})).success).toBe(true);
    });

    it('end after twelve idle hours, not a second before', async () => {
      const { client, deps } = await make();
      const c = client();
      await c.login(REGULAR);
      deps.clock.advance(12 * HOUR - 1000);
      expect((await c.call(account.logonInfo, {})).success).toBe(true);
      deps.clock.advance(12 * HOUR - 1000);
      expect((await c.call(account.logonInfo, {})).success).toBe(true);
      deps.clock.advance(12 * HOUR);
      expect((await c.call(account.logonInfo, {})).errcode).toBe('1202');
    });

    it('end after thirty days, however busy', async () => {
      const { client, deps } = await make();
      const c = client();
      await c.login(REGULAR);
      for (let half = 1; half < 90; half++) {
        deps.clock.advance(8 * HOUR);
        expect((await c.call(account.logonInfo, {})).success).toBe(true);
      }
      deps.clock.advance(8 * HOUR);
      expect((await c.call(account.logonInfo, {})).errcode).toBe('1202');
    });
  });

  describe('codes', () => {
    it('make an account, once the terms are agreed to, and log in the second time', async () => {
      const { client, deps } = await make();
      const c = client();
      const dynamicCode = await c.codeFor('15600000001', 'login');
      expect(dynamicCode).toMatch(/^\d{6}$/);
      const without = await c.call(account.loginByMobile, { mobile: '15600000001', dynamicCode });
      expect([without.errcode, without.data]).toEqual(['2001', { fields: ['agree'] }]);
      const weak = await c.call(account.loginByMobile, {
        mobile: '15600000001',
        dynamicCode,
        agree: 'Y',
        password: 'password',
      });
      expect(weak.errcode).toBe('2106');
      const form = {
        mobile: '15600000001',
        dynamicCode,
        agree: 'Y',
        password: 'a quiet evening',
        nickname: '小提琴',
      } as const;
      const user = await c.ok(account.loginByMobile, form);
      expect(user).toMatchObject({ nickname: '小提琴', mobile: '156****0001', bindMobile: 'Y' });
      c.sessionId = user.memberEncode;
      expect(await c.ok(member.vendorMember, {})).toMatchObject({ memberId: user.memberId });
      expect(await c.ok(member.info, {})).toMatchObject({ level: 1, points: 0 });
      await client().login('15600000001', 'a quiet evening');
      deps.clock.advance(MINUTE);
      const again = await client().register('15600000001');
      expect(again.memberId).toBe(user.memberId);
    });

    it('work by e-mail, and bind a mobile that nobody else has', async () => {
      const { client, deps } = await make();
      const c = client();
      const dynamicCode = await c.codeFor('New.Member@Heming.example', 'login');
      const user = await c.ok(account.loginByEmail, {
        email: 'new.member@heming.example',
        dynamicCode,
        agree: 'Y',
      });
      expect(user).toMatchObject({ bindMobile: 'N', mobile: '', nickname: 'New Member' });
      c.sessionId = user.memberEncode;
      const foreign = await c.call(account.bindMobile, {
        mobile: REGULAR,
        dynamicCode: await c.codeFor(REGULAR, 'bind'),
      });
      expect(foreign.errcode).toBe('2105');
      const bound = await c.ok(account.bindMobile, {
        mobile: '15600000002',
        dynamicCode: await c.codeFor('15600000002', 'bind'),
      });
      expect(bound).toMatchObject({ bindMobile: 'Y', mobile: '156****0002' });
      expect(await c.ok(account.logonInfo, {})).toMatchObject({ bindMobile: 'Y' });
      deps.clock.advance(MINUTE);
      expect((await client().register('15600000002')).memberId).toBe(user.memberId);
    });

    it('serve once, one purpose, one target', async () => {
      const { client } = await make();
      const c = client();
      const dynamicCode = await c.codeFor(REGULAR, 'login');
      const other = await c.call(account.loginByMobile, { mobile: '13900139000', dynamicCode });
      const reset = await c.call(account.resetPassword, {
        account: REGULAR,
        dynamicCode,
        password: 'a quiet evening',
      });
      expect([other.errcode, reset.errcode]).toEqual(['2104', '2104']);
      const both = await Promise.all(
        [1, 2, 3].map(() => c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })),
      );
      expect(both.filter(a => a.success)).toHaveLength(1);
      expect((await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).errcode).toBe('2104');
    });

    it('may be wrong four times, not five', async () => {
      const { client, deps } = await make();
      const c = client();
      for (const wrongs of [4, 5]) {
        const dynamicCode = await c.codeFor(REGULAR, 'login');
        const wrong = dynamicCode === '000000' ? '000001' : '000000';
        for (let i = 0; i < wrongs; i++) {
          expect((await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode: wrong })).errcode).toBe(
            '2104',
          );
        }
        expect((await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).success).toBe(
          wrongs === 4,
        );
        deps.clock.advance(MINUTE);
      }
    });

    it('live ten minutes', async () => {
      const { client, deps } = await make();
      const c = client();
      const first = await c.codeFor(REGULAR, 'login');
      deps.clock.advance(10 * MINUTE);
      expect((await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode: first })).errcode).toBe(
        '2104',
      );
      const second = await c.codeFor(REGULAR, 'login');
      deps.clock.advance(10 * MINUTE - 1000);
      expect((await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode: second })).success).toBe(
        true,
      );
    });

    it('are sent without a captcha until the limits call for one', async () => {
      const { client } = await make();
      const c = client();
      const ask = (who: Client, mobile: string, solved = {}) =>
        who.call(account.sendMobileCode, { mobile, purpose: 'login', ...solved });
      // A few people at one address, and one of them who asks for more than anyone needs.
      for (let i = 0; i < 6; i++) expect((await ask(client(), `1560000010${i}`)).success).toBe(true);
      const codes = [];
      for (let i = 0; i < 5; i++) codes.push((await ask(c, `1560000020${i}`)).errcode);
      expect(codes).toEqual(['0', '0', '0', '0', '2101']);
      expect((await ask(c, '15600000209', { ...(await c.solve()), captcha: 'zzzz' })).errcode).toBe('2102');
      expect((await ask(c, '15600000209', await c.solve())).success).toBe(true);
      // A number that many ask for, each from elsewhere.
      const many = [];
      for (let i = 0; i < 4; i++) many.push((await ask(client(`192.0.2.${10 + i}`), '15600000300')).errcode);
      expect(many).toEqual(['0', '0', '0', '2101']);
      // An address that asks for everyone.
      const crowd = [];
      for (let i = 0; i < 21; i++)
        crowd.push((await ask(client('198.51.100.1'), `156000004${String(10 + i)}`)).errcode);
      expect(crowd.slice(-2)).toEqual(['0', '2101']);
    });

    it('are sent once a minute and five times an hour to one target', async () => {
      const { client, deps } = await make();
      const c = client();
      const ask = (solved = {}) =>
        c.call(account.sendMobileCode, { mobile: REGULAR, purpose: 'login', ...solved });
      expect((await ask()).data).toMatchObject({ wait: 60 });
      deps.clock.advance(20_000);
      const soon = await ask();
      expect([soon.errcode, soon.data]).toEqual(['2006', { wait: 40 }]);
      for (let i = 0; i < 4; i++) {
        deps.clock.advance(MINUTE);
        expect((await ask(await c.solve())).success).toBe(true);
      }
      deps.clock.advance(MINUTE);
      expect((await ask(await c.solve())).errcode).toBe('2006');
      const here = client();
      const again = { mobile: REGULAR, purpose: 'login', ...(await here.solve()) } as const;
      expect((await here.call(account.sendMobileCode, again)).errcode).toBe('2006');
      deps.clock.advance(HOUR);
      expect((await ask(await c.solve())).success).toBe(true);
    });

    it('that strangers ask for use up nobody’s own', async () => {
      const { client, deps } = await make();
      const owner = client('192.0.2.200');
      await owner.login(REGULAR);
      await owner.call(account.logout, {});
      let sent = 0;
      for (let hour = 0; hour < 12; hour++) {
        for (const at of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4']) {
          const c = client(at);
          const asked = { mobile: REGULAR, purpose: 'login', ...(await c.solve()) } as const;
          if ((await c.call(account.sendMobileCode, asked)).success) sent++;
        }
        deps.clock.advance(HOUR);
      }
      // The telephone is not flooded either.
      expect(sent).toBe(30);
      const dynamicCode = await owner.codeFor(REGULAR, 'login');
      expect((await owner.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).success).toBe(true);
    });

    it('of one stranger leave the owner’s on a new device alone', async () => {
      const { client, deps } = await make();
      for (let i = 0; i < 12; i++) {
        const c = client('203.0.113.1');
        await c.call(account.sendMobileCode, { mobile: REGULAR, purpose: 'login', ...(await c.solve()) });
        deps.clock.advance(10 * MINUTE);
      }
      const owner = client('192.0.2.200');
      const dynamicCode = await owner.codeFor(REGULAR, 'login');
      expect((await owner.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).success).toBe(true);
    });

    it('belong to who asked: wrong ones from elsewhere and from the same office do no harm', async () => {
      const { client } = await make();
      const owner = client();
      const dynamicCode = await owner.codeFor(REGULAR, 'login');
      for (const at of [undefined, '203.0.113.5']) {
        const stranger = client(at);
        await stranger.codeFor(at ? '15600000501' : '15600000502', 'login');
        for (let i = 0; i < (at ? 6 : 62); i++) {
          const wrong = { mobile: REGULAR, dynamicCode: String(100_000 + i) };
          expect((await stranger.call(account.loginByMobile, wrong)).success).toBe(false);
        }
        // The right one, seen over the shoulder, opens nothing on another device.
        const seen = await stranger.call(account.loginByMobile, { mobile: REGULAR, dynamicCode });
        expect(seen.success).toBe(false);
      }
      expect((await owner.call(account.loginByMobile, { mobile: REGULAR, dynamicCode })).success).toBe(true);
    });

    it('say when another one must be asked for', async () => {
      const { client, deps } = await make();
      const c = client();
      const right = await c.codeFor(REGULAR, 'login');
      const dynamicCode = right === '000000' ? '000001' : '000000';
      const answers = [];
      for (let i = 0; i < 6; i++)
        answers.push(await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode }));
      const spent = 'Too many wrong tries: this code no longer works. Please ask for a new one.';
      const wrong = 'That code is wrong or no longer valid.';
      expect(answers.map(a => a.msg)).toEqual([wrong, wrong, wrong, wrong, spent, spent]);
      expect(answers.at(-1)).toMatchObject({ errcode: '2104', data: { spent: true } });
      deps.clock.advance(MINUTE);
      const second = await c.codeFor(REGULAR, 'login');
      deps.clock.advance(10 * MINUTE);
      const late = await c.call(account.loginByMobile, { mobile: REGULAR, dynamicCode: second });
      expect(late.msg).toBe('This code has expired. Please ask for a new one.');
    });

    it('refuse what is no mobile and no e-mail address, and name the field', async () => {
      const { client } = await make();
      const c = client();
      const mobile = await c.call(account.sendMobileCode, {
        mobile: '12345678901',
        purpose: 'login',
        ...(await c.solve()),
      });
      const email = await c.call(account.sendEmailCode, {
        email: 'not an address',
        purpose: 'login',
        ...(await c.solve()),
      });
      expect([mobile.errcode, mobile.data, email.errcode, email.data]).toEqual([
        '2001',
        { fields: ['mobile'] },
        '2001',
        { fields: ['email'] },
      ]);
    });
  });

  describe('another mobile', () => {
    /** The number's owner is there, and somebody has borrowed the session. */
    const change = async (made: Awaited<ReturnType<Make>>) => {
      const owner = made.client();
      await owner.login(REGULAR);
      const elsewhere = made.client('192.0.2.60');
      await elsewhere.login(REGULAR);
      const mobile = '15600000701';
      const form = { mobile, dynamicCode: await owner.codeFor(mobile, 'bind') };
      return { owner, elsewhere, form };
    };

    it('needs more than a session: the password or a code to the old one', async () => {
      const made = await make();
      const { owner, elsewhere, form } = await change(made);
      const bare = await owner.call(account.bindMobile, form);
      expect([bare.errcode, bare.data]).toEqual(['2107', { to: '138****8000', password: true }]);
      const guessed = await owner.call(account.bindMobile, { ...form, password: 'wrong guess' });
      expect(guessed.errcode).toBe('2103');
      expect(await owner.ok(account.logonInfo, {})).toMatchObject({ mobile: '138****8000' });
      const bound = await owner.ok(account.bindMobile, { ...form, password: PASSWORD });
      expect(bound).toMatchObject({ mobile: '156****0701' });
      expect((await elsewhere.call(account.logonInfo, {})).errcode).toBe('1202');
      expect((await owner.call(account.logonInfo, {})).success).toBe(true);
    });

    it('takes a code to the old one, once', async () => {
      const made = await make();
      const { owner, form } = await change(made);
      const { demoCode: ownCode = '' } = await owner.ok(account.sendOwnCode, {});
      expect((await owner.call(account.bindMobile, { ...form, ownCode: '000000' })).errcode).toBe('2104');
      expect(await owner.ok(account.bindMobile, { ...form, ownCode })).toMatchObject({
        mobile: '156****0701',
      });
      made.deps.clock.advance(MINUTE);
      const next = { mobile: REGULAR, dynamicCode: await owner.codeFor(REGULAR, 'bind') };
      expect((await owner.call(account.bindMobile, { ...next, ownCode })).errcode).toBe('2104');
    });

    it('cannot be guessed for by who borrowed the session', async () => {
      const made = await make();
      const { owner, form } = await change(made);
      const codes = [];
      for (let i = 0; i < 8; i++)
        codes.push((await owner.call(account.bindMobile, { ...form, password: `guess ${i}` })).errcode);
      expect(codes.slice(-2)).toEqual(['2006', '2006']);
    });

    it.each(['a quarter of an hour after', 'in another session of'])(
      'the first one needs proof, too, %s making the account',
      async when => {
        const { client, deps } = await make();
        const c = client();
        const signIn = async () => {
          const dynamicCode = await c.codeFor('late@heming.example', 'login');
          const form = { email: 'late@heming.example', dynamicCode, agree: 'Y' } as const;
          c.sessionId = (await c.ok(account.loginByEmail, form)).memberEncode;
        };
        await signIn();
        deps.clock.advance((when.startsWith('in another') ? 2 : 15) * MINUTE);
        // Just signed in, with the password or a code: a session that was lent reaches no further than the mail.
        if (when.startsWith('in another')) await signIn();
        const form = { mobile: '15600000702', dynamicCode: await c.codeFor('15600000702', 'bind') };
        const bare = await c.call(account.bindMobile, form);
        expect([bare.errcode, bare.data]).toEqual(['2107', { to: 'l***e@heming.example', password: false }]);
        const { demoCode: ownCode = '' } = await c.ok(account.sendOwnCode, {});
        expect((await c.call(account.bindMobile, { ...form, ownCode })).success).toBe(true);
      },
    );
  });

  describe('a new password', () => {
    it('ends every other session and opens the account', async () => {
      const { client } = await make();
      const [there, here] = [client(), client()];
      await there.login(REGULAR);
      await here.login(REGULAR);
      const dynamicCode = await here.codeFor(REGULAR, 'reset');
      const weak = await here.call(account.resetPassword, {
        account: REGULAR,
        dynamicCode,
        password: '13800138000',
      });
      expect([weak.errcode, weak.data]).toEqual(['2106', { fields: ['password'] }]);
      await here.ok(account.resetPassword, { account: REGULAR, dynamicCode, password: '听松路的第三个秋天' });
      expect((await there.call(account.logonInfo, {})).errcode).toBe('1202');
      expect((await here.call(account.logonInfo, {})).success).toBe(true);
      expect((await guess(client(), REGULAR)).errcode).toBe('2103');
      expect(
        (await client().call(account.loginByPassword, { account: REGULAR, password: PASSWORD })).errcode,
      ).toBe('2103');
      await client().login(REGULAR, '听松路的第三个秋天');
    });

    it('for an unknown account looks the same until the code, and makes nothing', async () => {
      const { client } = await make();
      const c = client();
      const dynamicCode = await c.codeFor('15600000009', 'reset');
      expect(dynamicCode).toMatch(/^\d{6}$/);
      const answer = await c.call(account.resetPassword, {
        account: '15600000009',
        dynamicCode,
        password: 'a quiet evening',
      });
      expect([answer.errcode, answer.msg]).toEqual(['2104', 'That code is wrong or no longer valid.']);
      expect(
        (
          await client().call(account.loginByPassword, {
            account: '15600000009',
            password: 'a quiet evening',
          })
        ).errcode,
      ).toBe('2103');
    });
  });

  describe('members', () => {
    it('stand where the ledger says', async () => {
      const { client } = await make();
      const c = client();
      await c.login(REGULAR);
      const info = await c.ok(member.info, {});
      expect(info).toMatchObject({ level: 3, levelName: 'Salon', points: 3460, expiring: { points: 760 } });
      expect(await c.ok(member.nextLevel, {})).toEqual({
        level: 3,
        name: 'Salon',
        spent: 4060,
        next: { name: 'Concord', from: 8000, distance: 3940 },
      });
      expect(await c.ok(member.expenditure, {})).toEqual({ totalExpenditure: 4060 });
      const levels = await client().ok(member.levels, {});
      expect(levels.map(l => l.level)).toEqual([1, 2, 3, 4, 5, 6]);
      const zh = await client().call(member.levels, {}, { sourcePage: '/zh-CN/pc/club' });
      expect(zh.data.map(l => l.name)).toEqual(['知音', '同调', '雅集', '和鸣', '金声', '玉振']);
    });

    it('that the vendor does not know fail the lookup, with their mobile bound', async () => {
      const { client } = await make();
      const c = client();
      await c.login('listener@heming.example');
      expect(await c.ok(account.logonInfo, {})).toMatchObject({ bindMobile: 'Y' });
      const { beside } = (await (await c.raw(account.logonInfo, {})).json()) as Envelope;
      expect((await c.call(member.vendorMember, {})).errcode).toBe('2003');
      const refusal = await (await c.raw(member.vendorMember, {})).json();
      expect(beside).toEqual([{ key: `${member.vendorMember.path}?`, reply: refusal }]);
      expect((await c.call(member.join, {})).errcode).toBe('2003');
      expect((await c.call(member.vendorMember, {})).errcode).toBe('2003');
    });

    it('join once', async () => {
      const { client, deps } = await make();
      await deps.store.direct.accounts.addMember({
        id: 'm-old',
        nickname: '旧友',
        mobile: '15600000003',
        email: null,
        passwordHash: await deps.host.hashPassword(PASSWORD),
        vendor: 'none',
        createdAt: 0,
        joinedAt: null,
      });
      const c = client();
      await c.login('15600000003');
      expect((await c.call(member.vendorMember, {})).errcode).toBe('2003');
      await c.ok(member.join, {});
      const { joinedAt } = await c.ok(member.info, {});
      deps.clock.advance(DAY / 4);
      await c.ok(member.join, {});
      expect(await c.ok(member.info, {})).toMatchObject({ joinedAt });
      expect((await c.call(member.vendorMember, {})).success).toBe(true);
    });
  });

  describe('addresses', () => {
    const home = {
      name: '陈',
      mobile: '+86 139 0013 9000',
      province: 'Zhejiang',
      city: '杭州市',
      district: '',
      detail: '龙井路 1 号',
    };

    it('are saved, changed, listed and removed by their owner', async () => {
      const { client } = await make();
      const c = client();
      await c.login('13900139000');
      const { id } = await c.ok(addresses.save, home);
      expect(await c.ok(addresses.byId, { id })).toEqual({
        ...home,
        id,
        mobile: '13900139000',
        province: '浙江省',
        isDefault: 'Y',
        country: 'CN',
        postcode: '',
      });
      const second = await c.ok(addresses.save, { ...home, detail: '二', isDefault: 'Y' });
      expect((await c.ok(addresses.list, {})).map(a => [a.id, a.isDefault])).toEqual([
        [second.id, 'Y'],
        [id, 'N'],
      ]);
      expect(await c.ok(addresses.save, { ...home, id, detail: '三' })).toEqual({ id });
      expect(await c.ok(addresses.byId, { id })).toMatchObject({ detail: '三', isDefault: 'N' });
      await c.ok(addresses.remove, { id });
      expect((await c.call(addresses.byId, { id })).errcode).toBe('2003');
    });

    it('may be in any country, each with its own form', async () => {
      const { client } = await make();
      const c = client();
      await c.login('13900139000');
      const berlin = {
        name: 'Ada',
        mobile: '+49 151 23456789',
        country: 'DE',
        province: '',
        city: 'Berlin',
        district: '',
        detail: 'Herbert-von-Karajan-Straße 1',
        postcode: '10785',
      };
      const { id } = await c.ok(addresses.save, berlin);
      expect(await c.ok(addresses.byId, { id })).toMatchObject({ ...berlin, mobile: '+4915123456789' });
      expect((await c.call(addresses.save, { ...berlin, city: '' })).data).toEqual({ fields: ['city'] });
      expect((await c.call(addresses.save, { ...berlin, country: 'ZZ' })).data).toEqual({
        fields: ['province'],
      });
      const kowloon = { ...home, mobile: '+852 9123 4567', country: 'HK', province: '', city: '' };
      const hk = await c.ok(addresses.save, kowloon);
      expect(await c.ok(addresses.byId, { id: hk.id })).toMatchObject({
        country: 'HK',
        province: '香港特别行政区',
      });
      expect(await c.ok(addresses.freight, { province: '', country: 'DE' })).toEqual({
        fee: 180,
        days: '7–14 working days',
      });
    });

    it('of others are as good as absent', async () => {
      const { client } = await make();
      const c = client();
      await c.login('13900139000');
      for (const id of ['a-demo-home', 'a-nobody']) {
        const answers = [
          await c.call(addresses.byId, { id }),
          await c.call(addresses.remove, { id }),
          await c.call(addresses.save, { ...home, id }),
        ];
        for (const a of answers)
          expect([a.errcode, a.msg]).toEqual(['2003', 'We could not find that address.']);
      }
      const owner = client();
      await owner.login(REGULAR);
      expect(await owner.ok(addresses.byId, { id: 'a-demo-home' })).toMatchObject({
        detail: '和鸣路 36 弄 5 号 402 室',
      });
    });

    it('are at most twenty, in parallel too', async () => {
      const { client } = await make();
      const c = client();
      await c.login('13900139000');
      const answers = await Promise.all(
        Array.from({ length: 25 }, (_, i) => c.call(addresses.save, { ...home, detail: `${i}` })),
      );
      expect(answers.filter(a => a.success)).toHaveLength(20);
      expect(answers.filter(a => a.errcode === '2205')).toHaveLength(5);
      expect((await c.ok(addresses.list, {})).filter(a => a.isDefault === 'Y')).toHaveLength(1);
    });

    it('name the field that is wrong', async () => {
      const { client } = await make();
      const c = client();
      await c.login('13900139000');
      expect((await c.call(addresses.save, { ...home, mobile: '12345' })).data).toEqual({
        fields: ['mobile'],
      });
      expect((await c.call(addresses.save, { ...home, province: 'Atlantis' })).data).toEqual({
        fields: ['province'],
      });
      const freight = await c.ok(addresses.freight, { province: '浙江省' });
      expect(freight).toEqual({ fee: 12, collectFee: 17, days: '1–2 working days' });
      expect((await c.call(addresses.freight, { province: 'Atlantis' })).errcode).toBe('2001');
    });
  });

  it('favourites are kept once, listed by page and removed by their owner', async () => {
    const { client, deps } = await make();
    const docs = Array.from({ length: 12 }, (_, i) => ({
      kind: 'program',
      id: `p${i}`,
      // Whole, as the list says more of a programme than its title.
      body: {
        id: `p${i}`,
        title: { zh: `曲${i}`, en: `Work ${i}` },
        artists: [],
        art: { seed: `p${i}`, key: 'C' },
      },
    }));
    await deps.store.transaction(tx => tx.catalogue.upsert(docs));
    const c = client();
    await c.login(REGULAR);
    const target = { type: 'program', targetId: 'p0' } as const;
    expect(await c.ok(favorites.is, target)).toEqual({ favorite: false });
    const { id } = await c.ok(favorites.save, target);
    expect(await c.ok(favorites.save, target)).toEqual({ id });
    expect(await c.ok(favorites.is, target)).toEqual({ favorite: true, id });
    expect((await c.call(favorites.save, { type: 'program', targetId: 'nothing' })).errcode).toBe('2003');
    for (let i = 1; i < 12; i++) {
      deps.clock.advance(1000);
      await c.ok(favorites.save, { type: 'program', targetId: `p${i}` });
    }
    const first = await c.ok(favorites.list, {});
    expect([first.total, first.list.length, first.list[0]?.title]).toEqual([12, 10, 'Work 11']);
    expect((await c.ok(favorites.list, { pageNo: 2 })).list.map(f => f.targetId)).toEqual(['p1', 'p0']);
    expect(await c.ok(favorites.list, { type: 'news' })).toMatchObject({ total: 0, list: [] });

    const other = client();
    await other.login('13900139000');
    const foreign = await other.call(favorites.remove, { id });
    const absent = await other.call(favorites.remove, { id: 'f-nobody' });
    expect([foreign.errcode, foreign.msg]).toEqual([absent.errcode, absent.msg]);
    expect(foreign.errcode).toBe('2003');
    await c.ok(favorites.remove, { id });
    expect(await c.ok(favorites.is, target)).toEqual({ favorite: false });
  });
}
