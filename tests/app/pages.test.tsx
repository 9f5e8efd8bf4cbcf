import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteLostCode, reloadOnce } from '#app/reload.ts';
import { RootError, RouteError } from '#app/screens/route-error.tsx';
import { KeptOutlet } from '#app/shell/kept-outlet.tsx';
import { program } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { useQuery } from '#features/page/use-query.ts';
import { ensureCopy } from '#i18n/i18n.ts';
import { texts } from '#i18n/store.ts';
import { ChunkError, loadChunk } from '#lib/chunk.ts';
import { useUser } from '#stores/user.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';
import { Link } from '#ui/link.tsx';
import { settle } from './settle.ts';

const here = () => window.location.pathname + window.location.search;

describe('a list that is kept alive (specification §2)', () => {
  it('is there as it was left, with its data, its address and its elements', async () => {
    let searches = 0;
    office().server.events.on(
      'request:start' as never,
      (({ request }: { request: Request }) => {
        if (request.url.includes(program.search.path)) searches++;
      }) as never,
    );
    const { router } = await renderPath('/en-US/pc/musicale?sort=date');
    await screen.findByRole('grid');
    const list = await screen.findAllByRole('heading', { level: 3 });
    const first = list[0];
    const names = list.map(h => h.textContent);
    const asked = searches;
    expect(asked).toBeGreaterThan(0);
    await settle(router, () => router.navigate('/en-US/pc/legalNotice'));
    await waitFor(() => expect(document.querySelector('main')?.dataset.page).toBe('legalNotice'));
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe('Legal notice · Heming Symphony Orchestra');
    await settle(router, () =>
      fireEvent.click(screen.getAllByRole('link', { name: 'Concerts' })[0] as HTMLElement),
    );
    await settle(router, () => router.navigate('/en-US/pc/musicale?sort=date'));
    await waitFor(() => expect(here()).toBe('/en-US/pc/musicale?sort=date'));
    const again = await screen.findAllByRole('heading', { level: 3 });
    expect(again.map(h => h.textContent)).toEqual(names);
    expect(first?.isConnected).toBe(true);
  });

  it.each(['news?year=2026', 'news-detail/season', 'sitesearch?q=Mahler&group=concerts'])(
    '%s comes back with its elements and its address, and gives way to the heading of another page',
    async at => {
      const { router } = await renderPath(`/en-US/pc/${at}`);
      const heading = await screen.findByRole('heading', { level: 1 });
      await settle(router, () => router.navigate('/en-US/pc/legalNotice'));
      await waitFor(() => expect(document.querySelector('main')?.dataset.page).toBe('legalNotice'));
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
      expect(heading.isConnected).toBe(true);
      await settle(router, () => router.navigate(-1));
      await waitFor(() => expect(here()).toBe(`/en-US/pc/${at}`));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBe(heading));
    },
  );

  it('the list of orders comes back with its tab and its families', async () => {
    const at = '/en-US/pc/user?ind=orders&tab=paid&family=seat';
    const { router } = await renderPath(at, { signedInAs: '13800138000' });
    const chosen = () =>
      screen
        .getAllByRole('link', { current: 'page' })
        .map(link => link.textContent ?? '')
        .join(' ');
    await screen.findByRole('heading', { level: 1, name: 'My orders' });
    // How many there are is asked for beside the page.
    await waitFor(() => expect(chosen()).not.toContain('Loading'));
    const before = chosen();
    await settle(router, () => router.navigate('/en-US/pc/legalNotice'));
    await settle(router, () => router.navigate(-1));
    await waitFor(() => expect(here()).toBe(at));
    await waitFor(() => expect(chosen()).toBe(before));
  });

  it('freezes its data and its query while it is hidden, and keeps its state', async () => {
    const seen: string[] = [];
    function List() {
      const data = usePageData<() => { id: string }>();
      const [query] = useQuery();
      const [typed, setTyped] = useState('');
      seen.push(`${data.id} ${query.get('pageNo')}`);
      return <input aria-label="typed" value={typed} onChange={e => setTyped(e.target.value)} />;
    }
    const loads = vi.fn(() => ({ id: 'list' }));
    const router = createMemoryRouter(
      [
        {
          element: <KeptOutlet />,
          children: [
            { id: 'list', path: '/zh-CN/pc/musicale', loader: loads, element: <List /> },
            {
              path: '/zh-CN/pc/home',
              loader: () => ({ id: 'home' }),
              Component: () => <p>{(useLoaderData() as { id: string }).id}</p>,
            },
          ],
        },
      ],
      {
        initialEntries: ['/zh-CN/pc/musicale?pageNo=3'],
        hydrationData: { loaderData: { list: { id: 'list' } } },
      },
    );
    render(<RouterProvider router={router} />);
    const input = (await screen.findByLabelText('typed')) as HTMLInputElement;
    await userEvent.type(input, '马勒');
    await settle(router, () => router.navigate('/zh-CN/pc/home?pageNo=9'));
    await screen.findByText('home');
    expect(input.isConnected).toBe(true);
    expect(
      input.closest('[style*="display: none"]') ?? (input.style.display === 'none' ? input : null),
    ).not.toBeNull();
    await settle(router, () => router.navigate(-1));
    expect((await screen.findByLabelText('typed')) as HTMLInputElement).toBe(input);
    expect(input.value).toBe('马勒');
    expect(new Set(seen)).toEqual(new Set(['list 3']));
  });
});

