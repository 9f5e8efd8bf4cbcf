/**
 * The first script of a built page: lets the first picture be painted before the line and the processor are taken by
 * fonts and the site's own code. Its element names that code, the packages first (scripts/prerender.ts).
 */
const { code, ahead } = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const listed = (files: string | undefined) => files?.split(' ').filter(Boolean) ?? [];
/** A picture that does not come holds nothing up; ms. */
const PATIENCE = 2500;
let started = false;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}

/** Text is drawn again in the site's fonts: in a frame of its own, before there is anything else to do. */
const showFonts = () => document.querySelector('style[data-file="fonts"]')?.removeAttribute('media');

async function start(): Promise<void> {
  if (started) return;
  started = true;
  showFonts();
  for (const file of [...listed(code), ...listed(ahead)]) {
    preload(file);
    // A request keeps the page for a moment: each in a task of its own, so that a touch comes between.
    await new Promise(resolve => setTimeout(resolve));
  }
  // One after the other, so that each is run in a task of its own.
  for (const file of listed(code)) await import(/* @vite-ignore */ file);
}
const nextFrame = (work: () => void) => requestAnimationFrame(() => setTimeout(work));
const afterPaint = () =>
  nextFrame(() => {
    showFonts();
    nextFrame(() => void start());
  });

if (!picture || picture.complete) afterPaint();
else for (const event of ['load', 'error']) picture.addEventListener(event, afterPaint, { once: true });
// In a tab that nobody looks at nothing is painted.
setTimeout(() => void start(), PATIENCE);

export {};
