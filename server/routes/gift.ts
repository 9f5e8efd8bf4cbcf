import { gift } from '#domain/contract/gift.ts';
import { isPhone, phoneOf } from '#domain/rules/contact.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { proveSession } from '../accounts/owner.ts';
import { limit } from '../accounts/throttle.ts';
import { saleContext } from '../catalogue/family.ts';
import { type Ctx, type Endpoint, forMember, type MemberCtx, open } from '../http/endpoint.ts';
import { giftView, givenView, offerView } from '../orders/gift-view.ts';
import { acceptGift, endOffer, handBackGift, offerGift } from '../orders/gifts.ts';
import { hasLeft, returnForLeft } from '../orders/left.ts';
import { giftIdOf } from '../orders/link-code.ts';
import { ownOrder } from '../orders/read.ts';
import { noGift } from '../orders/refusals.ts';
import type { GiftRow } from '../store/ports/gifts.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { badMobile, otherFriend, ownGift } from './refusals.ts';

/** Of what a member gave, got and may take, each. */
const PAGE = 50;

const momentOf = async ({ deps, now }: Ctx) => ({ deps, season: await saleContext(deps), now });

async function rowOf({ deps }: Ctx, { tradeNo }: GiftRow): Promise<OrderRow> {
  const row = await deps.store.direct.sales.order(tradeNo);
  if (!row) throw noGift();
  return row;
}

/** The offer of a link. Links cannot be guessed, and who tries is stopped after a while all the same. */
async function giftOf(ctx: Ctx, code: string): Promise<GiftRow> {
  const id = await giftIdOf(ctx.deps, code);
  const found = id === null ? null : await ctx.deps.store.direct.gifts.gift(id);
  if (found) return found;
  await limit(ctx, 'giftLinkByAddress', ctx.deps.host.address(ctx.request));
  throw noGift();
}

/** Only who may answer: not the giver, and where the offer is for a number, its owner alone. */
async function requireFriend(ctx: MemberCtx, found: GiftRow): Promise<void> {
  const { memberId } = ctx.session;
  if (found.giver === memberId) throw ownGift();
  if (found.mobile === null) return;
  const member = await ctx.deps.store.direct.accounts.member(memberId);
  if (member?.mobile !== found.mobile) throw otherFriend(found.mobile);
}

/** Of one order of the caller's, newest first. */
async function givenOf(ctx: MemberCtx, tradeNo: string): Promise<GiftRow[]> {
  await ownOrder(ctx, tradeNo);
  return (await ctx.deps.store.direct.gifts.giftsOf(tradeNo)).reverse();
}

function numberOf(typed: string | undefined): string | null {
  if (!typed) return null;
  const mobile = phoneOf(MAINLAND_CODE, typed);
  if (!isPhone(mobile)) throw badMobile();
  return mobile;
}

export const endpoints: readonly Endpoint[] = [
  forMember(gift.offer, async (ctx, p) => {
    const { memberId } = ctx.session;
    const mobile = numberOf(p.mobile);
    await ownOrder(ctx, p.tradeNo);
    await proveSession(ctx, p);
    await limit(ctx, 'giftByMember', memberId);
    if (mobile !== null) await limit(ctx, 'giftToNumber', mobile);
    const made = await offerGift(await momentOf(ctx), memberId, { ...p, mobile });
    return giftView(ctx, await rowOf(ctx, made), made);
  }),

  forMember(gift.withdraw, async (ctx, p) => {
    const ended = await endOffer(await momentOf(ctx), p.giftId, 'withdrawn', found => {
      if (found.giver !== ctx.session.memberId) throw noGift();
    });
    return giftView(ctx, await rowOf(ctx, ended), ended);
  }),

  open(gift.look, async (ctx, p) => {
    const found = await giftOf(ctx, p.code);
    return offerView(ctx, await rowOf(ctx, found), found);
  }),

  forMember(gift.accept, async (ctx, p) => {
    const found = await giftOf(ctx, p.code);
    await requireFriend(ctx, found);
    const taken = await acceptGift(await momentOf(ctx), found.id, ctx.session.memberId);
    return givenView(ctx, await rowOf(ctx, taken), taken);
  }),

  forMember(gift.decline, async (ctx, p) => {
    const found = await giftOf(ctx, p.code);
    await requireFriend(ctx, found);
    await endOffer(await momentOf(ctx), found.id, 'declined', () => undefined);
  }),

  forMember(gift.handBack, async (ctx, p) => {
    const moment = await momentOf(ctx);
    await handBackGift(moment, p.giftId, ctx.session.memberId, async (tx, row, piece) => {
      if (await hasLeft(tx, row)) await returnForLeft(moment, tx, row, [piece]);
    });
  }),

  forMember(gift.mine, async (ctx, p) => {
    const { gifts, accounts, sales } = ctx.deps.store.direct;
    const { memberId } = ctx.session;
    const from = (p.pageNo ?? 1) * PAGE - PAGE;
    const member = await accounts.member(memberId);
    const [given, received, open] =
      p.tradeNo === undefined
        ? await Promise.all([
            gifts.giftsFrom(memberId),
            gifts.giftsTo(memberId),
            member?.mobile ? gifts.giftsFor(member.mobile) : [],
          ])
        : [await givenOf(ctx, p.tradeNo), [], []];
    const waiting = open.filter(g => g.expiresAt > ctx.now && g.giver !== memberId);
    const all = [given, received, waiting];
    const pages = all.map(rows => rows.slice(from, from + PAGE));
    const orders = new Map(
      (await sales.orders([...new Set(pages.flat().map(g => g.tradeNo))])).map(row => [row.tradeNo, row]),
    );
    const shown = <T>(rows: readonly GiftRow[] = [], view: (row: OrderRow, g: GiftRow) => Promise<T>) =>
      Promise.all(
        rows.map(async g => {
          const row = orders.get(g.tradeNo);
          if (!row) throw noGift();
          return view(row, g);
        }),
      );
    const [theirs, own, offered] = await Promise.all([
      shown(pages[0], (row, g) => giftView(ctx, row, g)),
      shown(pages[1], (row, g) => givenView(ctx, row, g)),
      shown(pages[2], (row, g) => offerView(ctx, row, g)),
    ]);
    return {
      given: theirs,
      received: own,
      waiting: offered,
      more: all.some(rows => rows.length > from + PAGE),
      now: new Date(ctx.now).toISOString(),
    };
  }),
];
