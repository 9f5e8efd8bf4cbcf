import { type TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { member } from '#domain/contract/account.ts';
import { ROLES, staff } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { may } from '#domain/rules/staff.ts';
import { invitation, invitedAgain } from '#server/accounts/staff.ts';
import { endpointTable } from '#server/app.ts';
import { Colleague, colleague } from './colleague.ts';
import { DEMO_PASSWORD, makeApp } from './harness.ts';
import { eachStore } from './stores.ts';

const HOUR = 3_600_000;
const MAIL = 'office@heming.example';
const desk = endpointTable.filter(e => e.call.path.startsWith('/thvendor/desk/'));
/** What is answered before anybody is known: ways in, and a device that is signed out asks after its list. */
const OPEN = ['demo', 'login', 'invitation', 'accept', 'fate'];

describe('each call of the desk', () => {
  test('is for who works here, but the way in', () => {
    const open = desk
      .filter(e => e.access !== 'staff')
      .map(e => e.call.path.split('/').at(-1)?.split('.')[0]);
    expect(open.sort()).toEqual([...OPEN].sort());
    expect(endpointTable.filter(e => e.access === 'staff' && !desk.includes(e))).toEqual([]);
  });

  const guarded = desk.filter(e => e.access === 'staff');
  test.each(ROLES)('by %s: what the table of rights says, and not a call more', async role => {
    const { app, deps } = await makeApp();
    for (const endpoint of guarded) {
      const who = await colleague(app, deps, role);
      const { errcode } = (await (await who.raw(endpoint.call, {})).json()) as { errcode: string };
      const allowed = endpoint.right === undefined || may(role, endpoint.right);
      // With nothing filled in a call that is allowed says so, or is done.
      if (allowed) expect([endpoint.call.path, errcode]).not.toContain(ERR.noPermission);
      else expect([endpoint.call.path, errcode]).toEqual([endpoint.call.path, ERR.noPermission]);
    }
  });

  test('knows no member’s session, and no member’s call knows a colleague’s', async () => {
    const { app, deps, client } = await makeApp();
    const visitor = client();
    await visitor.login('13800138000');
    for (const { call } of guarded)
      expect([
        call.path,
        ((await (await visitor.raw(call, {})).json()) as { errcode: string }).errcode,
      ]).toEqual([call.path, ERR.sessionExpired]);
    // A member's token in the desk's header, and the other way round.
    const thief = new Colleague(app);
    thief.adopt(visitor.sessionId, `heming=${visitor.cookie('heming')}; Path=/`);
    thief.staffSession = visitor.sessionId;
    expect((await thief.call(staff.me, {})).errcode).toBe(ERR.sessionExpired);
    const owner = await colleague(app, deps, 'owner');
    owner.sessionId = owner.staffSession;
    owner.adopt(owner.staffSession, `heming=${owner.cookie('heming-staff')}; Path=/`);
    expect((await owner.call(member.info, {})).errcode).toBe(ERR.sessionExpired);
    for (const { call } of endpointTable.filter(e => e.access === 'member')) {
      const answer = (await (await owner.raw(call, {})).json()) as { errcode: string };
      expect([call.path, answer.errcode]).toEqual([call.path, ERR.sessionExpired]);
    }
  });

  test('needs the cookie beside the header', async () => {
    const { app, deps } = await makeApp();
    const who = await colleague(app, deps, 'owner');
    expect((await who.call(staff.me, {})).success).toBe(true);
    who.clearCookies();
    expect((await who.call(staff.me, {})).errcode).toBe(ERR.sessionExpired);
  });
});

eachStore(open => {
  test('password and second factor together open it; neither is told right without the other', async () => {
    const { app, deps } = await makeApp({ store: await open() });
    const who = new Colleague(app);
    const { accounts } = await who.ok(staff.demo, {});
    expect(accounts.map(a => a.mail).sort()).toEqual(
      ['counter', 'door', 'office', 'owner'].map(r => `${r}@heming.example`),
    );
    const code = accounts.find(a => a.mail === MAIL)?.code ?? '';
    const wrong = [
      { mail: MAIL, password: 'another one', code },
      { mail: MAIL, password: DEMO_PASSWORD, code: code === '000000' ? '000001' : '000000' },
      { mail: 'nobody@heming.example', password: DEMO_PASSWORD, code },
    ];
    const said = await Promise.all(wrong.map(w => who.call(staff.login, w)));
    expect(new Set(said.map(s => `${s.errcode} ${s.msg}`)).size).toBe(1);
    expect(said[0]?.errcode).toBe(ERR.wrongPassword);
    await who.signIn(MAIL);
    const me = await who.ok(staff.me, {});
    expect(me).toMatchObject({ mail: MAIL, role: 'office' });
    expect(me.rights).not.toContain('staff');
    deps.clock.advance(10 * HOUR);
    expect((await who.call(staff.me, {})).errcode).toBe(ERR.sessionExpired);
  });

  test('guesses are bounded', async () => {
    const { app } = await makeApp({ store: await open() });
    const who = new Colleague(app);
    const guess = { mail: MAIL, password: DEMO_PASSWORD, code: '123 45' };
    for (let i = 0; i < 10; i++) expect((await who.call(staff.login, guess)).errcode).toBe(ERR.wrongPassword);
    expect((await who.call(staff.login, guess)).errcode).toBe(ERR.tooMany);
  });

  test('an invitation opens one account once; its codes on paper are good once each', async () => {
    const { app, deps } = await makeApp({ store: await open(), config: { demo: false } });
    const now = deps.clock.now();
    const { row, token } = await invitation(deps, { mail: 'new@heming.example', role: 'door' }, now);
    expect(await deps.store.direct.staff.add(row)).toBe(true);
    const who = new Colleague(app);
    expect((await who.ok(staff.demo, {})).accounts).toEqual([]);
    const { uri, mail, role } = await who.ok(staff.invitation, { token });
    expect([mail, role]).toEqual(['new@heming.example', 'door']);
    const totp = URI.parse(uri) as TOTP;
    const codeAt = () => totp.generate({ timestamp: deps.clock.now() });
    const wanted = { token, name: '新同事', password: 'a long enough phrase' };
    expect((await who.call(staff.accept, { ...wanted, password: 'short', code: codeAt() })).errcode).toBe(
      ERR.weakPassword,
    );
    expect((await who.call(staff.accept, { ...wanted, code: '1' })).errcode).toBe(ERR.wrongCode);
    const taken = await who.ok(staff.accept, { ...wanted, code: codeAt() });
    expect(taken.recovery).toHaveLength(8);
    expect(JSON.stringify(await deps.store.direct.staff.people())).not.toContain(totp.secret.base32);
    expect((await who.call(staff.accept, { ...wanted, code: codeAt() })).errcode).toBe(ERR.notFound);
    const again = { mail, password: wanted.password };
    // The code that took the invitation was used; the next one is not.
    expect((await who.call(staff.login, { ...again, code: codeAt() })).errcode).toBe(ERR.wrongPassword);
    deps.clock.advance(30_000);
    expect((await who.call(staff.login, { ...again, code: codeAt() })).success).toBe(true);
    expect((await who.call(staff.login, { ...again, code: codeAt() })).errcode).toBe(ERR.wrongPassword);
    const paper = taken.recovery[0]?.toLowerCase() ?? '';
    expect((await who.call(staff.login, { ...again, code: paper })).success).toBe(true);
    expect((await who.call(staff.login, { ...again, code: paper })).errcode).toBe(ERR.wrongPassword);
    // Invited anew, nothing of before opens it.
    const known = await deps.store.direct.staff.byMail(mail);
    if (!known) throw new Error('gone');
    await deps.store.direct.staff.save((await invitedAgain(deps, known, deps.clock.now())).row);
    deps.clock.advance(30_000);
    expect((await who.call(staff.login, { ...again, code: codeAt() })).errcode).toBe(ERR.wrongPassword);
  });
});
