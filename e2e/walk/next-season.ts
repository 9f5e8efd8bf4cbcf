import type { Page } from '@playwright/test';
import { TREES } from '#site/tree.ts';
import { SEASON_WORDS } from '../../src/desk/season-words.ts';
import { expect, expectAccessible } from '../fixtures.ts';
import { packedSeason, renamed } from './season.ts';

/** An editor, signed in to the desk: faults, a look at the site as it will be, publishing, and the way back. */
export async function nextSeason(page: Page, url: string, zh: boolean): Promise<void> {
  const words = SEASON_WORDS[zh ? 'zh-CN' : 'en-US'];
  const [fresh, freshEn] = ['未完成的第四', 'The Fourth to come'];
  const send = async (changes: Readonly<Record<string, string>>): Promise<void> => {
    const file = { name: 'season.zip', mimeType: 'application/zip', buffer: packedSeason(changes) };
    await page.getByLabel(words.archive).setInputFiles(file);
    await page.getByRole('button', { name: words.check }).click();
  };
  /** What somebody sees who has no session of the desk. */
  const shown = async (): Promise<string> => {
    const other = await page.context().browser()?.newContext();
    const text = await (await other?.request.get(`${url}/en-US/pc/home`))?.text();
    await other?.close();
    return text ?? '';
  };
  await page.goto(`${url}/desk/season`);
  await send({ '../outside.yaml': 'name: x', ...renamed(fresh, freshEn) });
  await expect(page.getByText(words.faults(1))).toBeVisible();
  await expect(page.getByRole('button', { name: words.publish })).toBeHidden();

  await send(renamed(fresh, freshEn));
  await expect(page.getByText(words.differences)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.look }).click();
  await expect(page.getByRole('button', { name: words.endLook })).toBeVisible();
  for (const tree of TREES) {
    const [look] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: words.trees[tree] }).click(),
    ]);
    await look.setViewportSize({ width: tree.endsWith('pc') ? 1366 : 320, height: 800 });
    const mark = look.locator('[data-preview]');
    await expect(look.getByText(tree.startsWith('zh') ? fresh : freshEn).first()).toBeAttached();
    await look.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // It stands in sight however far one has gone, and makes the page no wider.
    await expect(mark).toBeInViewport({ ratio: 1 });
    // A desktop sees the telephone's pages, and their bar stays below it.
    expect(new URL(look.url()).pathname).toBe(`/${tree}/home`);
    const below = (await mark.boundingBox())?.height;
    const bar = look.locator('header').first();
    if (tree.endsWith('mobile')) await expect.poll(async () => (await bar.boundingBox())?.y).toBe(below);
    expect(await look.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await look.close();
  }
  expect(await shown()).not.toContain(freshEn);
  await page.getByLabel(words.why).fill('the next season');
  await page.getByRole('button', { name: words.publish }).click();
  await expect(page.getByText(words.published(2, 0))).toBeVisible();
  await expect(page.getByRole('button', { name: words.endLook })).toBeHidden();
  await expect.poll(shown).toContain(freshEn);

  await page.getByRole('button', { name: words.undoLook }).click();
  await page.getByLabel(words.why).fill('too early');
  await page.getByRole('button', { name: words.undoGo }).click();
  await expect(page.getByText(words.takesBack(2), { exact: false })).toBeVisible();
  await expect.poll(shown).not.toContain(freshEn);
}
