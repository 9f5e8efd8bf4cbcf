import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { member } from '#domain/contract/account.ts';
import type { LedgerReason, LedgerRow } from '#server/store/ports/accounts.ts';
import { holdSeats, newMember, payFor } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const DAY = 86_400_000;
const figure = (text: string | null | undefined): number =>
  Number((text ?? '').replace(/,/g, '').replace('−', '-').replace('+', ''));

describe('the ledger of points', () => {
  it('adds up, line by line, and names the order of each', async () => {
    const order = await holdSeats();
    const now = office().deps.clock.now();
    const base = { memberId: order.member.memberId, fen: 0, at: now - DAY };
    const add = (row: Pick<LedgerRow, 'ref' | 'reason' | 'points' | 'expiresAt'>) =>
      office().deps.store.direct.accounts.addLedger({ ...base, ...row });
    await add({ ref: 'gift', reason: 'birthday', points: 200, expiresAt: now + 30 * DAY });
    await add({ ref: 'used', reason: 'exchange', points: -50, expiresAt: null });
    await add({ ref: 'odd', reason: 'a reason of tomorrow' as LedgerReason, points: 30, expiresAt: now - 1 });
    await payFor(order);
    const said = await order.client.ok(member.points, {});
    const { user } = await renderPath('/en-US/pc/user?ind=points');
    expect(await screen.findByRole('heading', { level: 1, name: 'Points' })).toBeInstanceOf(HTMLElement);
    const section = await screen.findByRole('region', { name: 'Every entry' });
    const shown = within(section).getAllByRole('listitem');
    expect(shown).toHaveLength(said.total);
    const sum = shown.reduce((all, li) => all + figure(li.querySelector('[data-state]')?.textContent), 0);
    expect(sum).toBe(said.balance + (said.pending[0]?.points ?? 0));
    expect(said.balance).toBe(150);
    expect(within(section).getByText('Correction')).toBeInstanceOf(HTMLElement);
    expect(within(section).getByText(/^150 of these to spend, expiring on/)).toBeInstanceOf(HTMLElement);
    const [link] = within(shown[0] as HTMLElement).getAllByRole('link');
    expect(link?.getAttribute('href')).toContain(order.tradeNo);
    expect(screen.getByText('Balance').nextElementSibling?.textContent).toBe('150');
    expect(screen.getByRole('region', { name: 'Membership level' }).textContent).toMatch(/spend another/);

    await user.click(screen.getByRole('link', { name: 'Gone' }));
    const gone = await screen.findByRole('link', { name: 'Gone', current: true });
    expect(gone).toBeInstanceOf(HTMLElement);
    expect(
      within(await screen.findByRole('region', { name: 'Every entry' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });

  it('is empty with a way on', async () => {
    await newMember();
    await renderPath('/zh-CN/mobile/user?ind=points');
    expect(await screen.findByRole('heading', { name: '还没有积分' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('可用积分').previousElementSibling?.textContent).toBe('0');
    expect(document.body.textContent).not.toMatch(/[-−]0/);
  });
});
