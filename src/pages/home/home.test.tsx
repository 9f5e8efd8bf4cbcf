import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { program } from '#domain/contract/program.ts';
import { matchPage } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const TREES = ['zh-CN/pc', 'en-US/pc', 'zh-CN/mobile', 'en-US/mobile'] as const;
const heroOf = () => screen.findByRole('region', { name: /^(Highlights of the season|本季焦点)$/ });

describe.each(TREES)('home in %s', tree => {
  it('has one heading of the first level, and links that all lead to pages of this site', async () => {
    await renderPath(`/${tree}/home`);
    await heroOf();
    await screen.findByRole('heading', { name: /^(Member club|会员俱乐部)$/ });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = within(screen.getByRole('main')).getAllByRole('link');
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) {
      const to = link.getAttribute('href') ?? '';
      expect(matchPage(new URL(to, 'http://localhost').pathname), to).not.toBeNull();
      expect(to.startsWith(`/${tree}/`), to).toBe(true);
    }
  });
});

describe('home', () => {
  it('has a banner of slides with one in reach, and steps through them', async () => {
    const { user } = await renderPath('/en-US/pc/home');
    const hero = await heroOf();
    const slides = () => [...hero.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')];
    const { length } = await call(content.ads, { adflag: 'home' });
    expect(slides()).toHaveLength(length);
    expect(slides().filter(s => !s.hasAttribute('inert'))).toHaveLength(1);
    expect(slides()[0]?.getAttribute('aria-label')).toMatch(new RegExp(`1 of ${length}$`));
    await user.click(within(hero).getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(slides()[1]?.hasAttribute('inert')).toBe(false));
    expect(slides()[0]?.hasAttribute('inert')).toBe(true);
    await user.click(within(hero).getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(slides()[0]?.hasAttribute('inert')).toBe(false));
  });

  it('narrows the next concerts by kind, and offers only kinds that there are', async () => {
    const { user } = await renderPath('/en-US/pc/home');
    const section = await screen.findByRole('region', { name: 'Coming concerts' });
    const next = await call(program.home, {});
    const chips = await within(section).findByRole('group', { name: 'By kind' });
    const kinds = new Set(next.map(card => card.type));
    await waitFor(() => expect(within(chips).getAllByRole('button')).toHaveLength(kinds.size + 1));
    await user.click(within(chips).getByRole('button', { name: 'Chamber' }));
    const chamber = next.filter(card => card.type === 'chamber').slice(0, 6);
    for (const card of chamber) {
      await waitFor(() =>
        expect(
          within(section).getAllByRole('heading', { level: 3, name: card.title }).length,
        ).toBeGreaterThan(0),
      );
    }
    for (const card of next.filter(c => c.type === 'family')) {
      expect(within(section).queryByRole('heading', { level: 3, name: card.title })).toBeNull();
    }
  });

  it('shows sixteen days, and says for each with concerts how many', async () => {
    await renderPath('/zh-CN/pc/home');
    const ribbon = await screen.findByRole('list', { name: '未来十六天的演出' });
    await waitFor(() => expect(ribbon.getAttribute('aria-busy')).toBe('false'));
    expect(ribbon.children).toHaveLength(16);
    for (const link of within(ribbon).queryAllByRole('link')) {
      expect(link.textContent).toMatch(/^\d+月\d+日 周.，\d+场演出：/);
    }
  });

  it('opens news in a popup, with their text cleaned, and gives the focus back', async () => {
    const { user } = await renderPath('/en-US/pc/home');
    const [first] = await call(content.ads, { adflag: 'home-news' });
    const button = await screen.findByRole('link', { name: first?.title ?? '' });
    // A page of its own for whoever wants another tab.
    expect(button.getAttribute('href')).toBe(`/en-US/pc/${first?.link}`);
    office().server.use(
      http.post('*/thvendor/adinfo/getAdInfoById.xhtml', () =>
        Response.json({
          success: true,
          errcode: '0',
          msg: '',
          data: {
            id: 'n',
            title: 'x',
            html: '<p>Fine words</p><img src=x onerror="document.title=1"><script>document.title=2</script>',
            updatedAt: '2026-01-01T00:00:00.000Z',
          },
        }),
      ),
    );
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: first?.title ?? '' });
    expect(await within(dialog).findByText('Fine words')).toBeTruthy();
    expect(dialog.querySelector('script, [onerror]')).toBeNull();
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });

  it('keeps the rest of the page when one part does not load', async () => {
    expectErrors();
    office().server.use(
      http.post('*/thvendor/symphony/program/homeProgramList.xhtml', () => new Response('', { status: 500 })),
    );
    await renderPath('/en-US/pc/home');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(await heroOf()).toBeTruthy();
  });

  it('has a banner as high as the tallest of its ads says', async () => {
    await renderPath('/en-US/pc/home');
    expect((await heroOf()).closest<HTMLElement>('[data-height]')?.dataset.height).toBe('690');
    cleanup();
    const ads = await call(content.ads, {});
    const heights = [320, 480, 224] as const;
    const data = ads
      .filter(ad => ad.adflag === 'home')
      .slice(0, 3)
      .map((ad, i) => ({ ...ad, height: heights[i] }));
    office().server.use(
      http.post('*/thvendor/ad/getNewAdList.xhtml', () =>
        Response.json({ success: true, errcode: '0', msg: '', data }),
      ),
    );
    await renderPath('/en-US/pc/home');
    expect((await heroOf()).closest<HTMLElement>('[data-height]')?.dataset.height).toBe('480');
  });

  it('leaves the ads in the app store, by their place', async () => {
    await renderPath('/en-US/mobile/home');
    await heroOf();
    const { adList } = useApp.getState();
    expect(adList.filter(ad => ad.adflag === 'home').length).toBeGreaterThan(0);
  });
});
