import type { Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { shortDay } from '#lib/dates.ts';
import { Availability } from '#ui/availability.tsx';
import { saleWords, standing } from './sale.ts';

/** The state of the date that stands beside it; sold out, it names a later date that can be had. */
export function Standing({ shown }: { shown: readonly Schedule[] }) {
  const t = useCopy('programme');
  const { locale } = useTree();
  const now = standing(shown);
  if (!now) return null;
  const { kind, words } = saleWords(now.first, t, locale);
  return (
    <Availability kind={kind}>
      {now.other ? t('state.but', { state: words, date: shortDay(now.other.startsAt, locale) }) : words}
    </Availability>
  );
}
