import { expect, test } from './fixtures.ts';
import { hears, playButton } from './models/player.ts';

// The site’s own worker runs here and nowhere else: it gives back what is kept.
test.use({ serviceWorkers: 'allow' });

test('a title that is kept on the device plays without a network, and not after it was removed', async ({
  page,
  context,
  open,
  tree,
  copy,
  expected,
}) => {
  test.slow();
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  const { playroom } = copy;
  const room = page.getByRole('region', { name: playroom.room });
  await open('digitalhall/listen-detail?id=brandenburg-3-broad');
  await playButton(page).click();
  await hears(page);
  // It comes when the page is used.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await room.getByRole('button', { name: playroom.settings }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /\d MB$/ }).click();
  await expect(dialog.getByRole('button', { name: playroom.journey.drop })).toBeVisible({ timeout: 60_000 });

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`/${tree}/musicale`);
  const kept = again.getByRole('list', { name: playroom.journey.list });
  await kept.getByRole('button').click();
  await hears(again);
  const art = again.getByRole('region', { name: copy.player.bar }).locator('img');
  await expect.poll(() => art.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await again.close();

  await context.setOffline(false);
  await dialog.getByRole('button', { name: playroom.journey.drop }).click();
  await expect(dialog.getByRole('button', { name: /\d MB$/ })).toBeVisible();
  expect(
    await page.evaluate(async () => {
      const cache = await caches.open('heming-journey');
      return (await cache.keys()).length;
    }),
  ).toBe(0);
});
