import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { call } from '#api/client.ts';
import { account } from '#domain/contract/account.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program, type Schedule } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { programPage } from '#domain/contract/shapes/program.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { askedAlone, office, renderPath } from '#tests/render.tsx';
import { readKept } from './kept.ts';

fakeCanvas();
const MEMBER = '13800138000';

async function schedules(): Promise<Schedule[]> {
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
  return programPage.parse(data).list.flatMap(p => p.schedules);
}
const onSale = async () => (await schedules()).find(s => s.state === 'on' && s.hall.name === '大音乐厅')!;
const pathOf = (s: Schedule, tree = 'en-US/pc', more = '') =>
  `/${tree}/seat?scheduleId=${s.id}&programId=${s.programId}${more}`;
const next = () => screen.getByRole('button', { name: 'Next: confirm order' });

/** The page with a concert on sale, and the plan shown. */
async function openSeats(tree = 'en-US/pc') {
  const schedule = await onSale();
  const page = await renderPath(pathOf(schedule, tree), { signedInAs: MEMBER });
  await screen.findByRole('application');
  return { ...page, schedule };
}

describe('seat page', () => {
  it('asks no question of its own where seats can be chosen: permission, plan and the rest come with the login', async () => {
    const asked: string[] = [];
    office().server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    await openSeats();
    const own = [ticketOrder.checkPermission, program.byId, program.schedules, seat.plan, seat.status];
    expect(asked).toContain(account.logonInfo.path);
    expect(asked.filter(path => own.some(spec => spec.path === path))).toEqual([]);
    office().server.events.removeAllListeners();
  });

  it('has the map as one tab stop: arrows move, Space chooses and clears, and both are said', async () => {
    const { user } = await openSeats();
    const map = screen.getByRole('application', { name: 'Seat plan' });
    map.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    const active = () => document.getElementById(map.getAttribute('aria-activedescendant') ?? '')!;
    expect(active().getAttribute('aria-label')).toMatch(/^.+, row \d+, seat \d+.*, ¥[\d,]+, available$/);
    expect(active()).toHaveProperty('ariaPressed', 'false');
    const name = active().getAttribute('aria-label')!.split(', ¥')[0]!;
    await user.keyboard(' ');
    expect(active().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(new RegExp(`^${name} selected. 1 ticket, ¥`))).toBeTruthy();
    await user.keyboard(' ');
    expect(active().getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByText(/cleared\. 0 tickets left/)).toBeTruthy();
  });

  it('goes from the list to the order, which is there again on the way back', async () => {
    const { user, router, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: 'Choose from a list' }));
    const zone = screen
      .getAllByRole('button', { expanded: false })
      .find(b => /Stalls/.test(b.textContent ?? ''))!;
    await user.click(zone);
    await user.click(screen.getAllByRole('button', { name: /^Row / })[0]!);
    const seats = within(screen.getByRole('group', { name: /^Seats of row/ })).getAllByRole('button');
    const free = seats.filter(b => !(b as HTMLButtonElement).disabled);
    await user.click(free[0]!);
    expect(free[0]!.getAttribute('aria-pressed')).toBe('true');
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/confirmOrder'));
    const query = new URLSearchParams(router.state.location.search);
    expect(query.get('supportSeat')).toBe('Y');
    const order = await call(ticketOrder.detail, { tradeNo: query.get('tradeNo')! });
    expect(order.seats.map(s => s.seatId)).toEqual(readKept(schedule.id)?.seats);

    // The order's page is there before one goes back.
    await waitFor(() => expect(screen.getByRole('main').dataset.page).toBe('confirmOrder'));
    await router.navigate(pathOf(schedule));
    await screen.findByText('Your seats are held');
    await user.click(next());
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('tradeNo')).toBe(order.tradeNo),
    );
    await call(ticketOrder.cancel, { tradeNo: order.tradeNo });
  });

  it('makes one order of a double click', async () => {
    const { user, router } = await openSeats();
    await user.click(screen.getByRole('button', { name: '2 people' }));
    await waitFor(() => expect(screen.getByText('2 tickets, total')).toBeTruthy());
    let made = 0;
    office().server.use(
      http.post(`*${ticketOrder.create.path}`, () => {
        made++;
        return undefined;
      }),
    );
    await user.dblClick(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/confirmOrder'));
    expect(made).toBe(1);
    await call(ticketOrder.cancel, {
      tradeNo: new URLSearchParams(router.state.location.search).get('tradeNo')!,
    });
  });

  it('drops a seat that somebody else was faster with, says so, and offers others for the whole party', async () => {
    const { user, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: '2 people' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(2));
    const [gone, left] = readKept(schedule.id)!.seats;
    office().server.use(
      http.post(`*${ticketOrder.create.path}`, () =>
        Response.json({
          success: false,
          errcode: '2201',
          msg: 'That seat has just been taken. Please choose another.',
          data: { lostSeats: [gone] },
        }),
      ),
    );
    await user.click(next());
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(readKept(schedule.id)?.seats).toEqual([left]));
    const list = await within(alert).findByRole('list', { name: 'Alternatives' });
    await user.click(within(list).getAllByRole('button')[0]!);
    expect(readKept(schedule.id)?.seats.length).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the choice when the call fails, and through a change of language', async () => {
    const { user, router, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: '1 person' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(1));
    const chosen = readKept(schedule.id)!.seats;
    office().server.use(
      http.post(`*${ticketOrder.create.path}`, () => new Response('<html>', { status: 500 })),
    );
    await user.click(next());
    await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull());
    expect(readKept(schedule.id)?.seats).toEqual(chosen);
    expect(readKept(schedule.id)?.intent?.requestId).toBeTruthy();
    await router.navigate(pathOf(schedule, 'zh-CN/pc'));
    expect(await screen.findByText('1 张，合计')).toBeTruthy();
    expect(readKept(schedule.id)?.seats).toEqual(chosen);
  });

  it('asks again by itself while the server is too busy, with one request id, and the order comes', async () => {
    const { user, router } = await openSeats();
    await user.click(screen.getByRole('button', { name: '1 person' }));
    const ids: (string | null)[] = [];
    office().server.use(
      http.post(`*${ticketOrder.create.path}`, async ({ request }) => {
        ids.push(new URLSearchParams(await request.clone().text()).get('requestId'));
        // The third one is the office's own to answer.
        if (ids.length > 2) return undefined;
        const busy = { success: false, errcode: '2503', msg: 'Too busy.' };
        return Response.json(busy, { status: 503, headers: { 'Retry-After': '0.01' } });
      }),
    );
    await user.click(next());
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/confirmOrder'));
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
    expect(screen.queryByText('Too busy.')).toBeNull();
    const tradeNo = new URLSearchParams(router.state.location.search).get('tradeNo') ?? '';
    await call(ticketOrder.cancel, { tradeNo });
  });

  it('stops at the limit of the sale', async () => {
    const { user } = await openSeats();
    const limit = Number(/\d+/.exec(screen.getByText(/^Up to \d+ tickets/).textContent ?? '')?.[0]);
    await user.click(screen.getByRole('button', { name: 'Choose from a list' }));
    await user.click(screen.getAllByRole('button', { expanded: false })[0]!);
    for (const row of screen.getAllByRole('button', { name: /^Row / })) {
      if (row.getAttribute('aria-expanded') !== 'true') await user.click(row);
      for (const button of within(screen.getByRole('group', { name: /^Seats of row/ })).getAllByRole(
        'button',
        { pressed: false },
      )) {
        if (!(button as HTMLButtonElement).disabled) await user.click(button);
      }
      if (screen.queryAllByRole('button', { name: /^Remove / }).length >= limit) break;
    }
    expect(screen.getAllByRole('button', { name: /^Remove / }).length).toBe(limit);
    expect(screen.getAllByText(new RegExp(`holds ${limit} tickets at most`)).length).toBeGreaterThan(0);
  });

  it('walks only over the seats that the price filter leaves', async () => {
    const { user } = await openSeats();
    const filter = screen.getByRole('group', { name: 'Filter by price' });
    const [first] = within(filter).getAllByRole('button');
    const price = /¥[\d,]*\d/.exec(first!.textContent ?? '')![0];
    await user.click(first!);
    expect(first!.getAttribute('aria-pressed')).toBe('true');
    const map = screen.getByRole('application');
    map.focus();
    for (const key of ['{ArrowLeft}', '{ArrowUp}', '{ArrowUp}', '{ArrowRight}', '{ArrowDown}']) {
      await user.keyboard(key);
      const active = document.getElementById(map.getAttribute('aria-activedescendant') ?? '');
      expect(active?.getAttribute('aria-label')).toContain(`${price}, available`);
    }
  });

  it('chooses for the party within the price that is pressed, and brings back what it replaced', async () => {
    const { user, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: '1 person' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(1));
    const before = readKept(schedule.id)!.seats;
    const filter = within(screen.getByRole('group', { name: 'Filter by price' }));
    const price = filter.getAllByRole('button').at(-2)!;
    await user.click(price);
    const yuan = Number(/¥([\d,]*\d)/.exec(price.textContent ?? '')![1]!.replace(',', ''));
    await user.click(screen.getByRole('button', { name: '2 people' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(2));
    const order = screen.getByText('2 tickets, total').parentElement!;
    expect(order.textContent).toContain(String(yuan * 2));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(readKept(schedule.id)?.seats).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says so when the pressed price has no seats for the party, and leaves the choice', async () => {
    const { user, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: '1 person' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(1));
    office().server.use(
      http.post(`*${seat.best.path}`, () =>
        Response.json({ success: true, errcode: '0000', msg: '', data: [] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: '4 people' }));
    expect((await screen.findAllByText(/not that many suitable seats/)).length).toBeGreaterThan(0);
    expect(readKept(schedule.id)?.seats.length).toBe(1);
  });

  it('names the seat that would stay alone, moves in one press, and back', async () => {
    const { user, schedule } = await openSeats();
    await user.click(screen.getByRole('button', { name: 'Choose from a list' }));
    expect(screen.getByText(/Pick from the list/)).toBeTruthy();
    for (const zone of screen.getAllByRole('button', { expanded: false })) {
      await user.click(zone);
      for (const row of screen.getAllByRole('button', { name: /^Row / })) {
        if (row.getAttribute('aria-expanded') !== 'true') await user.click(row);
        const seats = within(screen.getByRole('group', { name: /^Seats of row/ })).getAllByRole('button');
        const free = seats.map(b => !(b as HTMLButtonElement).disabled);
        // A run of three or more: its second seat alone leaves the first one single.
        const at = free.findIndex((f, i) => f && !free[i - 1] && free[i + 1] && free[i + 2] && free[i + 3]);
        if (at < 0) continue;
        await user.click(seats[at + 1]!);
        const note = screen.queryByText(/on its own/);
        if (note && screen.queryByRole('button', { name: /^Take seat/ })) {
          expect(note.textContent).toContain(`seat ${seats[at]!.textContent}`);
          const chosen = readKept(schedule.id)!.seats;
          await user.click(screen.getByRole('button', { name: /^Take seat/ }));
          expect(readKept(schedule.id)!.seats).not.toEqual(chosen);
          expect(screen.queryByText(/on its own/)).toBeNull();
          await user.click(screen.getByRole('button', { name: 'Undo' }));
          expect(readKept(schedule.id)!.seats).toEqual(chosen);
          return;
        }
        await user.click(seats[at + 1]!);
      }
      await user.click(zone);
    }
    throw new Error('no row with four free neighbours');
  });

  it('chooses for the party on the phone’s plan', async () => {
    const schedule = await onSale();
    const { user } = await renderPath(pathOf(schedule, 'zh-CN/mobile'), { signedInAs: MEMBER });
    await screen.findByRole('application', { name: '座位图' });
    await user.click(screen.getByRole('button', { name: '2 位' }));
    await waitFor(() => expect(readKept(schedule.id)?.seats.length).toBe(2));
  });

  it('finds seats for a party within a budget, with a reason each, on a phone', async () => {
    const schedule = await onSale();
    const { user } = await renderPath(pathOf(schedule, 'zh-CN/mobile'), { signedInAs: MEMBER });
    await screen.findByRole('application', { name: '座位图' });
    await user.click(screen.getByRole('button', { name: '按列表选座' }));
    await user.click(screen.getByRole('button', { name: '加一位' }));
    await user.click(screen.getByRole('button', { name: '开始挑选' }));
    const list = await screen.findByRole('list', { name: '推荐座位' });
    const proposals = within(list).getAllByRole('listitem');
    expect(proposals.length).toBeGreaterThan(0);
    await user.click(within(proposals[0]!).getByRole('button', { name: '选这 3 座' }));
    expect(readKept(schedule.id)?.seats.length).toBe(3);
    expect(screen.getByText('3 张，未含优惠')).toBeTruthy();
  });

  it('draws the view from a chosen seat', async () => {
    const { user } = await openSeats();
    await user.click(screen.getByRole('button', { name: '1 person' }));
    await user.click(await screen.findByRole('button', { name: /^View from/ }));
    const dialog = await screen.findByRole('dialog', { name: 'The stage from this seat' });
    expect(within(dialog).getByRole('img', { name: /^Sketch of the stage from .+ m away$/ })).toBeTruthy();
  });
});

describe('when seats cannot be chosen', () => {
  it.each([
    ['upcoming', /go on sale on .*20\d\d/],
    ['cancelled', /will not take place/],
    ['out', /no seats left/],
    ['presale', /package code/],
  ] as const)('says why: %s', async (state, sentence) => {
    const schedule = (await schedules()).find(s => s.state === state)!;
    await renderPath(pathOf(schedule), { signedInAs: MEMBER });
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'See other concerts' })).toBeTruthy();
  });

  it('opens a presale with its package code', async () => {
    const schedule = (await schedules()).find(s => s.state === 'presale')!;
    const { user } = await renderPath(pathOf(schedule), { signedInAs: MEMBER });
    const field = await screen.findByLabelText('Package code');
    const code = /HM-\w+/.exec(screen.getByText(/Package code of the demonstration/).textContent ?? '')![0];
    await user.type(field, code);
    await user.click(screen.getByRole('button', { name: 'Choose seats with this code' }));
    expect(await screen.findByRole('application')).toBeTruthy();
  });

  it('shows a way on for a performance that is not there', async () => {
    await renderPath('/en-US/pc/seat?scheduleId=nothing&programId=nobody', { signedInAs: MEMBER });
    expect(await screen.findByRole('heading', { name: 'We could not find this performance' })).toBeTruthy();
  });
});

describe('the calls', () => {
  it('carry both keys, where nothing came with the permission', async () => {
    const headers: Headers[] = [];
    askedAlone(account.logonInfo, ticketOrder.checkPermission);
    office().server.use(
      http.post(`*${seat.plan.path}`, ({ request }) => {
        headers.push(request.headers);
        return undefined;
      }),
    );
    await openSeats();
    expect(headers[0]?.get('programKey')).toBeTruthy();
    expect(headers[0]?.get('sessionKey')).toBeTruthy();
  });
});
