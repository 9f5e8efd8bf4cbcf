import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { type RoomView, room } from '#domain/contract/room.ts';
import { programPage } from '#domain/contract/shapes/program.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { askedAlone, office, renderPath } from '#tests/render.tsx';
import { isNews, pauseAfter } from './use-room.ts';

fakeCanvas();
async function onSale() {
  const response = await office().app.request(`http://localhost:5174${program.search.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      sourcePage: '/zh-CN/pc/musicale',
      appKey: 'heming-pc-demo',
    },
    body: new URLSearchParams({ pageSize: '100' }),
  });
  const { data } = (await response.json()) as { data: unknown };
  const all = programPage.parse(data).list.flatMap(p => p.schedules);
  const found = all.find(s => s.state === 'on');
  if (!found) throw new Error('nothing is on sale');
  return found;
}

const now = '2026-12-02T04:00:00.000Z';
const place = (patch: Partial<RoomView>): RoomView => ({
  scheduleId: 's',
  token: `7.${'0'.repeat(32)}`,
  state: 'waiting',
  lot: 7,
  waiting: 312,
  opensAt: now,
  now,
  seal: 'e'.repeat(64),
  seed: 'the seed',
  drawn: 400,
  place: 140,
  before: 120,
  ask: 10,
  ...patch,
});

/** The page of a performance that sells by turns, for a member who has this place until `seen` says otherwise. */
async function inRoom(first: RoomView) {
  const schedule = await onSale();
  let seen = first;
  let permitted = 0;
  askedAlone(account.logonInfo);
  office().server.use(
    http.post(`*${program.schedules.path}`, async ({ request }) => {
      const reply = await office().app.fetch(request);
      const body = (await reply.json()) as { data: { id: string; waitingRoom?: boolean }[] };
      return HttpResponse.json({
        ...body,
        data: body.data.map(s => (s.id === schedule.id ? { ...s, waitingRoom: true } : s)),
      });
    }),
    http.post(`*${ticketOrder.checkPermission.path}`, async ({ request }) => {
      permitted++;
      if (permitted > 1) return office().app.fetch(request);
      return HttpResponse.json({ success: false, errcode: ERR.inRoom, msg: 'wait', data: first });
    }),
    http.post(`*${room.look.path}`, () =>
      HttpResponse.json({ success: true, errcode: '0', msg: '', data: seen }),
    ),
  );
  const path = `/en-US/pc/seat?scheduleId=${schedule.id}&programId=${schedule.programId}`;
  const page = await renderPath(path, { signedInAs: '13800138000' });
  return {
    ...page,
    permissions: () => permitted,
    now: (next: RoomView) => {
      seen = next;
    },
  };
}

describe('the waiting room', () => {
  it('tells the place and how many are before, an estimate when there is one, and goes on to the plan by itself', async () => {
    const { permissions, now: sees } = await inRoom(place({ ask: 50 }));
    expect(await screen.findByRole('heading', { name: 'Before you 120 people' })).toBeTruthy();
    expect(screen.getByText(/cannot be said yet/)).toBeTruthy();
    await waitFor(() => expect(document.title).toMatch(/^120 before you/));
    sees(place({ before: 50, minutes: 3, ask: 50 }));
    expect(await screen.findByText('At the present pace, about 3 minutes.')).toBeTruthy();
    // Half of them are gone: that is news.
    expect(screen.getByText('There are 50 people before you.')).toBeTruthy();
    sees(place({ state: 'called', until: now }));
    expect(await screen.findByRole('application')).toBeTruthy();
    expect(permissions()).toBe(2);
    await waitFor(() => expect(document.title).not.toMatch(/turn|before you/));
  });

  it('says that nobody is let in while no seat is free', async () => {
    await inRoom(place({ full: true }));
    expect(await screen.findByText(/No seat is free at this moment/)).toBeTruthy();
  });

  it('says so when the turn went by, and takes another place only when asked', async () => {
    const { user } = await inRoom(place({ state: 'lapsed', until: now }));
    expect(await screen.findByRole('heading', { name: /while you were away/ })).toBeTruthy();
    let joined = 0;
    office().server.use(
      http.post(`*${room.join.path}`, () => {
        joined++;
        return HttpResponse.json({ success: true, errcode: '0', msg: '', data: place({ lot: 900 }) });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Join again' }));
    expect(await screen.findByRole('application')).toBeTruthy();
    expect(joined).toBe(1);
  });
});

describe('its pace', () => {
  it('backs off while nobody answers, and never beats with others', () => {
    expect(pauseAfter(4_000, 0, 0)).toBe(4_000);
    expect(pauseAfter(4_000, 0, 1)).toBe(5_200);
    expect(pauseAfter(4_000, 2, 0)).toBe(16_000);
    expect(pauseAfter(30_000, 9, 0)).toBe(60_000);
  });
  it('has news when the state is another, or half of those before are gone', () => {
    const waiting = (before: number) => ({ state: 'waiting' as const, before });
    expect(isNews(null, waiting(9))).toBe(true);
    expect(isNews(waiting(100), waiting(51))).toBe(false);
    expect(isNews(waiting(100), waiting(50))).toBe(true);
    expect(isNews(waiting(0), waiting(0))).toBe(false);
    expect(isNews(waiting(1), { state: 'called' })).toBe(true);
  });
});
