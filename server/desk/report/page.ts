import { brand } from '#brand';
import type { ReportGroup } from '#domain/contract/desk.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { REPORT_GROUP } from '#domain/words/report.ts';
import { grouped } from '#lib/grouped.ts';
import { soFarOf, stepsOf, ticksTo } from '#lib/plot.ts';
import { exactly, inUnits } from '#lib/price.ts';
import type { Locale } from '#site/tree.ts';
import { escaped } from '../../http/page-html.ts';
import type { Line, Report } from './sums.ts';

const HEAD: Readonly<Record<'places' | 'curve' | 'total' | 'books' | 'differ' | 'moved', Bilingual>> = {
  places: { zh: '数量', en: 'Places' },
  curve: { zh: '售票曲线：累计售出', en: 'Sold so far, by days before' },
  total: { zh: '合计', en: 'Total' },
  books: { zh: '订单与付款的账面', en: 'The books of orders and payments' },
  differ: { zh: '两者不一致', en: 'they differ' },
  moved: { zh: '这段时间的净收入', en: 'Came in these days, less what went back' },
};

/** A report as a page for the printer: nothing is fetched, nothing runs. */
export function page({ title, lines, sum, ledger, moved }: Report, locale: Locale): string {
  const word = (text: Bilingual): string => escaped(say(text, locale));
  const fen = (sum: number): string => (sum < 0 ? '−' : '') + exactly(inUnits(Math.abs(sum)));
  const bar = (width: number): string =>
    `<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${width}" height="4"/></svg>`;
  const row = (most: number, l: Line): string =>
    `<tr><th scope="row">${word(l.name)}${bar((100 * l.places) / most)}</th><td>${l.places}</td><td>${fen(l.fen)}</td></tr>`;
  const table = ([group, of]: [string, Line[]]): string => {
    // What the house holds is of another kind than what was sold.
    const most = group === 'status' ? Number.POSITIVE_INFINITY : Math.max(1, ...of.map(l => l.places));
    return `<section><h2>${word(REPORT_GROUP[group as ReportGroup])}</h2>
${group === 'days before' ? curve(of, word(HEAD.curve)) : ''}<table>
<thead><tr><th scope="col"></th><th scope="col">${word(HEAD.places)}</th><th scope="col">${brand.currency.code}</th></tr></thead>
<tbody>
${of.map(l => row(most, l)).join('\n')}
</tbody></table></section>`;
  };
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${word(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(brand.name[locale])}<br>${word(title)}</h1>
${moved === undefined ? '' : `<p>${word(HEAD.moved)}: <b>${fen(moved)}</b></p>\n`}<p>${word(HEAD.total)}: <b>${fen(sum)}</b> · ${word(HEAD.books)}: <b>${fen(ledger)}</b>${sum === ledger ? '' : ` – ${word(HEAD.differ)}`}</p>
${[...grouped(lines, l => l.group)].map(table).join('\n')}
</html>
`;
}

const STYLE = `
@page { size: A4; margin: 16mm }
body { font: 10pt/1.4 Georgia, "Songti SC", "Noto Serif CJK SC", serif; margin: 0 auto; max-width: 178mm }
h1 { font-size: 18pt; font-weight: 600; line-height: 1.3 }
h2::first-letter { text-transform: uppercase }
h2 { font-size: 12pt; margin: 6mm 0 1mm; break-after: avoid }
table { border-collapse: collapse; width: 100% }
tr { break-inside: avoid }
th, td { border-bottom: 0.5pt solid #bbb; padding: 1mm 2mm 1mm 0; text-align: left; font-weight: 400 }
thead th { font-size: 9pt; opacity: 0.7 }
td, thead th + th { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
th svg { display: block; width: 100%; height: 1.5mm; fill: #c42e1a }
tbody th { width: 60% }
.curve { width: 100%; height: 45mm; fill: none; stroke: #c42e1a; display: block; border-bottom: 0.5pt solid #17191d }
.curve line { stroke: #ccc } .curve * { vector-effect: non-scaling-stroke }
`;

function curve(lines: readonly Line[], title: string): string {
  const points = soFarOf(lines.map(l => ({ day: Number(l.name.en), places: l.places })));
  const ticks = ticksTo(points.at(-1)?.soFar ?? 0);
  const top = ticks.at(-1) ?? 1;
  const grid = ticks.map(n => 100 - (100 * n) / top).map(y => `<line x2="100" y1="${y}" y2="${y}"/>`);
  const path = stepsOf(
    points.map(p => ({ x: p.x, y: p.soFar })),
    top,
  );
  return `<p>${title}, 0–${top}</p><svg class="curve" viewBox="0 0 100 100" preserveAspectRatio="none" role="img"><title>${title}</title>${grid.join('')}<path d="${path}"/></svg>
`;
}
