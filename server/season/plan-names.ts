import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import type { PlanIndex } from '../catalogue/types.ts';

/** What buyers read of a plan, on the page and on their tickets. */

/** Seats that are told apart by nothing that a ticket prints, each after the first: two people would come to one chair. */
export function printedAlike({ seats }: PlanIndex): { path: readonly PropertyKey[]; words: Bilingual }[] {
  const seen = new Map<string, string>();
  return [...seats.values()].flatMap(seat => {
    const { zone, row, number, kind, zoneIndex, rowIndex, seatIndex } = seat;
    // A bench without numbers is taken as one likes.
    if (number === '') return [];
    const found = [zone.zh, zone.en].flatMap(
      (name, i) => seen.get(`${i} ${kind} ${name}\n${row}\n${number}`) ?? [],
    );
    for (const [i, name] of [zone.zh, zone.en].entries())
      seen.set(`${i} ${kind} ${name}\n${row}\n${number}`, seat.guid);
    const path = ['zones', zoneIndex, 'rows', rowIndex, 'seats', seatIndex, 'seat_number'];
    return found.slice(0, 1).map(before => ({
      path,
      words: t(
        `与座位“${before}”的区、排、号都相同（${zone.zh} ${row} 排 ${number} 号）`,
        `prints the same zone, row and number as the seat “${before}” (${zone.en}, row ${row}, seat ${number})`,
      ),
    }));
  });
}

/** A name that a program made, and no buyer can read: cat_3, 8f2c-41, P1. */
const OPAQUE = /^(?!.*[\p{Script=Han}\s])(?=.*[\d_])[\w.:-]+$/u;

/** How the categories are named whose own names say nothing; undefined where all can be read. */
export function opaqueCategories({ categories }: PlanIndex): Bilingual | undefined {
  const names = categories.flatMap(({ code, name }) =>
    [name.zh, name.en].some(said => OPAQUE.test(said)) ? [code] : [],
  );
  if (names.length === 0) return undefined;
  return t(
    `票区名“${names.join('”“')}”会原样出现在网站上；请在座位图的 categories 里写明 label（中文）与 label_en（英文）`,
    `the categories “${names.join('”, “')}” are shown to buyers by these names; write label (Chinese) and label_en (English) beside each name in the plan’s categories`,
  );
}
