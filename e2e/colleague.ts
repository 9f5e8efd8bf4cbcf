import type { Page } from '@playwright/test';
import { staff } from '#domain/contract/desk.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { TRIES_AGAIN_AFTER } from './office.ts';

/** The way of a person, by keyboard: the account of a role, with the code that the demonstration shows. */
export async function enterAs(page: Page, role: string, next = ''): Promise<void> {
  for (;;) {
    await page.goto(`/desk/login${next}`);
    const code = await page.locator(`[data-totp="${role}"]`).innerText();
    await page.locator('input[name="mail"]').focus();
    const answered = page.waitForResponse(reply => reply.url().includes(staff.login.path));
    for (const typed of [`${role}@heming.example`, 'Heming-2026', code]) {
      await page.keyboard.insertText(typed);
      await page.keyboard.press(typed === code ? 'Enter' : 'Tab');
    }
    // Whoever is led away at once takes the answer along.
    const said = await (await answered).json().catch(() => null);
    if (said?.errcode !== ERR.busy) return;
    await page.waitForTimeout(TRIES_AGAIN_AFTER);
  }
}
