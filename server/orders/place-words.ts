import { namedSeats } from '#domain/rules/evenings.ts';
import type { Bilingual } from '#domain/text.ts';
import { kindWords } from '#lib/seat-words.ts';
import { maskedNumber } from '../accounts/seal.ts';
import type { Subject } from '../catalogue/family.ts';
import type { OrderRow, SeatLine } from '../store/ports/sales.ts';

/** A sold place in words, and what it is for that is no ordinary seat. */
export function placeWords({ zone, row, number, kind }: SeatLine): Bilingual {
  const [zh, en] = [kindWords(kind, 'zh-CN'), kindWords(kind, 'en-US')];
  return {
    zh: `${zone.zh} ${row}排${number}座${zh && `（${zh}）`}`,
    en: `${zone.en}, row ${row}, seat ${number}${en && ` (${en})`}`,
  };
}

/** Whose a place is at a performance by name; the number of the document masked (quality.md S19). */
export interface Guest {
  readonly name: string;
  readonly number: string;
}

/** Who was named for each place of an order; nobody where names are not asked for, or not given yet. */
export function guestsOf(
  row: Pick<OrderRow, 'seats' | 'contact'>,
  { occasion, evenings }: Pick<Subject, 'occasion' | 'evenings'>,
): ReadonlyMap<SeatLine, Guest> {
  const named = namedSeats({ seats: row.seats, occasion, evenings });
  return new Map(
    named.flatMap((seat, i) => {
      const paper = row.contact?.certificates[i];
      return paper ? [[seat, { name: paper.name, number: maskedNumber(paper.number) }]] : [];
    }),
  );
}
