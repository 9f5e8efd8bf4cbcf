import type { Plugin } from 'vite';
import { brand } from '#brand';
import { href } from '#site/href.ts';
import { LOCALES, TREES } from '#site/tree.ts';

const WORDS = {
  'zh-CN': { pc: '中文 · 电脑版', mobile: '中文 · 手机版', by: '电话' },
  'en-US': { pc: 'English · computer', mobile: 'English · phone', by: 'Telephone' },
} as const;

/** The root address before the site's code is there, and where there is none: the orchestra's name and the ways in. */
export const waysIn = (): string =>
  [
    '<!--app--><div class="ways">',
    ...LOCALES.map(locale => `<p class="ways-name" lang="${locale}">${brand.name[locale]}</p>`),
    '<ul>',
    ...TREES.map(name => {
      const [locale, layout] = name.split('/') as ['zh-CN', 'pc'];
      return `<li><a href="${href(name, 'home')}" lang="${locale}" hreflang="${locale}">${WORDS[locale][layout]}</a></li>`;
    }),
    '</ul>',
    ...LOCALES.map(
      locale =>
        `<p class="sm sec" lang="${locale}">${brand.address[locale]} · ${WORDS[locale].by} <span class="num">${brand.phone}</span></p>`,
    ),
    '</div><!--/app-->',
  ].join('');

/** Where a page has no HTML of its own its place stays empty for those who will see the page itself. */
export const forThoseWithoutScript = (html: string): string =>
  html.replace(/<!--app-->([\s\S]*?)<!--\/app-->/, '<!--app--><noscript>$1</noscript><!--/app-->');

export const waysInPlugin = (): Plugin => ({
  name: 'ways-in',
  transformIndexHtml: html => html.replace('<div id="root"></div>', () => `<div id="root">${waysIn()}</div>`),
});
