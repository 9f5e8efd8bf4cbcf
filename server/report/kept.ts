import type { ReportPdf } from '../deps.ts';

/** Each report in each language, and room for those that were corrected meanwhile. */
const REPORTS_KEPT = 40;

/** Reports as they are drawn, each once: anybody may ask for them. */
export function keptReports(): ReportPdf {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (report, locale) => {
    const key = `${locale} ${JSON.stringify(report)}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= REPORTS_KEPT) kept.clear();
    const drawn = import('./file.ts').then(({ reportPdf }) => reportPdf(report, locale));
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    return drawn;
  };
}
