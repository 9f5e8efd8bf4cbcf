import type { CardOffer } from '#domain/contract/membership.ts';
import { useCopy } from '#i18n/copy.ts';
import { priced } from '#lib/price.ts';

/** What there is to know before buying: validity, times, how it is activated, who may buy. */
export function useFacts(card: CardOffer): string[] {
  const t = useCopy('card');
  return [
    ...(card.kind === 'times' ? [t('fact.times', { times: card.times, each: priced(card.each) })] : []),
    t('fact.valid', { count: card.days }),
    t('fact.within', { count: card.activateWithin }),
    t(card.activation === 'person' ? 'fact.person' : 'fact.code'),
    ...(card.minLevel > 0 ? [t('fact.level', { level: card.minLevelName })] : []),
    t('fact.perMember', { count: card.perMember }),
  ];
}
