import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './fixtures.ts';

/** Letters of the repository in place of the system's, which are others on each machine: those of the tickets. */
const LETTERS = [
  ['noto-serif.ttf', 'U+0000-2E7F'],
  ['noto-serif-sc.ttf', 'U+2E80-FFFF'],
].map(([file = '', range = '']) => ({
  range,
  data: readFileSync(`${import.meta.dirname}/../server/letters/fonts/${file}`).toString('base64'),
}));

/** What depends on the machine or on the browser's version: the system's letters, how wide each is, how lines break. */
const SHEET = `
  :root { --serif: "Heming Serif", Letters; --serif-cjk: Letters; --sans: Letters; --num: "Heming Num", "Heming Serif", Letters }
  :lang(en) { --serif: "Heming Serif EN", Letters; --sans: Letters }
  * {
    content-visibility: visible !important;
    text-rendering: geometricPrecision !important;
    text-wrap-style: auto !important;
    text-spacing-trim: space-all !important;
    text-autospace: no-autospace !important;
    scrollbar-width: none !important;
  }`;

/** What a page has asked for: how often, and what has not come yet. */
const asked = new WeakMap<Page, { times: number; underWay: Set<Request> }>();
function watch(page: Page): void {
  const its = { times: 0, underWay: new Set<Request>() };
  asked.set(page, its);
  page.on('request', request => {
    its.times++;
    its.underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => its.underWay.delete(request));
}

export async function sameEverywhere(page: Page): Promise<void> {
  watch(page);
  await page.evaluate(
    async ({ letters, rules }) => {
      for (const { data, range } of letters) {
        const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
        document.fonts.add(await new FontFace('Letters', bytes, { unicodeRange: range }).load());
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      // Lines that were kept as the machine's own letters had broken them (src/start.ts).
      for (const text of document.querySelectorAll<HTMLElement>(
        '[style*="spacing:"], [style*="column-gap:"]',
      ))
        for (const space of ['letter-spacing', 'word-spacing', 'column-gap'])
          text.style.removeProperty(space);
    },
    { letters: LETTERS, rules: SHEET },
  );
}

/** What is far below comes only when somebody is near, and is wanted all the same. Runs in the page until nothing is added. */
async function allDrawn(): Promise<void> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  for (let before = ''; ; ) {
    for (const image of document.images) image.loading = 'eager';
    for (const box of document.querySelectorAll('.art')) box.setAttribute('data-near', '');
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    // What is asked for when the page rests has been asked for then.
    await new Promise(resolve => requestIdleCallback(resolve));
    await new Promise(resolve => setTimeout(resolve, 50));
    const now = `${document.images.length} ${document.documentElement.scrollHeight}`;
    if (now === before) return;
    before = now;
  }
}

/** Until a look at all of the page asks for nothing more, and all that it asked for is there. */
async function allThere(page: Page): Promise<void> {
  const its = asked.get(page);
  for (let before = -1; before !== its?.times; ) {
    before = its?.times ?? 0;
    await page.evaluate(allDrawn);
    await expect.poll(() => its?.underWay.size ?? 0).toBe(0);
  }
}

const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.002 };

/** One pixel of what is kept for so many of the page's: how edges are smoothed does not count, a moved line does. */
const SCALE = { pc: 4, mobile: 2 };
/** How far down a page is looked at. A shorter one is filled up: a picture is as high as another time. */
const HEIGHT = 3600;
const QUALITY = 60;

export async function expectPicture(
  page: Page,
  [tree, name]: readonly [tree: string, name: string],
  height = HEIGHT,
): Promise<void> {
  await allThere(page);
  const shot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled', scale: 'css' }));
  const size = await shot.metadata();
  const whole = await shot
    .extract({ left: 0, top: 0, width: size.width, height: Math.min(size.height, height) })
    .extend({ bottom: Math.max(0, height - size.height), background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scale = tree.endsWith('pc') ? SCALE.pc : SCALE.mobile;
  const small = await sharp(whole)
    .resize(Math.round(size.width / scale), Math.round(height / scale), { fit: 'fill' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
  expect.soft(small, `${name} in ${tree}`).toMatchSnapshot([tree, `${name}.jpg`], TOLERANCE);
}
