import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { type ProgramCard, program } from '#domain/contract/program.ts';
import { seat } from '#domain/contract/seat.ts';
import { programPage } from '#domain/contract/shapes/program.ts';
import { useSecret } from '#stores/secret.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

fakeCanvas();
async function withState(state: ProgramCard['state']) {
  const response = await office().app.request(`http://localhost:5174${program.search.path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      sourcePage: '/en-US/pc/musicale',
      appKey: 'heming-pc-demo',
    },
    body: new URLSearchParams({ pageSize: '100' }),
  });
  const { list } = programPage.parse(((await response.json()) as { data: unknown }).data);
  for (const card of list) {
    const schedule = card.schedules.find(s => s.state === state);
    if (schedule) return { card, schedule };
  }
  throw new Error(`The season has no performance that is ${state}`);
}
const openPage = async (state: ProgramCard['state'], tree = 'en-US/pc') => {
  const { card, schedule } = await withState(state);
  const page = await renderPath(`/${tree}/musicale-detail?id=${card.id}&scheduleId=${schedule.id}`);
  return { ...page, card, schedule };
};

describe('the seat plan of a concert', () => {
  it('can be looked at without an account, by price and as a list, and leads to the seats', async () => {
    const { user, card, schedule } = await openPage('on');
    await user.click(await screen.findByRole('button', { name: 'See the seat plan' }));
    const dialog = within(await screen.findByRole('dialog'));
    const map = await dialog.findByRole('application', { name: 'Seat plan' });
    const left = /(\d+) seats? left/.exec(dialog.getAllByText(/seats? left/)[0]!.textContent ?? '');
    expect(Number(left?.[1])).toBe(schedule.free);
    const filter = within(dialog.getByRole('group', { name: 'Filter by price' }));
    expect(filter.getAllByRole('button').length).toBeGreaterThan(2);
    map.focus();
    await user.keyboard('{ArrowRight} ');
    const active = document.getElementById(map.getAttribute('aria-activedescendant') ?? '');
    expect(active?.getAttribute('aria-label')).toMatch(/, available$/);
    expect(active?.hasAttribute('aria-pressed')).toBe(false);

    await user.click(dialog.getByRole('button', { name: 'See a list' }));
    await user.click(dialog.getAllByRole('button', { expanded: false })[0]!);
    const row = dialog.getAllByRole('button', { name: /^Row .*[1-9]\d* left/ })[0]!;
    await user.click(row);
    expect(dialog.getAllByText(/^seats? \d/).length).toBeGreaterThan(0);
    const link = dialog.getByRole('link', { name: 'Choose seats' });
    expect(link.getAttribute('href')).toBe(`/en-US/pc/seat?scheduleId=${schedule.id}&programId=${card.id}`);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why there is no way to the seats, where there is none', async () => {
    const { user } = await openPage('upcoming', 'zh-CN/mobile');
    await user.click(await screen.findByRole('button', { name: '看座位图' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('application', { name: '座位图' });
    expect(dialog.getByText(/开票，届时可在此选座/)).toBeTruthy();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('asks for the keys that are missing, and again when a call has failed', async () => {
    expectErrors();
    const { user } = await openPage('on', 'zh-CN/pc');
    const button = await screen.findByRole('button', { name: '看座位图' });
    useSecret.setState(useSecret.getInitialState(), true);
    office().server.use(
      http.post(`*${seat.plan.path}`, () => new Response('oops', { status: 500 }), { once: true }),
    );
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('application')).toBeTruthy();
  });
});
