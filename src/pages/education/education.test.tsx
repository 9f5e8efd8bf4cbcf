import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { matchPage } from '#site/href.ts';
import { office, renderPath } from '#tests/render.tsx';
import { expectErrors } from '#tests/setup.ts';

const LIST = '*/thvendor/symphony/education/listSeries.xhtml';
const linksTo = (path: string) =>
  screen.getAllByRole('link').filter(link => link.getAttribute('href')?.includes(`${path}?id=`));

describe.each([
  ['zh-CN/pc', '艺术教育', '系列与年龄', '近期日程'],
  ['en-US/mobile', 'Art Education', 'Series by age', 'Coming up'],
])('art education: %s', (tree, title, series, agenda) => {
  it('shows six series with their next dates, and what is coming up', async () => {
    await renderPath(`/${tree}/education`);
    await screen.findByRole('heading', { name: series });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const names = within(screen.getByRole('region', { name: series })).getAllByRole('heading', { level: 3 });
    expect(names).toHaveLength(6);
    const rows = within(screen.getByRole('region', { name: agenda })).getAllByRole('listitem');
    expect(rows.length).toBeGreaterThanOrEqual(8);
    const when = rows.map(row => row.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(when).toEqual([...when].sort());
    // Every way on leads to a page that there is; the breadcrumb's first entry to the tree.
    for (const link of within(screen.getByRole('main')).getAllByRole('link')) {
      const path = link.getAttribute('href')?.split(/[?#]/)[0] ?? '';
      if (path !== `/${tree}`) expect(matchPage(path), path).not.toBeNull();
    }
  });
});

it('filters by audience and age in the URL, and gives a way back from nothing', async () => {
  const { user, router } = await renderPath('/en-US/pc/education');
  await screen.findByRole('heading', { name: 'Series by age' });
  const all = linksTo('education-view').length;
  await user.click(screen.getByRole('button', { name: 'Students' }));
  await waitFor(() => expect(router.state.location.search).toBe('?for=students'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Students' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(await screen.findByText('2 series')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Age' }), '0-3');
  await screen.findByRole('heading', { name: 'No series matches' });
  expect(router.state.location.search).toBe('?for=students&age=0-3');
  expect(screen.queryByRole('region', { name: 'Coming up' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
  await waitFor(() => expect(linksTo('education-view')).toHaveLength(all));
});

it('opens on the filter of its address', async () => {
  await renderPath('/zh-CN/mobile/education?for=schools&age=13-15');
  const list = await screen.findByRole('region', { name: '系列与年龄' });
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map(h => h.textContent),
  ).toEqual(['把教室搬进音乐厅']);
});

it('says when it fails, and tries again', async () => {
  expectErrors();
  office().server.use(
    http.post(LIST, () => Response.json({ success: false, errcode: '2500', msg: 'The clerk is out.' }), {
      once: true,
    }),
  );
  const { user } = await renderPath('/en-US/pc/education');
  await screen.findByText('The clerk is out.');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  await act(async () => user.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByRole('heading', { name: 'Series by age' });
});
