import { expect } from 'vitest';
import type { ReportGroup } from '#domain/contract/desk.ts';
import { addDays, hallTime } from '#lib/dates.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { reportOf } from '#server/desk/report/command.ts';
import type { Report } from '#server/desk/report/sums.ts';
import { START } from './harness.ts';
import type { Town } from './lives.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
const fenOf = ({ lines }: Report, ...groups: ReportGroup[]): number =>
  sum(lines.filter(l => groups.includes(l.group)).map(l => l.fen));
const placesOf = ({ lines }: Report, ...groups: ReportGroup[]): number =>
  sum(lines.filter(l => groups.includes(l.group)).map(l => l.places));

/** Whatever was bought and given back: each table of a report adds up to its sum, and that is what the books say. */
export async function auditReports({ office: { deps } }: Town, at: string): Promise<void> {
  const now = deps.clock.now();
  const parts = { deps, now, season: await saleContext(deps) };
  const season = await reportOf(parts, 'season', '');
  const evenings: Report[] = [];
  for (const { id } of parts.season.catalogue.calendar) evenings.push(await reportOf(parts, 'evening', id));
  for (const report of [...evenings, season]) {
    const name = `${at}: ${report.title.en}`;
    expect(report.ledger, name).toBe(report.sum);
    for (const group of ['status', 'category', 'channel', 'discount', 'days before'] as const)
      expect(fenOf(report, group), `${name}, ${group}`).toBe(report.sum);
    expect(placesOf(report, 'attendance'), name).toBe(placesOf(report, 'category'));
  }
  for (const group of ['month', 'evening'] as const) expect(fenOf(season, group), at).toBe(season.sum);
  expect(season.sum, at).toBe(sum(evenings.map(e => e.sum)));

  // What all days up to an end come to grows by what moved, day by day and month by month.
  const last = hallTime(now).date;
  let before = 0;
  let month = { name: '', moved: 0, sold: 0, from: 0 };
  for (let day = hallTime(START).date; day <= last; day = addDays(day, 1)) {
    if (day.slice(0, 7) !== month.name) month = { name: day.slice(0, 7), moved: 0, sold: 0, from: before };
    const report = await reportOf(parts, 'day', day);
    const sold = fenOf(report, 'sold', 'complimentary');
    expect(report.ledger, `${at}: ${day}`).toBe(report.sum);
    expect(report.sum - before, `${at}: ${day}`).toBe(report.moved);
    for (const group of ['category', 'channel', 'discount'] as const)
      expect(fenOf(report, group), `${at}: ${day}, ${group}`).toBe(sold);
    before = report.sum;
    month = { ...month, moved: month.moved + (report.moved ?? 0), sold: month.sold + sold };
    if (day !== last && addDays(day, 1).slice(0, 7) === month.name) continue;
    const whole = await reportOf(parts, 'month', month.name);
    expect([whole.moved, whole.sum - month.from], `${at}: ${month.name}`).toEqual([month.moved, month.moved]);
    expect([fenOf(whole, 'day'), fenOf(whole, 'sold', 'complimentary')]).toEqual([month.sold, month.sold]);
  }
}
