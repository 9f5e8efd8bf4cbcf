import type { Right } from '#domain/rules/hearing.ts';
import { heardUntil, membershipTerms } from '#domain/rules/library.ts';
import type { CardDoc } from '../catalogue/card-types.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { ProductDoc } from '../catalogue/types-shop.ts';
import { DAY } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { GiftRow } from '../store/ports/digital.ts';
import { paidAt } from '../store/ports/order-times.ts';
import type { OrderRow } from '../store/ports/sales.ts';

/** A digital product that an order is of, with what it opens; null for all else. */
export function openedBy(
  catalogue: Catalogue,
  row: OrderRow,
): { product: ProductDoc; opens: 'all' | readonly string[]; days: number } | null {
  const product = catalogue.kind<ProductDoc>('product').get(row.programId);
  if (product?.delivery !== 'digital') return null;
  const [item] = row.items;
  const days = (product.variants.find(v => v.code === item?.itemId)?.days ?? 0) * (item?.quantity ?? 1);
  return { product, days, opens: product.kind === 'vip' ? 'all' : (product.opens ?? []) };
}

function ordersRights(catalogue: Catalogue, rows: readonly OrderRow[]): Right[] {
  const found = rows.flatMap(row => {
    const opened = openedBy(catalogue, row);
    return opened ? [{ row, ...opened, boughtAt: paidAt(row) }] : [];
  });
  const terms = membershipTerms(found.filter(f => f.product.kind === 'vip'));
  return [
    ...terms.map(
      ({ term, from, until }): Right => ({
        grant: 'membership',
        titles: 'all',
        from,
        until,
        tradeNo: term.row.tradeNo,
        productId: term.product.id,
        // A membership runs from its payment, whether it is used or not.
        opened: true,
      }),
    ),
    ...found
      .filter(f => f.product.kind !== 'vip' && f.opens.length > 0)
      .map(
        ({ row, opens, days, boughtAt }): Right => ({
          grant: 'bought',
          titles: opens,
          from: boughtAt,
          until: heardUntil({ boughtAt, openedAt: row.openedAt ?? null, days }),
          tradeNo: row.tradeNo,
          productId: row.programId,
          opened: row.openedAt !== undefined,
        }),
      ),
  ];
}

async function giftRights(
  deps: Pick<Deps, 'store'>,
  catalogue: Catalogue,
  taken: readonly GiftRow[],
): Promise<Right[]> {
  const rights: Right[] = [];
  for (const { tradeNo, takenAt } of taken) {
    const row = await deps.store.direct.sales.order(tradeNo);
    const opened = row?.realStatus === 'paid_success' ? openedBy(catalogue, row) : null;
    if (!opened || takenAt === null) continue;
    const until = opened.days === 0 ? null : takenAt + opened.days * DAY;
    rights.push({
      grant: 'gift',
      titles: opened.opens,
      from: takenAt,
      until,
      tradeNo: '',
      productId: row?.programId ?? '',
      opened: true,
    });
  }
  return rights;
}

/** Everything that opens titles to a member: orders, memberships, cards and gifts. What is given away is not theirs. */
export async function rightsOf(
  deps: Pick<Deps, 'store'>,
  catalogue: Catalogue,
  memberId: string,
): Promise<Right[]> {
  const { sales, digital, memberships } = deps.store.direct;
  const [rows, gifts, cards] = await Promise.all([
    sales.standingOrders(memberId),
    digital.gifts(memberId),
    memberships.membershipsOf(memberId),
  ]);
  const given = new Set(gifts.filter(g => g.giverId === memberId).map(g => g.tradeNo));
  const own = rows.filter(row => row.realStatus === 'paid_success' && !given.has(row.tradeNo));
  const held = cards.flatMap((card): Right[] =>
    catalogue.kind<CardDoc>('card').get(card.cardId)?.opensHalls && !card.void && card.activatedAt !== null
      ? [
          {
            grant: 'membership',
            titles: 'all',
            from: card.activatedAt,
            until: card.expiresAt,
            tradeNo: '',
            productId: '',
            opened: true,
          },
        ]
      : [],
  );
  const taken = gifts.filter(g => g.takerId === memberId);
  return [...ordersRights(catalogue, own), ...held, ...(await giftRights(deps, catalogue, taken))];
}
