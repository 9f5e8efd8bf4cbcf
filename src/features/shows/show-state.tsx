import type { ShowDate } from '#domain/contract/show.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Availability, type AvailabilityKind } from '#ui/availability.tsx';

const KIND: Readonly<Record<ShowDate['state'], AvailabilityKind>> = {
  on: 'on',
  few: 'few',
  members: 'pre',
  presale: 'pre',
  upcoming: 'pre',
  out: 'out',
  ended: 'out',
  cancelled: 'out',
};

/** The state of a date: a glyph that empties, and the word. */
export function ShowState({ of: { state, saleFrom } }: { of: Pick<ShowDate, 'state' | 'saleFrom'> }) {
  const t = useCopy('shows');
  const { locale } = useTree();
  const date = saleFrom ? longDateTime(saleFrom, locale) : '';
  return <Availability kind={KIND[state]}>{t(`state.${state}`, { date })}</Availability>;
}
