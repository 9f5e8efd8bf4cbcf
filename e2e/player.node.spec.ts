import type { Locator, Page } from '@playwright/test';
import { digital } from '#domain/contract/digital.ts';
import { expect, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { hears, seek, sound } from './models/player.ts';
import { ask } from './office.ts';

/** Titles that anyone may hear to the end. */
const FREE = ['brandenburg-3', 'new-year-2025'] as const;

/** The bar that sounds by the tables of the stream, and the one that is marked, read at one moment. */
const bars = (page: Page, titleId: string) =>
  page.evaluate(async id => {
    const base = new URL(`/media/${id}/manifest.json`, window.location.origin);
    const file = async (path: string) => (await fetch(new URL(path, base))).json();
    const manifest = await file('manifest.json');
    const played = (await file(manifest.bars)).bars as { at: number; movement: number; bar: number }[];
    const scores = await Promise.all(manifest.movements.map((m: { score: string }) => file(m.score)));
    return new Promise<{ marked: string[]; sounding: string }>(done =>
      requestAnimationFrame(() => {
        const media = document.querySelector('video') as HTMLVideoElement;
        const marked = [...document.querySelectorAll<HTMLElement>('[data-bar][aria-current="true"]')];
        const bar = played.findLast(b => b.at <= media.currentTime);
        const sounding = bar ? scores[bar.movement].bars[bar.bar].number : '';
        done({ marked: marked.map(b => b.dataset.bar ?? ''), sounding });
      }),
    );
  }, titleId);

/** Plays the title of the page and shows its score; the answer is the player's room. */
async function playsWithScore(page: Page, zh: boolean): Promise<Locator> {
  await page
    .getByRole('button', { name: /^(播放|聆听|Play|Listen)/ })
    .first()
    .click();
  await hears(page);
  const room = page.getByRole('region', { name: zh ? '音乐厅播放器' : 'Player of the concert hall' });
  await room.getByRole('button', { name: zh ? '总谱' : 'Score', exact: true }).click();
  await expect(page.locator('[data-bar]').first()).toBeAttached();
  return room;
}

test('the bar that is marked is the bar that sounds, in three movements', async ({ page, zh, open }) => {
  test.slow();
  await open('digitalhall-listen');
  const movements: { id: string; home: string; from: number; to: number }[] = [];
  for (const id of FREE) {
    const { works, home } = (await ask(page, digital.byId, { titleId: id })).data;
    for (const m of works.flatMap(w => w.movements))
      if (m.score && m.rendered && movements.length < 3)
        movements.push({ id, home, from: m.music, to: m.end });
  }
  expect(movements).toHaveLength(3);
  for (const { id, home, from, to } of movements) {
    await open(`digitalhall/${home}-detail?id=${id}`);
    await playsWithScore(page, zh);
    for (let i = 0; i < 7; i++) {
      await seek(page, from + ((to - from) * (i + 0.5)) / 7);
      await expect
        .poll(async () => {
          const { marked, sounding } = await bars(page, id);
          return marked.length === 1 && marked[0] === sounding;
        })
        .toBe(true);
    }
  }
});

test('the other reading is offered in the movement that both have, and goes on at the same bar', async ({
  page,
  zh,
  open,
}) => {
  test.slow();
  await open('digitalhall-listen');
  const [id] = FREE;
  const { works, home, interpretations } = (await ask(page, digital.byId, { titleId: id })).data;
  const [other] = interpretations;
  const [first, ...later] = works.flatMap(w => w.movements).filter(m => m.score && m.rendered);
  const last = later.at(-1);
  expect([first, last, other]).not.toContain(undefined);
  await open(`digitalhall/${home}-detail?id=${id}`);
  const room = await playsWithScore(page, zh);
  const change = room.getByRole('button', { name: zh ? /同一小节/ : /at the same bar/ });
  await seek(page, (first?.music ?? 0) + 20);
  await expect.poll(async () => (await bars(page, id)).marked.length).toBe(1);
  await room.getByRole('tab', { name: zh ? '曲目' : 'Works', exact: true }).click();
  await expect(change).toHaveCount(0);
  await seek(page, (last?.music ?? 0) + 30);
  await change.waitFor();
  // The button comes with the movement, the sound a moment later.
  await expect.poll(async () => Number((await bars(page, id)).sounding)).toBeGreaterThan(5);
  const before = Number((await bars(page, id)).sounding);
  await change.click();
  await expect
    .poll(async () => {
      const { marked, sounding } = await bars(page, other?.id ?? '');
      return marked.length === 1 && marked[0] === sounding ? Number(sounding) : 0;
    })
    .toBeGreaterThanOrEqual(before);
  // The time of the press, and what the poll took: a few bars, and not the movement's beginning or end.
  expect(Number((await bars(page, other?.id ?? '')).sounding)).toBeLessThan(before + 12);
});

test('after three minutes the popup, a login, and the music at the same second', async ({
  page,
  tree,
  zh,
  open,
}) => {
  test.slow();
  await open('digitalhall-listen');
  const { list } = (await ask(page, digital.list, { free: 'N', pageSize: '60' })).data;
  const card = list.find(c => c.state === 'out' && !c.introduction && c.seconds > 240);
  await open(`digitalhall/${card?.home}-detail?id=${card?.id}`);
  await page
    .getByRole('button', { name: /^(试听|播放|Play|Listen)/ })
    .first()
    .click();
  await hears(page);
  await seek(page, 177);
  const popup = page.getByRole('dialog', {
    name: zh ? '前 3 分钟到这里' : 'The first 3 minutes end here',
  });
  await expect(popup).toBeVisible();
  expect((await sound(page)).paused).toBe(true);
  await popup.getByRole('button', { name: zh ? '登录' : 'Sign in' }).click();
  await fillLogin(page, tree);
  await expect(page).toHaveURL(new RegExp(`id=${card?.id}`));
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(180);
  expect((await sound(page)).at).toBeLessThan(200);
});

test('keys; and the music goes on from page to page and from language to language', async ({
  page,
  zh,
  open,
  tree,
}) => {
  await open(`digitalhall/season-detail?id=${FREE[0]}`);
  await page
    .getByRole('button', { name: /^(播放|聆听|Play|Listen)/ })
    .first()
    .click();
  await hears(page);
  await page.locator('video').evaluate(media => {
    (media as HTMLMediaElement & { visit: boolean }).visit = true;
    (document.activeElement as HTMLElement).blur();
  });
  await page.keyboard.press('k');
  await expect.poll(async () => (await sound(page)).paused).toBe(true);
  await page.keyboard.press('5');
  const half = (await sound(page)).at;
  await page.keyboard.press('j');
  expect((await sound(page)).at).toBeCloseTo(half - 15, 0);
  await page.keyboard.press('k');
  await hears(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: zh ? '键盘' : 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');

  const before = (await sound(page)).at;
  await page.locator('a.lang').first().click();
  const other = tree.startsWith('zh') ? '/en-US/' : '/zh-CN/';
  await expect(page).toHaveURL(new RegExp(other));
  // The concerts, in the other language: the address may have changed before the page.
  await page.locator(`a[href^="${other}"][href$="/musicale"]:visible`).first().click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale');
  const bar = page.getByRole('region', { name: zh ? 'Player' : '播放器', exact: true });
  await expect(bar).toBeVisible();
  const after = await sound(page);
  expect(after.paused).toBe(false);
  expect(after.at).toBeGreaterThan(before);
  expect(
    await page.locator('video').evaluate(media => (media as HTMLMediaElement & { visit?: boolean }).visit),
  ).toBe(true);
  await bar.getByRole('button', { name: zh ? 'Close the player' : '关闭播放器' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});
