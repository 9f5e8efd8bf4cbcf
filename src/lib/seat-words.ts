import { listed, semicolon } from '#lib/listed.ts';
import type { Locale } from '#site/tree.ts';

interface Seat {
  readonly zone: string;
  readonly row: string;
  readonly number: string;
  /** What a place is for that is no ordinary seat. */
  readonly kind?: 'seat' | 'wheelchair' | 'companion' | undefined;
}

const KIND = {
  wheelchair: { 'zh-CN': '轮椅席', 'en-US': 'wheelchair space' },
  companion: { 'zh-CN': '陪同席', 'en-US': 'companion seat' },
} as const;

/** 轮椅席 · companion seat; nothing for an ordinary seat. */
export const kindWords = (kind: Seat['kind'], locale: Locale): string =>
  kind === 'wheelchair' || kind === 'companion' ? KIND[kind][locale] : '';

/**
 * Seats in one line, grouped by zone and row: 一层中 B2 区 3 排 8、9 座 · Level 1 Centre, B2, row 3, seats 8 and 9.
 * A wheelchair's place and its companion's are called so. Zones and numbers are the server's words.
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
    const numbers = [...group]
      .sort((a, b) => Number(a.number) - Number(b.number) || a.number.localeCompare(b.number))
      .map(({ number, kind }) => {
        const word = kindWords(kind, locale);
        return word ? (zh ? `${number}（${word}）` : `${number} (${word})`) : number;
      });
    const last = numbers.at(-1)?.endsWith('）') ? '' : ' ';
    if (!row) return zh ? `${zone} ${numbers.join('、')}` : `${zone}, ${list(numbers)}`;
    return zh
      ? `${zone} ${row} 排 ${numbers.join('、')}${last}座`
      : `${zone}, row ${row}, ${numbers.length > 1 ? 'seats' : 'seat'} ${list(numbers)}`;
  });
  return listed(parts, locale, semicolon);
}

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
