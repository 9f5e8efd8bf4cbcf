import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { OrchestraEvent } from '#domain/contract/orchestra.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';
import { decadesOf, placeOf } from './model.ts';

const event = (year: number): OrchestraEvent => ({
  id: `event-${year}`,
  year,
  title: '',
  line: '',
  text: '',
  art: { seed: 's', key: 'C major' },
  link: '',
  linkText: '',
});
const events = [1936, 1949, 1994, 1998, 2021].map(event);

describe('placeOf', () => {
  it.each([
    ['1936', 0],
    ['1994', 2],
    ['1996', 2],
    ['1800', 0],
    ['9999', 4],
    ['', 0],
    [null, 0],
    ['abcd', 0],
    ['19940', 0],
  ])('%s is event %i', (asked, place) => {
    expect(placeOf(events, asked)).toBe(place);
  });
});

it('decades run from the first event to the last, empty ones too', () => {
  const decades = decadesOf(events);
  expect(decades.map(d => d.year)).toEqual([1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2010, 2020]);
  expect(decades.find(d => d.year === 1990)?.places).toEqual([2, 3]);
  expect(decades.find(d => d.year === 1960)?.places).toEqual([]);
});

const walk = (name: string) => screen.findByRole('region', { name });
const current = (strip: HTMLElement) =>
  within(within(strip).getByRole('list')).getByRole('button', { current: true });

describe('the events', () => {
  it.each([
    ['/zh-CN/pc', '时间线', '音乐厅启用'],
    ['/en-US/mobile', 'Time line', 'The hall opens'],
  ])('open at the year of the link: %s', async (tree, name, title) => {
    await renderPath(`${tree}/about-memorabilia?year=1994`);
    expect(current(await walk(name)).textContent).toContain(`1994${title}`);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('are walked by the keys, with one tab stop, and the year goes into the URL', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/about-memorabilia?year=1994');
    const strip = await walk('时间线');
    current(strip).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?year=1996'));
    expect(document.activeElement).toBe(current(strip));
    expect(document.activeElement?.textContent).toContain('1996');
    expect(
      within(within(strip).getByRole('list'))
        .getAllByRole('button')
        .filter(b => b.tabIndex === 0),
    ).toHaveLength(1);
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(router.state.location.search).toBe('?year=1991'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(router.state.location.search).toBe('?year=1936'));
    await user.keyboard('{ArrowLeft}');
    expect(router.state.location.search).toBe('?year=1936');
    await user.keyboard('{End}');
    await waitFor(() => expect(router.state.location.search).toBe('?year=2026'));
    expect(screen.getByRole('button', { name: '下一件' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('are asked for once, however far one walks', async () => {
    let asked = 0;
    office().server.use(
      http.post('*/symphony/orchestra/listEvent.xhtml', ({ request }) => {
        asked++;
        return office().app.fetch(request);
      }),
    );
    const { user, router } = await renderPath('/zh-CN/pc/about-memorabilia?year=1936');
    const strip = await walk('时间线');
    current(strip).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?year=1946'));
    expect(current(strip).textContent).toContain('1946');
    expect(asked).toBe(1);
  });

  it('are chosen by decade, by arrow and from the list below', async () => {
    const { user, router } = await renderPath('/en-US/pc/about-memorabilia');
    const strip = await walk('Time line');
    const decades = screen.getByRole('navigation', { name: 'Decades' });
    await user.click(within(decades).getByRole('button', { name: /^1990s/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=1991'));
    await user.click(within(strip).getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=1994'));
    await user.click(screen.getByRole('link', { name: 'The orchestra academy' }));
    await waitFor(() => expect(router.state.location.search).toBe('?year=2003'));
    // What it is about is a link on.
    expect(await screen.findByRole('link', { name: 'Orchestra academy' })).toBeTruthy();
  });

  it('say that they did not come, and come when asked again', async () => {
    expectErrors();
    office().server.use(
      http.post('*/symphony/orchestra/listEvent.xhtml', () => new Response('', { status: 500 }), {
        once: true,
      }),
    );
    const { user } = await renderPath('/zh-CN/pc/about-memorabilia');
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await walk('时间线')).toBeTruthy();
  });
});
