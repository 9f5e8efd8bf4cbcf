import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { brand } from '#brand';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const main = () => within(screen.getByRole('main'));

const shopNames: ReadonlySet<string | null> = new Set(['唱片、乐谱与礼品', 'Recordings, scores and gifts']);

describe('without the box office', () => {
  it.each([
    'zh-CN/pc/about-member',
    'en-US/mobile/about-member-list',
    'en-US/pc/about-annualreport',
    'zh-CN/mobile/about-detail?id=gu-jingxing',
    'en-US/pc/huntunpi',
    'zh-CN/mobile/museum',
    'zh-CN/pc/map',
    'en-US/mobile/about-sso',
    'zh-CN/pc/joinUs',
    'en-US/pc/contactUs',
  ])('%s has its heading and a way to try again', async path => {
    expectErrors();
    office().server.use(
      http.post('*/thvendor/symphony/orchestra/*', () => new Response('', { status: 500 })),
      http.post('*/thvendor/symphony/contact/*', () => new Response('', { status: 500 })),
    );
    await renderPath(`/${path}`);
    expect(await main().findByRole('button', { name: /^(重新加载|Try again)$/ })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(main().getByRole('heading', { level: 2, name: /没有载入成功|This did not load/ })).toBeTruthy();
  });
});

describe('about', () => {
  it.each([
    ['zh-CN/pc', ['大事记', '乐团介绍', '主要成员', '乐团出品', '年度报告'], '和鸣音乐厅'],
    [
      'en-US/mobile',
      ['Events', 'Introduction', 'Principal Members', 'Orchestra Productions', 'Annual Report'],
      null,
    ],
  ] as const)('has the five items by their names, and doors to them: %s', async (tree, names, hall) => {
    await renderPath(`/${tree}/about`);
    const nav = await screen.findByRole('navigation', { name: /^(关于乐团|About the orchestra)$/ });
    expect(
      within(nav)
        .getAllByRole('link')
        .map(a => a.textContent),
    ).toEqual([...names]);
    for (const name of names) expect(await main().findByRole('heading', { name })).toBeTruthy();
    // The hall's page is the desktop's: on the phone there is no door that leads back here.
    expect(main().queryByRole('heading', { name: hall ?? /hall/i }) === null).toBe(hall === null);
    expect(await main().findByRole('link', { name: /顾景行|Gu Jingxing/ })).toBeTruthy();
  });

  it('is introduced in chapters, with counted facts', async () => {
    await renderPath('/zh-CN/pc/about-introduce');
    const index = await screen.findByRole('navigation', { name: '章节' });
    for (const link of within(index).getAllByRole('link')) {
      const chapter = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await waitFor(() => expect(chapter?.textContent?.length).toBeGreaterThan(120));
    }
    const facts = await waitFor(() => {
      const list = document.querySelector('dl[aria-label="一眼看和鸣"]');
      expect(list).not.toBeNull();
      return list;
    });
    expect([...(facts?.querySelectorAll('dd') ?? [])].map(dd => dd.textContent)).toEqual([
      '1936',
      '98',
      '1,191',
    ]);
  });

  it.each(['zh-CN/pc', 'en-US/mobile'] as const)('have the shop for anyone to look at: %s', async tree => {
    await renderPath(`/${tree}/about-sso#shop`);
    const shop = within(
      await screen.findByRole('region', { name: /^(唱片、乐谱与礼品|Recordings, scores and gifts)$/ }),
    );
    const buy = await shop.findAllByRole('link', { name: /^(购买，|Buy )/ });
    expect(buy.length).toBeGreaterThan(5);
    expect(buy[0]?.getAttribute('href')).toMatch(/(?:digitalConfirm\w+|confirmOrder)\?productId=/);
    const ways = [...document.querySelectorAll('footer a, header a')].filter(a =>
      shopNames.has(a.textContent),
    );
    expect(ways.length).toBeGreaterThan(0);
    for (const a of ways) expect(a.getAttribute('href')).toBe(`/${tree}/about-sso#shop`);
  });

  it('folds ten productions on a phone, and opens the one that a link names', async () => {
    await renderPath('/zh-CN/mobile/about-sso#academy');
    const list = within(await screen.findByRole('region', { name: '乐团出品' }));
    expect(list.getAllByRole('heading', { level: 2 })).toHaveLength(10);
    await waitFor(() =>
      expect([...document.querySelectorAll('main details[open]')].map(one => one.id)).toEqual(['academy']),
    );
    // What is folded is in the page, for those who search in it or print it.
    expect(document.querySelectorAll('main details .prose > p').length).toBeGreaterThanOrEqual(10);
  });

  it('shows ten productions, with an index and their next concerts', async () => {
    await renderPath('/en-US/pc/about-sso');
    const index = await screen.findByRole('navigation', { name: 'Orchestra productions' });
    const links = within(index).getAllByRole('link');
    expect(links).toHaveLength(10);
    for (const link of links) {
      const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(section?.querySelector('h2')?.textContent).toBe(link.textContent?.replace(/^\d+/, ''));
    }
    const academy = screen.getByRole('region', { name: 'Orchestra academy' });
    expect(
      within(academy)
        .getByRole('link', { name: /Admission/ })
        .getAttribute('href'),
    ).toBe('/en-US/pc/joinUs#academy');
    expect(
      within(academy)
        .getByRole('link', { name: /Britten/ })
        .getAttribute('href'),
    ).toContain('musicale-detail?id=');
  });
});

describe('the hall', () => {
  it('is drawn, explained and seated', async () => {
    const { user } = await renderPath('/en-US/pc/huntunpi');
    expect(await screen.findByRole('img', { name: /^Long section of the Grand Hall/ })).toBeTruthy();
    const sound = screen.getByRole('region', { name: 'How sound stays' });
    expect(within(sound).getByRole('img', { name: /^Reverberation by frequency/ })).toBeTruthy();
    await user.click(within(sound).getByRole('button', { name: /Show as a table/ }));
    expect(within(sound).getByRole('row', { name: '500 2.05 2.30' })).toBeTruthy();
    const places = screen.getByRole('region', { name: 'Where to sit, what to hear' });
    const part = within(places).getByRole('button', { name: /^Level 2/ });
    expect(part.textContent).toContain('360 seats');
    const faint = () => document.querySelectorAll('main svg path[class*="faint"]').length;
    expect(faint()).toBe(0);
    await user.click(part);
    expect(part.getAttribute('aria-pressed')).toBe('true');
    expect(faint()).toBeGreaterThan(0);
    await user.click(part);
    expect(faint()).toBe(0);
  });

  it('is the page about the orchestra on the phone', async () => {
    const { router } = await renderPath('/zh-CN/pc/huntunpi', { phone: true });
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/mobile/about'));
  });
});

describe('the museum', () => {
  it.each([
    ['zh-CN/pc', '展室', ['广播年代', '乐谱与手', '一座音乐厅', '亲手奏响']],
    ['en-US/mobile', 'The rooms', ['On the air', 'Score and hand', 'A hall', 'Your turn']],
  ] as const)('has hours, things, four rooms and a way through them: %s', async (tree, title, rooms) => {
    await renderPath(`/${tree}/museum`);
    const plan = await screen.findByRole('region', { name: title });
    expect(
      within(plan)
        .getAllByRole('heading', { level: 3 })
        .map(h => h.textContent?.slice(1)),
    ).toEqual([...rooms]);
    expect(within(plan).getByRole('img')).toBeTruthy();
    expect(main().getByText('10:00–17:30')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('the way', () => {
  it('is chosen, drawn and kept in the URL; the address is copied', async () => {
    const { user, router } = await renderPath('/zh-CN/mobile/map?by=bus');
    const bus = await screen.findByRole('button', { name: /^公交/ });
    expect(bus.getAttribute('aria-expanded')).toBe('true');
    expect(main().getByText(/沿听松路向东/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^无障碍/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?by=step-free'));
    expect(await main().findByText(/五号门内有轮椅/)).toBeTruthy();
    expect(main().queryByText(/沿听松路向东/)).toBeNull();
    await user.click(screen.getByRole('button', { name: '复制地址' }));
    expect(await screen.findByText('地址已复制')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(brand.address['zh-CN']);
    const outside = main().getByRole('link', { name: /^在地图中打开/ });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });

  it('that there is not is the first one', async () => {
    await renderPath('/en-US/pc/map?by=teleport');
    expect((await screen.findByRole('button', { name: /^Metro/ })).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });
});

describe('joining', () => {
  it('shows vacancies by kind with their audition lists, and how to apply', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/joinUs');
    const players = await screen.findByRole('region', { name: '乐手' });
    expect(players.querySelectorAll('details').length).toBeGreaterThanOrEqual(3);
    expect(within(players).getByText('《唐璜》')).toBeTruthy();
    expect(screen.getByRole('region', { name: '乐团学院' }).id).toBe('academy');
    await user.click(within(players).getAllByRole('link', { name: '报名' })[0] as HTMLElement);
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/zh-CN/pc/contactUs?topic=jobs',
      ),
    );
  });

  it('opens the post that a link names', async () => {
    await renderPath('/en-US/mobile/joinUs#associate-horn');
    await waitFor(() => {
      const post = document.getElementById('associate-horn') as HTMLDetailsElement | null;
      expect(post?.open).toBe(true);
    });
  });

  it('stands without the site’s frame inside the app', async () => {
    await renderPath('/zh-CN/mobile/joinUs-c');
    await screen.findByRole('region', { name: '乐手' });
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
  });
});
