import { account as accounts, member } from '#domain/contract/account.ts';
import { favorites } from '#domain/contract/favorites.ts';
import enCommon from '#i18n/en-US/common.ts';
import enFavorite from '#i18n/en-US/favorite.ts';
import enPoints from '#i18n/en-US/points.ts';
import zhCommon from '#i18n/zh-CN/common.ts';
import zhFavorite from '#i18n/zh-CN/favorite.ts';
import zhPoints from '#i18n/zh-CN/points.ts';
import { says } from './copy.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { ask, PASSWORD } from './office.ts';

test('a visitor’s heart is done after the login', async ({ page, tree, zh, open, enter }) => {
  const words = (zh ? zhCommon : enCommon).heart;
  const account = await enter(PASSWORD);
  await ask(page, accounts.logout);
  await page.evaluate(() => localStorage.removeItem('heming.user'));
  await open('about-detail?id=gu-jingxing');
  await page.getByRole('button', { name: words.label, exact: true }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await settled(page);
  await fillLogin(page, tree, account);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'about-detail');
  const heart = page.getByRole('button', { name: words.label, exact: true });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await ask(page, favorites.list)).data.list.map(f => [f.type, f.targetId])).toEqual([
    ['person', 'gu-jingxing'],
  ]);
});

test('favourites: by kind, let go, and taken back', async ({ page, zh, open, enter }) => {
  const words = zh ? zhFavorite : enFavorite;
  await enter();
  for (const [type, targetId] of [
    ['program', 'mahler-5'],
    ['news', 'news-season'],
    ['person', 'gu-jingxing'],
  ] as const)
    await ask(page, favorites.save, { type, targetId });
  await open('user?ind=favorite');
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(3);
  // Whoever is followed tells the next evening, and leads to it.
  const next = page.getByText(words.next).getByRole('link');
  await expect(next).toHaveAttribute('href', /musicale-detail\?id=/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const kinds = page.getByRole('group', { name: words.filter });
  await kinds.getByRole('link', { name: new RegExp(`^${words.kinds.program}`) }).click();
  await expect(titles).toHaveCount(1);
  const title = (await titles.first().textContent()) ?? '';
  await page.getByRole('button', { name: says(words.removeOf, { title }) }).click();
  const undo = page.getByRole('button', { name: says(words.undoOf, { title }) });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(titles).toHaveCount(1);
  expect((await ask(page, favorites.list)).data.total).toBe(3);
});

test('the ledger of points adds up after a purchase', async ({ page, zh, open, withTickets, checkout }) => {
  const words = zh ? zhPoints : enPoints;
  await withTickets();
  await checkout.expectTickets(2);
  await open('user?ind=points');
  const entries = page.getByRole('region', { name: words.ledger }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  const said = (await ask(page, member.points)).data;
  expect(said.balance).toBe(said.gained - said.given - said.lapsed);
  const [line] = said.list;
  // Points of an evening that nobody can return freely any more count at once.
  expect(line?.state === 'pending' ? said.pending[0]?.points : said.balance).toBe(line?.points);
  await expect(entries.first()).toContainText(`+${line?.points.toLocaleString('en-US')}`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
