import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ad } from '#domain/contract/content.ts';
import { memberInfo as memberInfoShape, userInfo as userInfoShape } from '#domain/contract/shapes/account.ts';
import { adsOf, useApp } from './app.ts';
import { useForm } from './form.ts';
import { usePage } from './page.ts';
import { usePlayer } from './player.ts';
import { useSecret } from './secret.ts';
import { useUser } from './user.ts';

const user = {
  memberId: 'm1',
  nickname: '林听雨',
  mobile: '138****8000',
  email: '',
  headUrl: '',
  bindMobile: 'Y' as const,
  memberEncode: 'token',
};
const member = {
  memberId: 'm1',
  nickname: '林听雨',
  level: 3,
  levelName: '雅集',
  points: 3460,
  joinedAt: '2023-10-01T00:00:00Z',
};

const adOf = (id: string, adflag: Ad['adflag']): Ad => ({
  id,
  adflag,
  title: '',
  kicker: '',
  text: '',
  link: '',
  linkText: '',
  dates: [],
});

/** Every store that is kept, with something worth keeping and the default that a broken blob leads to. */
const stores = [
  {
    name: 'user',
    store: useUser,
    storage: () => localStorage,
    kept: {
      redirectPath: '/zh-CN/pc/user',
      userInfo: user,
      memberInfo: { ...member, totalExpenditure: 4060 },
      curLevel: 3,
      packCode: 'PACK',
    },
    broken: { redirectPath: 7, userInfo: 'me', memberInfo: [], curLevel: 'high', packCode: {} },
  },
  {
    name: 'app',
    store: useApp,
    storage: () => localStorage,
    kept: {
      locale: 'en-US',
      adList: [adOf('a', 'home')],
      ariaFixed: true,
      damsLoginPopup: true,
      navbarHeight: 72,
      searchTab: 'news',
      digitalScroll: 1200,
    },
    broken: {
      locale: 'fr-FR',
      adList: [{ id: 'a' }, null, 'ad'],
      ariaFixed: 'yes',
      damsLoginPopup: 1,
      navbarHeight: -1,
      searchTab: 3,
      digitalScroll: '1200',
    },
  },
  {
    name: 'secret',
    store: useSecret,
    storage: () => sessionStorage,
    kept: { orderKey: 'k', programKeyMap: { p: '1' }, sessionKeyScheduleMap: { s: '2' }, programId: 'p' },
    broken: { orderKey: null, programKeyMap: [1], sessionKeyScheduleMap: { s: 2 }, programId: false },
  },
  {
    name: 'form',
    store: useForm,
    storage: () => sessionStorage,
    kept: { owner: 'm1', requestParams: { city: '上海' }, requestParamsValid: { city: true } },
    broken: { owner: 7, requestParams: 'x', requestParamsValid: null },
  },
] as const;
type Kept = {
  persist: { rehydrate(): Promise<void> | void };
  getState(): object;
  getInitialState(): object;
  setState(s: object, r: true): void;
};
const untyped = (store: unknown) => store as Kept;
const data = (state: object) =>
  Object.fromEntries(Object.entries(state).filter(([, v]) => typeof v !== 'function'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const { store } of stores) untyped(store).setState(untyped(store).getInitialState(), true);
});

describe.each(stores)(
  'what the $name store keeps (quality.md R17)',
  ({ name, store: typed, storage, kept, broken }) => {
    const store = untyped(typed);
    const defaults = data(store.getInitialState());
    const load = async (blob: string) => {
      storage().setItem(`heming.${name}`, blob);
      await store.persist.rehydrate();
      return data(store.getState());
    };

    it('comes back after a reload', async () => {
      const state = await load(JSON.stringify({ state: kept, version: 1 }));
      expect(state).toEqual({ ...defaults, ...kept });
    });

    it.each([
      ['no JSON', '{"state":'],
      ['nothing', ''],
      ['null', 'null'],
      ['a number', '42'],
      ['a list', '[]'],
      ['a text', '"state"'],
      ['no state', '{"version":1}'],
      ['a state that is none', '{"state":"x","version":1}'],
      ['a state of null', '{"state":null,"version":1}'],
      ['a text as version', '{"state":{},"version":"one"}'],
      ['fields of other types', JSON.stringify({ state: broken, version: 1 })],
      [
        'fields that nobody knows',
        JSON.stringify({ state: { intruder: 1, signIn: 'x', setLocale: 'x' }, version: 1 }),
      ],
    ])('%s: starts on defaults', async (_, blob) => {
      const state = await load(blob);
      expect(state).toEqual(defaults);
      for (const verb of Object.keys(store.getInitialState()).filter(k => !(k in defaults)))
        expect([verb, typeof (store.getState() as Record<string, unknown>)[verb]]).toEqual([
          verb,
          'function',
        ]);
    });

    it.each([
      ['an older', 0],
      ['a newer', 99],
    ])('%s version: its valid fields migrate, the others fall back', async (_, version) => {
      const [first, ...rest] = Object.keys(kept);
      const state = await load(
        JSON.stringify({ state: { ...broken, [first ?? '']: kept[first as never] }, version }),
      );
      if (first !== 'curLevel') expect(state[first ?? '']).toEqual(kept[first as never]);
      for (const field of rest) expect([field, state[field]]).toEqual([field, defaults[field]]);
    });

    it('denied or full storage never throws', async () => {
      const full = new DOMException('full', 'QuotaExceededError');
      vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw full;
      });
      store.setState({ ...store.getState(), ...kept }, true);
      vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
      await store.persist.rehydrate();
      expect(data(store.getState())).toMatchObject(kept);
    });

    it('writes the named fields only', () => {
      store.setState({ ...store.getState(), ...kept, aliPlayer: {}, stranger: 1 }, true);
      const written = JSON.parse(storage().getItem(`heming.${name}`) ?? '{}') as {
        state: object;
        version: number;
      };
      expect(Object.keys(written.state).sort()).toEqual(Object.keys(kept).sort());
      expect(written.version).toBe(1);
    });
  },
);

