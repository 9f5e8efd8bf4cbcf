import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthName } from '#lib/dates.ts';

/** 2026.12.31 or 31 December 2026: days of coupons, short enough for a card. */
export function useDay(): (at: string) => string {
  const { locale } = useTree();
  return at => {
    const { year, month, day } = hallTime(at);
    return locale === 'zh-CN' ? `${year}.${month}.${day}` : `${day} ${monthName(month, locale)} ${year}`;
  };
}

/** An end is a moment: the day before it is the last one on which a coupon can be used. */
export const lastMoment = (endtime: string): string => new Date(Date.parse(endtime) - 1).toISOString();
