import type { PriceCategory, Schedule } from '#domain/contract/program.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Availability } from '#ui/availability.tsx';
import { saleWords } from './sale.ts';

/** A performance's or price's state: a glyph and words, never a colour alone. */
export function SaleStateTag({ of }: { of: Schedule | PriceCategory }) {
  const t = useCopy('programme');
  const { locale } = useTree();
  const { kind, words } = saleWords(of, t, locale);
  return <Availability kind={kind}>{words}</Availability>;
}
