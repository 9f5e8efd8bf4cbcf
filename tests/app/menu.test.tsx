import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';
import { settle } from './settle.ts';

describe('the header', () => {
  it('opens a menu by keyboard, closes it by Esc, and marks where one is', async () => {
    const { user } = await renderPath('/en-US/pc/support-council');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Support us' }).getAttribute('aria-current')).toBe('true');
    const button = within(nav).getByRole('button', { name: 'About More' });
    expect(within(nav).queryByRole('link', { name: 'Band Members' })).toBeNull();
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(nav).getByRole('link', { name: 'Band Members' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

it.each(['/zh-CN/pc/legalNotice', '/zh-CN/mobile/legalNotice'])(
  'large type is found in the header of %s, and says that it is on',
  async path => {
    const { user } = await renderPath(path);
    const button = screen.getByRole('button', { name: '大字' });
    await user.click(button);
    expect(document.documentElement.hasAttribute('data-aria-fixed')).toBe(true);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('大字与高对比已打开。')).toBeTruthy();
    await user.click(button);
    expect(document.documentElement.hasAttribute('data-aria-fixed')).toBe(false);
  },
);

describe('the menu of a phone', () => {
  it('shows every section, opens the one that one is in, and closes with a choice', async () => {
    const { user, router } = await renderPath('/zh-CN/mobile/club-level');
    await user.click(screen.getByRole('button', { name: '打开菜单' }));
    const menu = await screen.findByRole('dialog', { name: '全部栏目' });
    const open = [...menu.querySelectorAll('details')].filter(d => d.open);
    expect(open.map(d => d.querySelector('summary')?.textContent)).toEqual(['会员俱乐部']);
    const education = within(menu).getByText('艺术教育', { selector: 'summary' });
    fireEvent.click(education);
    const section = within(education.parentElement as HTMLElement);
    await settle(router, () =>
      fireEvent.click(section.getAllByRole('link', { name: '总览' })[0] as HTMLElement),
    );
    expect(router.state.location.pathname).toBe('/zh-CN/mobile/education');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the footer', () => {
  it('leads to the privacy policy and the accessibility statement', async () => {
    await renderPath('/en-US/pc/legalNotice');
    const foot = screen.getByRole('contentinfo');
    for (const [name, id] of [
      ['Privacy', 'legal-privacy'],
      ['Accessibility', 'legal-access'],
    ] as const) {
      expect(within(foot).getByRole('link', { name }).getAttribute('href')).toBe(
        `/en-US/pc/legalNotice#${id}`,
      );
      await waitFor(() => expect(document.getElementById(id)).not.toBeNull());
    }
  });
});
