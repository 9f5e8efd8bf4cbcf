import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const playButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(播放|聆听|试听|Play|Listen)/ }).first();

/** What the one media element says of itself. */
export const sound = (page: Page) =>
  page.evaluate(() => {
    const media = document.querySelector('video') as HTMLVideoElement & {
      webkitAudioDecodedByteCount: number;
    };
    return {
      at: media.currentTime,
      paused: media.paused,
      bytes: media.webkitAudioDecodedByteCount,
      frames: media.getVideoPlaybackQuality().totalVideoFrames,
      width: media.videoWidth,
    };
  });
export const seek = (page: Page, to: number) =>
  page.evaluate(at => {
    (document.querySelector('video') as HTMLVideoElement).currentTime = at;
  }, to);

/** It moves, and more and more sound is decoded. */
export async function hears(page: Page): Promise<void> {
  await expect(page.locator('video')).toBeAttached();
  await expect.poll(async () => (await sound(page)).at, { timeout: 30_000 }).toBeGreaterThan(0);
  const before = await sound(page);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(before.at + 0.3);
  await expect.poll(async () => (await sound(page)).bytes).toBeGreaterThan(Math.max(0, before.bytes));
}
/** There is a picture, and it goes on. */
export async function seesFilm(page: Page): Promise<void> {
  await expect.poll(async () => (await sound(page)).width, { timeout: 20_000 }).toBeGreaterThan(0);
  const before = await sound(page);
  await expect.poll(async () => (await sound(page)).frames).toBeGreaterThan(before.frames);
}
