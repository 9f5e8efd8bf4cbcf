import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { orchestra, type Report } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import { saveFile } from '#lib/save-file.ts';
import type { PageArgs } from '#site/page-args.ts';

export interface Shown {
  readonly years: readonly number[];
  /** Null for a year without a report. */
  readonly report: Report | null;
}

/** The newest report, or that of the year that was asked for. */
async function reportOf(asked: string | null, signal: AbortSignal): Promise<Shown> {
  const options = { signal, quiet: true };
  const years = await call(orchestra.reportYears, {}, options);
  const year = asked === null || asked === '' ? years[0] : Number(asked);
  if (year === undefined || !years.includes(year)) return { years, report: null };
  return { years, report: await absent(call(orchestra.report, { year }, options)) };
}

export function loader({ query, signal }: PageArgs) {
  return { shown: handled(reportOf(query.get('year'), signal)) };
}

export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
/** Hundred thousand yuan as millions with one decimal. */
export const millions = (value: number): string => (value / 10).toFixed(1);

/** Hands the report to the browser as a file; its name and size in kilobytes. */
export async function download(year: number): Promise<{ name: string; size: number }> {
  const file = await call(orchestra.reportFile, { year }, { quiet: true });
  const bytes = Uint8Array.from(atob(file.base64), c => c.charCodeAt(0));
  saveFile(new Blob([bytes], { type: file.type }), file.name);
  return { name: file.name, size: Math.round(file.bytes / 1024) };
}
