import { brand } from '#brand';
import { decimal } from '#lib/price.ts';
import { escaped } from '../http/page-html.ts';
import type { Report } from './report.ts';

/** A report as a page for the printer: nothing is fetched, nothing runs. */
export const page = ({ title, lines, sum, ledger }: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
body { font: 11pt/1.5 Georgia, "Songti SC", serif; margin: 2cm }
h1 { font-size: 18pt; font-weight: 600 }
table { border-collapse: collapse; width: 100% }
caption { text-align: left; padding-bottom: 0.5em; opacity: 0.7 }
th, td { border-bottom: 0.5pt solid #bbb; padding: 0.25em 0.5em; text-align: left }
td:nth-child(n+3), th:nth-child(n+3) { text-align: right; font-variant-numeric: tabular-nums }
tfoot td { border-bottom: 0; border-top: 1pt solid #17191d; font-weight: 600 }
</style>
<h1>${escaped(brand.name['en-US'])}: ${escaped(title)}</h1>
<table>
<caption>${brand.currency.code}. The books of orders and payments: ${decimal(ledger)}${sum === ledger ? '' : ' – they differ'}.</caption>
<thead><tr><th scope="col">Group</th><th scope="col">Of</th><th scope="col">Places</th><th scope="col">${brand.currency.code}</th></tr></thead>
<tbody>
${lines.map(l => `<tr><td>${escaped(l.group)}</td><td>${escaped(l.name)}</td><td>${l.places}</td><td>${decimal(l.fen)}</td></tr>`).join('\n')}
</tbody>
<tfoot><tr><td colspan="3">Total</td><td>${decimal(sum)}</td></tr></tfoot>
</table>
</html>
`;
