import { security } from '#domain/contract/security.ts';
import { expect, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';
import { ask, PASSWORD } from './office.ts';

test('a new password ends the other browser, and is the one that counts', async ({
  page,
  tree,
  browser,
  open,
  enter,
  copy,
}) => {
  const { password, proof, change, save } = copy.security;
  const who = await enter(PASSWORD);
  const elsewhere = await browser.newContext({ userAgent: await page.evaluate(() => navigator.userAgent) });
  const other = await elsewhere.newPage();
  await signIn(other, tree, who);
  await open('user?ind=security');
  expect((await ask(page, security.overview)).data.sessions).toHaveLength(2);
  await page.getByRole('button', { name: new RegExp(`^${change}.*${password.name}$`) }).click();
  const dialog = page.getByRole('dialog');
  const next = 'a quiet evening with horns';
  await dialog.getByLabel(password.new, { exact: true }).fill(next);
  await dialog.getByLabel(proof.password, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: save, exact: true }).click();
  await expect(page.getByText(password.done)).toBeVisible();
  await other.goto(`/${tree}/user`);
  await expect(other.locator('main')).toHaveAttribute('data-page', 'login');
  await settled(other);
  await signIn(other, tree, { ...who, password: next });
  await elsewhere.close();
});
