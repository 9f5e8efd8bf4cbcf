import { brand } from '#brand';
import { type Bilingual, say } from '#domain/text.ts';
import { colon } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';
import { pageUrl } from '../feeds/site-link.ts';
import { escaped } from '../http/page-html.ts';
import type { Content } from './content.ts';

export interface Rendered {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What people write of themselves may hold anything; in a letter it is one line of plain characters. */
export const plain = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const FOOT: Bilingual = {
  zh: `${brand.name['zh-CN']}　${brand.address['zh-CN']}　票务热线 ${brand.phone}（${brand.phoneHours}）`,
  en: `${brand.name['en-US']}, ${brand.address['en-US']} · Box office ${brand.phone} (${brand.phoneHours})`,
};
const WHY: Bilingual = {
  zh: '这封邮件由系统发出，因为它关系到您的订单或账号。',
  en: 'Sent automatically, because it is about your order or your account.',
};

/** In one language, or in both where nobody knows which is read. */
const localesOf = (locale: Locale | null): readonly Locale[] => (locale ? [locale] : ['zh-CN', 'en-US']);

/** A letter as mail: subject, plain text, and HTML that fetches nothing from anywhere. */
export function renderMail(content: Content, locale: Locale | null, origin: string): Rendered {
  const all = localesOf(locale);
  return {
    subject: all.map(l => plain(say(content.subject, l))).join(' · '),
    text: all.map(l => textOf(content, l, origin)).join(`\n${'—'.repeat(24)}\n\n`),
    html: page(content, all, origin),
  };
}

/** As a text message: one sentence, and the link where nothing can be done without it. */
export function renderText(content: Content, locale: Locale | null, origin: string): string {
  const { lead, brief = lead, link } = content;
  const said = localesOf(locale).map(l =>
    l === 'zh-CN'
      ? `【${brand.name[l]}】${plain(say(brief, l))}`
      : `${brand.name[l]}: ${plain(say(brief, l))}`,
  );
  return [...said, ...(link?.needed ? [linkUrl(origin, locale ?? 'zh-CN', link.to)] : [])].join(' ');
}

const linkUrl = (origin: string, locale: Locale, to: string): string =>
  to.startsWith('/') ? `${origin}${to}` : pageUrl(origin, locale, to);

function textOf(
  { lead, rows = [], more = [], link, why = WHY }: Content,
  locale: Locale,
  origin: string,
): string {
  const sign = colon(locale);
  return [
    plain(say(lead, locale)),
    ...(rows.length > 0
      ? [
          rows
            .map(([name, value]) => `${plain(say(name, locale))}${sign}${plain(say(value, locale))}`)
            .join('\n'),
        ]
      : []),
    ...more.map(text => plain(say(text, locale))),
    ...(link ? [`${say(link.label, locale)}${sign}${linkUrl(origin, locale, link.to)}`] : []),
    `${say(FOOT, locale)}\n${say(why, locale)}\n`,
  ].join('\n\n');
}

/** The colours of the site's paper; mail programs know no custom properties (src/styles/tokens.css). */
const PAPER = '#f6f5f2';
const SURFACE = '#fefdfb';
const INK = '#17191d';
const INK_2 = '#474a51';
const INK_3 = '#65686f';
const LINE = '#d8d5ce';
const SEAL = '#c42e1a';
const CHINESE = "'Songti SC','Noto Serif CJK SC','Noto Serif SC',STSong,SimSun";
/** Latin first in English: a Chinese font has quotation marks as wide as a character. */
const SERIFS: Readonly<Record<Locale, string>> = {
  'zh-CN': `${CHINESE},Georgia,serif`,
  'en-US': `Georgia,'Times New Roman','Liberation Serif',${CHINESE},serif`,
};

function page(content: Content, locales: readonly Locale[], origin: string): string {
  const [first = 'zh-CN'] = locales;
  const serif = SERIFS[first];
  return `<!doctype html>
<html lang="${first}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(plain(say(content.subject, first)))}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${SURFACE};border:1px solid ${LINE}">
<tr><td style="padding:28px 36px 22px;border-bottom:1px solid ${LINE}">
<span style="display:inline-block;width:26px;height:26px;line-height:26px;background:${SEAL};color:#ffffff;font:600 15px/26px ${serif};text-align:center">${escaped(brand.shortName['zh-CN'].slice(0, 1))}</span>
<span style="padding-left:10px;color:${INK};font:600 16px/26px ${serif};letter-spacing:.04em">${escaped(locales.map(l => brand.name[l]).join(' · '))}</span>
</td></tr>
${locales.map(l => section(content, l, origin)).join(`<tr><td style="border-top:1px solid ${LINE};font-size:0">&nbsp;</td></tr>\n`)}
</table>
<p style="max-width:600px;margin:18px auto 0;color:${INK_3};font:400 12px/1.7 ${serif}">${locales.map(l => `${escaped(say(FOOT, l))}<br>${escaped(say(content.why ?? WHY, l))}`).join('<br>')}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function section(
  { subject, lead, rows = [], more = [], link }: Content,
  locale: Locale,
  origin: string,
): string {
  const serif = SERIFS[locale];
  const said = (text: Bilingual): string => escaped(plain(say(text, locale)));
  const row = ([name, value]: readonly [Bilingual, Bilingual]): string =>
    `<tr><td valign="top" style="padding:9px 18px 7px 0;color:${INK_3};font:400 13px/1.6 ${serif};white-space:nowrap">${said(name)}</td><td valign="top" style="padding:7px 0;color:${INK};font:400 15px/1.6 ${serif}">${said(value)}</td></tr>`;
  return `<tr><td lang="${locale}" style="padding:30px 36px 34px">
<h1 style="margin:0 0 14px;color:${INK};font:600 22px/1.4 ${serif}">${said(subject)}</h1>
<p style="margin:0 0 20px;color:${INK_2};font:400 15px/1.85 ${serif}">${said(lead)}</p>
${rows.length > 0 ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;border-top:2px solid ${INK};border-bottom:1px solid ${LINE};width:100%">${rows.map(row).join('')}</table>` : ''}
${more.map(text => `<p style="margin:0 0 14px;color:${INK_2};font:400 14px/1.85 ${serif}">${said(text)}</p>`).join('\n')}
${link ? `<p style="margin:24px 0 0"><a href="${escaped(linkUrl(origin, locale, link.to))}" style="display:inline-block;padding:12px 26px;background:${INK};color:${SURFACE};font:600 15px/1.4 ${serif};text-decoration:none">${said(link.label)}</a></p>` : ''}
</td></tr>
`;
}
