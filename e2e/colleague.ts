import type { Page } from '@playwright/test';

/** The way of a person, by keyboard: the account of a role, with the code that the demonstration shows. */
export async function enterAs(page: Page, role: string, next = ''): Promise<void> {
  await page.goto(`/desk/login${next}`);
  const code = await page.locator(`[data-totp="${role}"]`).innerText();
  await page.locator('input[name="mail"]').focus();
  for (const typed of [`${role}@heming.example`, 'Heming-2026', code]) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press(typed === code ? 'Enter' : 'Tab');
  }
}
