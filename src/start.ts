/**
 * The first script of a built page: lets the first picture be painted before the line and the processor are taken by
 * fonts and the site's own code. Its element names that code, the packages first (scripts/prerender.ts).
 */
const { fonts, code, ahead } = document.querySelector<HTMLElement>('script[data-code]')?.dataset ?? {};
const listed = (files: string | undefined) => files?.split(' ').filter(Boolean) ?? [];
/** A picture that does not come holds nothing up; ms. */
const PICTURE_TIMEOUT = 2500;
let started = false;
const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

function fetchAhead(href: string, how: Partial<HTMLLinkElement> = { rel: 'modulepreload' }): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { href, ...how });
  document.head.append(link);
  return link;
}

/** Less than a line, more than what two fonts put above and below one. */
const LINE = 8;
/** How far letters, words and the parts of a row are set wider or closer in a step, in their own size, and in how many at most. */
const LETTER = 0.004;
const WORD = 0.03;
const GAP = 0.08;
const STEPS = 10;

/** What stands on the screen, the outer before the inner, with its height. What is below is not laid out for this. */
function heights(of: Element, found: [HTMLElement, number][] = []): [HTMLElement, number][] {
  for (const child of of.children) {
    const { top, height } = child.getBoundingClientRect();
    if (!(child instanceof HTMLElement) || height === 0 || top > innerHeight) continue;
    found.push([child, height]);
    heights(child, found);
  }
  return found;
}

/** What is broken into lines: text, or parts in a row that wraps. */
function hasLines(element: HTMLElement): boolean {
  const { display, flexWrap } = getComputedStyle(element);
  if (display.endsWith('flex')) return flexWrap === 'wrap';
  return [...element.children].every(child => getComputedStyle(child).display.startsWith('inline'));
}

const grown = (element: HTMLElement, was: number): number => element.getBoundingClientRect().height - was;

/**
 * Has text drawn in another font, which takes as many lines as before: who reads finds the page where it was. What is
 * about to take one more is set a little closer, what takes one less a little wider.
 */
function keepLines(draw: () => void): void {
  const before = heights(document.body);
  draw();
  for (const [element, was] of before.reverse()) {
    const more = grown(element, was);
    if (Math.abs(more) < LINE || !hasLines(element)) continue;
    const { display, columnGap, letterSpacing } = getComputedStyle(element);
    const space = (em: number, from = '0'): string => `calc(${Number.parseFloat(from) || 0}px + ${em}em)`;
    const kept = (step: number): boolean => {
      const by = more > 0 ? -step : step;
      const spaces = display.endsWith('flex')
        ? { columnGap: space(by * GAP, columnGap) }
        : { letterSpacing: space(by * LETTER, letterSpacing), wordSpacing: space(by * WORD) };
      Object.assign(element.style, spaces);
      return Math.abs(grown(element, was)) < LINE;
    };
    const { cssText } = element.style;
    let step = 1;
    while (step <= STEPS && !kept(step)) step++;
    if (step > STEPS) element.style.cssText = cssText;
  }
}

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' };
/**
 * Text is drawn again in the site's fonts. Those that each page wants are fetched before they are in force: else all of
 * it is laid out twice, with fonts that stand in while the others come, and with them.
 */
async function showFonts(): Promise<void> {
  const come = listed(fonts).map(file => {
    const link = fetchAhead(file, FONT);
    return new Promise(resolve => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  });
  await Promise.all(come);
  const faces = document.querySelector('style[data-file="fonts"]');
  keepLines(() => faces?.removeAttribute('media'));
}

/** Vite's loader looks for a link of each style sheet; one that stood in the HTML would be fetched, disabled or not. */
function nameStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-file^="/"]'))
    fetchAhead(dataset.file ?? '', { rel: 'stylesheet', disabled: true });
}

async function start(): Promise<void> {
  if (started) return;
  started = true;
  nameStyles();
  void showFonts();
  for (const file of [...listed(code), ...listed(ahead)]) {
    fetchAhead(file);
    // A request keeps the page for a moment: each in a task of its own, so that a touch comes between.
    await new Promise(resolve => setTimeout(resolve));
  }
  // One after the other, so that each is run in a task of its own.
  for (const file of listed(code)) await import(/* @vite-ignore */ file);
}
const afterPaint = () => requestAnimationFrame(() => setTimeout(() => void start()));

if (!picture || picture.complete) afterPaint();
else for (const event of ['load', 'error']) picture.addEventListener(event, afterPaint, { once: true });
// A tab in the background paints nothing, and would wait for ever.
setTimeout(() => void start(), PICTURE_TIMEOUT);

export {};
