import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import type { ScheduleDoc } from '../catalogue/types.ts';
import { placeWords } from '../orders/place-words.ts';
import { lineOf } from '../orders/seat-lines.ts';
import type { SeatLine } from '../store/ports/sales.ts';
import type { DeskCtx } from './command.ts';
import { titleOf } from './door-parts.ts';

type Known = Pick<DeskCtx, 'season'>;

/** An evening as who reads of an act knows it: what is played, and when. */
export function eveningSaid({ season }: Known, schedule: ScheduleDoc): Bilingual {
  const { zh, en } = titleOf(season, schedule);
  const at = (locale: 'zh-CN' | 'en-US'): string => longDateTime(schedule.startsAt, locale, true);
  return t(`${zh}，${at('zh-CN')}`, `${en}, ${at('en-US')}`);
}

const listed = (words: readonly Bilingual[]): Bilingual =>
  t(words.map(w => w.zh).join('、'), words.map(w => w.en).join('; '));

export const namesOf = (seats: readonly SeatLine[]): Bilingual => listed(seats.map(placeWords));

/** Seats of an evening by their ids; what its plan does not have stays an id. */
export function seatsSaid({ season }: Known, schedule: ScheduleDoc, ids: readonly string[]): Bilingual {
  const seats = season.catalogue.plans.get(schedule.planId)?.seats;
  return listed(
    ids.map(id => {
      const seat = seats?.get(id);
      return seat ? placeWords(lineOf(seat, schedule)) : t(id, id);
    }),
  );
}
