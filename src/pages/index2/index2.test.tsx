import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call } from '#api/client.ts';
import { content } from '#domain/contract/content.ts';
import { program } from '#domain/contract/program.ts';
import { office, renderPath } from '#tests/render.tsx';
import { readPlace } from './model.ts';

describe('the home led by the calendar', () => {
  it.each([
    ['month=2026-13', { month: '2026-11', date: undefined }],
    ['month=June', { month: '2026-11', date: undefined }],
    ['date=2026-12-99', { month: '2026-11', date: undefined }],
    ['date=2026-12-24&month=2026-01', { month: '2026-12', date: '2026-12-24' }],
    ['month=2027-01', { month: '2027-01', date: undefined }],
    ['', { month: '2026-11', date: undefined }],
  ])('reads %j', (query, place) => {
    expect(readPlace(new URLSearchParams(query), '2026-11-21')).toEqual(place);
  });

  it('goes from month to month, and from a day to its concerts, with the calls that the specification names', async () => {
    const sent: Record<string, string[]> = {};
    office().server.events.on(
      'request:start' as never,
      (async ({ request }: { request: Request }) => {
        const { pathname, search } = new URL(request.url);
        const form = request.method === 'POST' ? await request.clone().text() : search.slice(1);
        sent[pathname] = [...(sent[pathname] ?? []), form];
      }) as never,
    );
    const page = await renderPath('/zh-CN/pc/index2');
    const grid = await screen.findByRole('grid');
    await page.user.click(screen.getByRole('button', { name: '下个月' }));
    await waitFor(() => expect(page.router.state.location.search).toMatch(/^\?month=\d{4}-\d\d$/));
    const month = page.router.state.location.search.slice(-7);
    const [day] = await call(program.calendar, { month });
    const link = await waitFor(() => {
      const found = document.querySelector<HTMLElement>(`[role=grid] a[data-date="${day?.date}"]`);
      if (!found) throw new Error('the day is not shown');
      return found;
    });
    expect(grid.isConnected).toBe(true);
    await page.user.click(link);
    await waitFor(() => expect(page.router.state.location.search).toBe(`?date=${day?.date}`));
    for (const s of day?.schedules ?? []) {
      expect(await screen.findByRole('heading', { level: 3, name: s.title })).toBeTruthy();
    }
    expect(new Set(sent[content.ads.path])).toEqual(new Set(['status=Y']));
    expect(sent[program.byDate.path]).toEqual([`date=${day?.date}`]);
  });

  it('lists what is to come of the month below the calendar of the phone', async () => {
    await renderPath('/zh-CN/mobile/index2');
    const grid = await screen.findByRole('grid');
    expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