describe('the user store', () => {
  /** A record of the contract with one field put out of shape, of any kind. */
  const spoilt = (record: object) =>
    fc
      .tuple(fc.constantFrom(...Object.keys(record)), fc.oneof(fc.anything(), fc.constantFrom('Y', '', 0)))
      .map(([field, value]): unknown => JSON.parse(JSON.stringify({ ...record, [field]: value ?? null })));
  const restored = (kept: object) => {
    localStorage.setItem('heming.user', JSON.stringify({ state: kept, version: 1 }));
    void useUser.persist.rehydrate();
    return useUser.getState();
  };

  it('takes from storage what the contract takes, and nothing else', () => {
    const expiring = { points: 100, at: '2026-12-31T16:00:00Z' };
    fc.assert(
      fc.property(spoilt(user), spoilt({ ...member, expiring }), (userInfo, memberInfo) => {
        const state = restored({ userInfo, memberInfo });
        const fits = userInfoShape.safeParse(userInfo);
        if (fits.success) expect(state.userInfo).toEqual(userInfo);
        else expect(state.userInfo).toBeNull();
        const suits = memberInfoShape.safeParse(memberInfo);
        if (suits.success)
          expect(state.memberInfo).toEqual({ ...(memberInfo as object), totalExpenditure: 0 });
        else expect(state.memberInfo).toBeNull();
      }),
    );
  });

  it('takes the level from the member, and 0 where the spending is missing', () => {
    useUser.getState().setMember(member);
    expect(useUser.getState()).toMatchObject({ curLevel: 3, memberInfo: { totalExpenditure: 0 } });
    useUser.getState().setMember(member, 4060);
    expect(useUser.getState().memberInfo?.totalExpenditure).toBe(4060);
  });

  it('forgets user and member, and keeps the wanted path for after the next login', () => {
    const { signIn, setMember, setPackCode, setRedirectPath, clear } = useUser.getState();
    signIn(user);
    setMember(member, 1);
    setPackCode('P');
    setRedirectPath('/zh-CN/pc/user?ind=tickets');
    clear();
    expect(useUser.getState()).toMatchObject({
      userInfo: null,
      memberInfo: null,
      curLevel: 0,
      packCode: '',
      redirectPath: '/zh-CN/pc/user?ind=tickets',
    });
    expect(localStorage.getItem('heming.user')).not.toContain('token');
  });

  it.each(['/zh-CN/pc/login', '//evil', 'javascript:alert(1)', '/zh-CN/mobile/login?x=1'])(
    'never remembers %s',
    path => {
      useUser.getState().setRedirectPath(path);
      expect(useUser.getState().redirectPath).toBe('/');
    },
  );

  it('a stored path to elsewhere is not trusted either', async () => {
    localStorage.setItem(
      'heming.user',
      JSON.stringify({ state: { redirectPath: 'https://evil.example/' }, version: 1 }),
    );
    await useUser.persist.rehydrate();
    expect(useUser.getState().redirectPath).toBe('/');
  });
});

