import {
  DISCOUNT_FAMILIES,
  type DiscountFamily,
  type DiscountFamilyName,
  wallet,
} from '#domain/contract/discount.ts';
import { apply, cancel, setPoints } from '#domain/rules/discount.ts';
import { MEMBER_ID } from '#domain/rules/discount-member.ts';
import { confirmDiscounts, editDiscounts, readRepository } from '../discounts/edit.ts';
import { redeemCode } from '../discounts/redeem.ts';
import { listCoupons } from '../discounts/wallet.ts';
import { type Endpoint, forMember } from '../http/endpoint.ts';

/** Whether an edit refuses the member discount; undefined when it is about another one. */
const memberIn = ({ tmpId }: { tmpId: string }, refused: boolean): boolean | undefined =>
  tmpId === MEMBER_ID ? refused : undefined;

/** The operations of one family: the same for all of them, on their own paths. */
function operations(family: DiscountFamilyName, { calls }: DiscountFamily): Endpoint[] {
  const { usePoint } = calls;
  return [
    forMember(calls.getDiscountRepo, (ctx, p) => readRepository(ctx, family, p.tradeNo)),
    forMember(calls.useDiscount, (ctx, p) =>
      editDiscounts(ctx, family, p.tradeNo, before => apply(before, p.tmpId), memberIn(p, false)),
    ),
    forMember(calls.cancelDiscount, (ctx, p) =>
      editDiscounts(ctx, family, p.tradeNo, before => cancel(before, p.tmpId), memberIn(p, true)),
    ),
    forMember(calls.confirmDiscount, (ctx, p) => confirmDiscounts(ctx, family, p)),
    forMember(calls.redeemCode, (ctx, p) => redeemCode(ctx, family, p.tradeNo, p.code)),
    ...(usePoint
      ? [
          forMember(usePoint, (ctx, p) =>
            editDiscounts(ctx, family, p.tradeNo, before => setPoints(before, p.pointValue)),
          ),
        ]
      : []),
  ];
}

export const endpoints: readonly Endpoint[] = [
  ...Object.entries(DISCOUNT_FAMILIES).flatMap(([family, own]) =>
    operations(family as DiscountFamilyName, own),
  ),
  forMember(wallet.coupons, listCoupons),
];
