import { useState } from 'react';
import type { ProgramDetail } from '#domain/contract/program.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { firstSchedule, usePrices } from './model.ts';

/** The chosen performance and its prices, and the page's own title. */
export function useDetail(card: ProgramDetail, wanted: string) {
  usePageTitle(card.title);
  const [chosen, choose] = useState('');
  const prices = usePrices();
  return {
    schedule: firstSchedule(card.schedules, chosen || wanted),
    choose,
    prices: prices.of,
    retryPrices: prices.retry,
  };
}
