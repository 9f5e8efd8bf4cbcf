import { expect, test } from './fixtures.ts';
import { LinkWalk } from './links.ts';

/** Links of pages as the server sends them; those that a browser adds are followed by the sweep. */
test('every link leads somewhere', async ({ request, tree }) => {
  const walk = new LinkWalk(request, tree, 12);
  const home = `/${tree}/home`;
  const pages = await walk.follow([home], 'the address bar');
  for (let page = pages.shift(); page; page = pages.shift())
    pages.push(...(await walk.follow(page.links, page.path)));
  expect(walk.broken).toEqual([]);
  expect(walk.kinds.size, 'kinds of pages that were reached').toBeGreaterThan(35);
});
