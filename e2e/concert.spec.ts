import { program } from '#domain/contract/program.ts';
import { expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { ask, performances } from './office.ts';

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

test('no title runs under the picture, and none makes the narrowest phone scroll sideways', async ({
  page,
  open,
  phone,
}) => {
  await open('legalNotice');
  const { list } = (await ask(page, program.search, { pageSize: '100' })).data;
  const [longest] = list.toSorted((a, b) => b.title.length - a.title.length);
  await page.setViewportSize(phone ? { width: 320, height: 640 } : { width: 1366, height: 768 });
  await open(`musicale-detail?id=${longest?.id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expectNoSidewaysScroll(page);
  await title.evaluate(h1 => {
    h1.textContent = '长江钢琴与交响乐团纪念贝多芬诞辰二百五十七周年'.repeat(2);
  });
  await expectNoSidewaysScroll(page);
  if (phone) return;
  const box = await title.boundingBox();
  // The subject of the artwork begins at 46 % (hero.module.css).
  expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(0.46 * 1366);
  const head = await page.locator('main h1').locator('xpath=ancestor::*[.//img][1]').boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual((head?.y ?? 0) + 24);
});

test('larger type grows headings, prices and the menu', async ({ page, open, phone, copy }) => {
  test.skip(!phone, 'the menu of the phone');
  await open('musicale');
  await page.waitForSelector('main .price');
  const menu = page.getByRole('button', { name: copy.common.nav.openMenu });
  const sizes = async () => {
    const of = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(e => Number.parseFloat(getComputedStyle(e).fontSize));
    const shown = [await of('main h1'), await of('main h3'), await of('main .price')];
    await menu.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link').first()).toBeVisible();
    shown.push(await of('dialog nav a'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return shown;
  };
  const before = await sizes();
  await page.getByRole('button', { name: copy.common.aria.larger }).click();
  const after = await sizes();
  for (const [i, size] of after.entries()) expect(size, String(i)).toBeGreaterThan(before[i] ?? 0);
});

test('a member joins the line of a sold-out concert, sees a place in it, and leaves', async ({
  page,
  open,
  enter,
  copy,
}) => {
  const { line } = copy.ways;
  await enter();
  // One that is sold out in truth: where a scenario only says so, the housekeeping finds seats and offers them.
  const [sale] = await performances(page, 'out');
  if (!sale) throw new Error('no performance is sold out');
  await open(`musicale-detail?id=${sale.programId}&scheduleId=${sale.schedule.id}`);
  const region = page.getByRole('region', { name: line.title });
  await region.getByRole('combobox', { name: line.quantity }).selectOption('1');
  await region.getByRole('button', { name: line.join, exact: true }).click();
  await expect(region.getByText(/^(?:下一个就是您|您排在|You are next|You are number)/)).toBeVisible();
  await region.getByRole('button', { name: line.leave }).click();
  await expect(region.getByRole('button', { name: line.join, exact: true })).toBeVisible();
});
