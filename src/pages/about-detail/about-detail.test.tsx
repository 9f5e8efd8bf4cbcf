import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

describe('a person', () => {
  it('leads to concerts, works, news and colleagues', async () => {
    await renderPath('/zh-CN/pc/about-detail?id=su-yanqiu');
    expect(await screen.findByRole('heading', { level: 1, name: '苏砚秋' })).toBeTruthy();
    expect(screen.getByText('Su Yanqiu').getAttribute('lang')).toBe('en');
    const concerts = screen.getByRole('region', { name: '接下来的音乐会' });
    expect(within(concerts).getAllByRole('link').length).toBeGreaterThan(0);
    for (const a of within(concerts).getAllByRole('link'))
      expect(a.getAttribute('href')).toMatch(/^\/zh-CN\/pc\/musicale-detail\?id=/);
    const works = screen.getByRole('region', { name: '在这里演过的作品' });
    expect(within(works).getAllByRole('link').length).toBeGreaterThan(0);
    const colleagues = screen.getByRole('region', { name: '同声部' });
    // The person is named among them, and is no link.
    expect(within(colleagues).getByText('苏砚秋').tagName).toBe('B');
    expect(within(colleagues).getByRole('link', { name: '季若谷' })).toBeTruthy();
    const crumbs = screen.getByRole('navigation', { name: '当前位置' });
    expect(within(crumbs).getByText('苏砚秋').getAttribute('aria-current')).toBe('page');
    expect(document.title).toContain('苏砚秋');
  });

  it('is a link in each concert', async () => {
    await renderPath('/zh-CN/pc/musicale-detail?id=mahler-5');
    const artists = await screen.findByRole('list', { name: '艺术家' });
    expect(within(artists).getByRole('link', { name: '苏砚秋' }).getAttribute('href')).toBe(
      '/zh-CN/pc/about-detail?id=su-yanqiu',
    );
  });

  it('of the band without a solo is on stage with everyone', async () => {
    await renderPath('/en-US/mobile/about-detail?id=feng-yu');
    expect(await screen.findByRole('heading', { level: 1, name: 'Feng Yu' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'On stage next' })).toBeTruthy();
  });

  it('who is a guest has a page too', async () => {
    await renderPath('/en-US/pc/about-detail?id=vera-lindenheim');
    expect(await screen.findByRole('heading', { level: 1, name: 'Vera Lindenheim' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'In the same section' })).toBeNull();
  });

  it.each(['', '?id=', '?id=nobody', '?id=%3Cscript%3E', `?id=${'x'.repeat(500)}`])(
    'that does not exist is said, with two ways on: %s',
    async query => {
      await renderPath(`/en-US/pc/about-detail${query}`);
      expect(
        await screen.findByRole('heading', { level: 1, name: 'We could not find this person' }),
      ).toBeTruthy();
      const main = screen.getByRole('main');
      expect(within(main).getByRole('link', { name: 'The whole band' }).getAttribute('href')).toBe(
        '/en-US/pc/about-member-list',
      );
    },
  );

  it('that did not load can be asked for again', async () => {
    expectErrors();
    office().server.use(
      http.post('*/symphony/orchestra/getPersonById.xhtml', () => new Response('<html>', { status: 200 }), {
        once: true,
      }),
    );
    const { user } = await renderPath('/zh-CN/mobile/about-detail?id=gu-jingxing');
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('heading', { level: 1, name: '顾景行' })).toBeTruthy();
  });
});
