import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { news } from '#domain/contract/news.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

fakeCanvas();

describe.each([
  ['zh-CN/pc', '新闻中心', '全部视频', '音乐季'],
  ['en-US/pc', 'News Center', 'All videos', 'Season'],
  ['zh-CN/mobile', '新闻中心', '全部视频', '音乐季'],
  ['en-US/mobile', 'News Center', 'All videos', 'Season'],
])('the news of %s', (tree, title, videos, season) => {
  it('has a front, categories, and older news by page', async () => {
    const { user } = await renderPath(`/${tree}/news`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect((await screen.findByRole('link', { name: videos })).getAttribute('href')).toBe(
      `/${tree}/news-video`,
    );
    const chip = await screen.findByRole('link', { name: new RegExp(`^${season}`) });
    expect(chip.getAttribute('href')).toBe(`/${tree}/news-detail/season`);
    const links = () =>
      screen
        .getAllByRole('link')
        .map(a => a.getAttribute('href') ?? '')
        .filter(href => /news-detail\/\w+\/news-/.test(href));
    // What stands in front does not stand in the list as well.
    expect(new Set(links()).size).toBe(links().length);
    expect(links()).toHaveLength(16);
    const before = links();
    await user.click(screen.getByRole('link', { name: tree.startsWith('zh') ? /第 ?2 ?页/ : /page 2/i }));
    await waitFor(() => expect(links()).toHaveLength(10));
    expect(links().filter(href => before.includes(href))).toEqual([]);
  });
});

describe('the list of a category', () => {
  it('has its name as title and heading, and marks its chip', async () => {
    await renderPath('/zh-CN/pc/news-detail/hall');
    expect(await screen.findByRole('heading', { level: 1, name: '音乐厅' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('音乐厅 · 和鸣交响乐团'));
    const nav = screen.getByRole('navigation', { name: '新闻分类' });
    expect(
      within(nav)
        .getByRole('link', { name: /^音乐厅/ })
        .getAttribute('aria-current'),
    ).toBe('true');
    expect(screen.getByRole('link', { name: /管风琴调音三周/ })).toBeTruthy();
  });

  it.each(['zh-CN/pc', 'en-US/mobile'])(
    'an unknown one says so, and leads to those there are: %s',
    async tree => {
      await renderPath(`/${tree}/news-detail/gossip`);
      const title = tree.startsWith('zh') ? '没有这个新闻分类' : 'There is no such category';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
      const nav = await screen.findByRole('navigation', {
        name: tree.startsWith('zh') ? '新闻分类' : 'Categories',
      });
      expect(within(nav).getAllByRole('link')).toHaveLength(6);
      expect(nav.querySelector('[aria-current]')).toBeNull();
    },
  );

  it('an empty one says so, and leads on', async () => {
    office().server.use(
      http.post(`*${news.list.path}`, () =>
        HttpResponse.json({
          success: true,
          errcode: '0',
          msg: '',
          data: { total: 0, pageNo: 1, pageSize: 10, list: [], years: [] },
        }),
      ),
    );
    await renderPath('/en-US/pc/news-detail/hall');
    expect(await screen.findByRole('heading', { level: 2, name: 'No data' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/en-US/pc/news');
  });

  it('can be tried again when it fails', async () => {
    expectErrors();
    let calls = 0;
    office().server.use(
      http.post(`*${news.list.path}`, () => {
        calls++;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await renderPath('/en-US/pc/news-detail/hall');
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: /Three weeks of tuning/ })).toBeTruthy();
  });
});

describe('an article', () => {
  it('has its text, its parts, its concert with the way to seats, its people and neighbours', async () => {
    await renderPath('/zh-CN/pc/news-detail/season/news-mahler-5');
    expect(await screen.findByRole('heading', { level: 1, name: /顾景行谈马勒第五/ })).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('顾景行谈马勒第五'));
    const nav = screen.getByRole('navigation', { name: '文内目录' });
    for (const link of within(nav).getAllByRole('link')) {
      await waitFor(() =>
        expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe(
          link.textContent,
        ),
      );
    }
    expect((await screen.findByRole('link', { name: /^选座购票/ })).getAttribute('href')).toContain(
      'musicale-detail?id=mahler-5',
    );
    expect(screen.getByRole('link', { name: '何临风的音乐会' }).getAttribute('href')).toContain('keyword=');
    const around = screen.getByRole('navigation', { name: '前后文章' });
    expect(within(around).getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('of another category goes to its own address', async () => {
    const { router } = await renderPath('/en-US/mobile/news-detail/hall/news-mahler-5');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/en-US/mobile/news-detail/season/news-mahler-5'),
    );
    expect(await screen.findByRole('heading', { level: 1, name: /Gu Jingxing on Mahler/ })).toBeTruthy();
  });

  it.each(['news-nothing', '..%2F..%2Fetc', '%3Cscript%3E'])('that is not there says so: %s', async id => {
    await renderPath(`/en-US/pc/news-detail/season/${id}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We could not find this article' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All news' })).toBeTruthy();
  });

  it('with hostile content stays harmless, before it is cleaned and after', async () => {
    const hostile =
      '<h2>One</h2><p onclick="window.pwned=1">Text<script>window.pwned=1</script></p><img src=x onerror="window.pwned=1"><iframe src="https://evil.example"></iframe><a href="javascript:window.pwned=1">link</a><svg onload="window.pwned=1"></svg><p style="position:fixed;inset:0">over</p><b>unclosed';
    office().server.use(
      http.post(`*${news.byId.path}`, async () => {
        const reply = await office().app.request(`http://localhost:5174${news.byId.path}`, {
          method: 'POST',
          headers: {
            sourcePage: '/en-US/pc/home',
            appKey: 'heming-pc-demo',
            'Content-Type': 'application/x-www-form-urlencoded',
          },
          body: 'id=news-organ',
        });
        const envelope = (await reply.json()) as { data: object };
        return HttpResponse.json({
          ...envelope,
          data: { ...envelope.data, html: hostile, title: '<img src=x onerror=alert(1)>' },
        });
      }),
    );
    await renderPath('/en-US/pc/news-detail/hall/news-organ');
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading.textContent).toBe('<img src=x onerror=alert(1)>'));
    const article = await screen.findByRole('article');
    await waitFor(() => expect(within(article).getByText('over')).toBeTruthy());
    const bad = () =>
      article.querySelector('script,iframe,svg,[onclick],[onerror],[style],a[href^="javascript"]');
    expect(bad()).toBeNull();
    await waitFor(() => expect(article.querySelector('b, h2')).toBeTruthy());
    expect(bad()).toBeNull();
    expect('pwned' in window).toBe(false);
  });

  it('can be shared where the device cannot: the link is on the clipboard', async () => {
    const { user } = await renderPath('/en-US/pc/news-detail/hall/news-organ');
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('/news-detail/hall/news-organ'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });
});

describe('moving scores', () => {
  it('open in a dialog that is in the address, play, and close', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/news-video');
    await user.click(await screen.findByRole('button', { name: /^播放： ?动谱：四个音/ }));
    expect(router.state.location.search).toBe('?id=news-score-beethoven');
    const player = await screen.findByRole('region', { name: /动谱：动谱：四个音/ });
    expect(within(player).getByRole('slider', { name: '播放进度' }).getAttribute('aria-valuetext')).toBe(
      '0:00，共 0:18',
    );
    await user.click(within(player).getByRole('button', { name: '播放' }));
    // jsdom makes no sound: that is said, and the picture plays.
    expect(await within(player).findByText(/不能合成声音/)).toBeTruthy();
    expect(within(player).getByRole('button', { name: '暂停' })).toBeTruthy();
    await user.click(within(player).getByRole('button', { name: '暂停' }));
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('go to a sentence of the transcript, and show its caption', async () => {
    const { user } = await renderPath('/en-US/mobile/news-video?id=news-score-haydn');
    const player = await screen.findByRole('region', { name: /surprise/ });
    await user.click(within(player).getByText('Transcript'));
    const [, second] = within(player)
      .getAllByText(/The same steps, downwards/)
      .concat(within(player).getAllByRole('listitem'));
    expect(second).toBeTruthy();
    await user.click(within(player).getByRole('button', { name: /The same steps, downwards/ }));
    expect(within(player).getAllByText('The same steps, downwards.')).toHaveLength(2);
    await user.click(within(player).getByRole('button', { name: 'Captions' }));
    expect(within(player).getAllByText('The same steps, downwards.')).toHaveLength(1);
  });

  it('an unknown one is said, and all are there', async () => {
    await renderPath('/en-US/pc/news-video?id=nothing');
    expect(await screen.findByText(/could not find that video/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Play:/ })).toHaveLength(6);
  });
});
