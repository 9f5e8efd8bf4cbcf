import { beforeEach, describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { addresses } from '#domain/contract/address.ts';
import { certifications } from '#domain/contract/certification.ts';
import { security } from '#domain/contract/security.ts';
import { openOffice } from '#server/office.ts';
import type { Store } from '#server/store/port.ts';
import type { Client } from './client.ts';
import { DEMO_PASSWORD, makeApp, type TestDeps } from './harness.ts';
import { orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NEWCOMER = '13900139000';
const MEMBER = 'm-demo-newcomer';
const AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
};

eachStore(open => {
  let store: Store;
  let deps: TestDeps;
  let client: (at?: string) => Client;
  let desk: Client;
  let phone: Client;
  /** What the member was told last, and where. */
  const told = async () => (await store.direct.letters.lettersTo(MEMBER)).at(-1);
  const login = async (c: Client, agent: string): Promise<void> => {
    const answer = await c.call(
      account.loginByPassword,
      { account: NEWCOMER, password: DEMO_PASSWORD },
      { 'User-Agent': agent },
    );
    c.sessionId = answer.data.memberEncode;
  };
  beforeEach(async () => {
    store = await open();
    ({ deps, client } = await makeApp({ store }));
    desk = client('203.0.113.7');
    phone = client('2001:db8:1:2::3');
    await login(desk, AGENTS.desk);
    deps.clock.advance(MINUTE);
    await login(phone, AGENTS.phone);
    deps.clock.advance(MINUTE);
  });
  const alive = async (c: Client): Promise<boolean> => (await c.call(account.logonInfo, {})).success;

  describe('sessions', () => {
    it('are shown with device, network and last use, and opened by nothing in the list', async () => {
      deps.clock.advance(5 * MINUTE);
      await desk.ok(account.logonInfo, {});
      const { sessions, hasPassword, mobile } = await desk.ok(security.overview, {});
      expect([hasPassword, mobile]).toEqual(['Y', '139****9000']);
      expect(sessions.map(({ device, place, current }) => [device, place, current])).toEqual([
        ['edge/windows', '203.0.113.…', 'Y'],
        ['safari/iphone', '2001:db8:1:…', 'N'],
      ]);
      expect(sessions[0]?.seenAt).toBe(new Date(deps.clock.now()).toISOString());
      const hashes = (await store.direct.security.sessionsOf(MEMBER)).map(s => s.sessionHash);
      expect(hashes).toHaveLength(2);
      for (const hash of hashes) expect(JSON.stringify(sessions)).not.toContain(hash);
      const borrowed = client();
      borrowed.sessionId = sessions[0]?.id ?? '';
      expect(await alive(borrowed)).toBe(false);
    });

    it('end one by one, or all others; another member’s are as good as absent', async () => {
      const { sessions } = await desk.ok(security.overview, {});
      const other = sessions.find(s => s.current === 'N')?.id ?? '';
      const stranger = client();
      await stranger.login('13800138000');
      const foreign = await stranger.call(security.endSession, { id: other });
      const absent = await stranger.call(security.endSession, { id: 'nothing' });
      expect([foreign.errcode, foreign.msg]).toEqual([absent.errcode, absent.msg]);
      expect(foreign.errcode).toBe('2003');
      await desk.ok(security.endSession, { id: other });
      expect([await alive(desk), await alive(phone)]).toEqual([true, false]);
      await login(phone, AGENTS.phone);
      await desk.ok(security.endOthers, {});
      expect([await alive(desk), await alive(phone), await alive(stranger)]).toEqual([true, false, true]);
    });

    it('leave a trace, newest first, that is forgotten after half a year', async () => {
      await desk.ok(security.endOthers, {});
      const events = await desk.ok(security.events, {});
      expect(events.map(e => [e.kind, e.device])).toEqual([
        ['others', ''],
        ['pass', 'safari/iphone'],
        ['pass', 'edge/windows'],
      ]);
      deps.clock.advance(181 * DAY);
      await openOffice(deps).sweep();
      expect(await store.direct.security.signIns(MEMBER, 50)).toEqual([]);
    });
  });

  describe('a new password', () => {
    it('needs the old one or a code, ends the other sessions, and is told', async () => {
      const newPassword = 'seven quiet oboes';
      const bare = await desk.call(security.changePassword, { newPassword });
      expect([bare.errcode, bare.data]).toEqual(['2107', { to: '139****9000', password: true }]);
      const wrong = await desk.call(security.changePassword, { newPassword, password: 'a wrong guess' });
      expect(wrong.errcode).toBe('2103');
      const weak = await desk.call(security.changePassword, {
        newPassword: '12345678',
        password: DEMO_PASSWORD,
      });
      expect(weak.errcode).toBe('2106');
      expect(await alive(phone)).toBe(true);
      await desk.ok(security.changePassword, { newPassword, password: DEMO_PASSWORD });
      expect([await alive(desk), await alive(phone)]).toEqual([true, false]);
      expect(await told()).toMatchObject({ kind: 'password-changed', channel: 'sms', recipient: NEWCOMER });
      expect(
        (await client().call(account.loginByPassword, { account: NEWCOMER, password: DEMO_PASSWORD }))
          .errcode,
      ).toBe('2103');
      await client().login(NEWCOMER, newPassword);

      const { demoCode: ownCode = '' } = await desk.ok(account.sendOwnCode, {});
      await desk.ok(security.changePassword, { newPassword: 'eight quiet oboes', ownCode });
      const again = await desk.call(security.changePassword, { newPassword, ownCode });
      expect(again.errcode).toBe('2104');
    });
  });

  describe('an e-mail address', () => {
    it('is bound with a code to it and a proof by what there is; the old one is told', async () => {
      const email = 'new.one@heming.example';
      const form = { email, dynamicCode: await desk.codeFor(email, 'bind') };
      expect((await desk.call(security.bindEmail, form)).errcode).toBe('2107');
      const bound = await desk.ok(security.bindEmail, { ...form, password: DEMO_PASSWORD });
      expect(bound.email).toBe(email);
      expect(await alive(phone)).toBe(false);
      // There was none before: the number is told.
      expect(await told()).toMatchObject({ kind: 'email-changed', channel: 'sms', recipient: NEWCOMER });
      deps.clock.advance(MINUTE);
      const next = 'next.one@heming.example';
      const second = { email: next, dynamicCode: await desk.codeFor(next, 'bind') };
      const { demoCode: ownCode = '' } = await desk.ok(account.sendOwnCode, {});
      await desk.ok(security.bindEmail, { ...second, ownCode });
      expect(await told()).toMatchObject({ kind: 'email-changed', channel: 'email', recipient: email });
      const taken = 'listener@heming.example';
      deps.clock.advance(MINUTE);
      const third = { email: taken, dynamicCode: await desk.codeFor(taken, 'bind') };
      expect((await desk.call(security.bindEmail, { ...third, password: DEMO_PASSWORD })).errcode).toBe(
        '2105',
      );
      expect((await store.direct.accounts.member(MEMBER))?.email).toBe(next);
    });
  });

  describe('a copy of one’s data', () => {
    it('is one file to read and to parse, with nothing of others, no secret and no live markup', async () => {
      const name = '</script><script>x';
      await desk.ok(addresses.save, {
        name,
        mobile: NEWCOMER,
        province: '上海市',
        city: '上海市',
        district: '徐汇区',
        detail: '和鸣路 1 号',
      });
      await desk.ok(certifications.save, { type: 'passport', name: '陈', number: 'E12345678', agree: 'Y' });
      const { name: file, html } = await desk.ok(security.exportData, {});
      expect(file).toBe('heming-data-2026-12-02.html');
      expect(html).not.toContain('<script>x');
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html).toContain('<td>&lt;/script&gt;&lt;script&gt;x</td>');
      const [, json = ''] = /id="data">([^<]*)<\/script>/.exec(html) ?? [];
      const data = JSON.parse(json);
      expect(data.member).toMatchObject([{ id: MEMBER, mobile: NEWCOMER }]);
      expect(data.address).toMatchObject([{ name }]);
      expect(data.certification).toMatchObject([{ number: 'E*******8' }]);
      expect(data.sign_in[0].kind).toBe('export');
      const { passwordHash } = (await store.direct.accounts.member(MEMBER)) ?? {};
      const hashes = (await store.direct.security.sessionsOf(MEMBER)).map(s => s.sessionHash);
      for (const secret of ['E12345678', passwordHash ?? '?', ...hashes, 'm-demo-regular', '林听雨'])
        expect(html).not.toContain(secret);
    });

    it('can be had a few times a day', async () => {
      for (let i = 0; i < 6; i++) await desk.ok(security.exportData, {});
      expect((await desk.call(security.exportData, {})).errcode).toBe('2006');
    });
  });

  describe('leaving', () => {
    const leave = (rest: Record<string, unknown> = {}) =>
      desk.call(security.leave, { agree: 'Y', password: DEMO_PASSWORD, ...rest });
    const sweep = () => openOffice(deps).sweep();

    it('says what goes and what stays, wants a yes and a proof, and ends every session', async () => {
      await desk.ok(addresses.save, {
        name: '陈',
        mobile: NEWCOMER,
        province: '上海市',
        city: '上海市',
        district: '徐汇区',
        detail: '和鸣路 1 号',
      });
      const { stands, goes } = await desk.ok(security.leaving, {});
      expect(stands).toEqual([]);
      expect(goes).toContainEqual({ title: 'Addresses', count: 1, why: '' });
      expect((await leave({ agree: 'N' })).errcode).toBe('2001');
      expect((await leave({ password: 'a wrong guess' })).errcode).toBe('2103');
      expect(await alive(phone)).toBe(true);
      const answer = await leave();
      expect(answer.data.dueAt).toBe(new Date(deps.clock.now() + 7 * DAY).toISOString());
      expect([await alive(desk), await alive(phone)]).toEqual([false, false]);
      expect(await told()).toMatchObject({ kind: 'leaving', channel: 'sms', recipient: NEWCOMER });
    });

    it('is taken back by signing in, until the last moment', async () => {
      await leave();
      deps.clock.advance(7 * DAY - 1);
      await sweep();
      const back = await client().ok(account.loginByPassword, { account: NEWCOMER, password: DEMO_PASSWORD });
      expect(back.stayed).toBe('Y');
      deps.clock.advance(DAY);
      await sweep();
      const again = await client().ok(account.loginByPassword, {
        account: NEWCOMER,
        password: DEMO_PASSWORD,
      });
      expect(again.stayed).toBeUndefined();
      expect((await store.direct.security.signIns(MEMBER, 9)).map(e => e.kind)).toContain('stay');
    });

    it('takes all that is personal, and leaves what was bought without a name', async () => {
      const paid = {
        ...orderOf(['A-1'], { tradeNo: 'HM-old', memberId: MEMBER }),
        realStatus: 'paid_success' as const,
        contact: {
          linkman: '陈默然',
          mobile: NEWCOMER,
          email: 'chen@heming.example',
          channel: 'productUnwanted' as const,
          deliverTo: '',
          certificates: [{ type: 'passport' as const, name: '陈默然', number: 'E12345678' }],
        },
      };
      await store.direct.sales.insertOrder(paid);
      await desk.ok(addresses.save, {
        name: '陈默然',
        mobile: NEWCOMER,
        province: '上海市',
        city: '上海市',
        district: '徐汇区',
        detail: '和鸣路 1 号',
      });
      await leave();
      deps.clock.advance(7 * DAY);
      // Due is gone, swept or not.
      const late = await client().call(account.loginByPassword, {
        account: NEWCOMER,
        password: DEMO_PASSWORD,
      });
      expect(late.errcode).toBe('2007');
      await sweep();
      expect(
        (await client().call(account.loginByPassword, { account: NEWCOMER, password: DEMO_PASSWORD }))
          .errcode,
      ).toBe('2103');
      const row = await store.direct.sales.order('HM-old');
      expect(row).toMatchObject({ memberId: MEMBER, amount: paid.amount, contact: null });
      expect(await store.direct.accounts.addresses(MEMBER)).toEqual([]);
      expect(await store.direct.security.departure(MEMBER)).toBeNull();
      expect(await store.direct.accounts.member(MEMBER)).toMatchObject({
        nickname: '',
        mobile: null,
        email: null,
        passwordHash: null,
      });
      // The number is free for somebody new, who gets nothing of it.
      const fresh = client();
      const user = await fresh.register(NEWCOMER);
      expect(user.memberId).not.toBe(MEMBER);
      expect(deps.lines).toEqual([]);
    });

    it('waits for what is unpaid', async () => {
      const now = deps.clock.now();
      await store.direct.sales.insertOrder({
        ...orderOf(['A-1'], { tradeNo: 'HM-open', memberId: MEMBER }),
        realStatus: 'new_locked',
        expiresAt: now + MINUTE,
      });
      const { stands } = await desk.ok(security.leaving, {});
      expect(stands).toMatchObject([{ kind: 'unpaid', tradeNo: 'HM-open' }]);
      expect((await leave()).errcode).toBe('2007');
      deps.clock.advance(MINUTE);
      expect((await leave()).success).toBe(true);
      // Something came up in the days between: it is looked at again each day.
      await store.direct.sales.insertOrder({
        ...orderOf(['A-1'], { tradeNo: 'HM-refund', memberId: MEMBER }),
        realStatus: 'paid_return_cert',
        requestId: 'r2',
      });
      deps.clock.advance(7 * DAY);
      await sweep();
      expect((await store.direct.accounts.member(MEMBER))?.mobile).toBe(NEWCOMER);
      const row = await store.direct.sales.order('HM-refund');
      if (row) await store.transaction(tx => tx.sales.saveOrder({ ...row, realStatus: 'paid_return_succ' }));
      deps.clock.advance(DAY);
      await sweep();
      expect((await store.direct.accounts.member(MEMBER))?.mobile).toBeNull();
    });
  });
});
