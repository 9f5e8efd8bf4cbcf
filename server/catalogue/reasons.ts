import type { Proposal } from '#domain/contract/seat.ts';
import type { Choice, Reason } from '#domain/rules/best-available.ts';
import { type Bilingual, say } from '#domain/text.ts';
import { listed, semicolon } from '#lib/listed.ts';
import { toYuan } from '#lib/money.ts';
import { seatWords } from '#lib/seat-words.ts';
import type { Locale } from '#site/tree.ts';
import type { PlanIndex } from './types.ts';

/** Why seats are proposed, in words. */
const REASONS: Readonly<Record<Reason, Bilingual>> = {
  near: { zh: '就在您原先选的座位附近', en: 'Close to the seats you had chosen' },
  nearest: {
    zh: '原座位旁已没有这么多连座，这里相对较近',
    en: 'Nothing of this size is left beside your seats; this is nearer than the rest',
  },
  sound: { zh: '居中，离舞台远近适中，声音均衡', en: 'Central and at a good distance: a balanced sound' },
  centre: { zh: '正对舞台中央', en: 'Straight in front of the stage' },
  place: { zh: '余座中，方位与远近较好', en: 'A good angle and distance among what is left' },
  price: { zh: '价格最低，同价中位置较好', en: 'The lowest price, and a good place at it' },
  cheaper: { zh: '票价更低，同价中位置较好', en: 'A lower price, and a good place at it' },
  aisle: { zh: '在一排的边上，进出方便', en: 'At the end of a row, easy to reach and to leave' },
  wheelchair: {
    zh: '轮椅席，同行者在旁，通道无台阶',
    en: 'Wheelchair place with company beside it, step-free',
  },
  chair: { zh: '轮椅席，通道无台阶', en: 'Wheelchair place, step-free' },
  split: {
    zh: '连座不够，只能分开坐，都在同一层',
    en: 'Not enough seats are left together: these are apart, on one level',
  },
  apart: {
    zh: '连座不够，只能分开坐，不在同一区',
    en: 'Not enough seats are left together: these are apart, in different parts of the house',
  },
};
const ROWS: Bilingual = { zh: '前后两排，紧挨着坐', en: 'in two rows, one right behind the other' };
const BESIDE: Bilingual = { zh: '同行者在轮椅席旁', en: 'company beside the wheelchair place' };

/** A proposal with everything that is to be said of it; of a party that is split, where each part of it sits. */
export function proposalOf(choice: Choice, plan: PlanIndex, locale: Locale): Proposal {
  const { seats, parts, total, reason, sitting } = choice;
  const placed = (ids: readonly string[]) =>
    ids.flatMap(id => {
      const seat = plan.seats.get(id);
      return seat ? [{ ...seat, zone: say(seat.zone, locale) }] : [];
    });
  const chair = seats.length > 1 && plan.seats.get(seats[0] ?? '')?.kind === 'wheelchair';
  const split = sitting === 'split';
  const said = listed(
    [
      say(REASONS[reason], locale),
      chair && !split && reason !== 'wheelchair' && say(BESIDE, locale),
      sitting === 'rows' && say(ROWS, locale),
      ...(split ? parts.map(part => seatWords(placed(part), locale)) : []),
    ],
    locale,
    semicolon,
  );
  return { seats: [...seats], total: toYuan(total), reason: said, ...(split && { split }) };
}
