import { totalsOf } from '#domain/rules/amounts.ts';
import { isLive } from '#domain/rules/hold.ts';
import { isCancelled, isUnpaid } from '#domain/rules/order-status.ts';
import { longDateTime } from '#lib/dates.ts';
import { backToDesk } from '../orders/counter.ts';
import { isOfHouse } from '../orders/house-order.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { type Command, Wrong } from './command.ts';
import { money as inWords, orderLine, orderNamed, sumOf } from './find.ts';
import { needsDrawer, takeMoney, wayOf } from './take.ts';

/** The payment that the desk may take, or why it may not; null where it has to be begun again, as its link was used. */
function payable(order: OrderRow, payments: readonly PaymentRow[], now: number): PaymentRow | null {
  const { tradeNo, realStatus, expiresAt } = order;
  if (payments.some(p => p.state === 'paid')) throw new Wrong(`${tradeNo} is paid already.`);
  if (isCancelled(realStatus) || (isUnpaid(realStatus) && !isLive(order, now)))
    throw new Wrong(
      `${tradeNo} ran out or was cancelled (held until ${longDateTime(expiresAt, 'en-US')}): take no money, its seats may be sold. A new order can be paid.`,
    );
  const payment = payments.find(p => p.gateway === 'desk' && p.state === 'started');
  if (realStatus !== 'new_confirm' || (!payment && !isOfHouse(order)))
    throw new Wrong(
      `${tradeNo} (${realStatus}) is not waiting for the desk: its buyer has not chosen to pay there.`,
    );
  return payment ?? null;
}

export const paid: Command = {
  usage: '<order> --sum <what was taken> [--way cash|card --slip <number>] --why <receipt or till>',
  does: 'The money of an order was taken at the box office: it gets its tickets.',
  async plan(ctx) {
    const { deps, now } = ctx;
    const row = await orderNamed(ctx, ctx.word(0, 'The order’s number'));
    const payment = payable(row, await deps.store.direct.sales.paymentsOf(row.tradeNo), now);
    const sum = sumOf(ctx.option('sum'));
    const way = wayOf(ctx);
    const due = totalsOf(row).totalFee;
    if (sum !== due || (payment && sum !== payment.amount))
      throw new Wrong(`${row.tradeNo} costs ${inWords(due)}, not ${inWords(sum)}: nothing was noted.`);
    if (way.way === 'cash') await needsDrawer(ctx);
    return {
      lines: [orderLine(ctx, row), `${inWords(sum)} was taken at the desk.`],
      act: {
        grave: true,
        async run(note) {
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
            throw new Wrong(`${row.tradeNo} could not be fulfilled (${realStatus}): give the money back.`);
          return [`${row.tradeNo} is paid; its tickets are made.`];
        },
      },
    };
  },
};
