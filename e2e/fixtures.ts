import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { TreeName } from '../src/site/tree.ts';

/** What a page may say in the console without failing a flow. */
const HARMLESS = [/^\[vite\]/, /Download the React DevTools/, /\[MSW\]/];

interface Fixtures {
  /** The tree of the project: zh-CN/pc, en-US/mobile, … */
  tree: TreeName;
  zh: boolean;
  phone: boolean;
  /** Errors that the flow expects, as patterns; everything else in the console fails it. */
  expected: RegExp[];
  /** Opens a page of the tree by its path below it, and waits until it is there. */
  open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  tree: async ({}, use, info) => {
    const [layout, language] = info.project.name.split('-');
    await use(`${language === 'zh' ? 'zh-CN' : 'en-US'}/${layout === 'pc' ? 'pc' : 'mobile'}` as TreeName);
  },
  zh: async ({ tree }, use) => use(tree.startsWith('zh')),
  phone: async ({ tree }, use) => use(tree.endsWith('mobile')),
  expected: async ({}, use) => use([]),
  page: async ({ page, expected }, use) => {
    const problems: string[] = [];
    watch(page, problems);
    page.context().on('page', other => watch(other, problems));
    await use(page);
    const unexpected = problems.filter(
      text => ![...HARMLESS, ...expected].some(pattern => pattern.test(text)),
    );
    expect(unexpected, 'problems in the console or on the line').toEqual([]);
  },
  open: async ({ page, tree }, use) => {
    await use(async path => {
      await page.goto(`/${tree}/${path}`);
      await expect(page.locator('main[data-page]')).toBeVisible();
      await settled(page);
    });
  },
});

function watch(page: Page, problems: string[]): void {
  page.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', error => problems.push(String(error)));
  page.on('response', response => {
    if (response.status() >= 400) problems.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('console', message => {
    if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text());
  });
}

/** Skeletons are gone. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting], [aria-busy="true"]')).toHaveCount(0);
}

/** axe-core finds nothing on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(
      v =>
        `${v.id}: ${v.nodes
          .map(n => n.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

export { expect };
