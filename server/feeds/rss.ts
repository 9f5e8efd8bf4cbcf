import { brand } from '#brand';
import { say } from '#domain/text.ts';
import type { Locale } from '#site/tree.ts';
import { newsOf, plainText, typeName } from '../catalogue/news.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { pageUrl } from './site-link.ts';
import { xml } from './xml.ts';

const ITEMS = 30;
const SUMMARY = 280;
const TITLE = { 'zh-CN': '新闻', 'en-US': 'News' } as const;

/** The news as RSS 2.0: titles and summaries as text, so that no reader gets markup from us. */
export function newsRss(catalogue: Catalogue, locale: Locale, now: number, origin: string): string {
  const name = `${brand.name[locale]}${locale === 'zh-CN' ? '　' : ': '}${TITLE[locale]}`;
  const self = `${origin}/feeds/news.${locale}.xml`;
  const all = newsOf(catalogue, now).slice(0, ITEMS);
  const items = all.map(doc => {
    const link = pageUrl(origin, locale, `news-detail/${doc.type}/${doc.id}`);
    const body = catalogue.contents.get(doc.id)?.html;
    const text = [...(body ? plainText(say(body, locale)) : '')].slice(0, SUMMARY).join('');
    const summary = `${say(doc.text, locale)}${locale === 'zh-CN' ? '' : ' '}${text}${text.length >= SUMMARY ? '…' : ''}`;
    return [
      '<item>',
      `<title>${xml(say(doc.title, locale))}</title>`,
      `<link>${xml(link)}</link>`,
      `<guid isPermaLink="false">${xml(doc.id)}</guid>`,
      `<pubDate>${new Date(doc.publishedAt).toUTCString()}</pubDate>`,
      `<category>${xml(typeName(doc.type, locale))}</category>`,
      `<description>${xml(summary)}</description>`,
      '</item>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${xml(name)}</title>`,
    `<link>${xml(pageUrl(origin, locale, 'news'))}</link>`,
    `<description>${xml(name)}</description>`,
    `<language>${locale}</language>`,
    `<lastBuildDate>${new Date(all[0]?.publishedAt ?? now).toUTCString()}</lastBuildDate>`,
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
  ].join('\n');
}
