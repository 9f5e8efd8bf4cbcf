import type { PackCard } from '#domain/contract/presale.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { priced } from '#lib/price.ts';

/** What a package takes off, in words: 八折 is said as 8 折, 12 % as 8.8 折. */
export function useSaving({ saving }: Pick<PackCard, 'saving'>): string {
  const t = useCopy('presale');
  const { locale } = useTree();
  if (saving.kind === 'fixed') return t('list.fixed', { n: priced(saving.yuan) });
  return t('list.percent', { n: locale === 'zh-CN' ? (100 - saving.percent) / 10 : saving.percent });
}

/** How many concerts it has, or how many of how many. */
export function useExtent({ pick, concerts }: Pick<PackCard, 'pick' | 'concerts'>): string {
  const t = useCopy('presale');
  return pick === concerts ? t('list.all', { count: pick }) : t('list.pick', { pick, concerts });
}
