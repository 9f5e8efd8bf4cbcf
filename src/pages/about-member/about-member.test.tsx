import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';

const stage = (name: RegExp) => screen.findByRole('group', { name });
const chosen = (plan: HTMLElement) => within(plan).getByRole('button', { pressed: true });

describe('the principal members', () => {
  it('sit on a stage that opens by section; the keys walk it', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/about-member');
    const plan = await stage(/^舞台平面图/);
    expect(screen.getByRole('heading', { level: 1, name: '98位乐手，一张舞台' })).toBeTruthy();
    expect(within(plan).getAllByRole('button')).toHaveLength(14);
    expect(
      within(plan)
        .getAllByRole('button')
        .filter(b => b.getAttribute('tabindex') === '0'),
    ).toHaveLength(1);
    expect(chosen(plan).getAttribute('aria-label')).toBe('圆号，6 人');
    const panel = screen.getByRole('region', { name: '圆号' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(6);
    expect(within(panel).getByRole('link', { name: '闻一舟' }).getAttribute('href')).toBe(
      '/zh-CN/pc/about-detail?id=wen-yizhou',
    );

    chosen(plan).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(router.state.location.search).toBe('?section=trumpet'));
    expect(await screen.findByRole('region', { name: '小号' })).toBeTruthy();
    expect(document.activeElement).toBe(chosen(plan));
    await user.keyboard('{End}');
    await waitFor(() => expect(chosen(plan).getAttribute('aria-label')).toBe('竖琴、键盘，3 人'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen(plan).getAttribute('aria-label')).toBe('第一小提琴，16 人'));
    await user.keyboard('{ArrowLeft}{Home}');
    await waitFor(() => expect(router.state.location.search).toBe('?section=violin-1'));
  });

  it('open by a click, by Enter, and by the panel’s own ways', async () => {
    const { user } = await renderPath('/en-US/pc/about-member?section=nonsense');
    const plan = await stage(/^The stage from above/);
    expect(chosen(plan).getAttribute('aria-label')).toBe('Horns, 6 players');
    await user.click(within(plan).getByRole('button', { name: 'Flutes, 4 players' }));
    const panel = await screen.findByRole('region', { name: 'Flutes' });
    await user.click(within(panel).getByRole('button', { name: 'Double basses' }));
    expect(await screen.findByRole('region', { name: 'Double basses' })).toBeTruthy();
    const oboes = within(plan).getByRole('button', { name: 'Oboes, 4 players' });
    oboes.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Oboes' })).toBeTruthy();
  });

  it('have names large enough for a finger on the phone', async () => {
    const { user } = await renderPath('/zh-CN/mobile/about-member');
    const names = await screen.findByRole('group', { name: '选择声部' });
    await user.click(within(names).getByRole('button', { name: '大提琴' }));
    expect(await screen.findByRole('region', { name: '大提琴' })).toBeTruthy();
    expect(within(names).getByRole('button', { name: '大提琴' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('stand by role, twelve of them, each with a page', async () => {
    await renderPath('/en-US/pc/about-member');
    const roles = await screen.findByRole('navigation', { name: 'By role' });
    expect(
      within(roles)
        .getAllByRole('link')
        .map(a => a.textContent),
    ).toEqual([
      'President',
      'Music director',
      'Honorary music director',
      'Orchestra members',
      'Artist-in-residence',
    ]);
    for (const link of within(roles).getAllByRole('link'))
      expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
    const leading = screen.getByRole('region', { name: 'Principal members' });
    expect(
      within(leading)
        .getAllByRole('link')
        .filter(a => a.getAttribute('href')?.includes('about-detail?')),
    ).toHaveLength(12);
  });
});
