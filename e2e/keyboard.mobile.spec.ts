import { expect, settled, test } from './fixtures.ts';

test('what one comes to by keys lies behind no bar at the foot', async ({ page, open }) => {
  await open('musicale');
  await page.locator('main h1').focus();
  const behind: string[] = [];
  for (let n = 0; n < 45; n++) {
    await page.keyboard.press('Tab');
    await settled(page, { used: false });
    const hidden = await page.evaluate(() => {
      const focus = document.activeElement;
      const bar = document.querySelector('.tabbar')?.getBoundingClientRect().top ?? Number.NaN;
      const { bottom = 0 } = focus?.closest('main') ? focus.getBoundingClientRect() : {};
      return bottom > bar ? (focus?.textContent ?? '') : '';
    });
    if (hidden) behind.push(hidden);
  }
  expect(behind).toEqual([]);
});
