import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { account, member } from '#domain/contract/account.ts';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { office, renderPath } from '#tests/render.tsx';
import { clearToasts } from '#ui/toast.tsx';
import { settle } from './settle.ts';

const here = () => window.location.pathname + window.location.search + window.location.hash;
const page = () => document.querySelector('main')?.dataset.page;

describe('the first page', () => {
  it.each([
    ['/', {}, '/zh-CN/pc/home'],
    ['/', { phone: true }, '/zh-CN/mobile/home'],
    ['/en-US', {}, '/en-US/pc/home'],
    ['/fr-FR/pc/legalNotice', {}, '/zh-CN/pc/legalNotice'],
    ['/zh-CN/mobile/legalNotice?a=1#privacy', { phone: false }, '/zh-CN/pc/legalNotice?a=1#privacy'],
    ['/en-US/pc/legalNotice?a=1', { phone: true }, '/en-US/mobile/legalNotice?a=1'],
    ['/zh-CN/mobile/legalNotice-c', { phone: true }, '/zh-CN/mobile/legalNotice-c'],
  ])('%s %o opens %s, in place of the entry that was asked for', async (path, options, expected) => {
    const before = window.history.length;
    await renderPath(path, options);
    expect(here()).toBe(expected);
    expect(window.history.length).toBe(before);
  });

  it('of a visitor who was never here is in the language of the browser, until one is chosen', async () => {
    localStorage.clear();
    const browser = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
    await renderPath('/');
    expect(here()).toBe('/en-US/pc/home');
    fireEvent.click(screen.getAllByRole('link', { name: '切换到中文' })[0]!);
    await waitFor(() => expect(here()).toBe('/zh-CN/pc/home'));
    expect(document.cookie).toContain('heming.locale=zh-CN');
    browser.mockRestore();
  });

  it.each([
    ['a visitor who comes for the first time', () => localStorage.clear()],
    ['a reader of the other language', () => useApp.getState().setLocale('zh-CN')],
    [
      'a reader whose cookie is gone',
      () => {
        useApp.getState().setLocale('en-US');
        // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
        document.cookie = 'heming.locale=; path=/; max-age=0';
      },
    ],
  ])('of %s leaves its language in storage and in the cookie', async (_, before) => {
    before();
    await renderPath('/en-US/pc/legalNotice');
    expect(useApp.getState().locale).toBe('en-US');
    expect(JSON.parse(localStorage.getItem('heming.app') ?? '{}')).toMatchObject({
      state: { locale: 'en-US' },
    });
    expect(document.cookie).toContain('heming.locale=en-US');
  });

  it('says its language, its layout and its title', async () => {
    await renderPath('/en-US/mobile/legalNotice');
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.documentElement.classList.contains('m')).toBe(true);
    expect(document.title).toBe('Legal notice · Heming Symphony Orchestra');
    expect(useApp.getState().locale).toBe('en-US');
    expect(page()).toBe('legalNotice');
  });

  it('of an unknown path is the designed not-found page, in the frame, with ways on', async () => {
    await renderPath('/zh-CN/pc/no-such-page');
    expect(page()).toBe('not-found');
    expect(document.title).toBe('没有找到页面 · 和鸣交响乐团');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 }).textContent).toMatch('这一页没有乐谱');
    expect(main.getByRole('link', { name: '看看音乐会' }).getAttribute('href')).toBe('/zh-CN/pc/musicale');
    screen.getByRole('navigation', { name: '主导航' });
  });

  it('offers no context menu, and leaves the keyboard alone', async () => {
    await renderPath('/zh-CN/pc/no-such-page');
    expect(fireEvent.contextMenu(screen.getByRole('main'))).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('main'), { key: 'c', ctrlKey: true })).toBe(true);
    expect(fireEvent.copy(screen.getByRole('main'))).toBe(true);
  });
});

describe('the other language', () => {
  it('keeps the page and its query, and asks the box office in that language', async () => {
    const sources: string[] = [];
    office().server.events.on(
      'request:start' as never,
      (({ request }: { request: Request }) => {
        sources.push(request.headers.get('sourcePage') ?? '');
      }) as never,
    );
    const { router } = await renderPath('/zh-CN/pc/musicale?type=chamber&sort=date');
    sources.length = 0;
    await settle(router, () => fireEvent.click(screen.getByRole('link', { name: 'Switch to English' })));
    expect(here()).toBe('/en-US/pc/musicale?type=chamber&sort=date');
    expect(document.documentElement.lang).toBe('en-US');
    expect(document.title).toBe('Concerts · Heming Symphony Orchestra');
    await screen.findByRole('link', { name: '切换到中文' });
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(s => !s.startsWith('/en-US/pc/musicale'))).toEqual([]);
    expect(useApp.getState().locale).toBe('en-US');
  });

  it('is said of the root with the page that is in it, and not while that is on its way', async () => {
    const { router } = await renderPath('/zh-CN/pc/legalNotice');
    let said = '';
    const stop = router.subscribe(({ location }) => {
      if (location.pathname.startsWith('/en-US/')) said ||= document.documentElement.lang;
    });
    await settle(router, () => fireEvent.click(screen.getByRole('link', { name: 'Switch to English' })));
    stop();
    expect(said).toBe('zh-CN');
    expect(document.documentElement.lang).toBe('en-US');
  });
});

