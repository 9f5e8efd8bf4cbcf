import type { ProgramCard, SaleState, Schedule } from '#domain/contract/program.ts';
import type { Translate } from '#i18n/copy.ts';
import { hallTime, monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import type { AvailabilityKind } from '#ui/availability.tsx';

const KINDS: Readonly<Record<SaleState, AvailabilityKind>> = {
  upcoming: 'pre',
  presale: 'pre',
  members: 'pre',
  on: 'on',
  few: 'few',
  out: 'out',
  ended: 'out',
  cancelled: 'out',
};

/** States in which seats of a performance can be had, by somebody at least. */
export const isOpen = (state: SaleState): boolean => state === 'on' || state === 'few';
export const isOver = (state: SaleState): boolean => state === 'ended' || state === 'cancelled';

/** 12月1日 10:00 · 1 Dec, 10:00 */
export function shortMoment(at: string, locale: Locale): string {
  const d = hallTime(at);
  return locale === 'zh-CN'
    ? `${d.month}月${d.day}日 ${d.time}`
    : `${d.day} ${monthName(d.month, locale).slice(0, 3)}, ${d.time}`;
}

/** The glyph and the words of a state; when sales have yet to open, the words say when. */
export function saleWords(
  state: SaleState,
  saleFrom: string | undefined,
  t: Translate<'programme'>,
  locale: Locale,
): { kind: AvailabilityKind; words: string } {
  const words =
    state === 'upcoming' && saleFrom
      ? t('state.upcomingAt', { date: shortMoment(saleFrom, locale) })
      : t(`state.${state}`);
  return { kind: KINDS[state], words };
}

/** When sales of a programme open first. */
export function saleFromOf(card: Pick<ProgramCard, 'schedules'>): string | undefined {
  return card.schedules
    .filter(s => s.state === 'upcoming' && s.saleFrom !== undefined)
    .map(s => s.saleFrom as string)
    .sort()[0];
}

/** The performances to speak of: those to come, or all of them when the programme is over. */
export function shownSchedules(card: Pick<ProgramCard, 'schedules'>): readonly Schedule[] {
  const toCome = card.schedules.filter(s => !isOver(s.state));
  return toCome.length > 0 ? toCome : card.schedules;
}
