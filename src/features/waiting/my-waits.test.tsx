import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { WaitingPlace } from '#domain/contract/waiting.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const PLACE: WaitingPlace = {
  scheduleId: 's-1',
  programId: 'mahler-5',
  title: '马勒：第五交响曲',
  startsAt: '2026-12-12T11:30:00.000Z',
  state: 'waiting',
  quantity: 2,
  least: 2,
  together: true,
  place: 3,
};

const answer = (list: readonly WaitingPlace[]) =>
  office().server.use(
    http.post('*/ticket/waiting/listMine.xhtml', () =>
      HttpResponse.json({ success: true, errcode: '0', msg: '', data: list }),
    ),
  );

describe('the lines that a member stands in', () => {
  it('are in the user centre: the place, the seats that are held and their time, and what has run out', async () => {
    await newMember();
    answer([
      PLACE,
      {
        ...PLACE,
        scheduleId: 's-2',
        title: '新年音乐会',
        state: 'offered',
        place: 0,
        tradeNo: 'HM-1',
        until: '2026-12-01T06:00:00.000Z',
      },
      { ...PLACE, scheduleId: 's-3', title: '弥赛亚', state: 'lapsed', place: 0 },
    ]);
    await renderPath('/zh-CN/pc/user');
    const mine = within(await screen.findByRole('region', { name: '我的候补' }));
    const [waits, offered, lapsed] = mine.getAllByRole('listitem');
    expect(waits?.textContent).toMatch(/马勒：第五交响曲.*12月12日.*第3位/);
    const link = (item: HTMLElement | undefined) =>
      within(item as HTMLElement)
        .getByRole('link')
        .getAttribute('href');
    expect(link(waits)).toBe('/zh-CN/pc/musicale-detail?id=mahler-5&scheduleId=s-1');
    expect(offered?.textContent).toMatch(/座位已为您保留到.*12月1日.*14:00/);
    expect(link(offered)).toContain('/zh-CN/pc/confirmOrder?tradeNo=HM-1');
    expect(lapsed?.textContent).toContain('没有付款');
  });

  it('leave no empty heading behind', async () => {
    await newMember();
    answer([]);
    await renderPath('/zh-CN/mobile/user');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('heading', { name: '我的候补' })).toBeNull();
  });
});
