import type { PriceCategory, ProgramCard, Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Availability } from '#ui/availability.tsx';
import { saleFromOf, saleWords } from './sale.ts';

/** A programme's or performance's state: a glyph and words, never a colour alone. */
export function SaleStateTag({ of }: { of: ProgramCard | Schedule | PriceCategory }) {
  const t = useCopy('programme');
  const { locale } = useTree();
  const saleFrom = 'schedules' in of ? saleFromOf(of) : 'saleFrom' in of ? of.saleFrom : undefined;
  const { kind, words } = saleWords(of.state, saleFrom, t, locale);
  return <Availability kind={kind}>{words}</Availability>;
}
