import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const write = async (user: Awaited<ReturnType<typeof renderPath>>['user']) => {
  await user.type(screen.getByRole('textbox', { name: /Your name/ }), 'Lin Wan');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'lin@example.org');
  await user.click(screen.getByRole('checkbox', { name: /may keep this/ }));
};
const reference = () => /(Q\d{6}-\w{6})/.exec(document.body.textContent ?? '')?.[1] ?? '';
const kept = () => office().deps.store.direct.enquiries.enquiry(reference());

describe.each([
  ['zh-CN/pc', '支持我们', '一份捐赠能做什么', ['基金会', '企业理事会', '乐友俱乐部'], '个人捐赠'],
  [
    'en-US/mobile',
    'Support us',
    'What a gift can do',
    ['Foundation', 'Council', 'Friends’ Club'],
    'People who give',
  ],
])('support us: %s', (tree, title, gifts, ways, own) => {
  it('says what sums do, where a concert’s money comes from, and the three ways', async () => {
    await renderPath(`/${tree}/support`);
    const list = within(await screen.findByRole('region', { name: gifts })).getAllByRole('listitem');
    expect(list.map(item => item.querySelector('.price')?.textContent)).toEqual([
      '¥100',
      '¥1,000',
      '¥10,000',
      '¥100,000',
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(own).closest('li')?.textContent).toContain('12%');
    for (const way of ways) {
      const link = within(screen.getByRole('main')).getByRole('link', { name: new RegExp(`^${way}`) });
      expect(link.getAttribute('href')).toMatch(new RegExp(`^/${tree}/support-`));
    }
  });
});

describe('an intention to give', () => {
  it('is there again after a reload, what the page asks beside the letter too', async () => {
    const { user } = await renderPath('/en-US/pc/support');
    await user.click(await screen.findByRole('radio', { name: /Another sum/ }));
    await user.type(screen.getByRole('textbox', { name: 'Sum (¥)' }), '250');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How to thank you' }), 'anonymous');
    await write(user);
    cleanup();
    const again = await renderPath('/en-US/pc/support');
    expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveProperty('value', 'Lin Wan');
    expect(screen.getByRole('combobox', { name: 'How to thank you' })).toHaveProperty('value', 'anonymous');
    await again.user.click(screen.getByRole('radio', { name: /Another sum/ }));
    expect(screen.getByRole('textbox', { name: 'Sum (¥)' })).toHaveProperty('value', '250');
  });

  it('begins at a gift, names sum, purpose and thanks, and is kept', async () => {
    const { user } = await renderPath('/en-US/pc/support');
    await user.click(await screen.findByRole('button', { name: 'Give this A section for a year' }));
    const radio = await screen.findByRole('radio', { name: /¥10,000/ });
    expect(radio).toHaveProperty('checked', true);
    await waitFor(() => expect(document.activeElement).toBe(radio));
    await user.selectOptions(screen.getByRole('combobox', { name: 'For' }), 'A set of strings');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How to thank you' }), 'anonymous');
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send to the foundation' }));
    await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    const row = await kept();
    expect(row).toMatchObject({ topic: 'support', name: 'Lin Wan', email: 'lin@example.org' });
    for (const line of [
      'I would like to give: ¥10,000',
      'For: A set of strings',
      'How to thank you: Write “a listener”',
    ])
      expect(row?.message).toContain(line);
  });

  it('takes another sum only when it is one', async () => {
    const { user } = await renderPath('/en-US/pc/support');
    await user.click(await screen.findByRole('radio', { name: 'Another sum' }));
    await write(user);
    const send = screen.getByRole('button', { name: 'Send to the foundation' });
    await user.click(send);
    const sum = screen.getByRole('textbox', { name: 'Sum (¥)' });
    await screen.findByText('Please give a whole number from 10 to 10,000,000.');
    expect(document.activeElement).toBe(sum);
    for (const wrong of ['9', '10000001', '12.5', '1e5', '-100']) {
      await user.clear(sum);
      await user.type(sum, wrong);
      expect(sum.getAttribute('aria-invalid'), wrong).toBe('true');
    }
    await user.clear(sum);
    await user.type(sum, '¥2,600');
    expect(sum.getAttribute('aria-invalid')).toBeNull();
    await user.click(send);
    await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    expect((await kept())?.message).toContain('¥2,600');
  });
});

describe('the foundation', () => {
  it('draws its accounts with their figures, and has them as a table too', async () => {
    const { user } = await renderPath('/en-US/pc/support-foundation');
    const section = await screen.findByRole('region', { name: 'Five years of income' });
    expect(within(section).getByText('People and families 9.6')).toBeTruthy();
    await user.click(within(section).getByText('See it as a table'));
    const table = within(section).getByRole('table', { name: 'The five years in figures' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const cells = within(row)
        .getAllByRole('cell')
        .map(cell => Number(cell.textContent));
      const total = cells.pop() ?? 0;
      expect(cells.reduce((sum, n) => sum + n, 0)).toBeCloseTo(total, 5);
    }
    const bars = screen.getAllByRole('progressbar');
    expect(bars.map(bar => bar.getAttribute('aria-label'))).toContain('A night for new works');
    // The report comes as HTML and is shown cleaned.
    await screen.findByRole('heading', { name: 'What we did not manage' });
  });

  it('leads to the form of the page above', async () => {
    await renderPath('/zh-CN/mobile/support-foundation');
    const link = await screen.findByRole('link', { name: '我想捐赠' });
    expect(link.getAttribute('href')).toBe('/zh-CN/mobile/support#give');
  });
});

describe('the council', () => {
  it('names its members by circle, and keeps an invitation', async () => {
    const { user } = await renderPath('/en-US/pc/support-council');
    const tonic = await screen.findByRole('list', { name: 'Tonic circle' });
    expect(within(tonic).getAllByRole('listitem')).toHaveLength(4);
    expect(
      within(screen.getByRole('list', { name: 'Harmony circle' })).getAllByRole('listitem'),
    ).toHaveLength(20);
    expect(screen.getByRole('img', { name: 'Thirty-two member companies by circle' })).toBeTruthy();
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByText('Please tell us the company.');
    await user.type(screen.getByRole('textbox', { name: 'Company' }), 'Quiet Works');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Circle of interest' }), 'Dominant circle');
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    expect((await kept())?.message).toMatch(/Company: Quiet Works\nCircle of interest: Dominant circle/);
  });
});

describe('the friends’ club', () => {
  it.each([
    ['zh-CN/pc', '本季聚会', '与这场音乐会有关'],
    ['en-US/mobile', 'Meetings this season', 'The concert that it leads to'],
  ])(
    'announces its meetings by month, with the concerts that they lead to: %s',
    async (tree, meetings, concert) => {
      await renderPath(`/${tree}/support-leyouClub`);
      const section = await screen.findByRole('region', { name: meetings });
      const times = [...section.querySelectorAll('time')].map(time => time.dateTime);
      expect(times.length).toBeGreaterThan(8);
      expect(times).toEqual([...times].sort());
      for (const link of within(section).getAllByRole('link', { name: concert }))
        expect(link.getAttribute('href')).toContain('/musicale-detail?id=');
    },
  );

  it('takes an application with interests', async () => {
    const { user } = await renderPath('/en-US/pc/support-leyouClub');
    await user.click(await screen.findByRole('checkbox', { name: 'Guides' }));
    await user.click(screen.getByRole('checkbox', { name: 'On the coach' }));
    await write(user);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByRole('heading', { name: 'It has arrived. Thank you' });
    expect((await kept())?.message).toContain('I would like to help with: Guides, On the coach');
  });
});

it.each([
  ['support', 'getSupport', 'Support us'],
  ['support-foundation', 'getFoundation', 'Foundation'],
  ['support-council', 'getCouncil', 'Council'],
  ['support-leyouClub', 'getFriends', 'Friends’ Club'],
])('%s keeps its heading when it fails, and tries again', async (path, method, title) => {
  expectErrors();
  office().server.use(
    http.post(
      `*/thvendor/symphony/support/${method}.xhtml`,
      () => Response.json({ success: false, errcode: '2500', msg: 'Not now.' }),
      { once: true },
    ),
  );
  const { user } = await renderPath(`/en-US/pc/${path}`);
  await screen.findByText('Not now.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Not now.')).toBeNull());
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1));
});
