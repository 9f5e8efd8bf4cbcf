import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Right, ROLES, type Role } from '#domain/contract/desk.ts';
import type { Envelope } from '#domain/contract/envelope.ts';
import { may } from '#domain/rules/staff.ts';
import { commands } from '#server/desk/commands.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { type BoxOffice, boxOffice } from '#tests/server/box-office.ts';
import { clerk } from '#tests/server/clerk.ts';
import { type Colleague, colleague } from '#tests/server/colleague.ts';
import { App } from '../../src/desk/app.tsx';
import { ROOM_PATHS } from '../../src/desk/rooms.ts';
import { WORDS } from '../../src/desk/words.ts';

fakeCanvas();

const KEY = 'heming-desk-session';
type Room = keyof (typeof WORDS)['en-US']['nav'];
const MENU: Readonly<Record<Role, readonly Room[]>> = {
  owner: ['today', 'orders', 'counter', 'house', 'reports', 'season', 'texts', 'staff', 'door'],
  office: ['today', 'orders', 'counter', 'house', 'reports', 'staff', 'door'],
  counter: ['today', 'orders', 'counter', 'door'],
  door: ['door'],
  editor: ['today', 'season', 'texts'],
  reader: ['today', 'reports'],
};
type ActName = keyof (typeof WORDS)['en-US']['act'];
/** What an order's page offers, by what the server asks for it. */
const ACTS: Partial<Readonly<Record<ActName, Right>>> = {
  resend: commands.resend.right,
  note: commands.note.right,
  invoice: commands.invoice.right,
  refund: commands.refund.right,
  exchange: commands.exchange.right,
  move: commands['move-seat'].right,
  comp: commands.comp.right,
};
const WAITING: typeof ACTS = {
  note: commands.note.right,
  keep: commands.keep.right,
  letGo: commands['let-go'].right,
  paid: commands.paid.right,
  comp: commands.comp.right,
};

const before = globalThis.fetch;
let office: BoxOffice;
let who: Colleague;
let refused: string[];
/** Of the calls with these words nothing comes back. */
let lost: string;
beforeEach(async () => {
  office = await boxOffice(memoryStore());
  refused = [];
  lost = '';
  globalThis.fetch = (async (path: string, { method, body }: RequestInit) => {
    const headers = who.headers();
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
    headers.set('sourcePage', `/${localStorage.getItem('heming-desk-locale')}/pc/desk`);
    const request = new Request(`http://localhost${path}`, { method, headers, body } as RequestInit);
    const response = await office.app.fetch(request);
    if (lost && String(body).includes(lost)) throw new TypeError('the answer is lost');
    const { success, errcode } = (await response.clone().json()) as Envelope;
    if (!success) refused.push(`${path} ${errcode}`);
    return response;
  }) as typeof fetch;
});
afterEach(() => {
  cleanup();
  globalThis.fetch = before;
  localStorage.clear();
  history.replaceState(null, '', '/');
});

async function openAs(role: Role, path: string, locale: keyof typeof WORDS = 'en-US') {
  who = await colleague(office.app, office.deps, role);
  localStorage.setItem(KEY, who.staffSession);
  localStorage.setItem('heming-desk-locale', locale);
  history.replaceState(null, '', `/desk/${path}`);
  cleanup();
  render(<App />);
  const t = WORDS[locale];
  await screen.findByRole('navigation', { name: t.title });
  return t;
}
const loaded = (busy: string) => waitFor(() => expect(screen.queryByText(busy)).toBeNull());

describe.each(['zh-CN', 'en-US'] as const)('in %s', locale => {
  test.each(ROLES)('%s is offered the rooms that open, and no other one opens', async role => {
    const t = await openAs(role, '', locale);
    const menu = within(screen.getByRole('navigation', { name: t.title }));
    expect(menu.getAllByRole('link').map(a => a.textContent)).toEqual(MENU[role].map(room => t.nav[room]));
    for (const room of MENU[role]) {
      if (room === 'door') continue;
      fireEvent.click(menu.getByRole('link', { name: t.nav[room] }));
      await screen.findByRole('heading', { name: t.nav[room], level: 1 });
      await loaded(t.act.busy);
      // A house without a season's files has none to show, and says so in words of its own.
      if (room !== 'season' && room !== 'texts') expect(screen.queryByRole('alert')).toBeNull();
    }
    for (const path of ROOM_PATHS) {
      if (MENU[role].some(room => room === path) || (may(role, 'sell') && /print|invoice/.test(path)))
        continue;
      await openAs(role, path, locale);
      expect(screen.getByText(t.error.right)).toBeTruthy();
    }
    expect(refused.filter(call => !/editing|season|text/.test(call))).toEqual([]);
  });
});

test('who only lets people in has the way to the door, and is told of no page that is not theirs', async () => {
  const t = await openAs('door', '');
  expect(screen.getByRole('link', { name: t.nav.doorGo })).toBeTruthy();
  expect(screen.queryByText(t.error.right)).toBeNull();
});

