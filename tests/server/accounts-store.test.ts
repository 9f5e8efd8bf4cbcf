import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server/store/port.ts';
import type {
  AccountsStore,
  AddressRow,
  FavoriteRow,
  LedgerRow,
  MemberRow,
} from '#server/store/ports/accounts.ts';
import { eachStore } from './stores.ts';

const member = (id: string, patch: Partial<MemberRow> = {}): MemberRow => ({
  id,
  nickname: id,
  mobile: null,
  email: null,
  passwordHash: null,
  vendor: 'none',
  createdAt: 1_700_000_000_000,
  joinedAt: null,
  ...patch,
});
const address = (id: string, memberId: string, patch: Partial<AddressRow> = {}): AddressRow => ({
  id,
  memberId,
  name: '林',
  mobile: '13800138000',
  province: '上海市',
  city: '上海市',
  district: '',
  detail: '听松路 218 号',
  country: 'CN',
  postcode: '',
  isDefault: false,
  createdAt: 1,
  ...patch,
});
const session = (sessionHash: string, memberId: string, at = 1000) => ({
  sessionHash,
  secretHash: null,
  memberId,
  createdAt: at,
  seenAt: at,
});

/** What every kind of store does with accounts. */
eachStore(open => {
  let store: Store;
  let accounts: AccountsStore;
  beforeEach(async () => {
    store = await open();
    accounts = store.direct.accounts;
    await accounts.addMember(member('a', { mobile: '13800138000' }));
    await accounts.addMember(member('b', { email: 'b@heming.example', passwordHash: 'x' }));
  });

  describe('members', () => {
    it('come back as they went in, by id, mobile and e-mail', async () => {
      const a = member('a', { mobile: '13800138000' });
      const b = member('b', { email: 'b@heming.example', passwordHash: 'x' });
      expect(await accounts.member('a')).toEqual(a);
      expect(await accounts.memberByMobile('13800138000')).toEqual(a);
      expect(await accounts.memberByEmail('b@heming.example')).toEqual(b);
      expect(await accounts.member('c')).toBeNull();
      expect(await accounts.memberByMobile('13800138001')).toBeNull();
    });
    it('share neither id nor mobile nor e-mail; two without one are no clash', async () => {
      expect(await accounts.addMember(member('a'))).toBe(false);
      expect(await accounts.addMember(member('c', { mobile: '13800138000' }))).toBe(false);
      expect(await accounts.addMember(member('c', { email: 'b@heming.example' }))).toBe(false);
      expect(await accounts.member('c')).toBeNull();
      expect(await accounts.addMember(member('c'))).toBe(true);
      expect(await accounts.addMember(member('d'))).toBe(true);
    });
    it('of twenty that register one mobile at once, one is made', async () => {
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, i) => accounts.addMember(member(`n${i}`, { mobile: '13900139000' }))),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });
    it('take a free mobile and not another’s, inside a transaction that goes on', async () => {
      expect(await accounts.setMobile('b', '13800138000')).toBe(false);
      await store.transaction(async tx => {
        expect(await tx.accounts.setMobile('b', '13800138000')).toBe(false);
        expect(await tx.accounts.setMobile('b', '13900139000')).toBe(true);
        expect(await tx.accounts.setMobile('b', '13900139000')).toBe(true);
      });
      expect(await accounts.member('b')).toMatchObject({ mobile: '13900139000' });
    });
    it('join once', async () => {
      await accounts.join('a', 5);
      await accounts.join('a', 9);
      expect(await accounts.member('a')).toMatchObject({ vendor: 'member', joinedAt: 5 });
      await accounts.addMember(member('u', { vendor: 'unlinked' }));
      await accounts.join('u', 5);
      expect(await accounts.member('u')).toMatchObject({ vendor: 'unlinked', joinedAt: null });
    });
    it('roll back with their transaction', async () => {
      const failed = store.transaction(async tx => {
        await tx.accounts.addMember(member('c'));
        await tx.accounts.setPassword('a', 'new');
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      expect(await accounts.member('c')).toBeNull();
      expect(await accounts.member('a')).toMatchObject({ passwordHash: null });
    });
  });

  it('of the devices of a member as many sound as may: the quietest gives way, and another player on one takes its place', async () => {
    const ids = ['s1', 's2', 's3', 's4'];
    for (const id of ids) await accounts.addSession(session(id, 'a'));
    await accounts.addSession(session('other', 'b'));
    await accounts.startPlaying(session('other', 'b'), 'p', 1, 3);
    for (const [i, id] of ids.slice(0, 3).entries())
      await accounts.startPlaying(session(id, 'a'), 'p', 10 + i, 3);
    expect(await accounts.keepPlaying('s1', 'p', 20)).toBe(true);
    await accounts.startPlaying(session('s4', 'a'), 'p', 30, 3);
    const on = async () => Promise.all([...ids, 'other'].map(id => accounts.keepPlaying(id, 'p', 40)));
    expect(await on()).toEqual([true, false, true, true, true]);
    await accounts.startPlaying(session('s4', 'a'), 'q', 50, 3);
    expect(await on()).toEqual([true, false, true, false, true]);
    expect(await accounts.session('s4')).toMatchObject(session('s4', 'a'));
  });
  it('sessions are kept, touched and ended', async () => {
    for (const row of [session('s1', 'a'), session('s2', 'a'), session('s3', 'a'), session('s4', 'b')])
      await accounts.addSession(row);
    await accounts.touchSession('s1', 2000);
    expect(await accounts.session('s1')).toEqual({ ...session('s1', 'a'), seenAt: 2000 });
    await accounts.endSession('s1');
    expect(await accounts.session('s1')).toBeNull();
    await accounts.endSessions('a', 's2');
    expect([await accounts.session('s2'), await accounts.session('s3')]).toEqual([session('s2', 'a'), null]);
    await accounts.endSessions('a', null);
    expect([await accounts.session('s2'), await accounts.session('s4')]).toEqual([null, session('s4', 'b')]);
  });

  describe('codes', () => {
    const code = { key: 'k', codeHash: 'h', sentAt: 0, expiresAt: 100, tries: 0 };
    it('may be tried so often and so long', async () => {
      await accounts.putCode(code);
      expect(await accounts.tryCode('k', 2, 100)).toBeNull();
      expect(await accounts.tryCode('k', 2, 99)).toEqual({ ...code, tries: 1 });
      expect(await accounts.tryCode('k', 2, 99)).toEqual({ ...code, tries: 2 });
      expect(await accounts.tryCode('k', 2, 99)).toBeNull();
      await accounts.putCode({ ...code, codeHash: 'i' });
      expect(await accounts.tryCode('k', 2, 99)).toMatchObject({ codeHash: 'i', tries: 1 });
    });
    it('of many tries at once only the allowed ones are let through', async () => {
      await accounts.putCode(code);
      const tries = await Promise.all(Array.from({ length: 20 }, () => accounts.tryCode('k', 5, 1)));
      expect(tries.filter(Boolean)).toHaveLength(5);
    });
    it('are used up by one', async () => {
      await accounts.putCode(code);
      expect(await accounts.useCode('k', 'other')).toBe(false);
      const used = await Promise.all(Array.from({ length: 10 }, () => accounts.useCode('k', 'h')));
      expect(used.filter(Boolean)).toHaveLength(1);
      expect(await accounts.code('k')).toBeNull();
    });
  });

  it('captchas are taken once', async () => {
    await accounts.addCaptcha({ id: 'c', answerHash: 'h', expiresAt: 10 });
    const taken = await Promise.all(Array.from({ length: 10 }, () => accounts.takeCaptcha('c')));
    expect(taken.filter(Boolean)).toEqual([{ id: 'c', answerHash: 'h', expiresAt: 10 }]);
  });

  it('hits are counted one by one within a window that begins with the first', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => accounts.hit('k', 100, 1000)));
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(await accounts.hit('k', 100, 1099)).toBe(21);
    expect(await accounts.hit('k', 100, 1099, -1)).toBe(20);
    expect([
      await accounts.hits('k', 1099),
      await accounts.hits('k', 1100),
      await accounts.hits('other', 0),
    ]).toEqual([20, 0, 0]);
    expect(await accounts.hit('k', 100, 1100)).toBe(1);
    await accounts.clearHits('k');
    expect(await accounts.hits('k', 1100)).toBe(0);
  });

  it('a ledger entry of one cause is written once', async () => {
    const entry: LedgerRow = {
      memberId: 'a',
      ref: 'paid:1',
      reason: 'order',
      points: 10,
      fen: 5_000_000_000,
      at: 2,
      expiresAt: 9,
    };
    const written = await Promise.all(Array.from({ length: 10 }, () => accounts.addLedger(entry)));
    expect(written.filter(Boolean)).toHaveLength(1);
    await accounts.addLedger({ ...entry, ref: 'paid:0', at: 1, expiresAt: null });
    await accounts.addLedger({ ...entry, memberId: 'b' });
    expect(await accounts.ledger('a')).toEqual([entry, { ...entry, ref: 'paid:0', at: 1, expiresAt: null }]);
  });

  it('whoever buys comes with the ledger, and without one too', async () => {
    const entry = (ref: string, more: Partial<LedgerRow> = {}): LedgerRow => ({
      memberId: 'a',
      ref,
      reason: 'order',
      points: 10,
      fen: 5_000_000_000,
      at: 2,
      expiresAt: null,
      ...more,
    });
    await accounts.addSession(session('s1', 'a'));
    await accounts.addSession(session('s2', 'b'));
    await accounts.addLedger(entry('paid:2', { creditAt: 7 }));
    await accounts.addLedger(entry('paid:1', { expiresAt: 9, against: 'paid:2' }));
    expect(await Promise.all(['s1', 's2', 's3'].map(hash => accounts.buyer(hash)))).toEqual([
      { ...session('s1', 'a'), ledger: await accounts.ledger('a') },
      { ...session('s2', 'b'), ledger: [] },
      null,
    ]);
    expect(await accounts.ledger('a')).toHaveLength(2);
  });

  it('favourites are one per thing, newest first, and the member’s own', async () => {
    const favorite = (id: string, memberId: string, targetId: string, addedAt: number): FavoriteRow => ({
      id,
      memberId,
      type: 'program',
      targetId,
      addedAt,
    });
    expect(await accounts.addFavorite(favorite('f1', 'a', 'p1', 1))).toBe(true);
    expect(await accounts.addFavorite(favorite('f2', 'a', 'p1', 2))).toBe(false);
    expect(await accounts.addFavorite(favorite('f3', 'a', 'p2', 3))).toBe(true);
    expect(await accounts.addFavorite(favorite('f4', 'b', 'p1', 4))).toBe(true);
    expect((await accounts.favorites('a')).map(f => f.id)).toEqual(['f3', 'f1']);
    expect(await accounts.favorite('a', 'program', 'p1')).toEqual(favorite('f1', 'a', 'p1', 1));
    expect(await accounts.favorite('a', 'news', 'p1')).toBeNull();
    expect(await accounts.removeFavorite('a', 'f4')).toBe(false);
    expect(await accounts.removeFavorite('a', 'f1')).toBe(true);
    expect(await accounts.removeFavorite('a', 'f1')).toBe(false);
    expect(await accounts.favorite('b', 'program', 'p1')).not.toBeNull();
  });

  it('addresses have one default, and are the member’s own', async () => {
    await accounts.putAddress(address('x', 'a', { isDefault: true }));
    await accounts.putAddress(address('y', 'a', { isDefault: true, createdAt: 2 }));
    await accounts.putAddress(address('z', 'b', { isDefault: true }));
    expect((await accounts.addresses('a')).map(r => [r.id, r.isDefault])).toEqual([
      ['y', true],
      ['x', false],
    ]);
    expect(await accounts.address('a', 'z')).toBeNull();
    expect(await accounts.address('b', 'z')).toEqual(address('z', 'b', { isDefault: true }));
    expect(await accounts.removeAddress('a', 'z')).toBe(false);
    expect(await accounts.removeAddress('a', 'x')).toBe(true);
    expect(await accounts.addresses('a')).toHaveLength(1);
  });

  it('sweeping deletes what has expired and nothing else', async () => {
    await accounts.addSession(session('idle', 'a', 10));
    await accounts.addSession({ ...session('old', 'a', 5), seenAt: 500 });
    await accounts.addSession({ ...session('live', 'a', 50), seenAt: 500 });
    await accounts.putCode({ key: 'dead', codeHash: 'h', sentAt: 0, expiresAt: 100, tries: 0 });
    await accounts.putCode({ key: 'live', codeHash: 'h', sentAt: 0, expiresAt: 101, tries: 0 });
    await accounts.addCaptcha({ id: 'dead', answerHash: 'h', expiresAt: 100 });
    await accounts.hit('k', 101, 0);
    await accounts.sweep(100, 10, 5);
    expect(
      await Promise.all(['idle', 'old', 'live'].map(async s => (await accounts.session(s)) !== null)),
    ).toEqual([false, false, true]);
    expect([await accounts.code('dead'), (await accounts.code('live'))?.key]).toEqual([null, 'live']);
    expect(await accounts.takeCaptcha('dead')).toBeNull();
    expect(await accounts.hits('k', 100)).toBe(1);
  });
});
