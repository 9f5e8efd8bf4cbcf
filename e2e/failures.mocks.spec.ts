import { expect, settled, test } from './fixtures.ts';

const BODIES = ['html', 'truncated', 'empty', 'null', 'no-success'] as const;

test('garbage of every kind: a page of the season says so, lives, and retries', async ({
  page,
  open,
  expected,
  copy,
}) => {
  expected.push(/./);
  for (const body of BODIES)
    await test.step(body, async () => {
      await open(`musicale?scenario=garbage:${body}`);
      const retry = page.getByRole('main').getByRole('button', { name: copy.ui.error.retry }).first();
      await expect(retry).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => sessionStorage.removeItem('heming.scenario'));
      await retry.click();
      await expect(page.locator('main a[href*="musicale-detail?id="]').first()).toBeVisible();
    });
});

test('a call that fails with 500 is one generic toast; what was typed stays; retry works', async ({
  page,
  open,
  expected,
  copy,
}) => {
  expected.push(/500/);
  await open('login');
  await page.getByRole('tab', { name: copy.login.signIn.password }).click();
  const account = page.getByRole('textbox', { name: copy.login.field.account });
  const password = page.getByRole('textbox', { name: copy.login.field.password, exact: true });
  await account.fill('13800138000');
  await password.fill('Heming-2026');
  await page.evaluate(() => sessionStorage.setItem('heming.scenario', 'server-error'));
  const submit = page.getByRole('main').getByRole('button', { name: copy.login.signIn.submit, exact: true });
  await submit.click();
  const toasts = page.getByRole('status', { name: copy.ui.toasts }).locator('> *');
  const { generic, garbage } = copy.common.failure;
  await expect(toasts).toHaveText([new RegExp(`^(${generic}|${garbage})$`)]);
  await expect(account).toHaveValue('13800138000');
  await expect(password).toHaveValue('Heming-2026');
  await page.evaluate(() => sessionStorage.removeItem('heming.scenario'));
  await submit.click();
  await expect(page.locator('main')).not.toHaveAttribute('data-page', 'login');
});

test('slow: the page is there at once with skeletons, never blank', async ({ page, tree, open }) => {
  // The box office in the browser has started before the slow page is opened.
  await open('legalNotice');
  await page.goto(`/${tree}/musicale?scenario=slow:3000`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('main').locator('[aria-busy="true"]').filter({ visible: true }),
  ).not.toHaveCount(0);
  await settled(page);
  await expect(page.locator('main a[href*="musicale-detail?id="]').first()).toBeVisible();
});

test('a payment request that is lost is unknown, not failed: the order is read again', async ({
  page,
  atOrder,
  checkout,
  copy,
  expected,
}) => {
  expected.push(/500/);
  await atOrder();
  await checkout.fill();
  await page.evaluate(() => sessionStorage.setItem('heming.scenario', 'server-error'));
  await checkout.pay.click();
  await expect(page.getByText(copy.order.pay.unknownReply)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'confirmOrder');
  await expect(checkout.name).not.toHaveValue('');
  await page.evaluate(() => sessionStorage.removeItem('heming.scenario'));
  await checkout.toCashier();
});

test('the scenario session-expired leads to the login page, which names the way back', async ({
  page,
  enter,
  sale,
  open,
  seatPath,
  copy,
}) => {
  await enter();
  await open(seatPath(await sale()));
  await page.goto(`${page.url()}&scenario=session-expired`);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await expect(page.getByText(copy.login.back.seat)).toBeVisible();
});
