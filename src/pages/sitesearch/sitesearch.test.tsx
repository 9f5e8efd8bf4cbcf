import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { LONGEST_QUERY, search } from '#domain/contract/search.ts';
import { useApp } from '#stores/app.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';
import { linkIn, stateOf } from './model.ts';

describe('the state in the address', () => {
  it('is a state, whatever the address holds', async () => {
    const { payload } = await search.query.shapes();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), fc.string(), (q, group, pageNo) => {
        const state = stateOf(new URLSearchParams({ q, group, pageNo }));
        expect(state.q.length).toBeLessThanOrEqual(LONGEST_QUERY);
        expect(payload.safeParse({ q: state.q, group: state.group, pageNo: state.pageNo }).success).toBe(
          true,
        );
      }),
    );
  });
  it('says when there was more than can be searched', () => {
    expect(stateOf(new URLSearchParams({ q: 'x'.repeat(10_000) }))).toMatchObject({
      q: 'x'.repeat(LONGEST_QUERY),
      cut: true,
    });
    expect(stateOf(new URLSearchParams({ q: ' 马勒 ' }))).toMatchObject({ q: '马勒', cut: false });
  });
  it('follows links into pages of this site only', () => {
    const tree = { locale: 'zh-CN', layout: 'pc' } as const;
    expect(linkIn(tree, 'musicale-detail?id=mahler-5')).toBe('/zh-CN/pc/musicale-detail?id=mahler-5');
    for (const bad of [
      '//evil.example',
      '../../..//evil.example',
      'no-such-page',
      'https://evil.example',
      '/\\evil.example',
    ])
      expect(linkIn(tree, bad), bad).toBeNull();
  });
});