describe('arriving', () => {
  it('moves the focus to the heading and announces the page; a change of the query does neither', async () => {
    const { router } = await renderPath('/en-US/pc/no-such-page');
    const home = within(screen.getByRole('main')).getByRole('link', { name: 'Back to home' });
    await settle(router, () => fireEvent.click(home));
    expect(here()).toBe('/en-US/pc/home');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(screen.getAllByRole('status').some(s => s.textContent === 'Home')).toBe(true);

    const link = screen.getByRole('link', { name: 'Skip to content' });
    link.focus();
    await settle(router, () => router.navigate('?ribbon=2'));
    expect(here()).toBe('/en-US/pc/home?ribbon=2');
    expect(document.activeElement).toBe(link);
  });

  it('has a link past the navigation', async () => {
    await renderPath('/en-US/pc/no-such-page');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(skip.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });
});

describe('a page that needs a login (specification §2, steps 5 and 6)', () => {
  const UNKNOWN = '没有找到与该账号关联的会员资料。';

  it.each([
    ['/zh-CN/pc/user?ind=tickets', '/zh-CN/pc/login'],
    ['/en-US/mobile/user?ind=tickets', '/en-US/mobile/login'],
  ])('%s: a toast, the login page of the device’s tree, the wanted path remembered', async (path, login) => {
    clearToasts();
    await renderPath(path);
    expect(here()).toBe(login);
    expect(useUser.getState().redirectPath).toBe(path);
    const toasts = screen.getByRole('status', { name: /通知|Notifications/ });
    expect(toasts.textContent).toMatch(path.startsWith('/zh') ? /登录/ : /sign in/i);
  });

  it('opens for a member, and stores the user', async () => {
    await renderPath('/zh-CN/pc/user', { signedInAs: '13800138000' });
    expect(page()).toBe('user');
    expect(useUser.getState().userInfo?.nickname).toBe('林听雨');
  });

  it('opens for an account with a bound mobile even when the vendor does not know it', async () => {
    await renderPath('/zh-CN/pc/user', { signedInAs: 'listener@heming.example' });
    expect(page()).toBe('user');
    expect(useUser.getState().userInfo?.bindMobile).toBe('Y');
    // The failed lookup says its message, once and not at every step.
    expect(await screen.findAllByText(UNKNOWN)).toHaveLength(1);
  });

  it('an account that the vendor does not know is told so by every session, once', async () => {
    const enter = () => renderPath('/zh-CN/pc/user', { signedInAs: 'listener@heming.example' });
    const { router, unmount } = await enter();
    expect(await screen.findAllByText(UNKNOWN)).toHaveLength(1);
    clearToasts();
    await settle(router, () => router.navigate('/zh-CN/pc/confirmOrder?tradeNo=none'));
    expect(page()).toBe('confirmOrder');
    expect(screen.queryByText(UNKNOWN)).toBeNull();
    unmount();
    await enter();
    expect(await screen.findAllByText(UNKNOWN)).toHaveLength(1);
  });

  it('keeps the place on the way to the desktop user centre, and nowhere else', async () => {
    const { router } = await renderPath('/zh-CN/pc/legalNotice', { signedInAs: '13800138000' });
    const scroll = vi.spyOn(window, 'scrollTo');
    await settle(router, () => router.navigate('/zh-CN/pc/user?ind=coupon'));
    expect(page()).toBe('user');
    expect(scroll).not.toHaveBeenCalled();
    await settle(router, () => router.navigate('/zh-CN/pc/legalNotice'));
    expect(scroll).toHaveBeenCalledWith(0, 0);
    scroll.mockRestore();
  });

  it('a check that cannot be made is told inside the frame, is no logout, and can be tried again', async () => {
    office().server.use(
      http.post('*/ucenter/rest/getLogonInfo.xhtml', () => HttpResponse.html('<h1>502</h1>')),
    );
    const { router } = await renderPath('/zh-CN/pc/confirmOrder?tradeNo=none', {
      signedInAs: '13800138000',
    });
    expect((await screen.findByRole('alert')).textContent).toMatch('服务器的回复无法识别');
    expect(page()).toBe('confirmOrder');
    expect(useUser.getState().userInfo).not.toBeNull();
    office().server.resetHandlers();
    await settle(router, () => fireEvent.click(screen.getByRole('button', { name: '再试一次' })));
    await waitFor(() => expect(screen.queryByText('服务器的回复无法识别，请稍后再试。')).toBeNull());
    expect(here()).toBe('/zh-CN/pc/confirmOrder?tradeNo=none');
  });
});

describe('the end of a session', () => {
  const expired = () =>
    http.post('*/thvendor/*', () =>
      HttpResponse.json({ success: false, errcode: '1202', msg: '登录已过期，请重新登录。' }),
    );

  it('found out by several calls together: one toast, forgotten, the page remembered, the login page', async () => {
    clearToasts();
    const { router } = await renderPath('/zh-CN/pc/user?ind=tickets', { signedInAs: '13800138000' });
    office().server.use(expired());
    await settle(router, () => router.revalidate());
    await waitFor(() => expect(here()).toBe('/zh-CN/pc/login'));
    expect(useUser.getState()).toMatchObject({
      userInfo: null,
      memberInfo: null,
      redirectPath: '/zh-CN/pc/user?ind=tickets',
    });
    expect(screen.getAllByText('登录已过期，请重新登录。')).toHaveLength(1);
  });

  const earlier = {
    memberId: 'm',
    nickname: '林',
    mobile: '',
    email: '',
    headUrl: '',
    bindMobile: 'Y',
    memberEncode: 'long-gone',
  } as const;

  it.each(['refused', 'answered'])(
    'of an earlier visit, %s late, is not that of who has signed in meanwhile',
    async how => {
      useUser.getState().signIn(earlier);
      let asked = 0;
      let answer = () => {};
      const held = new Promise<void>(resolve => {
        answer = resolve;
      });
      const late = async () => {
        asked++;
        await held;
        const refusal = { success: false, errcode: '1202', msg: '登录已过期，请重新登录。' };
        return HttpResponse.json(
          how === 'refused' ? refusal : { success: true, errcode: '', msg: '', data: earlier },
        );
      };
      office().server.use(
        http.post(`*${account.logonInfo.path}`, late),
        http.post(`*${member.vendorMember.path}`, late),
      );
      await renderPath('/zh-CN/pc/no-such-page');
      await waitFor(() => expect(asked).toBeGreaterThan(0));
      useUser.getState().signIn({ ...earlier, memberId: 'other', memberEncode: 'of-now' });
      answer();
      await new Promise(resolve => setTimeout(resolve, 100));
      expect(useUser.getState().userInfo?.memberId).toBe('other');
    },
  );

  it('of an earlier visit is found out silently at the start', async () => {
    clearToasts();
    useUser.getState().signIn(earlier);
    await renderPath('/zh-CN/pc/no-such-page');
    await waitFor(() => expect(useUser.getState().userInfo).toBeNull());
    expect(here()).toBe('/zh-CN/pc/no-such-page');
    expect(screen.getByRole('status', { name: '通知' }).textContent).toBe('');
  });

  it('in another tab is followed here (quality.md R18)', async () => {
    await renderPath(href('zh-CN/pc', 'user'), { signedInAs: '13800138000' });
    localStorage.removeItem('heming.user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'heming.user', newValue: null }));
    await waitFor(() => expect(here()).toBe('/zh-CN/pc/login'));
    expect(useUser.getState().userInfo).toBeNull();
  });

  it('an offline start is no logout', async () => {
    office().server.use(http.post(`*${account.logonInfo.path}`, () => HttpResponse.error()));
    await renderPath('/zh-CN/pc/no-such-page', { signedInAs: '13800138000' });
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(useUser.getState().userInfo).not.toBeNull();
  });
});

describe('the accessibility mode', () => {
  it.each(['zh-CN/pc', 'en-US/mobile'] as const)('is in reach in %s, and remembered', async tree => {
    const { user } = await renderPath(`/${tree}/no-such-page`);
    await user.click(screen.getByRole('button', { name: /无障碍模式|accessibility mode/ }));
    expect(document.documentElement.hasAttribute('data-aria-fixed')).toBe(true);
    expect(screen.getByRole('button', { name: /关闭无障碍模式|Turn off/ }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(localStorage.getItem('heming.app')).toContain('"ariaFixed":true');
  });
});