async function orders(): Promise<readonly [string, string]> {
  const anna = clerk(office, 'anna');
  await anna('drawer', ['open'], { sum: '200' });
  const sold = await anna('sell', ['plain', 'A-1-1'], { way: 'cash', name: '林听雨' });
  const until = new Date(office.deps.clock.now() + 7_200_000).toLocaleString('sv-SE', {
    timeZone: 'Asia/Shanghai',
  });
  const kept = await anna('sell', ['plain', 'A-1-2'], {
    way: 'later',
    until: until.slice(0, 16),
    name: '林听雨',
  });
  return [sold.order ?? '', kept.order ?? ''];
}

test.each(ROLES.filter(role => may(role, 'people')))(
  '%s is offered on an order what they may',
  async role => {
    const [sold, kept] = await orders();
    for (const [no, acts] of [
      [sold, ACTS],
      [kept, WAITING],
    ] as const) {
      const t = await openAs(role, `orders?no=${no}`);
      await screen.findByRole('heading', { name: no });
      const wanted = Object.entries(acts)
        .filter(([, right]) => may(role, right))
        .map(([name]) => t.act[name as ActName]);
      const offered = () =>
        [...document.querySelectorAll('.act h2')].flatMap(h =>
          h.textContent === t.counter.print ? [] : [h.textContent],
        );
      await waitFor(() => expect(offered().sort()).toEqual([...wanted].sort()));
    }
    expect(refused).toEqual([]);
  },
);

describe('two tabs, and a network that loses an answer', () => {
  const heard = (newValue: string | null) =>
    fireEvent(window, new StorageEvent('storage', { key: KEY, newValue }));

  test('signing out in one shows nothing of anybody in the other', async () => {
    const [no] = await orders();
    const t = await openAs('counter', `orders?no=${no}`);
    await screen.findByRole('heading', { name: no });
    localStorage.removeItem(KEY);
    heard(null);
    await screen.findByRole('heading', { name: t.login.title });
    expect(document.body.textContent).not.toContain('林听雨');
  });

  test('somebody else who signs in there is who this tab is of', async () => {
    const t = await openAs('owner', '');
    who = await colleague(office.app, office.deps, 'reader');
    localStorage.setItem(KEY, who.staffSession);
    heard(who.staffSession);
    await waitFor(() => expect(screen.queryByRole('link', { name: t.nav.counter })).toBeNull());
    expect(screen.getByText(new RegExp(t.role.reader))).toBeTruthy();
  });

  test('what was typed before a session ended is there for who signs in again', async () => {
    const [no] = await orders();
    const t = await openAs('counter', `orders?no=${no}`);
    await screen.findByRole('heading', { name: no });
    const note = within(screen.getByRole('heading', { name: t.act.note }).closest('section') as HTMLElement);
    fireEvent.change(note.getByLabelText(t.act.why), { target: { value: 'comes at seven' } });
    const row = await office.deps.store.direct.staff.byMail('counter@desk.example');
    await office.deps.store.direct.staff.endSessions(row?.id ?? '');
    fireEvent.click(note.getByRole('button', { name: t.act.look }));
    await screen.findByRole('heading', { name: t.login.title });
    expect(screen.queryByRole('heading', { name: no })).toBeNull();
    who = await colleague(office.app, office.deps, 'counter');
    localStorage.setItem(KEY, who.staffSession);
    heard(who.staffSession);
    await screen.findByRole('heading', { name: no });
    expect((note.getByLabelText(t.act.why) as HTMLInputElement).value).toBe('comes at seven');
  });

  test('an act whose answer is lost is not offered once more as if it had not been done', async () => {
    const [no] = await orders();
    const t = await openAs('counter', `orders?no=${no}`);
    await screen.findByRole('heading', { name: no });
    const note = within(screen.getByRole('heading', { name: t.act.note }).closest('section') as HTMLElement);
    fireEvent.change(note.getByLabelText(t.act.why), { target: { value: 'comes at seven' } });
    fireEvent.click(note.getByRole('button', { name: t.act.look }));
    lost = 'agreed';
    fireEvent.click(await note.findByRole('button', { name: t.act.doIt }));
    await note.findByText(t.act.unsure);
    expect(note.queryByRole('button', { name: t.act.doIt })).toBeNull();
    // It was done, and the page was read again.
    await waitFor(() => expect(screen.getAllByText(/comes at seven/).length).toBeGreaterThan(0));
  });

  test('an act with something missing says so', async () => {
    const [no] = await orders();
    const t = await openAs('owner', `orders?no=${no}`);
    await screen.findByRole('heading', { name: no });
    const comp = within(screen.getByRole('heading', { name: t.act.comp }).closest('section') as HTMLElement);
    fireEvent.change(comp.getByLabelText(t.act.why), { target: { value: 'a guest' } });
    fireEvent.click(comp.getByRole('button', { name: t.act.look }));
    await comp.findByText(t.act.missing);
  });
});
