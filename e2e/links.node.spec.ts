import { expect, settled, test } from './fixtures.ts';
import { anchorOf, LinkWalk } from './link-walk.ts';

/** Links of pages as the server sends them; those that a browser adds are followed by the sweep. */
test('every link leads somewhere', async ({ page, request, tree }) => {
  test.slow();
  const walk = new LinkWalk(request, tree, 12);
  const pages = await walk.follow([`/${tree}/home`], 'the address bar');
  for (let next = pages.shift(); next; next = pages.shift())
    pages.push(...(await walk.follow(next.links, next.path)));
  expect(walk.broken).toEqual([]);
  expect(walk.kinds.size, 'kinds of pages that were reached').toBeGreaterThan(35);
  for (const path of walk.drawnLater) {
    await page.goto(path);
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const anchor = anchorOf(path);
    if (anchor) await expect(page.locator(`[id="${anchor}"]`), path).toHaveCount(1);
  }
});
