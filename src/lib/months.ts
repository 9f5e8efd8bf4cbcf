/** Months as YYYY-MM. Plain arithmetic: the calendars of a first load have no need of a library. */

/** A month plus a number of months. */
export function addMonths(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 + months)).toISOString().slice(0, 7);
}

/** Days of a month, YYYY-MM-DD. */
export function daysOf(month: string): string[] {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, of, 0)).getUTCDate();
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
}
