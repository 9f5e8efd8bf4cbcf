import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { call } from '#api/client.ts';
import { favorites } from '#domain/contract/favorites.ts';
import { type ProgramCard, program } from '#domain/contract/program.ts';
import { programPage } from '#domain/contract/shapes/program.ts';
import { useSecret } from '#stores/secret.ts';
import { useUser } from '#stores/user.ts';
import { askedAlone, office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

/** The season as the box office answers it, before any page is open. */
async function season(): Promise<ProgramCard[]> {
  const response = await office().app.request(`http://localhost:5174${program.search.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      sourcePage: '/en-US/pc/musicale',
      appKey: 'heming-pc-demo',
    },
    body: new URLSearchParams({ pageSize: '100', past: 'Y' }),
  });
  return programPage.parse(((await response.json()) as { data: unknown }).data).list;
}
const withState = async (state: ProgramCard['state']) => {
  for (const card of await season()) {
    const schedule = card.schedules.find(s => s.state === state);
    if (schedule) return { card, schedule };
  }
  throw new Error(`The season has no performance that is ${state}`);
};
/** A concert of long ago: the season of the mocks has none that is wholly over. */
function longAgo(): void {
  office().server.use(
    http.post('*/thvendor/symphony/program/getById.xhtml', async ({ request }) => {
      const envelope = (await (await office().app.fetch(request)).json()) as { data: ProgramCard };
      const schedules = envelope.data.schedules
        .slice(0, 1)
        .map(s => ({ ...s, state: 'ended' as const, startsAt: '1926-01-07T12:30:00.000Z' }));
      return Response.json({ ...envelope, data: { ...envelope.data, state: 'ended', schedules } });
    }),
  );
}
const open = (id: string, schedule = '', tree = 'en-US/pc', options = {}) =>
  renderPath(`/${tree}/musicale-detail?id=${id}${schedule && `&scheduleId=${schedule}`}`, options);
const panel = () => screen.findByRole('complementary', { name: 'Choose a date' });

describe('a concert', () => {
  it('shows its programme, its notes, its artists and the way to its seats', async () => {
    const { card, schedule } = await withState('on');
    await open(card.id, schedule.id);
    const heading = await screen.findByRole('heading', {
      level: 1,
      name: new RegExp(card.work || card.title),
    });
    expect(heading).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const name of ['Programme', 'About the music', 'Artists', 'Before you book', 'Refunds'])
      expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
    expect(document.title).toContain(card.work || card.title);
    const link = within(await panel()).getByRole('link', { name: 'Choose seats' });
    expect(link.getAttribute('href')).toBe(`/en-US/pc/seat?scheduleId=${schedule.id}&programId=${card.id}`);
  });

  it.each(['zh-CN/mobile', 'zh-CN/pc'])('says the way to it by name: %s', async tree => {
    await open('mahler-5', '', tree);
    await screen.findByRole('heading', { level: 1 });
    const way = within(screen.getByRole('navigation', { name: '当前位置' }));
    await waitFor(() => expect(way.getByText('马勒 第五交响曲').getAttribute('aria-current')).toBe('page'));
    expect(way.getAllByRole('link').map(a => [a.textContent, a.getAttribute('href')])).toEqual([
      ['首页', `/${tree}`],
      ['音乐会', `/${tree}/musicale`],
    ]);
  });

  it('names itself in the other language, marked as such', async () => {
    await open('mahler-5');
    const other = await screen.findByText('马勒 第五交响曲');
    expect(other.getAttribute('lang')).toBe('zh-CN');
  });

  it('lists the price categories of the chosen date, and of another one when it is chosen', async () => {
    const card = (await season()).find(c => c.schedules.filter(s => s.state === 'on').length > 1);
    if (!card) throw new Error('no programme with two dates on sale');
    const { user } = await open(card.id);
    const side = within(await panel());
    const [first, second] = card.schedules;
    const prices = await call(program.prices, { scheduleId: first?.id ?? '' });
    for (const p of prices) expect(await side.findByText(p.name)).toBeTruthy();
    await user.click(side.getAllByRole('radio')[1] as HTMLElement);
    await waitFor(() =>
      expect(side.getByRole('link', { name: 'Choose seats' }).getAttribute('href')).toContain(
        `scheduleId=${second?.id}`,
      ),
    );
  });

  it('keeps the keys that seat calls need', async () => {
    const { card, schedule } = await withState('on');
    await open(card.id);
    await panel();
    expect(useSecret.getState().programKeyMap[card.id]).toMatch(/^[0-9a-f]{32}$/);
    await waitFor(() =>
      expect(useSecret.getState().sessionKeyScheduleMap[schedule.id]).toMatch(/^[0-9a-f]{32}$/),
    );
  });

  it.each([
    ['out', /sold out/],
    ['upcoming', /^On sale from \d{1,2} \w{3}( \d{4})?, \d\d:\d\d/],
    ['presale', /package presale only/],
    ['cancelled', /cancelled.*refunded in full/],
  ] as const)('says in words why seats cannot be chosen: %s', async (state, words) => {
    const { card, schedule } = await withState(state);
    await open(card.id, schedule.id);
    const side = within(await panel());
    expect(await side.findByText(words)).toBeTruthy();
    expect(side.queryByRole('link', { name: /choose seats/i })).toBeNull();
  });

  it('says when a date that was moved was to be', async () => {
    const { card, schedule } = await withState('on');
    office().server.use(
      http.post('*/thvendor/symphony/program/getById.xhtml', async ({ request }) => {
        const envelope = (await (await office().app.fetch(request)).json()) as { data: ProgramCard };
        const schedules = envelope.data.schedules.map(s =>
          s.id === schedule.id ? { ...s, movedFrom: '2027-01-07T11:30:00.000Z' } : s,
        );
        return Response.json({ ...envelope, data: { ...envelope.data, schedules } });
      }),
    );
    await open(card.id, schedule.id);
    const side = within(await panel());
    expect(await side.findByText(/^This date was moved from .*7 Jan.*19:30/)).toBeTruthy();
    expect(side.getByRole('link', { name: 'Choose seats' })).toBeTruthy();
  });

  it('offers another date and a true place in the line where nothing is left', async () => {
    const { card, schedule } = await withState('out');
    const { user } = await open(card.id, schedule.id, 'en-US/pc', { signedInAs: '13800138000' });
    const side = within(await panel());
    await user.selectOptions(await side.findByRole('combobox', { name: 'Seats at most' }), '3');
    await user.click(side.getByRole('button', { name: 'Join the waiting list' }));
    expect(await side.findByText('You are next, for up to 3 seats.')).toBeTruthy();
    await user.click(side.getByRole('button', { name: 'Leave the waiting list' }));
    expect(await side.findByText('Nobody is waiting yet.')).toBeTruthy();
    for (const link of side.queryAllByRole('link', { name: /The same programme|Also with/ }))
      expect(link.getAttribute('href')).toMatch(/scheduleId=/);
    expect(side.getAllByRole('link', { name: /Also with/ }).length).toBeGreaterThan(0);
  });

  it('says when a concert gone by took place, and asks for no money', async () => {
    longAgo();
    await open('mahler-5');
    const side = within(await panel());
    expect(await side.findByText('This concert took place on Thursday 7 January 1926.')).toBeTruthy();
    expect(side.queryByRole('link', { name: /choose seats/i })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Refunds' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  it('lets members go on to the seats of a members’ concert, and others sign in first', async () => {
    const { card, schedule } = await withState('members');
    const visitor = await open(card.id, schedule.id);
    expect(await within(await panel()).findByRole('link', { name: 'Sign in to choose seats' })).toBeTruthy();
    expect(
      await within(await panel()).findByText(/open from level “Salon”.*“Friend of Heming” \(¥680\)/),
    ).toBeTruthy();
    visitor.unmount();
    const member = await open(card.id, schedule.id, 'en-US/pc', { signedInAs: '13800138000' });
    expect(await within(await panel()).findByRole('link', { name: 'Choose seats' })).toBeTruthy();
    expect(await within(await panel()).findByText(/Your level may book/)).toBeTruthy();
    member.unmount();
    // Who is signed in below the level is told where he stands, and is sent to no sign-in and no plan.
    await open(card.id, schedule.id, 'zh-CN/pc', { signedInAs: '13900139000' });
    const side = within(await screen.findByRole('complementary', { name: '选择场次' }));
    expect(await side.findByText(/“雅集”及以上等级可购。您目前为“知音”。/)).toBeTruthy();
    expect(side.queryByRole('link', { name: /选座|登录/ })).toBeNull();
    expect(side.getByRole('link', { name: '看看和鸣之友年卡' }).getAttribute('href')).toBe(
      '/zh-CN/pc/membercardList',
    );
  });

  it.each(['id=no-such-concert', 'id=../../etc', 'id=', ''])(
    'has a designed answer for an unknown id: %s',
    async query => {
      await renderPath(`/zh-CN/pc/musicale-detail?${query}`);
      expect(await screen.findByRole('heading', { level: 1, name: '没有找到这场音乐会' })).toBeTruthy();
      expect(screen.getByRole('link', { name: '看看正在售票的音乐会' }).getAttribute('href')).toBe(
        '/zh-CN/pc/musicale',
      );
    },
  );

  it('can be tried again when it did not load', async () => {
    expectErrors();
    office().server.use(
      http.post('*/thvendor/symphony/program/getById.xhtml', () => new Response('oops', { status: 500 }), {
        once: true,
      }),
    );
    const { user } = await open('mahler-5');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Symphony No\.\s5/ })).toBeTruthy();
  });

  it('has all that it asks next from one call, and asks nothing twice', async () => {
    const asked: string[] = [];
    office().server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') asked.push(new URL(request.url).pathname);
    });
    await open('mahler-5');
    const side = within(await panel());
    await waitFor(() => expect(side.getAllByRole('listitem').length).toBeGreaterThan(5));
    await screen.findByRole('heading', { name: 'In the same season' });
    await waitFor(() =>
      expect(Object.keys(useSecret.getState().sessionKeyScheduleMap).length).toBeGreaterThan(0),
    );
    const own = asked.filter(path => /symphony|ticket|show/.test(path));
    expect(own).toEqual([program.byId.path]);
  });

  it('shows the prices again after their call failed, and the page meanwhile', async () => {
    expectErrors();
    office().server.use(
      http.post(
        '*/thvendor/symphony/program/getTicketPriceList.xhtml',
        () => new Response('{', { status: 200 }),
        { once: true },
      ),
    );
    askedAlone();
    const { user } = await open('mahler-5');
    const side = within(await panel());
    await user.click(await side.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(side.getAllByRole('listitem').length).toBeGreaterThan(5));
  });

  it('shares on the desktop by a code for the phone, and by the link', async () => {
    const { user } = await open('mahler-5');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share' }));
    const code = dialog.getByRole('img', { name: /^QR code for Mahler/ });
    await waitFor(() => expect(code.hasAttribute('data-ready')).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Copy the link' }));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('/en-US/pc/musicale-detail?id=mahler-5'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });

  it('shares on a phone by the clipboard where the device has no sharing of its own', async () => {
    const { user } = await open('mahler-5', '', 'en-US/mobile');
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(write).toHaveBeenCalledWith(expect.stringContaining('/en-US/mobile/musicale-detail?id=mahler-5'));
    expect(await screen.findByText('Link copied')).toBeTruthy();
  });
});

describe('favourites', () => {
  it('are kept for a member, and taken back', async () => {
    const { user } = await open('mahler-5', '', 'en-US/pc', { signedInAs: '13900139000' });
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    const { list } = await call(favorites.list, { type: 'program' });
    expect(list.map(f => f.targetId)).toContain('mahler-5');
    await waitFor(() => expect(heart.getAttribute('aria-disabled')).toBeNull());
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
    await waitFor(async () => expect((await call(favorites.list, { type: 'program' })).list).toHaveLength(0));
  });

  it('lead through the login for a visitor, and are kept on the way back', async () => {
    const visit = await open('mahler-5');
    await visit.user.click(await screen.findByRole('button', { name: 'Favourite' }));
    await waitFor(() => expect(visit.router.state.location.pathname).toBe('/en-US/pc/login'));
    expect(useUser.getState().redirectPath).toBe('/en-US/pc/musicale-detail?id=mahler-5');
    visit.unmount();
    await open('mahler-5', '', 'en-US/pc', { signedInAs: '13900139000' });
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    const { list } = await call(favorites.list, { type: 'program' });
    for (const f of list) await call(favorites.remove, { id: f.id });
  });

  it('go back to what is true when the call fails', async () => {
    const { user } = await open('mahler-5', '', 'en-US/pc', { signedInAs: '13900139000' });
    const heart = await screen.findByRole('button', { name: 'Favourite' });
    office().server.use(
      http.post('*/member/favorites/saveFavorites.xhtml', () => new Response(null, { status: 503 }), {
        once: true,
      }),
    );
    await user.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-disabled')).toBeNull());
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });
});

describe('a concert on the phone', () => {
  it('has a bar with the price and the way to the seats only when there is one', async () => {
    const on = await withState('on');
    const view = await open(on.card.id, on.schedule.id, 'zh-CN/mobile');
    expect(await screen.findAllByRole('link', { name: '选座购票' })).toHaveLength(2);
    view.unmount();
    longAgo();
    await open('mahler-5', '', 'zh-CN/mobile');
    await screen.findByText(/这场音乐会已于/);
    expect(screen.queryByRole('link', { name: '选座购票' })).toBeNull();
  });
});
