import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { program } from '#domain/contract/program.ts';
import { copyOf } from '#i18n/copy.ts';
import { adsOf, useApp } from '#stores/app.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';
import { useCalendarOpen } from '#ui/calendar-event.ts';

const rows = () => screen.findAllByRole('article');
const search = (r: { router: { state: { location: { search: string } } } }) =>
  new URLSearchParams(r.router.state.location.search);

describe('the list of concerts', () => {
  it('shows ten a page, and the second page by its link; Back returns to the first', async () => {
    const page = await renderPath('/zh-CN/pc/musicale');
    expect(await rows()).toHaveLength(10);
    const first = within((await rows())[0] as HTMLElement).getByRole('heading').textContent;
    await page.user.click(screen.getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(search(page).get('pageNo')).toBe('2'));
    await waitFor(() =>
      expect(
        within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('heading').textContent,
      ).not.toBe(first),
    );
    await act(async () => page.router.navigate(-1));
    await waitFor(() =>
      expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByRole('heading').textContent).toBe(
        first,
      ),
    );
  });

  it('a filter shows what was chosen before the list has come', async () => {
    const { user } = await renderPath('/en-US/pc/musicale');
    await rows();
    let answer = (): void => undefined;
    const late = new Promise<void>(resolve => {
      answer = resolve;
    });
    office().server.use(
      http.post(`*${program.search.path}`, async ({ request }) => {
        await late;
        return office().app.fetch(request);
      }),
    );
    const only = screen.getByRole('checkbox', { name: 'Seats available now' });
    await user.click(only);
    await waitFor(() => expect(only).toHaveProperty('checked', true));
    answer();
    await rows();
    expect(only).toHaveProperty('checked', true);
  });

  it('has one heading of the first level, and months below it', async () => {
    await renderPath('/en-US/pc/musicale');
    await rows();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Concerts');
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(0);
  });

  it('filters by kind, from the first page, and says so in the address', async () => {
    const page = await renderPath('/en-US/pc/musicale?pageNo=2');
    await rows();
    await page.user.click(
      within(screen.getByRole('group', { name: 'By kind' })).getByRole('link', { name: 'Chamber' }),
    );
    await waitFor(() => expect(page.router.state.location.search).toBe('?type=chamber'));
    const { total } = await call(program.search, { type: 'chamber' });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(Math.min(10, total)));
  });

  it.each(['type=opera&pageNo=-2&sort=x', 'month=2026-99&priceMin=abc&view=spiral', 'date=0000-00-00'])(
    'falls back to its defaults for a malformed query: %s',
    async query => {
      await renderPath(`/zh-CN/pc/musicale?${query}`);
      expect(await rows()).toHaveLength(10);
    },
  );

  it('offers a way out when nothing matches', async () => {
    const page = await renderPath('/zh-CN/pc/musicale?keyword=zzzzzz');
    expect(await screen.findByRole('heading', { name: '没有符合条件的演出' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '取消筛选：“zzzzzz”' })).toBeTruthy();
    await page.user.click(screen.getByRole('link', { name: '不再搜索“zzzzzz”' }));
    expect(await rows()).toHaveLength(10);
    expect(page.router.state.location.search).toBe('');
  });

  it('clears the filters alone, not what was searched for', async () => {
    const page = await renderPath('/zh-CN/pc/musicale?keyword=mahler&priceMax=1');
    await page.user.click(await screen.findByRole('link', { name: '清除筛选' }));
    expect((await rows()).length).toBeGreaterThan(0);
    expect(page.router.state.location.search).toBe('?keyword=mahler');
  });

  it('finds by keyword across languages, typed and sent with Enter', async () => {
    const page = await renderPath('/zh-CN/pc/musicale');
    await page.user.type(await screen.findByRole('searchbox'), 'Mahler{Enter}');
    await waitFor(() => expect(search(page).get('keyword')).toBe('Mahler'));
    await waitFor(async () => {
      const found = screen.getAllByRole('article');
      expect(found.length).toBeLessThan(10);
      expect(found.some(row => row.textContent?.includes('马勒'))).toBe(true);
    });
  });

  it('keeps the result when the language is switched', async () => {
    const page = await renderPath('/zh-CN/pc/musicale?type=family&sort=price');
    const before = (await rows()).length;
    await page.user.click(screen.getByRole('link', { name: 'Switch to English' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/en-US/pc/musicale'));
    expect(page.router.state.location.search).toBe('?type=family&sort=price');
    expect(await screen.findByRole('heading', { level: 1, name: 'Concerts' })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(before));
  });

  it.each(['zh-CN/pc', 'en-US/mobile'])(
    'shows below the list what its ads say, as high as they say (%s)',
    async tree => {
      await renderPath(`/${tree}/musicale`);
      const [ad] = await call(content.ads, { adflag: 'list' });
      const title = await screen.findByRole('heading', { level: 2, name: ad?.title ?? '' });
      const banner = title.closest<HTMLElement>('[data-height]');
      expect(banner?.dataset.height).toBe('224');
      const link = within(banner as HTMLElement).getByRole('link', { name: ad?.linkText ?? '' });
      expect(link.getAttribute('href')).toBe(`/${tree}/musicale-ticketservice`);
      expect(adsOf(useApp.getState().adList, 'list')).toEqual([ad]);
    },
  );

  it('says the state of each concert in words', async () => {
    await renderPath('/en-US/pc/musicale');
    const states = /On sale|Few seats left|Sold out|Members only|Packages only|Cancelled/;
    for (const row of await rows()) expect(row.textContent).toMatch(states);
  });

  it('leads to the seats of a single performance only when it is on sale', async () => {
    await renderPath('/en-US/pc/musicale?availability=on');
    const { list } = await call(program.search, { availability: 'on' });
    await rows();
    for (const card of list) {
      const link = screen.queryByRole('link', { name: `Choose seats: ${card.title}` });
      const open = card.schedules.find(s => s.state === 'on' || s.state === 'few');
      if (!open && card.state !== 'on' && card.state !== 'few') expect(link).toBeNull();
      else if (card.schedules.length === 1)
        expect(link?.getAttribute('href')).toBe(
          `/en-US/pc/seat?scheduleId=${card.schedules[0]?.id}&programId=${card.id}`,
        );
      else expect(link?.getAttribute('href')).toBe(`/en-US/pc/musicale-detail?id=${card.id}`);
    }
  });

  it('sets beside a date the state of that date', async () => {
    await renderPath('/en-US/pc/musicale?keyword=Brandenburg');
    const { list } = await call(program.search, { keyword: 'Brandenburg' });
    const card = list.find(p => p.schedules[0]?.state === 'few' && p.state === 'on');
    expect(card).toBeDefined();
    const row = (await rows()).find(r => r.textContent?.includes(card?.title ?? ''));
    expect(row?.textContent).toContain('Few seats left');
    expect(row?.textContent).not.toContain('On sale');
  });

  it('has an archive of the evenings that were played, without a word of sale', async () => {
    await renderPath('/zh-CN/pc/musicale?past=only');
    const { total, concerts } = await call(program.search, { past: 'only' });
    expect(await screen.findByText(`${total}套节目，${concerts}场演出`)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '历史演出' })).toBeTruthy();
    for (const row of await rows()) {
      expect(row.textContent).toContain('已结束');
      expect(row.textContent).not.toMatch(/¥|选座|可售|开票|售罄/);
      expect(
        within(row)
          .getByRole('link', { name: /^查看详情/ })
          .getAttribute('href'),
      ).toContain('scheduleId=');
    }
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('link', { name: '返回本乐季' }).getAttribute('href')).toBe('/zh-CN/pc/musicale');
  });

  it('shows a month gone by as over', async () => {
    const { list } = await call(program.search, { past: 'only' });
    const month = list.at(-1)?.schedules[0]?.startsAt.slice(0, 7);
    await renderPath(`/zh-CN/mobile/musicale?month=${month}`);
    expect(await screen.findAllByText('已结束')).not.toHaveLength(0);
  });

  it('counts composers under the other filters, each as many as choosing it gives', async () => {
    await renderPath('/en-US/pc/musicale?type=chamber');
    await rows();
    const select = await screen.findByRole('combobox', { name: 'Composer' });
    const all = await call(program.search, {});
    const chamber = await call(program.search, { type: 'chamber' });
    expect(chamber.facets.composers.length).toBeLessThan(all.facets.composers.length);
    for (const { value, name, count } of chamber.facets.composers.slice(0, 5)) {
      expect(within(select).getByRole('option', { name: `${name} (${count})` })).toBeTruthy();
      expect((await call(program.search, { type: 'chamber', composer: value })).total).toBe(count);
    }
  });

  it('says of an empty month which one has how many', async () => {
    await renderPath('/zh-CN/pc/musicale?month=2030-01');
    const months = await call(program.months, {});
    const last = months.at(-1);
    expect(await screen.findByText('2030年一月没有演出')).toBeTruthy();
    const way = await screen.findByRole('link', { name: new RegExp(`月有${last?.count}场$`) });
    expect(way.getAttribute('href')).toBe(`/zh-CN/pc/musicale?month=${last?.month}`);
  });

  it('has a tab for every month of a season, however long it is', async () => {
    const long = Array.from({ length: 17 }, (_, i) => ({
      month: `${2027 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
      count: 1,
    }));
    office().server.use(
      http.post(`*${program.months.path}`, () =>
        HttpResponse.json({ success: true, errcode: '0', msg: '', data: long }),
      ),
    );
    await renderPath('/en-US/pc/musicale');
    const tabs = await screen.findByRole('navigation', { name: copyOf('en-US', 'musicale')('list.months') });
    await waitFor(() =>
      expect(
        within(tabs)
          .getAllByRole('link')
          .flatMap(a => new URLSearchParams(a.getAttribute('href')?.split('?')[1]).get('month') ?? []),
      ).toEqual(long.map(({ month }) => month)),
    );
  });

  it('shows what went wrong, and tries again', async () => {
    expectErrors();
    office().server.use(
      http.post('*/thvendor/symphony/program/search.xhtml', () => new Response('<html>', { status: 502 }), {
        once: true,
      }),
    );
    const page = await renderPath('/zh-CN/pc/musicale');
    await page.user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await rows()).toHaveLength(10);
  });
});

describe('the calendar of concerts', () => {
  it('holds the same concerts as the list of that month, and gives the banner notice', async () => {
    const months = await (async () => {
      const page = await renderPath('/en-US/pc/musicale?view=calendar');
      await screen.findByRole('grid');
      const { result: open } = renderHook(() => useCalendarOpen());
      expect(open.current).toBe(true);
      page.unmount();
      expect(open.current).toBe(false);
      return call(program.months, {});
    })();
    const month = months[1]?.month ?? '';
    const page = await renderPath(`/en-US/pc/musicale?view=calendar&month=${month}&type=symphonic`);
    const days = await call(program.calendar, { month, type: 'symphonic' });
    const grid = await screen.findByRole('grid');
    await waitFor(() =>
      expect(within(grid).getAllByRole('link', { name: /, \d+ concerts?$/ })).toHaveLength(days.length),
    );
    expect(page.router.state.location.search).toContain(`month=${month}`);
  });

  it('is one tab stop, and arrows go from day to day', async () => {
    const page = await renderPath('/zh-CN/pc/musicale?view=calendar');
    const months = await call(program.months, {});
    await act(async () =>
      page.router.navigate(`/zh-CN/pc/musicale?view=calendar&month=${months[2]?.month}` as string),
    );
    const days = await call(program.calendar, { month: months[2]?.month ?? '' });
    const first = days[0]?.date ?? '';
    const cell = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[role=grid] [data-date="${first}"]`);
      expect(found?.tabIndex).toBe(0);
      return found as HTMLElement;
    });
    expect(document.querySelectorAll('[role=grid] [data-date][tabindex="0"]')).toHaveLength(1);
    cell.focus();
    const into = Number(first.slice(8)) < 20 ? 'ArrowDown' : 'ArrowUp';
    await page.user.keyboard(`{${into}}`);
    const moved = document.activeElement?.getAttribute('data-date') ?? '';
    expect(Math.abs(Number(moved.slice(8)) - Number(first.slice(8)))).toBe(7);
    await page.user.keyboard('{PageDown}');
    await waitFor(() => expect(search(page).get('month')).toBe(months[3]?.month));
  });

  it('shows the concerts of the chosen day', async () => {
    const page = await renderPath('/zh-CN/pc/musicale?view=calendar');
    const months = await call(program.months, {});
    await act(async () =>
      page.router.navigate(`/zh-CN/pc/musicale?view=calendar&month=${months[1]?.month}` as string),
    );
    const days = await call(program.calendar, { month: months[1]?.month ?? '' });
    const day = days[0];
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[role=grid] a[data-date="${day?.date}"]`);
      expect(found).not.toBeNull();
      return found as HTMLElement;
    });
    await page.user.click(link);
    await waitFor(() => expect(search(page).get('date')).toBe(day?.date));
    for (const s of day?.schedules ?? []) {
      expect(await screen.findByRole('heading', { level: 3, name: s.title })).toBeTruthy();
    }
  });
});

describe('the list on the phone', () => {
  it('filters in a sheet that says how many remain', async () => {
    const page = await renderPath('/zh-CN/mobile/musicale');
    await page.user.click(await screen.findByRole('button', { name: '筛选' }));
    const sheet = await screen.findByRole('dialog', { name: '筛选' });
    await page.user.click(within(sheet).getByRole('checkbox', { name: '只看可购' }));
    await waitFor(() => expect(search(page).get('availability')).toBe('on'));
    const { concerts } = await call(program.search, { availability: 'on' });
    expect(await within(sheet).findByRole('button', { name: `查看${concerts}场演出` })).toBeTruthy();
  });
});
