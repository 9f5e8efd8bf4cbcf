import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPath } from '#tests/render.tsx';

const PAGE = '/zh-CN/pc/digitalhall2-searchresult';

it('waits for a word, and finds titles by it', async () => {
  const { user, router } = await renderPath(PAGE);
  expect(await screen.findByText('写下一个名字，拼音也可以；或者从上面选一位作曲家。')).toBeDefined();
  const line = screen.getAllByRole('searchbox').at(-1) as HTMLElement;
  await waitFor(() => expect(document.activeElement).toBe(line));
  await user.keyboard('勃兰登堡{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('勃兰登堡'),
  );
  expect((await screen.findByText(/“勃兰登堡”/)).textContent).toMatch(/[1-9]/);
  const hits = screen.getAllByRole('link', { name: /勃兰登堡/ }).map(link => link.getAttribute('href'));
  expect(hits).toContain('/zh-CN/pc/digitalhall/season-detail?id=brandenburg-3');
});

it('finds by a composer whom it offers, and by pinyin', async () => {
  const { user } = await renderPath(`${PAGE}?keyword=bolamusi`);
  expect((await screen.findAllByRole('heading', { level: 2, name: /勃拉姆斯/ })).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('link', { name: /贝多芬\s*\d+$/ }));
  expect((await screen.findAllByRole('heading', { level: 2, name: /贝多芬/ })).length).toBeGreaterThan(0);
});

it('says that nothing was found, and shows what was asked as text', async () => {
  await renderPath(`${PAGE}?keyword=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(await screen.findByRole('heading', { level: 2, name: '没有找到' })).toBeDefined();
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeDefined();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  // No void below it: what is newest is there.
  const newest = await screen.findByRole('region', { name: '新近上架' });
  expect(within(newest).getAllByRole('link').length).toBeGreaterThan(3);
});
