import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { TreeName } from '#site/tree.ts';
import { copyOf } from '../copy.ts';
import { settled } from '../fixtures.ts';
import { TRIES_AGAIN_AFTER } from '../office.ts';

export const MEMBER = { account: '13800138000', password: 'Heming-2026' };
export const NEW_MEMBER = { account: '13900139000', password: 'Heming-2026' };
export const LISTENER = { account: 'listener@heming.example', password: 'Heming-2026' };

/** Fills the password form of the login page that is open. */
export async function fillLogin(page: Page, tree: TreeName, who = MEMBER): Promise<void> {
  const { login } = copyOf(tree.startsWith('zh'));
  await page.getByRole('tab', { name: login.signIn.password }).click();
  await page.getByRole('textbox', { name: login.field.account }).fill(who.account);
  await page.getByRole('textbox', { name: login.field.password, exact: true }).fill(who.password);
  const submit = page.getByRole('main').getByRole('button', { name: login.signIn.submit, exact: true });
  for (;;) {
    const answered = page.waitForResponse(reply => reply.url().includes(account.loginByPassword.path));
    await submit.click();
    // Whoever is led away at once takes the answer along.
    const said = await (await answered).json().catch(() => null);
    if (said?.errcode !== ERR.busy) return;
    await page.waitForTimeout(TRIES_AGAIN_AFTER);
  }
}

/** Signs in and waits until the login page is left. */
export async function signIn(page: Page, tree: TreeName, who = MEMBER): Promise<void> {
  await page.goto(`/${tree}/login`);
  await expect(page.locator('main')).toHaveAttribute('data-page', 'login');
  await settled(page);
  await fillLogin(page, tree, who);
  await expect(page.locator('main')).not.toHaveAttribute('data-page', 'login');
}