describe('a title that a page gives itself', () => {
  function Detail() {
    const [query, setQuery] = useQuery();
    usePageTitle(query.get('id') === 'mahler' ? '马勒　第五交响曲' : undefined);
    return (
      <button type="button" onClick={() => setQuery({ tab: 'notes' })}>
        {query.get('tab') ?? 'none'}
      </button>
    );
  }

  it('survives a change of the query, and leaves with the page', async () => {
    const { router } = await renderPath('/zh-CN/pc/musicale-detail?id=mahler-5');
    const heading = await screen.findByRole('heading', { level: 1 });
    const title = heading.textContent ?? '';
    await waitFor(() => expect(document.title).toContain('马勒'));
    const before = document.title;
    await settle(router, () => router.navigate('?id=mahler-5&x=1'));
    await waitFor(() => expect(here()).toContain('x=1'));
    expect(document.title).toBe(before);
    const trail = within(screen.getByRole('navigation', { name: /面包屑|路径|当前位置/ }));
    expect(trail.getByText((_, e) => e?.getAttribute('aria-current') === 'page').textContent).toBe(
      before.replace(' · 和鸣交响乐团', ''),
    );
    expect(title).not.toBe('');
    await settle(router, () => fireEvent.click(trail.getByRole('link', { name: '音乐会' })));
    await waitFor(() => expect(document.title).toBe('音乐会 · 和鸣交响乐团'));
  });

  it('is only given when there is one', async () => {
    const router = createMemoryRouter([{ path: '*', Component: Detail }], {
      initialEntries: ['/x?id=other'],
    });
    render(<RouterProvider router={router} />);
    await act(async () => screen.getByRole('button').click());
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('notes'));
    expect(router.state.location.search).toBe('?id=other&tab=notes');
  });
});

