import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const MEMBER = '13800138000';
const cellsOf = (name: RegExp): string[] => {
  const row = screen.getByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent ?? '');
};

describe('membership cards', () => {
  it.each([
    ['zh-CN/pc', '看看会员卡', '/zh-CN/pc/membercardList'],
    ['en-US/pc', 'Buy on the Chinese site', '/zh-CN/pc/membercardList'],
    ['zh-CN/mobile', '我的会员卡', '/zh-CN/mobile/user?navType=card'],
    ['en-US/mobile', 'My cards', '/en-US/mobile/user?navType=card'],
  ])('the club says where they are sold: %s', async (tree, name, to) => {
    await renderPath(`/${tree}/club`);
    const section = within(await screen.findByRole('region', { name: /^(会员卡|Membership cards)$/ }));
    expect(section.getByRole('link', { name }).getAttribute('href')).toBe(to);
    if (tree !== 'zh-CN/pc')
      expect(section.getByText(/中文电脑版出售|on the Chinese desktop site/)).toBeTruthy();
  });
});

describe('the club on the desktop', () => {
  it.each([
    [
      'zh-CN/pc',
      '会员俱乐部',
      ['知音', '同调', '雅集', '和鸣', '金声', '玉振'],
      /^公开排练/,
      ['–无', '–无', '1 场', '2 场', '2 场', '2 场'],
    ],
    [
      'en-US/pc',
      'Member Club',
      ['Kindred Ear', 'In Tune', 'Salon', 'Concord', 'Golden Bell', 'Jade Chime'],
      /^Open rehearsals/,
      ['–No', '–No', '1', '2', '2', '2'],
    ],
  ])('compares six levels in one table: %s', async (tree, title, names, right, shares) => {
    await renderPath(`/${tree}/club`);
    const table = await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const heads = within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .filter(h => h.getAttribute('scope') === 'col');
    expect(heads.map(h => h.textContent)).toEqual(names);
    expect(cellsOf(right)).toEqual(shares);
    // Nobody is signed in: nobody is anywhere.
    expect(document.querySelector('[aria-current="step"]')).toBeNull();
  });

  it('shows a member where they are and how far it is', async () => {
    await renderPath('/en-US/pc/club', { signedInAs: MEMBER });
    const here = await waitFor(() => {
      const found = document.querySelector('[aria-current="step"]');
      if (!found) throw new Error('not yet');
      return found;
    });
    expect(here.textContent).toContain('You are here');
    expect(screen.getByText(/more and you rise to/).textContent).toMatch(
      /^¥[\d,.]+ more and you rise to \w+/,
    );
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe('/en-US/pc/user');
  });

  it('reckons a year of one’s own', async () => {
    await renderPath('/en-US/pc/club');
    const concerts = await screen.findByRole('slider', { name: /Concerts a year/ });
    const price = screen.getByRole('slider', { name: /Tickets for one evening/ });
    fireEvent.change(concerts, { target: { value: '20' } });
    fireEvent.change(price, { target: { value: '500' } });
    expect(concerts.getAttribute('aria-valuetext')).toBe('20 concerts');
    const output = document.querySelector('output');
    expect(output?.textContent).toBe(
      'With ¥10,000 a year you are at Concord, and earn about 20,000 points, worth ¥200.',
    );
    fireEvent.change(concerts, { target: { value: '1' } });
    expect(output?.textContent).toBe(
      'With ¥500 a year you are at Kindred Ear, and earn about 500 points, worth ¥5.',
    );
  });

  it('answers questions', async () => {
    const { user } = await renderPath('/zh-CN/pc/club');
    const question = await screen.findByText('积分会过期吗？');
    await user.click(question);
    await waitFor(() => expect(question.closest('details')?.textContent).toContain('下一年的最后一天'));
  });
});

