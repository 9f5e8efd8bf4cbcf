import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

test('accessibility mode is remembered: larger type, on the next page and after a reload', async ({
  page,
  open,
  copy,
}) => {
  await open('legalNotice');
  const size = () =>
    page
      .locator('main p')
      .first()
      .evaluate(p => Number.parseFloat(getComputedStyle(p).fontSize));
  const before = await size();
  expect(await page.evaluate(begun), 'changes on their way where less motion is asked for').toBe(0);
  await page.getByRole('button', { name: copy.common.aria.on }).click();
  await expect.poll(size).toBeGreaterThan(before);
  await page.addInitScript(watchSize);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(size).toBeGreaterThan(before);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await open('home');
  expect(await page.evaluate(brandOutside), 'the name of the house outside its bar').toBe(0);
  await open('legalNotice');
  expect(await page.evaluate(() => (globalThis as { larger?: boolean[] }).larger)).toEqual([true]);
  await page.getByRole('button', { name: copy.common.aria.off }).click();
  await expect.poll(size).toBe(before);
});

/** By how much the name of the house is higher than the bar it stands in. Runs in the page. */
function brandOutside(): number {
  const name = document.querySelector('.brand b')?.getBoundingClientRect();
  const bar = document.querySelector('.brand')?.closest('header')?.getBoundingClientRect();
  return name && bar ? Math.max(0, bar.top - name.top, name.bottom - bar.bottom) : Number.NaN;
}

/** How many transitions begin when all text changes its colour. Runs in the page. */
async function begun(): Promise<number> {
  let count = 0;
  addEventListener('transitionrun', () => count++);
  document.documentElement.style.setProperty('--ink', 'red');
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  document.documentElement.style.removeProperty('--ink');
  return count;
}

/** Whether the type is the larger one before the site's code is there, and each change of it. Runs in the page. */
function watchSize(): void {
  const larger: boolean[] = [];
  Object.assign(globalThis, { larger });
  const look = () => {
    const now = document.documentElement.hasAttribute('data-aria-fixed');
    if (now !== larger.at(-1)) larger.push(now);
  };
  document.addEventListener('DOMContentLoaded', () => {
    look();
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
  });
}

test('text is copied and pasted by keyboard while the context menu is off', async ({
  page,
  open,
  copy,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open('login');
  await page.getByRole('tab', { name: copy.login.signIn.password }).click();
  const account = page.getByRole('textbox', { name: copy.login.field.account });
  const password = page.getByRole('textbox', { name: copy.login.field.password, exact: true });
  await account.fill('listener@heming.example');
  await account.press('ControlOrMeta+A');
  await account.press('ControlOrMeta+C');
  await password.focus();
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('listener@heming.example');
});