describe('the search page', () => {
  it.each([
    ['zh-CN/pc', '请输入搜索内容', '搜索'],
    ['en-US/pc', 'Enter a search phrase', 'Search'],
    ['zh-CN/mobile', '请输入搜索内容', '搜索'],
    ['en-US/mobile', 'Enter a search phrase', 'Search'],
  ])('begins with the box and examples: %s', async (tree, placeholder, title) => {
    await renderPath(`/${tree}/sitesearch`);
    const box = await screen.findByRole('combobox', { name: title });
    expect(box.getAttribute('placeholder')).toBe(placeholder);
    await waitFor(() => expect(document.activeElement).toBe(box));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    const [first] = within(screen.getByRole('group', { name: /试试|Try/ })).getAllByRole('link');
    expect(first?.getAttribute('href')).toContain(`/${tree}/sitesearch?q=`);
    const next = await screen.findByRole('region', { name: /接下来的音乐会|Coming concerts/ });
    expect((await within(next).findAllByRole('heading', { level: 3 })).length).toBe(4);
    const asked = within(screen.getByRole('group', { name: /大家常问|Often asked/ })).getAllByRole('link');
    expect(asked.length).toBeGreaterThan(5);
  });

  it.each(['zh-CN/pc', 'en-US/pc', 'zh-CN/mobile', 'en-US/mobile'])(
    'has the focus in its field when it is come to, again and again: %s',
    async tree => {
      const { router } = await renderPath(`/${tree}/legalNotice`);
      for (const away of ['legalNotice', 'map']) {
        await act(() => router.navigate(`/${tree}/sitesearch`));
        const box = await screen.findByRole('combobox');
        await waitFor(() => expect(document.activeElement).toBe(box));
        // What a screen reader says of the page stands in the frame's status line.
        expect(screen.getAllByRole('status').map(s => s.textContent)).toContain(
          tree.startsWith('zh') ? '搜索' : 'Search',
        );
        await act(() => router.navigate(`/${tree}/${away}`));
        await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
      }
    },
  );

  it('is reached from the header, and searches what is typed at once', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/legalNotice');
    await user.click(await screen.findByRole('link', { name: '搜索' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')));
    await user.keyboard('贝五{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(`?q=${encodeURIComponent('贝五')}`));
    expect(await screen.findByRole('heading', { level: 1, name: '搜索结果' })).toBeTruthy();
    expect((await screen.findAllByRole('link', { name: /贝多芬　第五交响曲/ })).length).toBeGreaterThan(0);
  });

  it('shows groups with counts, marks what was found, and keeps the group in the address', async () => {
    const { user, router } = await renderPath('/en-US/pc/sitesearch?q=mahler');
    const groups = await screen.findByRole('navigation', { name: 'Groups of results' });
    expect(within(groups).getByRole('link', { name: /^All/ }).getAttribute('aria-current')).toBe('page');
    const concert = screen.getByRole('link', { name: 'Mahler: Symphony No. 5' });
    expect(concert.querySelector('mark')?.textContent).toBe('Mahler');
    await user.click(within(groups).getByRole('link', { name: /^News Center/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?q=mahler&group=news'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^Works/ })).toBeNull());
    expect(screen.getByRole('heading', { level: 2, name: /^News Center/ })).toBeTruthy();
    // A new search stays in the tab that is read; from all of them it is in all.
    const box = screen.getByRole('combobox', { name: 'Search' });
    await user.clear(box);
    await user.type(box, 'season{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?q=season&group=news'));
    // The results of before stand until the new ones are there.
    const all = () =>
      within(screen.getByRole('navigation', { name: 'Groups of results' })).getByRole('link', {
        name: /^All/,
      });
    await waitFor(() => expect(all().getAttribute('href')).toContain('q=season'));
    await user.click(all());
    await waitFor(() => expect(router.state.location.search).toBe('?q=season'));
    await waitFor(() => expect(useApp.getState().searchTab).toBe(''));
  });

  it('suggests while one types; arrows choose, Enter opens', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/sitesearch');
    const box = await screen.findByRole('combobox', { name: '搜索' });
    await user.type(box, 'beiduo');
    const list = await screen.findByRole('listbox', { name: '搜索建议' });
    const options = within(list).getAllByRole('option');
    expect(options.length).toBeGreaterThan(2);
    expect(box.getAttribute('aria-activedescendant')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
    expect(options[1]?.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(box.getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/zh-CN/pc/sitesearch'));
  });

  it('closes its suggestions with Esc and keeps the text', async () => {
    const { user } = await renderPath('/en-US/pc/sitesearch');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search' });
    await user.type(box, 'mahl');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box.value).toBe('mahl');
  });

  it('an old answer never takes the place of a newer one', async () => {
    const asked: string[] = [];
    office().server.use(
      http.post(`*${search.suggest.path}`, async ({ request }) => {
        const q = new URLSearchParams(await request.clone().text()).get('q') ?? '';
        asked.push(q);
        if (q === 'mahler') return undefined;
        await new Promise(resolve => setTimeout(resolve, 400));
        return HttpResponse.json({
          success: true,
          errcode: '0',
          msg: '',
          data: [
            { group: 'pages', id: 'late', link: 'home', title: [{ text: 'too late' }], text: [], note: '' },
          ],
        });
      }),
    );
    const { user } = await renderPath('/en-US/pc/sitesearch');
    const box = await screen.findByRole('combobox', { name: 'Search' });
    await user.type(box, 'mah');
    await waitFor(() => expect(asked).toContain('mah'));
    await user.type(box, 'ler');
    expect((await screen.findAllByRole('option', { name: /Mahler/ })).length).toBeGreaterThan(0);
    await new Promise(resolve => setTimeout(resolve, 500));
    expect(screen.queryByText('too late')).toBeNull();
    // It asks when the typing rests, not for each key.
    expect(asked.length).toBeLessThan(6);
  });

  it.each([
    ['zh-CN/pc', '暂无搜索结果'],
    ['en-US/mobile', 'No search results currently available'],
  ])('says that there is nothing, and leads on: %s', async (tree, words) => {
    await renderPath(`/${tree}/sitesearch?q=qqqqqqqq`);
    expect(await screen.findByRole('heading', { level: 2, name: words })).toBeTruthy();
    expect(
      within(screen.getByRole('group', { name: /试试|Try/ })).getAllByRole('link').length,
    ).toBeGreaterThan(3);
  });

  it('cuts what is too long, and says so', async () => {
    await renderPath(`/en-US/pc/sitesearch?q=${`mahler ${'x'.repeat(10_000)}`}`);
    expect(await screen.findByText(/only the first 100 characters were searched/)).toBeTruthy();
  });

  it('shows hostile words as words', async () => {
    await renderPath(`/en-US/pc/sitesearch?q=${encodeURIComponent('<onclick>mahler')}`);
    expect(await screen.findByRole('link', { name: 'Mahler: Symphony No. 5' })).toBeTruthy();
    expect(document.querySelector('main onclick')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('<onclick>mahler');
  });

  it('can be tried again when it fails', async () => {
    expectErrors();
    let calls = 0;
    office().server.use(
      http.post(`*${search.query.path}`, () => {
        calls++;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
    const { user } = await renderPath('/en-US/pc/sitesearch?q=mahler');
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByRole('link', { name: 'Mahler: Symphony No. 5' })).toBeTruthy();
  });
});
