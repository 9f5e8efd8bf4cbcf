import type { Foundation } from '#domain/contract/support.ts';

const cell = (value: string | number): string =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);

/** The accounts as comma-separated values (RFC 4180), in whole yuan. */
export function csvOf(years: Foundation['years'], year: string, total: string): string {
  const parts = years.at(-1)?.parts.map(part => part.name) ?? [];
  const rows = years.map(y => [
    y.year,
    ...parts.map(name => y.parts.find(part => part.name === name)?.yuan ?? 0),
    y.total,
  ]);
  return [[year, ...parts, total], ...rows].map(row => `${row.map(cell).join(',')}\r\n`).join('');
}

/** The mark at its beginning tells spreadsheets that it is UTF-8. */
export const csvFile = (text: string): Blob =>
  new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' });
