import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { SEASON_WORDS } from '../src/desk/season-words.ts';
import { WORDS } from '../src/desk/words.ts';
import { enterAs } from './colleague.ts';
import { expect, expectAccessible, settled, test } from './fixtures.ts';

const PROGRAMME = 'programmes/beethoven-5.md';

test('in the demonstration, too, an editor checks a season, looks at it, publishes it and takes it back', async ({
  page,
  place,
  zh,
}) => {
  test.slow();
  const locale = zh ? 'zh-CN' : 'en-US';
  const [t, words] = [WORDS[locale], SEASON_WORDS[locale]];
  const fresh = zh ? '还没有演过的第五' : 'The Fifth to come';
  const renamed = (text: string): string =>
    text.replace(/^name: \{.*\}$/m, 'name: { zh: 还没有演过的第五, en: The Fifth to come }');
  /** The season that the page offers, with one file changed. */
  const send = async (change: (text: string) => string): Promise<void> => {
    const sample = page.getByRole('link', { name: words.sample.name });
    const offered = await page.request.get((await sample.getAttribute('href')) ?? '');
    const files = unzipSync(new Uint8Array(await offered.body()));
    const changed = strToU8(change(strFromU8(files[PROGRAMME] ?? new Uint8Array())));
    const buffer = Buffer.from(zipSync({ ...files, [PROGRAMME]: changed }));
    const file = { name: 'season.zip', mimeType: 'application/zip', buffer };
    await page.getByLabel(words.archive).setInputFiles(file);
    await page.getByRole('button', { name: words.check }).click();
  };
  /** Whether a search of the site finds it, and whether that page says that it is a preview. */
  const seen = async (): Promise<{ found: boolean; marked: boolean }> => {
    const other = await page.context().newPage();
    await other.goto(`/${place.tree}/sitesearch?q=${encodeURIComponent(fresh)}`);
    await settled(other);
    const found = (await other.locator('main').getByRole('link', { name: fresh }).count()) > 0;
    const marked = (await other.locator('[data-preview]').count()) > 0;
    await other.close();
    return { found, marked };
  };
  await enterAs(page, 'owner');
  await page.getByRole('link', { name: t.nav.season, exact: true }).click();
  await send(text => text.replace('composer: beethoven', 'composer: nobody-at-all'));
  await expect(page.getByText(PROGRAMME).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.publish, exact: true })).toBeHidden();

  await send(renamed);
  await expect(page.getByText(words.differences)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.look }).click();
  await expect(page.getByRole('button', { name: words.endLook })).toBeVisible();
  expect(await seen()).toEqual({ found: true, marked: true });
  await page.getByRole('button', { name: words.endLook }).click();
  await expect(page.getByRole('button', { name: words.endLook })).toBeHidden();
  expect(await seen()).toEqual({ found: false, marked: false });

  await page.getByLabel(t.act.why).fill('the next season');
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.published(1, 0))).toBeVisible();
  // It is there after the page is left, for a visitor of the same browser.
  await page.reload();
  await expect(page.getByRole('cell', { name: 'the next season' })).toBeVisible();
  expect(await seen()).toEqual({ found: true, marked: false });

  await page.getByRole('button', { name: words.undoLook }).click();
  await page.getByLabel(t.act.why).fill('too early');
  await page.getByRole('button', { name: words.undoGo, exact: true }).click();
  await expect(page.getByText(words.takesBack(1), { exact: false })).toBeVisible();
  // The demonstration's own season is there again.
  expect(await seen()).toEqual({ found: false, marked: false });
});