describe('the app store', () => {
  it.each(['fr-FR', '', undefined, null, 7, 'zh-cn'])('resets the locale %j to zh-CN', locale => {
    useApp.getState().setLocale('en-US');
    useApp.getState().setLocale(locale);
    expect(useApp.getState().locale).toBe('zh-CN');
    expect(document.cookie).toContain('heming.locale=zh-CN');
  });

  it('finds ads by their place', () => {
    useApp.getState().setAdList([adOf('a', 'home'), adOf('b', 'faq'), adOf('c', 'home')]);
    expect(adsOf(useApp.getState().adList, 'home').map(a => a.id)).toEqual(['a', 'c']);
    useApp.getState().setAdList([adOf('d', 'faq')], 'faq');
    expect(adsOf(useApp.getState().adList, 'faq').map(a => a.id)).toEqual(['d']);
    expect(adsOf(useApp.getState().adList, 'home').map(a => a.id)).toEqual(['a', 'c']);
  });

  it('keeps no ads of the other language, and of what was stored those that are whole', async () => {
    const whole = adOf('a', 'home');
    const stored = [
      whole,
      { ...whole, link: 7 },
      { ...whole, dates: [1] },
      { ...whole, art: 'violin' },
      null,
    ];
    localStorage.setItem('heming.app', JSON.stringify({ state: { adList: stored }, version: 1 }));
    await useApp.persist.rehydrate();
    expect(useApp.getState().adList).toEqual([whole]);
    useApp.getState().setLocale('zh-CN');
    expect(useApp.getState().adList).toEqual([whole]);
    useApp.getState().setLocale('en-US');
    expect(useApp.getState().adList).toEqual([]);
  });

  it('keeps the accessibility mode', () => {
    useApp.getState().setAriaFixed(true);
    expect(JSON.parse(localStorage.getItem('heming.app') ?? '{}')).toMatchObject({
      state: { ariaFixed: true },
    });
  });
});

describe('the secret parameters', () => {
  it('collect keys, last with the tab, and are cleared at once', () => {
    const { addProgramKey, addSessionKeys, setOrderKey, setProgramId, clear } = useSecret.getState();
    addProgramKey('p1', 'a');
    addProgramKey('p2', 'b');
    addSessionKeys({ s1: 'x' });
    addSessionKeys({ s2: 'y' });
    setOrderKey('k');
    setProgramId('p2');
    expect(useSecret.getState()).toMatchObject({
      orderKey: 'k',
      programKeyMap: { p1: 'a', p2: 'b' },
      sessionKeyScheduleMap: { s1: 'x', s2: 'y' },
      programId: 'p2',
    });
    expect(localStorage.length).toBe(0);
    clear();
    expect(useSecret.getState()).toMatchObject({
      orderKey: '',
      programKeyMap: {},
      sessionKeyScheduleMap: {},
      programId: '',
    });
  });
});

describe('the dynamic form', () => {
  const put = (name: string, value: unknown, valid: boolean, secret?: boolean) =>
    useForm.getState().setParam('m1', name, value, valid, secret);

  it('keeps values beside whether they are valid', () => {
    put('name', '林', true);
    put('mobile', '1', false);
    expect(useForm.getState()).toMatchObject({
      requestParams: { name: '林', mobile: '1' },
      requestParamsValid: { name: true, mobile: false },
    });
    useForm.getState().clear();
    expect(useForm.getState().requestParams).toEqual({});
  });

  it('belongs to one member: what another one types takes its place', () => {
    put('person.name', '林', true);
    useForm.getState().setParam('m2', 'person.name', '陈', true);
    expect(useForm.getState()).toMatchObject({ owner: 'm2', requestParams: { 'person.name': '陈' } });
  });

  it('forgets one form and keeps the others', () => {
    put('person.name', '林', true);
    put('card.1.name', '林', true);
    useForm.getState().drop('person.');
    expect(useForm.getState().requestParams).toEqual({ 'card.1.name': '林' });
  });

  it('numbers of certificates reach no storage (S19)', () => {
    put('person.name', '林', true);
    put('person.idcard', ['idcard', '110101199003071233'], true, true);
    expect(useForm.getState().requestParams).toHaveProperty(['person.idcard']);
    const written = sessionStorage.getItem('heming.form') ?? '';
    expect(written).toContain('林');
    expect(written).not.toContain('idcard');
    expect(localStorage.length).toBe(0);
  });
});

describe('the player (specification §4)', () => {
  it('goes from idle over ready to its own status, and back to idle', () => {
    const player = usePlayer.getState;
    expect(player()).toMatchObject({ isPlayerReady: false, playerStatus: 'idle', progress: 0 });
    player().ready(200);
    expect(player()).toMatchObject({ isPlayerReady: true, playerStatus: 'ready', duration: 200 });
    player().setStatus('playing');
    player().tick(50);
    expect(player()).toMatchObject({ playerStatus: 'playing', currentTime: 50, progress: 25 });
    player().setStatus('waiting-for-data');
    expect(player().playerStatus).toBe('waiting-for-data');
    player().destroy();
    expect(player()).toMatchObject({
      isPlayerReady: false,
      playerStatus: 'idle',
      currentTime: 0,
      duration: 0,
      progress: 0,
    });
  });

  it.each([
    [0, 0, 0],
    [10, 0, 0],
    [10, Number.NaN, 0],
    [300, 200, 100],
    [-5, 200, 0],
  ])('%s of %s s is %s %%', (time, duration, percent) => {
    usePlayer.getState().tick(time, duration);
    expect(usePlayer.getState().progress).toBe(percent);
  });
});

it('a page’s own title is nothing that is kept', () => {
  usePage.getState().setCustomTitle('马勒');
  expect(usePage.getState().customTitle).toBe('马勒');
  expect(localStorage.length + sessionStorage.length).toBe(0);
});
