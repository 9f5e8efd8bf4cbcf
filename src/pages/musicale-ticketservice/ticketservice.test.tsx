import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';
import { findQuestions, type Group } from './model.ts';

const groups: Group[] = [
  {
    name: 'Refunds',
    questions: [{ id: 'a', title: 'Can I return a ticket?', html: '<p class="fee">Until a day before.</p>' }],
  },
  {
    name: 'Getting here',
    questions: [{ id: 'b', title: 'Is there a café?', html: '<p>Yes, in the foyer.</p>' }],
  },
];

describe('findQuestions', () => {
  it('finds in questions, answers and groups, by every word, without accents or case', () => {
    expect(findQuestions(groups, 'RETURN day').map(g => g.name)).toEqual(['Refunds']);
    expect(findQuestions(groups, 'cafe').map(g => g.name)).toEqual(['Getting here']);
    expect(findQuestions(groups, 'return foyer')).toEqual([]);
    expect(findQuestions(groups, '  ')).toEqual(groups);
  });

  it('does not find the tags of an answer', () => {
    expect(findQuestions(groups, 'class')).toEqual([]);
    expect(findQuestions(groups, 'fee')).toEqual([]);
  });
});

describe('the ticket questions', () => {
  it('stand in groups with anchors, closed', async () => {
    await renderPath('/zh-CN/pc/musicale-ticketservice');
    const nav = await screen.findByRole('navigation', { name: '问题分类' });
    const anchors = within(nav).getAllByRole('link');
    expect(anchors.length).toBeGreaterThanOrEqual(6);
    for (const anchor of anchors) {
      expect(document.getElementById(anchor.getAttribute('href')?.slice(1) ?? '')?.tagName).toBe('H2');
    }
    expect(document.querySelectorAll('details').length).toBeGreaterThanOrEqual(24);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('are found by a word, said how many, and a way back when none is', async () => {
    const { user } = await renderPath('/zh-CN/pc/musicale-ticketservice');
    const box = await screen.findByRole('searchbox', { name: '查找问题' });
    const all = document.querySelectorAll('details').length;
    await user.type(box, '停车');
    await waitFor(() => expect(document.querySelectorAll('details').length).toBeLessThan(all));
    const count = document.querySelectorAll('details').length;
    expect(await screen.findByText(`找到${count}个问题`)).toBeTruthy();
    await user.clear(box);
    await user.type(box, 'qqqq');
    await user.click(await screen.findByRole('button', { name: '清除查找' }));
    await waitFor(() => expect(document.querySelectorAll('details')).toHaveLength(all));
  });

  it('open by a link to one of them', async () => {
    await renderPath('/en-US/pc/musicale-ticketservice#faq-tickets-2');
    await waitFor(() => {
      const target = document.getElementById('faq-tickets-2') as HTMLDetailsElement | null;
      expect(target?.open).toBe(true);
    });
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('stand without the site’s frame inside the app', async () => {
    await renderPath('/zh-CN/mobile/musicale-ticketservice-c');
    await screen.findByRole('navigation', { name: '问题分类' });
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('the legal notice', () => {
  it.each(['zh-CN/pc', 'en-US/mobile'])(
    'has an index of its chapters, each with its text: %s',
    async tree => {
      await renderPath(`/${tree}/legalNotice`);
      const nav = await screen.findByRole('navigation', { name: /^(目录|Contents)$/ });
      const links = within(nav).getAllByRole('link');
      expect(links.length).toBeGreaterThanOrEqual(4);
      for (const link of links) {
        const chapter = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
        await waitFor(() => expect(chapter?.textContent?.length).toBeGreaterThan(150));
      }
    },
  );
});
