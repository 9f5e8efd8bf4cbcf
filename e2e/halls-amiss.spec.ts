import { digital, LONGEST_QUESTION } from '#domain/contract/digital.ts';
import { expect, test } from './fixtures.ts';
import { hears, playButton, sound } from './models/player.ts';
import { ask } from './office.ts';

/** Free, so that all of it is there to whoever asks. */
const TITLE = 'digitalhall/season-detail?id=brandenburg-3';
/** Another free one: visitors of one second share a pass, and with it what is told of it. */
const BROKEN = 'digitalhall/listen-detail?id=listen-morning';
const LIVE = 'digitalhall/season-detail?id=live-fifth';

test('a title that cannot be had says why, has nothing to press, and a way on', async ({
  page,
  open,
  copy,
}) => {
  const { state, next } = copy.title.access;
  for (const [path, words, after] of [
    [`${TITLE}&scenario=withdrawn`, state.withdrawn, next.withdrawn],
    [`${TITLE}&scenario=unreleased`, state.unreleased, next.unreleased],
    [`${TITLE}&scenario=region`, state.region, next.region],
    [`${LIVE}&scenario=live-postponed`, state.postponed, next.postponed],
  ] as const) {
    await open(path);
    const main = page.getByRole('main');
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
    await expect(main.getByText(after)).toBeVisible();
    const room = main.getByRole('region', { name: /^(音乐厅播放器|Player of the concert hall)$/ });
    await expect(room).toBeVisible();
    await expect(room.getByRole('button', { name: /^(播放|聆听|试听|Play|Listen)/ })).toHaveCount(0);
    await expect(main.locator('a[href*="digitalhall"]').first()).toBeVisible();
  }
  // The link that ends it.
  await open(`${TITLE}&scenario=none`);
  await expect(playButton(page)).toBeVisible();
});

test('a title of no name says so, with two ways on', async ({ page, open, copy, expected }) => {
  expected.push(/404/);
  for (const id of ['no-such-title', '%3Cscript%3E', '..%2F..%2Fetc']) {
    await open(`digitalhall/season-detail?id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title.unknown.title);
    await expect(page.getByRole('main').getByRole('link', { name: copy.title.unknown.hall })).toBeVisible();
  }
});

test('a link beyond the end, or to a bar that is none, says so and plays from the beginning', async ({
  page,
  open,
  copy,
}) => {
  for (const place of ['t=99:59:59', 'bar=x', 'bar=99999', 't=-4']) {
    await open(`${TITLE}&${place}`);
    await playButton(page).click();
    await hears(page);
    expect((await sound(page)).at, place).toBeLessThan(20);
    await expect(page.getByRole('alert').filter({ hasText: copy.player.notice.amiss }).first()).toBeVisible();
    await page.getByRole('button', { name: copy.player.way.fine }).first().click();
    await expect(page.getByText(copy.player.notice.amiss)).toHaveCount(0);
  }
});

test('a manifest with a missing segment: the passage is skipped, and the music goes on', async ({
  page,
  open,
  copy,
  expected,
}) => {
  test.slow();
  expected.push(/404/);
  await open(`${BROKEN}&scenario=segment-missing`);
  await playButton(page).click();
  await hears(page);
  const said = page.getByRole('alert').filter({ hasText: copy.player.notice.missing }).first();
  await expect(said).toBeVisible();
  const stuck = (await sound(page)).at;
  await page.getByRole('button', { name: copy.player.way.skip }).first().click();
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(stuck + 1);
  await expect(said).toBeHidden();
});

test('hostile questions: a script is a text, links, length and a flood are refused', async ({
  page,
  open,
  enter,
}) => {
  await enter();
  const asked = (text: string, requestId: string) =>
    ask(page, digital.ask, { artistId: 'gu-jingxing', text, requestId });
  const script = '<script>window.hit=1</script><img src=x onerror="window.hit=1">';
  expect((await asked(script, 'script')).success).toBe(true);
  expect((await asked('https://evil.example/x 请看', 'link')).success).toBe(false);
  expect((await asked('问'.repeat(10_000), 'long')).success).toBe(false);
  expect((await asked('问'.repeat(LONGEST_QUESTION), 'longest')).success).toBe(true);
  const flood = [];
  for (let i = 0; i < 8; i++) flood.push((await asked(`再问一个，第${i}个？`, `flood-${i}`)).success);
  expect(flood.filter(Boolean)).toHaveLength(3);
  expect(await ask(page, digital.myQuestions, {}).then(reply => reply.data)).toHaveLength(5);
  await open('digitalhall');
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});
