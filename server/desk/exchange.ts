import { HOLD } from '#domain/rules/hold.ts';
import { ladderFrom, REFUND_LADDER } from '#domain/rules/refund.ts';
import { statusSaid } from '#domain/words/desk.ts';
import { longDateTime } from '#lib/dates.ts';
import { placeAtCounter } from '../orders/counter.ts';
import { type ExchangeTerms, exchangeTerms, surplusOf } from '../orders/exchange.ts';
import { lineOf } from '../orders/seat-lines.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow, SeatLine } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Line, wrong } from './command.ts';
import { money, orderLine, orderNamed, scheduleNamed } from './find.ts';
import { namesOf, seatsSaid } from './said.ts';
import { seatsNamed, wordsAfter } from './seats.ts';
import { requireFree, requireSold } from './sell.ts';
import { cashOf, intoDrawer, needsDrawer, takeMoney, wayOf } from './take.ts';

const priceOf = (lines: readonly SeatLine[]): number => lines.reduce((fen, s) => fen + s.price, 0);
const surplus = ({ exchange }: Pick<ExchangeTerms, 'exchange'>, price: number) =>
  surplusOf({ amount: price, discount: 0, exchange });

/** What of the surplus was paid in cash, and is handed back so; fen. */
async function cashBack(tx: Tx, terms: ExchangeTerms, price: number): Promise<number> {
  const { used, back } = surplus(terms, price);
  return back === 0 ? 0 : cashOf(tx, terms.row, back, used);
}

function told({ row, exchange }: ExchangeTerms, lines: readonly SeatLine[], due: number): Line[] {
  const { credit, pieces } = exchange;
  const [up, instead] = [namesOf(row.seats.filter(s => pieces.includes(s.seatId))), namesOf(lines)];
  const [price, { back, fee }] = [priceOf(lines), surplus({ exchange }, priceOf(lines))];
  const kept =
    fee > 0 ? { zh: `，扣 ${money(fee)}`, en: `; the house keeps ${money(fee)}` } : { zh: '', en: '' };
  return [
    {
      zh: `换掉 ${up.zh}，抵 ${money(credit)}`,
      en: `Given up: ${up.en}, worth ${money(credit)}`,
    },
    { zh: `换成 ${instead.zh}，${money(price)}`, en: `For ${instead.en}: ${money(price)}` },
    due > 0
      ? { zh: `补 ${money(due)}`, en: `To pay: ${money(due)}` }
      : { zh: `退 ${money(back)}${kept.zh}`, en: `Goes back: ${money(back)}${kept.en}` },
  ];
}

async function termsOf(
  tx: Tx,
  ctx: DeskCtx,
  { tradeNo, memberId }: Pick<OrderRow, 'tradeNo' | 'memberId'>,
): Promise<ExchangeTerms> {
  const { season, now, option } = ctx;
  const to = scheduleNamed(ctx, ctx.word(1, { zh: '新场次', en: 'The other evening' }));
  const pieces = option('pieces')
    ?.split(',')
    .map(p => p.trim())
    .filter(Boolean);
  return exchangeTerms(
    tx,
    season,
    { memberId, tradeNo, pieces: pieces?.length ? pieces : undefined, to },
    now,
  );
}

/** By the rules of the member’s own way: what is owed is taken at the desk, what is over goes back to its payer. */
export const exchange: Command = {
  usage:
    '<order> <performance> <seat> [<seat> …] [--pieces a,b] [--way cash|card --slip <number>] --why <note>',
  does: {
    zh: '按换票条款，把票换到同一套曲目的另一场。',
    en: 'Gives tickets up for another evening of their programme, by the terms of exchange.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const { direct } = deps.store;
    const tradeNo = ctx.word(0, { zh: '订单号', en: 'The order’s number' });
    const terms = await termsOf(direct, ctx, await orderNamed(ctx, tradeNo));
    const schedule = scheduleNamed(ctx, ctx.word(1, { zh: '新场次', en: 'The other evening' }));
    const seats = seatsNamed(ctx, schedule, wordsAfter(ctx, 2));
    const lines = seats.map(s => lineOf(s, schedule));
    requireSold(schedule, seats, now);
    await requireFree(ctx, schedule, lines);
    const price = priceOf(lines);
    const due = price - surplus(terms, price).used;
    const way = wayOf(ctx);
    const back = await cashBack(direct, terms, price);
    if ((due > 0 && way.way === 'cash') || back > 0) await needsDrawer(ctx);
    return {
      lines: [
        orderLine(ctx, terms.row),
        {
          zh: `换到 ${longDateTime(schedule.startsAt, 'zh-CN')}`,
          en: `To ${longDateTime(schedule.startsAt, 'en-US')}`,
        },
        ...told(terms, lines, due),
        ...(back > 0
          ? [
              {
                zh: `其中现金 ${money(back)}，从您的钱箱里付`,
                en: `In cash, out of your drawer: ${money(back)}`,
              },
            ]
          : []),
      ],
      grave: true,
      async run(write) {
        const { order, payment } = await write(async tx => {
          const first = await tx.sales.lockOrder(tradeNo);
          if (!first) throw wrong('没有这个订单。', `There is no order ${tradeNo}.`);
          const fresh = await termsOf(tx, ctx, first);
          if (fresh.exchange.credit !== terms.exchange.credit)
            throw wrong('金额刚刚变了，什么也没有做。', 'The sum has just changed. Nothing was done.');
          const instead = {
            of: first,
            terms: { exchange: fresh.exchange, ladder: ladderFrom(REFUND_LADDER, fresh.exchange.percent) },
          };
          const guest = { name: '', mobile: '', email: '' };
          const sale = { schedule, seats, guest, until: now + HOLD, instead };
          const placed = await placeAtCounter(deps, tx, sale, now);
          if ('lost' in placed) {
            const lost = seatsSaid(ctx, schedule, placed.lost);
            throw wrong(
              `刚刚被别人买走：${lost.zh}，什么也没有换。`,
              `Taken a moment ago: ${lost.en}. Nothing was exchanged.`,
            );
          }
          return placed;
        });
        await takeMoney(ctx, payment, way, async tx => {
          await tx.sales.lockOrder(tradeNo);
          if ((await tx.sales.payment(payment.payNo))?.state !== 'started') return;
          await intoDrawer(tx, ctx.asked.who, -(await cashBack(tx, terms, price)));
        });
        const { realStatus } = await orderNamed(ctx, order.tradeNo);
        if (realStatus !== 'paid_success')
          throw wrong(
            `没有换成（${statusSaid(realStatus).zh}）：请把刚收的钱退给观众。`,
            `Not exchanged (${statusSaid(realStatus).en}): give back what you have just taken.`,
          );
        return {
          order: order.tradeNo,
          lines: [{ zh: `已换票，新订单 ${order.tradeNo}`, en: `Exchanged, as order ${order.tradeNo}` }],
        };
      },
    };
  },
};
