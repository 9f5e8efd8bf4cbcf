import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { softly } from '#lib/line-ends.ts';
import { WHOLE_NAME } from '#server/catalogue/cast-line.ts';
import { expect, layOutAll } from './fixtures.ts';

/** What is one thing to a reader, and stands on one line: words, days, hours, prices. */
const WHOLE = [
  /[A-Za-zÀ-ɏ]+(?:['’][A-Za-z]+)*/g,
  /\d{4}年\d{1,2}月(?:\d{1,2}日)?|\d{1,2}月\d{1,2}日|\d{4}年[一二三四五六七八九十]+月|周[一二三四五六日](?= \d{1,2}:\d{2})/g,
  /\d{1,2}:\d{2}(?::\d{2})?/g,
  /\d{4}\.\d{1,2}\.\d{1,2}|\d{4}-\d{2}-\d{2}/g,
  /[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?/g,
].map(({ source }) => source);

const PEOPLE = new URL('../demo/season/people/', import.meta.url);
/** Names of who plays, in both languages: whole in the lines that say who plays, where they fit in one. */
const NAMES = readdirSync(PEOPLE)
  .map(file => readFileSync(new URL(file, PEOPLE), 'utf8'))
  .filter(text => !text.includes('ensemble: true'))
  .flatMap(text => /^name: \{ zh: ([^,]+), en: ([^}]+?) \}/m.exec(text)?.slice(1) ?? [])
  .filter(name => name.length <= WHOLE_NAME)
  .map(name => name.replaceAll(/^"|"$/g, '').replaceAll(' ', '[ \u00a0]'));

const season = (folder: string): string[] => {
  const at = new URL(`../demo/season/${folder}/`, import.meta.url);
  return readdirSync(at).map(file => readFileSync(new URL(file, at), 'utf8'));
};
/** Words of what works and titles are called in Chinese; “C minor” and “No. 5” in English. */
const TITLES = ['programmes', 'recordings/works', 'recordings/titles']
  .flatMap(season)
  .flatMap(text =>
    [...text.matchAll(/^ *(?:name|title): \{ zh: ([^,]+), en: /gm)].map(found => found[1] ?? ''),
  )
  .flatMap(softly)
  .flatMap(part => part.match(/\p{Script=Han}{3,7}/gu) ?? [])
  .concat('No\\.[ \u00a0]\\d+', '[A-G][ \u00a0](?:flat[ \u00a0]|sharp[ \u00a0])?m(?:aj|in)or');

/** Broken things of a page as it stands, with what is round them. Runs in the page. */
function broken({ wholes, names }: { wholes: readonly string[]; names: readonly string[] }): string[] {
  const found = new Set<string>();
  const range = document.createRange();
  const lines = (node: Text, from: number, to: number): number[] => {
    range.setStart(node, from);
    range.setEnd(node, to);
    const all = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const low = Math.min(...all.map(({ height }) => height));
    // The first letter of a text may be as high as three of its lines.
    const rects = all.filter(({ height }) => height < low * 1.8);
    const tall = low;
    const tops: number[] = [];
    for (const { bottom } of rects)
      if (!tops.some(other => Math.abs(other - bottom) < tall / 2)) tops.push(bottom);
    return tops;
  };
  /** Of a point’s size, for those who listen. */
  const unseen = (box: Element): boolean => box.getBoundingClientRect().width < 4;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const box = node.parentElement;
    const text = node.data;
    if (!box || !text.trim() || box.closest('script, style, noscript, .vh, svg, option, [aria-hidden] label'))
      continue;
    if (!box.checkVisibility({ visibilityProperty: true })) continue;
    if (unseen(box) || lines(node, 0, text.length).length < 2) continue;
    for (const whole of wholes)
      for (const { 0: said, index } of text.matchAll(new RegExp(whole, 'g')))
        if (said.length > 1 && lines(node, index, index + said.length).length > 1)
          found.add(`“${said}” in “${text.trim().slice(0, 60)}”`);
    if (!box.closest('.keep-all')) continue;
    for (const { 0: said, index } of text.matchAll(new RegExp(names.join('|'), 'g'))) {
      if (lines(node, index, index + said.length).length < 2) continue;
      const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
      let block = box;
      while (block.parentElement && block.clientWidth === 0) block = block.parentElement;
      if (width < block.clientWidth) found.add(`the name “${said}” in “${text.trim().slice(0, 60)}”`);
    }
  }
  for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')) {
    if (!heading.checkVisibility({ visibilityProperty: true })) continue;
    if (heading.closest('.vh') || unseen(heading)) continue;
    const last = [...heading.childNodes].at(-1);
    const node = last instanceof Text ? last : last?.lastChild;
    if (!(node instanceof Text)) continue;
    const text = node.data.trimEnd();
    // Alone on its last line: one sign, with or without its punctuation.
    const tail = /[\p{L}\p{N}]\p{P}*$/u.exec(text);
    if (!tail || tail.index < 2 || /[A-Za-z\d]/.test(tail[0])) continue;
    if (lines(node, tail.index - 1, tail.index + 1).length > 1)
      found.add(`“${tail[0]}” alone at the end of “${text.slice(0, 60)}”`);
  }
  return [...found];
}

/** What is laid out anew, as in another window, has its lines by then; ms. */
export const SETTLES = 10_000;

/** No word, date, hour or price is cut by the end of a line, and no heading ends with one sign alone. */
export async function expectWholeWords(page: Page, what = ''): Promise<void> {
  const message = `cut by a line’s end on ${page.url()} ${what}`;
  await page.evaluate(layOutAll);
  await expect
    .configure({ soft: true })
    .poll(() => page.evaluate(broken, { wholes: WHOLE, names: [...NAMES, ...new Set(TITLES)] }), {
      message,
      timeout: SETTLES,
    })
    .toEqual([]);
}