describe('code that is gone after a deploy (quality.md R16)', () => {
  beforeEach(() => sessionStorage.clear());

  it('one reload, not a second within a minute, another later', () => {
    const reload = vi.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(true);
    expect(reloadOnce(1_030_000, reload)).toBe(false);
    expect(reloadOnce(1_061_000, reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('no reload where nothing can be remembered: it could not be stopped', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const reload = vi.fn();
    expect(reloadOnce(1_000_000, reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  const failing = (error: () => Promise<never>, boundary: typeof RouteError = RouteError) =>
    createMemoryRouter(
      [
        { path: '/', element: <Link to="/next">next</Link> },
        { path: '/next', ErrorBoundary: boundary, lazy: { Component: () => loadChunk(error) } },
      ],
      { initialEntries: ['/'] },
    );

  it.each([
    ['a missing chunk', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))],
    ['HTML for JavaScript', () => Promise.reject(new SyntaxError("Unexpected token '<'"))],
  ])('%s: after the reload was spent, a page says so and offers one', async (_, error) => {
    sessionStorage.setItem('heming.reloaded', String(Date.now()));
    await ensureCopy('zh-CN', ['common', 'ui']);
    expectErrors();
    render(<RouterProvider router={failing(error)} />);
    await act(async () => screen.getByRole('link', { name: 'next' }).click());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { level: 1 }).textContent).toBe('出了点问题');
    within(alert).getByRole('button', { name: '重新载入' });
  });

  it.each([
    ['zh-CN', 'as the browser knows', '现在没有网络', /^网络已断开/, '打开我的票夹'],
    ['en-US', 'as only a request shows', 'There is no network', /^You are offline/, 'Open my tickets'],
  ] as const)(
    'without a network says so, and leads a member to the tickets: %s, %s',
    async (locale, how, title, text, link) => {
      sessionStorage.setItem('heming.reloaded', String(Date.now()));
      await ensureCopy(locale, ['common', 'ui']);
      expectErrors();
      if (how === 'as the browser knows') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      else office().server.use(http.head('*/robots.txt', () => HttpResponse.error()));
      const show = () => {
        const Broken = () => {
          throw new ChunkError('gone');
        };
        const routes = [{ path: '*', Component: Broken, ErrorBoundary: RouteError }];
        const at = `/${locale}/mobile/home`;
        window.history.replaceState(null, '', at);
        return render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />);
      };
      const { unmount } = show();
      await screen.findByRole('heading', { level: 1, name: title });
      const alert = within(screen.getByRole('alert'));
      expect(alert.getByText(text)).toBeTruthy();
      // A visitor has no tickets on the device.
      expect(alert.queryByRole('link')).toBeNull();
      unmount();
      useUser.setState({ userInfo: { memberId: 'M1' } as never });
      show();
      const wallet = await screen.findByRole('link', { name: link });
      expect(wallet.getAttribute('href')).toBe(`/${locale}/mobile/user?ind=tickets`);
      vi.restoreAllMocks();
      window.history.replaceState(null, '', '/');
    },
  );

  it('what was missing for want of a network comes with the network', async () => {
    await ensureCopy('zh-CN', ['common', 'ui']);
    expectErrors();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const loader = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce({});
    const Fine = () => <h1>fine</h1>;
    const router = createMemoryRouter([{ path: '*', loader, Component: Fine, ErrorBoundary: RouteError }]);
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { level: 1, name: '现在没有网络' });
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: 'fine' });
    onLine.mockRestore();
  });

  it('is known by Vite’s word where it was imported outside a route', async () => {
    sessionStorage.setItem('heming.reloaded', String(Date.now()));
    await ensureCopy('zh-CN', ['common', 'ui']);
    expectErrors();
    const error = new TypeError('Failed to fetch dynamically imported module');
    noteLostCode(Object.assign(new Event('vite:preloadError'), { payload: error }));
    const Broken = () => {
      throw error;
    };
    render(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', Component: Broken, ErrorBoundary: RouteError }])}
      />,
    );
    await screen.findByRole('button', { name: '重新载入' });
  });

  it('speaks even when the copy itself is what is gone', async () => {
    sessionStorage.setItem('heming.reloaded', String(Date.now()));
    expectErrors();
    delete texts['zh-CN'].common;
    try {
      render(<RouterProvider router={failing(() => Promise.reject(new ChunkError('gone')), RootError)} />);
      await act(async () => screen.getByRole('link', { name: 'next' }).click());
      expect((await screen.findByRole('main')).textContent).toContain('页面没有打开');
      screen.getByRole('button', { name: '重新载入' });
    } finally {
      await ensureCopy('zh-CN', ['common']);
    }
  });

  it('any other fault of a page can be tried again in place', async () => {
    await ensureCopy('zh-CN', ['common', 'ui']);
    expectErrors();
    const loader = vi.fn().mockRejectedValueOnce(new Error('a bug')).mockResolvedValueOnce({});
    const Fine = () => <h1>fine</h1>;
    const router = createMemoryRouter([{ path: '*', loader, Component: Fine, ErrorBoundary: RouteError }]);
    render(<RouterProvider router={router} />);
    const again = await screen.findByRole('button', { name: '再试一次' });
    await settle(router, () => again.click());
    await screen.findByRole('heading', { name: 'fine' });
  });
});

describe('a slow page', () => {
  it('says that it is on its way', async () => {
    let answer: () => void = () => undefined;
    const gate = new Promise<void>(resolve => {
      answer = resolve;
    });
    const { router } = await renderPath('/en-US/pc/no-such-page', { signedInAs: '13800138000' });
    office().server.use(
      http.post('*/ucenter/rest/getLogonInfo.xhtml', async () => {
        await gate;
        return HttpResponse.error();
      }),
    );
    act(() => void router.navigate('/en-US/pc/user'));
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true'));
    await settle(router, answer);
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull());
  });
});
