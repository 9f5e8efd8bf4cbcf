import { statusSaid } from '#domain/words/desk.ts';
import { accountOf } from '../accounts/standing.ts';
import { subjectOf } from '../catalogue/family.ts';
import { lockFunds } from '../orders/funds.ts';
import { offerFor } from '../orders/offer.ts';
import { placeWords } from '../orders/place-words.ts';
import { sendRefunds } from '../orders/refunds.ts';
import { writeDown } from '../orders/return-order.ts';
import type { ReturnOffer } from '../orders/returns.ts';
import { returnWords } from '../orders/words.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, type Line, wrong } from './command.ts';
import { money, orderAsked, orderLine } from './find.ts';
import { cashIn, cashOf, intoDrawer, needsDrawer } from './take.ts';

/** What giving back would come to now; by the ladder, or all of it where the house says so. */
async function offerOf(tx: Tx, { season, now, option }: DeskCtx, row: OrderRow) {
  if (row.realStatus === 'paid_return_succ')
    throw wrong(`${row.tradeNo} 已经退过了。`, `${row.tradeNo} has been given back already.`);
  if (row.realStatus !== 'paid_success')
    throw wrong(
      `${row.tradeNo} 的状态是“${statusSaid(row.realStatus).zh}”，没有可退的款。`,
      `${row.tradeNo} is “${statusSaid(row.realStatus).en}”: nothing of it can be given back.`,
    );
  const subject = subjectOf(season, row);
  const account = await accountOf(tx, row.memberId, now);
  const tickets = await tx.sales.tickets(row.tradeNo);
  const pieces = option('pieces')
    ?.split(',')
    .map(p => p.trim());
  const how = option('full') === undefined ? 'return' : 'house';
  const books = { tickets, account };
  const offer = offerFor({ catalogue: season.catalogue, row, subject, now }, books, pieces, how);
  if (offer.reason)
    throw wrong(
      `${returnWords(offer.reason).zh}${how === 'return' ? '可由乐团全额退（--full）。' : ''}`,
      `${returnWords(offer.reason).en}${how === 'return' ? ' The house may give all of it back (--full).' : ''}`,
    );
  return { offer, subject, account };
}

/** Seats by their places, other pieces by their numbers; an order goes back whole without naming them. */
function partsOf(row: OrderRow, pieces: ReturnOffer['pieces']): Line[] {
  if (pieces.length === 0) return [{ zh: '退整笔订单', en: 'The whole order goes back.' }];
  const words = pieces.map(({ id }) => {
    const seat = row.seats.find(s => s.seatId === id);
    return seat ? placeWords(seat) : { zh: id, en: id };
  });
  return [
    { zh: `退：${words.map(w => w.zh).join('、')}`, en: `Goes back: ${words.map(w => w.en).join('; ')}` },
  ];
}

const figures = (row: OrderRow, { pieces, fee, amount, points }: ReturnOffer): Line[] => [
  ...partsOf(row, pieces),
  {
    zh: `退回 ${money(amount)}${fee > 0 ? `，手续费 ${money(fee)}` : ''}${points.short > 0 ? `，已用积分抵扣 ${money(points.short)}` : ''}。`,
    en: `${money(amount)} goes back${fee > 0 ? `; the house keeps ${money(fee)}` : ''}${points.short > 0 ? `; the house keeps ${money(points.short)} for points already spent` : ''}.`,
  },
  ...(points.taken > 0 ? [{ zh: `收回积分 ${points.taken}`, en: `Points taken back: ${points.taken}` }] : []),
];

/** What of it was paid in cash is handed back in cash: out of the drawer of whoever does it. */
async function inCash(ctx: DeskCtx, row: OrderRow, { amount }: ReturnOffer): Promise<Line[]> {
  const { direct } = ctx.deps.store;
  const cash = await cashOf(direct, row, amount);
  if (cash === 0) return [];
  await needsDrawer(ctx);
  const sum = money(cash);
  return [{ zh: `其中现金 ${sum}，从您的钱箱里付`, en: `In cash, out of your drawer: ${sum}` }];
}

export const refund: Command = {
  usage: '<order> [--pieces a,b] [--full] --why <reason>',
  does: {
    zh: '按阶梯退一笔订单或其中几张票；--full 退全部实付。',
    en: 'Gives an order or some of its tickets back, by its ladder, or with --full all that was paid.',
  },
  async plan(ctx) {
    const { deps, now, season } = ctx;
    const row = await orderAsked(ctx);
    const { offer } = await offerOf(deps.store.direct, ctx, row);
    return {
      lines: [orderLine(ctx, row), ...figures(row, offer), ...(await inCash(ctx, row, offer))],
      grave: true,
      async run(write) {
        const due = await write(async tx => {
          const order = await tx.sales.lockOrder(row.tradeNo);
          if (!order) throw wrong(`没有订单 ${row.tradeNo}。`, `There is no order ${row.tradeNo}.`);
          await lockFunds(tx, order);
          await tx.accounts.lockMember(order.memberId);
          const fresh = await offerOf(tx, ctx, order);
          if (fresh.offer.amount !== offer.amount)
            throw wrong('金额刚刚变了，什么也没有做。', 'The sum has just changed. Nothing was done.');
          const why = { zh: '票务中心退款', en: 'Returned by the box office' };
          const written = await writeDown(
            { deps, now },
            tx,
            { order, offer: fresh.offer, subject: fresh.subject, season },
            { why },
            fresh.account,
          );
          await intoDrawer(tx, ctx.asked.who, -(await cashIn(tx, written.taken)));
          await deps.notify?.(tx, { kind: 'refunded', tradeNo: order.tradeNo, fen: fresh.offer.amount });
          return written.due;
        });
        const here = Object.keys(deps.gateways).length > 0;
        if (here) for (const tradeNo of due) await sendRefunds(deps, tradeNo);
        return [
          { zh: `${money(offer.amount)} 将退回。`, en: `${money(offer.amount)} goes back.` },
          ...(here || due.length === 0
            ? []
            : [
                {
                  zh: '服务器在下一轮发出。',
                  en: 'The server sends it with its next round.',
                },
              ]),
        ];
      },
    };
  },
};
