import { expect, test } from './fixtures.ts';

test('a small screen shows price and way to the seats at once, and keeps the panel beside the text', async ({
  page,
  open,
  sale,
  phone,
  copy,
}) => {
  test.skip(phone, 'the phone has them in its bar');
  await page.setViewportSize({ width: 1366, height: 768 });
  await open('legalNotice');
  const { programId, schedule } = await sale();
  await open(`musicale-detail?id=${programId}&scheduleId=${schedule.id}`);
  const choose = page.getByRole('link', { name: copy.concert.choose });
  const price = page.locator('main .price').filter({ hasText: String(schedule.minPrice) });
  await expect(choose.first()).toBeInViewport({ ratio: 1 });
  await expect(price.first()).toBeInViewport({ ratio: 1 });
  // Two screens on the panel still has its button, and none of it is lost above the window for good.
  const panel = page.getByRole('complementary', { name: copy.concert.sessions });
  await page.mouse.wheel(0, 1500);
  await expect(panel.getByRole('link', { name: copy.concert.choose })).toBeInViewport({ ratio: 1 });
});
