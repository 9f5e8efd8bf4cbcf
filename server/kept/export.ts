import { brand } from '#brand';
import { say } from '#domain/text.ts';
import { formatDate } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { noteEvent } from '../accounts/events.ts';
import { limit } from '../accounts/throttle.ts';
import { xml } from '../feeds/xml.ts';
import type { MemberCtx } from '../http/endpoint.ts';
import type { CopyRow, Kept, Value } from './entry.ts';
import { KEPT } from './list.ts';

const WORDS = {
  'zh-CN': {
    title: '我的资料',
    made: '制作于',
    note: '这是我们保存的、与您有关的全部内容。证件号码按页面上的样子遮去中间几位，密码任何人都看不到，所以不在其中。同样的内容也以 JSON 写在本文件末尾，供程序读取。',
    none: '没有',
    zone: `（${brand.clock['zh-CN']}）`,
  },
  'en-US': {
    title: 'My data',
    made: 'Made on',
    note: 'This is everything that we keep about you. Numbers of certificates are masked as on our pages; nobody can read your password, so it is not here. The same stands as JSON at the end of this file, for machines to read.',
    none: 'None',
    zone: ` (${brand.clock['en-US']})`,
  },
} as const satisfies Record<Locale, unknown>;

interface Part {
  readonly name: string;
  readonly kept: Kept;
  readonly rows: readonly CopyRow[];
}

/** A copy of all that is kept of the member: readable, and as JSON, in one file. */
export async function exportOf(ctx: MemberCtx): Promise<{ name: string; html: string }> {
  const { deps, session, locale, now } = ctx;
  await limit(ctx, 'exportByMember', session.memberId);
  const { direct } = deps.store;
  await noteEvent(direct, ctx, session.memberId, 'export');
  const parts = await Promise.all(
    Object.entries(KEPT).map(
      async ([name, kept]): Promise<Part> => ({
        name,
        kept,
        rows: (await kept.copy(direct, session.memberId)).map(row => named(row, kept)),
      }),
    ),
  );
  return {
    name: `${brand.shortName['en-US'].toLowerCase()}-data-${formatDate(now, 'yyyy-MM-dd')}.html`,
    html: page(parts, locale, now),
  };
}

/** Only what has a name: a column that is new in a row is shown when somebody has said what it is. */
const named = (row: CopyRow, { fields }: Kept): CopyRow =>
  Object.fromEntries(Object.keys(fields).map(field => [field, row[field] ?? null]));

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;' +
  'padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ccc;overflow-wrap:anywhere}h2{margin-top:2.5rem}';

function page(parts: readonly Part[], locale: Locale, now: number): string {
  const words = WORDS[locale];
  const data = Object.fromEntries(parts.map(({ name, rows }) => [name, rows]));
  // In a script element only its end and comments matter: no “<” stands in it.
  const json = JSON.stringify({ made: new Date(now), ...data }, null, 1).replaceAll('<', '\\u003c');
  const title = `${words.title} · ${brand.name[locale]}`;
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Nothing in the file runs, wherever it is opened.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${xml(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${xml(title)}</h1><p>${words.made} ${when(new Date(now))}${words.zone}</p><p>${xml(words.note)}</p>`,
    ...parts.map(part => section(part, locale)),
    `<script type="application/json" id="data">${json}</script></body></html>`,
  ].join('\n');
}

function section({ kept, rows }: Part, locale: Locale): string {
  const heading = `<h2>${xml(say(kept.title, locale))}</h2>`;
  if (rows.length === 0) return `${heading}<p>${WORDS[locale].none}</p>`;
  const head = Object.values(kept.fields).map(label => `<th scope="col">${xml(say(label, locale))}</th>`);
  const body = rows.map(
    row =>
      `<tr>${Object.values(row)
        .map(value => cell(value, locale))
        .join('')}</tr>`,
  );
  return `${heading}<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

const when = (at: Date): string => formatDate(at, 'yyyy-MM-dd hh:mm');
function cell(value: Value, locale: Locale): string {
  if (value === null) return '<td>–</td>';
  if (value instanceof Date) return `<td>${when(value)}</td>`;
  return `<td>${xml(typeof value === 'object' ? say(value, locale) : String(value))}</td>`;
}
