import { href } from '#site/href.ts';
import type { PageName } from '#site/pages.ts';
import type { TreeName } from '#site/tree.ts';
import { expect, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';
import { expectPicture, sameEverywhere } from './picture.ts';

/**
 * What pages look like, beside small pictures that are kept in e2e/pictures (docs/decisions/0052). With
 * `--update-snapshots` they are taken anew.
 */

/** Ten pages of each tree, none of them twice. */
const PAGES: Readonly<Record<TreeName, readonly (PageName | [PageName, query: string])[]>> = {
  'zh-CN/pc': [
    'home',
    ['user', '?ind=coupon'],
    'about',
    'membercardList',
    ['confirmMemberOrder', '?cardId=friend'],
    ['chooseTicket', '?showId=show-house-tour'],
    ['digitalConfirmOrder', '?productId=album-brahms'],
    'digitalhall2',
    ['digitalhall2-recorddetail', '?id=beethoven-5-fate'],
    ['digitalhall2-coursedetail', '?id=course-two-ways'],
  ],
  'en-US/pc': [
    'musicale',
    'musicale-ticketservice',
    ['presale-schedule', '?packId=masters'],
    'news-article',
    'education',
    'about-memorabilia',
    'about-annualreport',
    ['about-detail', '?id=gu-jingxing'],
    'joinUs',
    'digitalhall',
  ],
  'zh-CN/mobile': [
    'index2',
    'news',
    'museum',
    'map',
    'club-level',
    'about-member',
    'support-leyouClub',
    'legalNotice',
    'digitalhall-year',
    ['digitalhall-season-detail', '?id=beethoven-5-fate'],
  ],
  'en-US/mobile': [
    'home',
    'musicale',
    'news-detail',
    'news-video',
    ['education-view', '?id=school-mornings'],
    'support-foundation',
    'about-introduce',
    'contactUs',
    'club',
    ['digitalhall-listen-detail', '?id=listen-night'],
  ],
};

/** The kit in each tree, in both themes, and what lies over a page. */
const KIT: Readonly<Record<TreeName, readonly string[]>> = {
  'zh-CN/pc': ['', '&theme=hall'],
  'en-US/pc': ['', '&open=dialog'],
  'zh-CN/mobile': ['', '&open=sheet'],
  'en-US/mobile': ['', '&theme=hall'],
};

/** The day and hour of all of them. */
const AT = new Date('2026-10-14T10:00:00+08:00');

test('pictures of pages', async ({ page, tree }) => {
  test.slow();
  await page.clock.setFixedTime(AT);
  await signIn(page, tree);
  await sameEverywhere(page);
  for (const entry of PAGES[tree]) {
    const [name, query] = typeof entry === 'string' ? [entry, ''] : entry;
    await test.step(name, async () => {
      // Within the visit: HTML that was made on another day is none of it, and neither is another start.
      await page.evaluate(
        to => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `${href(tree, name)}${query}`,
      );
      await expect(page.locator('main'), name).toHaveAttribute('data-page', name);
      await settled(page);
      await expectPicture(page, [tree, name]);
    });
  }
});

test('pictures of the kit', async ({ page, tree }) => {
  await page.clock.setFixedTime(AT);
  for (const query of KIT[tree])
    await test.step(query, async () => {
      await page.goto(`/kit/?tree=${tree}${query}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await sameEverywhere(page);
      const [, what, value] = /&(\w+)=(\w+)/.exec(query) ?? [];
      // What lies over the page is seen from its top.
      await expectPicture(
        page,
        [tree, ['kit', value].filter(Boolean).join('-')],
        what === 'open' ? 900 : 18_500,
      );
    });
});
