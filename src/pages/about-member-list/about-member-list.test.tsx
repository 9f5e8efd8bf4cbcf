import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Section } from '#domain/contract/orchestra.ts';
import { renderPath } from '#tests/render.tsx';
import { findPlayers } from './model.ts';

const player = (id: string, name: string, chair: number) => ({
  id,
  name,
  section: 'horn' as const,
  chair,
  desk: '',
  since: 2000,
  line: '',
});
const horns: Section = {
  id: 'horn',
  name: '圆号',
  family: 'brass',
  familyName: '铜管组',
  instrument: 'horn',
  players: [player('wen-yizhou', '闻一舟', 1), player('ye-zhilan', '叶知澜', 2)],
};

describe('findPlayers', () => {
  it.each([
    ['闻', ['wen-yizhou']],
    ['YIZHOU', ['wen-yizhou']],
    ['ye zhi', ['ye-zhilan']],
    ['zh', ['wen-yizhou', 'ye-zhilan']],
    [' ', ['wen-yizhou', 'ye-zhilan']],
    ['x', []],
  ])('%j finds %j', (words, ids) => {
    expect(findPlayers([horns], words).flatMap(s => s.players.map(p => p.id))).toEqual(ids);
  });
});

describe('the band', () => {
  it('stands section by section, each player with a sentence and a page', async () => {
    await renderPath('/zh-CN/pc/about-member-list?section=cello');
    const cellos = await screen.findByRole('region', { name: /^大提琴/ });
    expect(within(cellos).getAllByRole('listitem')).toHaveLength(10);
    expect(within(cellos).getByRole('link', { name: '陆明川' }).getAttribute('href')).toBe(
      '/zh-CN/pc/about-detail?id=lu-mingchuan',
    );
    const plan = screen.getByRole('group', { name: /^舞台平面图/ });
    expect(within(plan).getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe(
      '大提琴，10 人',
    );
    expect(document.querySelectorAll('main li a[href*="about-detail"]')).toHaveLength(98);
  });

  it('is folded by section on a phone, and what is open stays so for who comes back', async () => {
    const { user } = await renderPath('/en-US/mobile/about-member-list');
    await screen.findByRole('heading', { level: 2, name: 'Violas' });
    const part = (id: string) => document.getElementById(`section-${id}`) as HTMLDetailsElement;
    const open = () => [...document.querySelectorAll('main details[open]')].map(one => one.id);
    expect(open()).toEqual(['section-violin-1']);
    expect(document.querySelectorAll('main li a[href*="about-detail"]')).toHaveLength(98);
    await user.click(screen.getByRole('heading', { level: 2, name: 'Violas' }));
    await waitFor(() => expect(window.location.search).toBe('?section=viola'));
    expect(open()).toEqual(['section-violin-1', 'section-viola']);
    await user.click(
      within(screen.getByRole('group', { name: /^The stage/ })).getByRole('button', { name: /^Horns/ }),
    );
    expect(part('horn').open).toBe(true);
  });

  it('opens where a player is who was looked for', async () => {
    const { user } = await renderPath('/zh-CN/mobile/about-member-list');
    await user.type(await screen.findByRole('searchbox'), '闻一舟');
    await waitFor(() => expect(document.querySelectorAll('main details')).toHaveLength(1));
    expect((document.getElementById('section-horn') as HTMLDetailsElement).open).toBe(true);
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(document.querySelectorAll('main details[open]')).toHaveLength(1));
  });

  it('is found by name, with a way back when there is nobody', async () => {
    const { user } = await renderPath('/en-US/mobile/about-member-list');
    const box = await screen.findByRole('searchbox', { name: 'Find a player by name' });
    await user.type(box, 'jiang wan');
    expect(await screen.findByText('1 player found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Jiang Wan' })).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'qqqq');
    await user.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await waitFor(() => expect(document.querySelectorAll('main h2')).toHaveLength(14));
  });
});
