import type { CardKind, CardOffer, Holding } from '#domain/contract/membership.ts';
import { showCode } from '#domain/rules/card.ts';
import { maskEmail, maskMobile } from '#domain/rules/validation.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import type { Locale } from '#site/tree.ts';
import type { Held } from '../../accounts/holdings.ts';
import { levelName } from '../../accounts/level.ts';
import { maskedNumber } from '../../accounts/seal.ts';
import type { CardDoc } from '../../catalogue/card-types.ts';
import type { FormFieldDoc } from '../../catalogue/form-types.ts';
import { t } from '../../catalogue/text.ts';
import { iso } from '../../catalogue/view.ts';

const KINDS = {
  annual: t('年卡', 'Annual card'),
  times: t('次卡', 'Times-card'),
  gift: t('礼品卡', 'Gift card'),
} as const satisfies Record<CardKind, unknown>;

const activationOf = (card: CardDoc): 'code' | 'person' => (card.fields.length ? 'person' : 'code');

export const offerView = (card: CardDoc, locale: Locale): CardOffer => ({
  cardId: card.id,
  kind: card.kind,
  name: say(card.name, locale),
  kindName: say(KINDS[card.kind], locale),
  lead: say(card.lead, locale),
  gives: card.gives.map(text => say(text, locale)),
  price: toYuan(card.price),
  days: card.days,
  activateWithin: card.activateWithin,
  times: card.grants?.times ?? 0,
  each: toYuan(card.grants?.each ?? 0),
  points: card.points,
  activation: activationOf(card),
  minLevel: card.minLevel,
  minLevelName: card.minLevel ? levelName(card.minLevel, locale) : '',
  perMember: card.perMember,
  art: card.art,
});

/** A card as its holder sees it; what the activation was told only masked (S19). */
export function holdingView({ row, card, used, state }: Held, locale: Locale): Holding {
  const times = card.grants?.times ?? 0;
  const activation = activationOf(card);
  return {
    membershipId: row.membershipId,
    cardId: card.id,
    kind: card.kind,
    name: say(card.name, locale),
    kindName: say(KINDS[card.kind], locale),
    art: card.art,
    gives: card.gives.map(text => say(text, locale)),
    state,
    tradeNo: row.tradeNo,
    activation,
    issuedAt: iso(row.issuedAt),
    activateBy: iso(row.activateBy),
    ...(row.activatedAt !== null && { activatedAt: iso(row.activatedAt) }),
    ...(row.expiresAt !== null && { expiresAt: iso(row.expiresAt) }),
    times,
    left: Math.max(0, times - used),
    each: toYuan(card.grants?.each ?? 0),
    ...(state === 'unactivated' && activation === 'code' && { code: showCode(row.code) }),
    person: card.fields.flatMap(field => {
      const value = row.person[field.name];
      return value ? [{ label: say(field.label, locale), value: masked(field, value, locale) }] : [];
    }),
  };
}

function masked(field: FormFieldDoc, value: string, locale: Locale): string {
  switch (field.kind) {
    case 'certificate':
      return maskedNumber(value);
    case 'phone':
      return maskMobile(value);
    case 'email':
      return maskEmail(value);
    case 'date':
      return `${value.slice(0, 4)}-**-**`;
    case 'one': {
      const option = field.options?.find(o => o.value === value);
      return option ? say(option.label, locale) : value;
    }
    default:
      return field.named ? [...value][0] + '*'.repeat(Math.max(1, [...value].length - 1)) : value;
  }
}
