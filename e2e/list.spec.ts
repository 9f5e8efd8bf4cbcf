import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';

const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const length = (page: Page): Promise<number> => page.evaluate(() => history.length);

test('a filter keeps its place and the focus, and the keys of a slider are no steps back', async ({
  page,
  open,
  phone,
  copy,
}) => {
  test.skip(phone, 'the phone filters in a sheet');
  const { list } = copy.musicale;
  await page.setViewportSize({ width: 1366, height: 600 });
  await open('musicale');
  const kept = async (control: Locator, use: () => Promise<unknown>, key: string) => {
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    const { y = 0 } = (await control.boundingBox()) ?? {};
    await use();
    await expect(page).toHaveURL(new RegExp(key));
    await settled(page);
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    // A line that says what is chosen may come above the list.
    const { y: now = 9999 } = (await control.boundingBox()) ?? {};
    expect(Math.abs(now - y), key).toBeLessThanOrEqual(60);
  };
  const entries = await length(page);
  const slider = page.getByRole('slider', { name: list.priceTo });
  await kept(
    slider,
    async () => {
      await page.keyboard.down('ArrowLeft');
      for (let i = 0; i < 7; i++) await page.keyboard.down('ArrowLeft');
      await page.keyboard.up('ArrowLeft');
    },
    'priceMax=',
  );
  expect(await length(page)).toBeLessThanOrEqual(entries + 1);
  await kept(
    page.getByRole('checkbox', { name: list.available }),
    () => page.keyboard.press('Space'),
    'availability=on',
  );
  const composer = page.getByRole('combobox', { name: list.composer });
  await kept(composer, () => composer.selectOption({ index: 2 }), 'composer=');
});

test('Back from a concert returns to the same place of the list', async ({ page, open, phone, copy }) => {
  await open('musicale');
  const links = page.locator('main a[href*="musicale-detail?id="]');
  for (const n of [4, 7]) {
    const link = links.nth(n);
    await link.scrollIntoViewIfNeeded();
    const { y = 0 } = (await link.boundingBox()) ?? {};
    // As a visitor moves: a return that is under way ends with the wheel.
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, y - 300);
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - 300)).toBeLessThan(2);
    const before = await top(page);
    await link.click();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale-detail');
    await settled(page);
    if (phone && n === 7) await page.getByRole('button', { name: copy.common.back, exact: true }).click();
    else await page.goBack();
    await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale');
    await settled(page);
    await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThanOrEqual(40);
  }
});
