import type { Page } from '@playwright/test';
import type { TreeName } from '#site/tree.ts';
import { expectWholeWords, SETTLES } from './breaks.ts';
import { expect, sideways } from './fixtures.ts';

/** Widths of the desktop besides its own, and whether with the larger type of the accessibility mode. */
const WINDOWS = [
  [1024, true],
  [1920, false],
] as const;
/** The narrowest phone, with both sizes of type. */
const PHONE = 320;

/** The page that is open is whole on the narrowest phone too; afterwards it is as it was. */
export async function onNarrowPhone(page: Page, tree: TreeName): Promise<void> {
  const before = page.viewportSize();
  if (!before || tree.endsWith('pc')) return;
  await page.setViewportSize({ width: PHONE, height: before.height });
  for (const large of [false, true]) {
    await larger(page, large);
    await expect
      .configure({ soft: true })
      .poll(() => sideways(page), {
        message: `sideways on ${page.url()} ${PHONE}${large ? ', large type' : ''}`,
        timeout: SETTLES,
      })
      .toBeLessThanOrEqual(0);
    await expectWholeWords(page, `${PHONE}${large ? ', large type' : ''}`);
  }
  await larger(page, false);
  await page.setViewportSize(before);
}

/** Letters of a field below which an iPhone enlarges the page when one begins to write, px. */
const FIELD = 16;

/** Nothing that is written in, or chosen from, has an iPhone enlarge the page. */
export async function expectNoEnlarging(page: Page, tree: TreeName): Promise<void> {
  if (tree.endsWith('pc')) return;
  const small = await page.evaluate(field => {
    const written =
      'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [readonly])';
    return [...document.querySelectorAll<HTMLElement>(written)]
      .filter(
        element => element.tabIndex >= 0 && Number.parseFloat(getComputedStyle(element).fontSize) < field,
      )
      .map(element => element.outerHTML.slice(0, 120));
  }, FIELD);
  expect.soft(small, `fields with small letters on ${page.url()}`).toEqual([]);
}

/** The page that is open is whole in narrow and wide windows too; afterwards it is as it was. */
export async function inOtherWindows(page: Page, tree: TreeName): Promise<void> {
  if (tree.endsWith('mobile')) return;
  const before = page.viewportSize();
  for (const [width, large] of WINDOWS) {
    // The type first: both are laid out at once then.
    await larger(page, large);
    await page.setViewportSize({ width, height: 900 });
    const what = `${width}${large ? ', large type' : ''}`;
    await expect
      .configure({ soft: true })
      .poll(() => sideways(page), { message: `sideways on ${page.url()} ${what}`, timeout: SETTLES })
      .toBeLessThanOrEqual(0);
    await expectWholeWords(page, what);
  }
  await larger(page, false);
  if (before) await page.setViewportSize(before);
}

const larger = (page: Page, on: boolean): Promise<boolean> =>
  page.evaluate(on => document.documentElement.toggleAttribute('data-aria-fixed', on), on);
