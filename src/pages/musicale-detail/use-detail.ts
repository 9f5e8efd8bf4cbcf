import { useState } from 'react';
import type { ProgramDetail } from '#domain/contract/program.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { lineTitle } from '#features/programme-card/title.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { firstSchedule, usePrices } from './model.ts';

/** The chosen performance and its prices, and the page's own title. */
export function useDetail(card: ProgramDetail, wanted: string) {
  const { locale } = useTree();
  usePageTitle(lineTitle(card, locale));
  const [chosen, choose] = useState('');
  const prices = usePrices();
  return {
    schedule: firstSchedule(card.schedules, chosen || wanted),
    choose,
    prices: prices.of,
    retryPrices: prices.retry,
  };
}
