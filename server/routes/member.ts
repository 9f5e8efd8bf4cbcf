import { member } from '#domain/contract/account.ts';
import { LEVELS, nextLevel } from '#domain/rules/level.ts';
import { say } from '#domain/text.ts';
import { levelWord, levelWords } from '#domain/words/level.ts';
import { toYuan } from '#lib/money.ts';
import { buysAs } from '../accounts/holdings.ts';
import { userInfoOf } from '../accounts/login.ts';
import { memberOf } from '../accounts/owner.ts';
import { standingOf } from '../accounts/standing.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { type Endpoint, forMember, open } from '../http/endpoint.ts';
import { tokenOf } from '../http/session.ts';
import { pointsLedgerOf } from '../orders/points.ts';
import { noVendorMember } from './refusals.ts';

/** Levels and spending are whole fen inside; the wire has yuan (rulings.md, “Wire”). */

export const endpoints: readonly Endpoint[] = [
  forMember(member.vendorMember, async ctx => {
    const row = await memberOf(ctx);
    if (row.vendor !== 'member') throw noVendorMember();
    return userInfoOf(row, tokenOf(ctx.request));
  }),

  forMember(member.info, async ctx => {
    const row = await memberOf(ctx);
    const { points, reserved, pending, expiring, level } = await standingOf(
      ctx.deps.store.direct,
      row.id,
      ctx.now,
    );
    const byCard = await buysAs(ctx.deps.store.direct, await getCatalogue(ctx.deps), row.id, ctx.now);
    return {
      memberId: row.id,
      nickname: row.nickname,
      level: level.level,
      levelName: say(levelWord(level.level), ctx.locale),
      ...(byCard > level.level && { buysAs: byCard }),
      points,
      ...(reserved > 0 && { reserved }),
      ...(pending && { pending: { points: pending.points, at: new Date(pending.at).toISOString() } }),
      ...(expiring && { expiring: { points: expiring.points, at: new Date(expiring.at).toISOString() } }),
      joinedAt: new Date(row.joinedAt ?? row.createdAt).toISOString(),
    };
  }),

  forMember(member.nextLevel, async ctx => {
    const { spent, level } = await standingOf(ctx.deps.store.direct, ctx.session.memberId, ctx.now);
    const next = nextLevel(spent);
    return {
      level: level.level,
      name: say(levelWord(level.level), ctx.locale),
      spent: toYuan(spent),
      next: next && {
        name: say(levelWord(next.level.level), ctx.locale),
        from: toYuan(next.level.from),
        distance: toYuan(next.distance),
      },
    };
  }),

  open(member.levels, ctx =>
    LEVELS.map(l => ({
      level: l.level,
      name: say(levelWord(l.level), ctx.locale),
      from: toYuan(l.from),
      rights: levelWords(l).rights.map(right => say(right, ctx.locale)),
    })),
  ),

  /** Runs at registration; joining twice changes nothing. An account that the vendor cannot match stays without. */
  forMember(member.join, async ctx => {
    const row = await memberOf(ctx);
    if (row.vendor === 'unlinked') throw noVendorMember();
    await ctx.deps.store.direct.accounts.join(row.id, ctx.now);
  }),

  forMember(member.expenditure, async ctx => ({
    totalExpenditure: toYuan(
      (await standingOf(ctx.deps.store.direct, ctx.session.memberId, ctx.now)).spentEver,
    ),
  })),

  forMember(member.points, pointsLedgerOf),
];
