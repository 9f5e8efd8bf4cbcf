import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isCancelled, isUnpaid } from '#domain/rules/order-status.ts';
import { longDateTime } from '#lib/dates.ts';
import { backToDesk } from '../orders/counter.ts';
import { isOfHouse } from '../orders/house-order.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { type Command, Wrong, wrong } from './command.ts';
import { money as inWords, orderAsked, orderLine, orderNamed, sumOf } from './find.ts';
import { needsDrawer, takeMoney, wayOf } from './take.ts';

/** The payment that the desk may take, or why it may not; null where it has to be begun again, as its link was used. */
function payable(order: OrderRow, payments: readonly PaymentRow[], now: number): PaymentRow | null {
  const { tradeNo, realStatus, expiresAt } = order;
  if (payments.some(p => p.state === 'paid'))
    throw wrong(`${tradeNo} 已经付过款。`, `${tradeNo} is paid already.`);
  if (isCancelled(realStatus) || (isUnpaid(realStatus) && !isLive(order, now)))
    throw wrong(
      `${tradeNo} 已超时或已取消（保留到 ${longDateTime(expiresAt, 'zh-CN')}）：不要收钱，座位可能已售出。可以另下一单再付。`,
      `${tradeNo} ran out or was cancelled (held until ${longDateTime(expiresAt, 'en-US')}): take no money, its seats may be sold. A new order can be paid.`,
    );
  const payment = payments.find(p => p.gateway === 'desk' && p.state === 'started');
  if (realStatus !== 'new_confirm' || (!payment && !isOfHouse(order)))
    throw wrong(
      `${tradeNo}（${realStatus}）不在等窗口付款：购票人没有选择在窗口付款。`,
      `${tradeNo} (${realStatus}) is not waiting for the desk: its buyer has not chosen to pay there.`,
    );
  return payment ?? null;
}

export const paid: Command = {
  usage: '<order> --sum <what was taken> [--way cash|card --slip <number>] --why <receipt or till>',
  does: {
    zh: '窗口收到了一笔订单的钱：出票。',
    en: 'The money of an order was taken at the box office: it gets its tickets.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const row = await orderAsked(ctx);
    const payment = payable(row, await deps.store.direct.sales.paymentsOf(row.tradeNo), now);
    const sum = sumOf(ctx.option('sum'));
    const way = wayOf(ctx);
    const due = totalsOf(row).totalFee;
    if (sum !== due || (payment && sum !== payment.amount))
      throw wrong(
        `${row.tradeNo} 应付 ${inWords(due)}，不是 ${inWords(sum)}：什么也没有记。`,
        `${row.tradeNo} costs ${inWords(due)}, not ${inWords(sum)}: nothing was noted.`,
      );
    if (way.way === 'cash') await needsDrawer(ctx);
    return {
      lines: [
        orderLine(ctx, row),
        { zh: `窗口收款 ${inWords(sum)}。`, en: `${inWords(sum)} was taken at the desk.` },
      ],
      grave: true,
      async run(_, note) {
        const open = payment ?? (await backToDesk(deps, row.tradeNo, now));
        if (!open)
          throw new Wrong({
            zh: '有人正在用付款链接付款：请稍候再看。',
            en: `Somebody is paying ${row.tradeNo} by its link: look again in a moment.`,
          });
        await takeMoney(ctx, open, way, async (tx, order) => {
          payable(order, await tx.sales.paymentsOf(order.tradeNo), deps.clock.now());
          await note(tx);
        });
        const { realStatus } = await orderNamed(ctx, row.tradeNo);
        if (realStatus !== 'paid_success')
          throw wrong(
            `${row.tradeNo} 没有成交（${realStatus}）：请把钱退给观众。`,
            `${row.tradeNo} could not be fulfilled (${realStatus}): give the money back.`,
          );
        return [
          { zh: `${row.tradeNo} 已付款，门票已出。`, en: `${row.tradeNo} is paid; its tickets are made.` },
        ];
      },
    };
  },
};
