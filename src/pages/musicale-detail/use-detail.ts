import { useEffect, useState } from 'react';
import type { PriceCategory, ProgramDetail } from '#domain/contract/program.ts';
import { firstSchedule } from '#domain/rules/first-schedule.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { noteShown } from '#features/programme-card/known.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { pricesOf } from './performance.ts';

/** The chosen performance with its prices, and the page's own title. */
export function useDetail(card: ProgramDetail, wanted: string, firstPrices: Promise<PriceCategory[]>) {
  usePageTitle(card.title);
  const { locale } = useTree();
  // The seat page asks for seats at once where it knows that they are sold to everybody.
  useEffect(() => noteShown(card, locale), [card, locale]);
  const [chosen, setChosen] = useState(() => ({
    schedule: firstSchedule(card.schedules, wanted),
    prices: firstPrices,
  }));
  const choose = (scheduleId: string) => {
    const schedule = card.schedules.find(s => s.id === scheduleId);
    if (schedule) setChosen({ schedule, prices: pricesOf(schedule) });
  };
  return { ...chosen, choose };
}
