import { listed, semicolon } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';

interface Seat {
  readonly zone: string;
  readonly row: string;
  readonly number: string;
}

/**
 * Seats in one line, grouped by zone and row: 一层中 B2 区 3 排 8、9 座 · Level 1 Centre, B2, row 3, seats 8 and 9.
 * Zones and numbers are the server's words.
 */
export function seatWords(seats: readonly Seat[], locale: Locale): string {
  const rows = new Map<string, Seat[]>();
  for (const seat of seats) {
    const key = `${seat.zone}\n${seat.row}`;
    rows.set(key, [...(rows.get(key) ?? []), seat]);
  }
  const zh = locale === 'zh-CN';
  const parts = [...rows.values()].map(group => {
    const { zone, row } = group[0]!;
    const numbers = group.map(s => s.number).sort((a, b) => Number(a) - Number(b) || a.localeCompare(b));
    if (!row) return zh ? `${zone} ${numbers.join('、')}` : `${zone}, ${list(numbers)}`;
    return zh
      ? `${zone} ${row} 排 ${numbers.join('、')} 座`
      : `${zone}, row ${row}, ${numbers.length > 1 ? 'seats' : 'seat'} ${list(numbers)}`;
  });
  return listed(parts, locale, semicolon);
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
