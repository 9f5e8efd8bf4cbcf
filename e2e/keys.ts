import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until the control has the focus: what no key reaches fails here. */
export async function tabTo(page: Page, control: Locator, most = 90): Promise<void> {
  // Stops before the page is there are not its own.
  await expect(control.first()).toBeAttached();
  for (let i = 0; i < most; i++) {
    if (await control.first().evaluate(e => e === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached in ${most} stops: ${control}`);
}

export async function pressAt(page: Page, control: Locator, key: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

/** Types into a field that is reached by Tab. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Chooses of a closed list by the arrow key. */
export async function arrowTo(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list);
  const most = await list.getByRole('option', { includeHidden: true }).count();
  for (let i = 0; i < most && (await list.inputValue()) !== value; i++)
    await page.keyboard.press('ArrowDown');
  await expect(list).toHaveValue(value);
}
