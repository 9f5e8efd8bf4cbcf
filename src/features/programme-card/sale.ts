import type { ProgramCard, SaleState, Schedule } from '#domain/contract/program.ts';
import { isEndedOrCancelled, isOpenToAll } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import type { Translate } from '#i18n/copy.ts';
import { hallTime, shortDay } from '#lib/dates.ts';
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

/** 12月1日 10:00 · 1 Dec, 10:00 */
export function shortMoment(at: string, locale: Locale): string {
  return [shortDay(at, locale), hallTime(at).time].join(locale === 'zh-CN' ? ' ' : ', ');
}

/** The glyph and the words of a state: when sales have yet to open, and that the evening was moved. */
export function saleWords(
  { state, saleFrom, movedFrom }: { state: SaleState } & Partial<Pick<Schedule, 'saleFrom' | 'movedFrom'>>,
  t: Translate<'programme'>,
  locale: Locale,
): { kind: AvailabilityKind; words: string } {
  const words =
    state === 'cancelled'
      ? say(CHANGED[state], locale)
      : state === 'upcoming' && saleFrom
        ? t('state.upcomingAt', { date: shortMoment(saleFrom, locale) })
        : t(`state.${state}`);
  return { kind: KINDS[state], words: movedFrom ? `${words} · ${say(CHANGED.moved, locale)}` : words };
}

/** The state to set beside the dates: that of the first one, and a later one that can be had where it cannot. */
export function standing(
  shown: readonly Schedule[],
): { first: Schedule; other: Schedule | undefined } | null {
  const [first, ...rest] = shown;
  if (!first) return null;
  const shut = first.state === 'out' || first.state === 'cancelled';
  return { first, other: shut ? rest.find(s => isOpenToAll(s.state)) : undefined };
}

/** The performances to speak of: those to come, or all of them when the programme is over. */
export function shownSchedules(card: Pick<ProgramCard, 'schedules'>): readonly Schedule[] {
  const toCome = card.schedules.filter(s => !isEndedOrCancelled(s.state));
  return toCome.length > 0 ? toCome : card.schedules;
}
