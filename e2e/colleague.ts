import type { Page } from '@playwright/test';

/** The way of a person: the account of a role, with the code that the demonstration shows. */
export async function enterAs(page: Page, role: string, next = ''): Promise<void> {
  await page.goto(`/desk/login${next}`);
  const code = await page.locator(`[data-totp="${role}"]`).innerText();
  await page.locator('input[name="mail"]').fill(`${role}@heming.example`);
  await page.locator('input[name="password"]').fill('Heming-2026');
  await page.locator('input[name="code"]').fill(code);
  await page.keyboard.press('Enter');
}
