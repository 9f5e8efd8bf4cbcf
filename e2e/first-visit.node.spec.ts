import type { Page } from '@playwright/test';
import { expect, settled, test } from './fixtures.ts';

/** Opens a page whose own code is held up until the answer is called; its HTML is there, and marked. */
async function holdCode(page: Page, path: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const wanted = new Promise<void>(resolve => {
    letGo = resolve;
  });
  await page.route('**/shstatic/index-*.js', async route => {
    await wanted;
    await route.continue();
  });
  // A server that is at work sends the page of the build, which is drawn anew; what it has filled it keeps for seconds.
  await expect(async () => {
    const sent = await page.request.get(path);
    expect(await sent.text()).toContain('<div id="root" data-path=');
  }).toPass();
  await page.goto(path);
  await page.locator('main').evaluate(main => {
    for (const element of main.querySelectorAll('*')) element.setAttribute('data-sent', '');
  });
  return letGo;
}

/** The page has come to life where it stood: it is made of the elements that were sent. */
const isAsSent = (page: Page) =>
  page.locator('main').evaluate(main => main.querySelector('h1')?.hasAttribute('data-sent') ?? false);

test('who tabs through the HTML stays there when the page comes to life', async ({ page, tree, copy }) => {
  const letGo = await holdCode(page, `/${tree}/home`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: copy.common.skip });
  await expect(skip).toBeFocused();
  letGo();
  await settled(page);
  await expect(skip).toBeFocused();
  expect(await isAsSent(page)).toBe(true);
});

test('what is typed into the HTML stays, and what is sent with it is answered', async ({ page, tree }) => {
  const letGo = await holdCode(page, `/${tree}/sitesearch?q=bach`);
  const field = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'));
  await field.first().fill('mahler');
  await page.keyboard.press('Enter');
  // The browser alone would have gone somewhere.
  await expect(page).toHaveURL(/q=bach$/);
  letGo();
  await expect(page).toHaveURL(/q=mahler/);
  await expect(field.first()).toHaveValue('mahler');
});

test('details that were opened stay open', async ({ page, tree }) => {
  const letGo = await holdCode(page, `/${tree}/musicale-ticketservice`);
  const details = page.locator('main details').first();
  const was = await details.evaluate((d: HTMLDetailsElement) => d.open);
  await details.locator('summary').click();
  letGo();
  await settled(page);
  await expect(details).toHaveJSProperty('open', !was);
  expect(await isAsSent(page)).toBe(true);
});

test('a button that was pressed before the code was there is answered after', async ({
  page,
  tree,
  phone,
  copy,
}) => {
  const letGo = await holdCode(page, `/${tree}/musicale`);
  const button = phone
    ? page.getByRole('main').getByRole('button', { name: copy.musicale.list.filters })
    : page.getByRole('contentinfo').getByRole('button', { name: copy.common.aria.on });
  await button.click();
  await page.waitForTimeout(300);
  letGo();
  if (phone) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page.locator('html')).toHaveAttribute('data-aria-fixed', '');
});

test('a page that the server did not fill is drawn anew, without a word in the console', async ({
  page,
  tree,
}) => {
  for (const name of ['home', 'museum', 'musicale']) {
    // A scenario is the tab’s own: the server leaves its pages as they were built.
    await page.goto(`/${tree}/${name}?scenario=none`);
    await settled(page);
    await expect(page.locator('main')).toHaveAttribute('data-page', name);
  }
});

test('on paper every question has its answer, and nothing is there to be pressed', async ({ page, tree }) => {
  await page.goto(`/${tree}/musicale-ticketservice`);
  await settled(page);
  const answer = page.locator('details:not([open]) > :not(summary)').first();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
});
