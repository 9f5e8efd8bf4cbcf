import { isLive } from '#domain/rules/hold.ts';
import { longDateTime } from '#lib/dates.ts';
import { closeOpen } from '../orders/closing.ts';
import { endOrder } from '../orders/ending.ts';
import { isOfHouse } from '../orders/house-order.ts';
import { claimPlaces } from '../orders/places.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow } from '../store/ports/sales.ts';
import { type Command, type DeskCtx, wrong } from './command.ts';
import { orderAsked, orderLine, scheduleNamed } from './find.ts';
import { keptUntil } from './sell.ts';

/** Kept by the counter and not paid yet: what a member orders is the member's to give up. */
function requireKept(row: OrderRow, now: number): void {
  if (!isOfHouse(row) || row.realStatus !== 'new_confirm' || !isLive(row, now))
    throw wrong(
      '这不是窗口保留、还没付款的订单。',
      `${row.tradeNo} is not kept by the counter, waiting to be paid.`,
    );
}
async function locked({ now }: DeskCtx, tx: Tx, tradeNo: string): Promise<OrderRow> {
  const order = await tx.sales.lockOrder(tradeNo);
  if (!order) throw wrong('没有这个订单。', `There is no order ${tradeNo}.`);
  requireKept(order, now);
  return order;
}

export const keep: Command = {
  usage: '<order> --until <time> --why <note>',
  does: {
    zh: '把窗口保留的座位改到别的时间。',
    en: 'Keeps seats that the counter has kept until another time.',
  },
  async plan(ctx) {
    const { now } = ctx;
    const row = await orderAsked(ctx);
    requireKept(row, now);
    const until = keptUntil(ctx, scheduleNamed(ctx, row.scheduleId).startsAt);
    const said = {
      zh: `保留到 ${longDateTime(until, 'zh-CN')}（原来是 ${longDateTime(row.expiresAt, 'zh-CN')}）`,
      en: `Kept until ${longDateTime(until, 'en-US')} (before: ${longDateTime(row.expiresAt, 'en-US')})`,
    };
    return {
      lines: [orderLine(ctx, row), said],
      grave: false,
      async run(write) {
        await write(async tx => {
          const order = await locked(ctx, tx, row.tradeNo);
          if ((await claimPlaces(tx, order, until, now)).length > 0)
            throw wrong('座位已经不在了。', 'Its seats are not there any more.');
          await tx.sales.saveOrder({ ...order, expiresAt: until });
        });
        return [said];
      },
    };
  },
};

export const letGo: Command = {
  usage: '<order> --why <note>',
  does: {
    zh: '把窗口保留的座位放回销售：要的人不来了。',
    en: 'Gives seats that the counter has kept to the sale: whoever wanted them does not come.',
  },
  async plan(ctx) {
    const { deps, now } = ctx;
    const row = await orderAsked(ctx);
    requireKept(row, now);
    return {
      lines: [
        orderLine(ctx, row),
        { zh: '座位放回销售，付款链接失效', en: 'Its seats go back to the sale, and its link to pay ends.' },
      ],
      grave: true,
      async run(write) {
        // Whoever has paid a moment ago keeps the seats.
        await closeOpen(deps, row.tradeNo);
        await write(async tx => {
          const order = await locked(ctx, tx, row.tradeNo);
          const why = { zh: '票务中心放回销售', en: 'Given up by the box office' };
          await endOrder(tx, order, 'cancel_user', now, why);
        });
        return [{ zh: '座位已放回销售', en: 'Its seats are on sale again.' }];
      },
    };
  },
};