describe('levels side by side on a phone', () => {
  it('compares two that one chooses, and all six on demand', async () => {
    const { user } = await renderPath('/en-US/mobile/club-rights');
    const left = await screen.findByRole('combobox', { name: 'Level on the left' });
    const right = screen.getByRole('combobox', { name: 'Level on the right' });
    expect(screen.getAllByRole('columnheader').filter(h => h.getAttribute('scope') === 'col')).toHaveLength(
      3,
    );
    expect(cellsOf(/^Early booking/)).toEqual(['–No', 'a day']);
    await user.selectOptions(left, 'Jade Chime');
    await user.selectOptions(right, 'In Tune');
    expect(cellsOf(/^Early booking/)).toEqual(['three days', 'half a day']);
    expect(cellsOf(/^Tours/)).toEqual(['Yes', '–No']);
    expect(cellsOf(/^Points a yuan/)).toEqual(['3', '1']);
    await user.click(screen.getByRole('button', { name: 'All six levels' }));
    expect(cellsOf(/^Points a yuan/)).toEqual(['1', '1', '1', '2', '2', '3']);
    expect(screen.getByRole('region', { name: 'Rights by level' }).tabIndex).toBe(0);
  });

  it('begins at the member’s own level and the next', async () => {
    await renderPath('/zh-CN/mobile/club-rights', { signedInAs: MEMBER });
    const left = (await screen.findByRole('combobox', { name: '左边的等级' })) as HTMLSelectElement;
    const right = screen.getByRole('combobox', { name: '右边的等级' }) as HTMLSelectElement;
    expect(Number(right.value)).toBe(Number(left.value) + 1);
    expect(Number(left.value)).toBeGreaterThan(1);
  });
});

describe('the club’s pages on a phone', () => {
  it.each([
    ['club-mode', '会员模式', '怎样加入'],
    ['club-level', '等级', '成长值怎样计算'],
    ['club-rights', '权益', '权益对比'],
    ['club-question', '常见问题', '常见问题'],
  ])('%s stands under its tab, with and without the site’s frame', async (path, tab, heading) => {
    await renderPath(`/zh-CN/mobile/${path}`);
    await screen.findByRole('heading', { level: 2, name: heading });
    const tabs = screen.getByRole('navigation', { name: '会员俱乐部' });
    expect(within(tabs).getByRole('link', { current: 'page' }).textContent).toBe(tab);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each([
    ['zh-CN', 'club-level', ['知音', '同调', '雅集', '和鸣', '金声', '玉振']],
    ['en-US', 'club-level', ['Kindred Ear', 'In Tune', 'Salon', 'Concord', 'Golden Bell', 'Jade Chime']],
    ['zh-CN', 'user', ['知音', '同调', '雅集', '和鸣', '金声', '玉振']],
  ])('name every level, for readers too: %s %s', async (locale, path, names) => {
    await renderPath(`/${locale}/mobile/${path}`, { signedInAs: MEMBER });
    await waitFor(() => {
      const own = screen.getAllByRole('list').map(list =>
        within(list)
          .queryAllByRole('listitem')
          .map(li => li.querySelector('b')?.textContent),
      );
      expect(own).toContainEqual(names);
    });
    expect(document.querySelector('li[aria-current="step"] b')?.textContent).toBeTruthy();
  });

  it('stay without the frame when they are opened so', async () => {
    await renderPath('/zh-CN/mobile/club-level-c');
    await screen.findByRole('heading', { level: 2, name: '成长值怎样计算' });
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    const tabs = screen.getByRole('navigation', { name: '会员俱乐部' });
    for (const link of within(tabs).getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/-c$/);
  });

  it('go to the club where the tree lacks them', async () => {
    await renderPath('/en-US/mobile/club-level', { phone: false });
    expect(window.location.pathname).toBe('/en-US/pc/club');
  });

  it('open a question by its link', async () => {
    await renderPath('/en-US/mobile/club-question#club-q-3');
    await waitFor(() =>
      expect((document.getElementById('club-q-3') as HTMLDetailsElement | null)?.open).toBe(true),
    );
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('welcome a guest with the way in', async () => {
    await renderPath('/en-US/mobile/club');
    expect((await screen.findByRole('link', { name: 'Join, free of charge' })).getAttribute('href')).toBe(
      '/en-US/mobile/register',
    );
  });
});

it('shows the levels even when the member’s own cannot be read', async () => {
  expectErrors();
  office().server.use(
    http.post('*/thvendor/member/info/getDistance2NextLevel.xhtml', () =>
      Response.json({ success: false, errcode: '2500', msg: 'x' }),
    ),
  );
  await renderPath('/en-US/pc/club', { signedInAs: MEMBER });
  await screen.findByText('Your level cannot be read just now. Please look again later.');
  expect(screen.getByRole('table')).toBeTruthy();
});
