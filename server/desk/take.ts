import { fundsOf, takeFunds } from '../orders/funds.ts';
import { applyPaymentEvent } from '../orders/settle.ts';
import type { Tx } from '../store/port.ts';
import type { Fund, OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { type DeskCtx, type Wrong, wrong } from './command.ts';

/** How the money of an order came over the counter. */
export const WAYS = ['cash', 'card'] as const;
export type Way = (typeof WAYS)[number];
/** What a payment of the desk is called that was cash: it goes into a drawer and comes out of one. */
export const CASH = 'cash';

/** The way that was said, and the number on the terminal's slip; cash where nothing is. */
export function wayOf({ option }: DeskCtx): { readonly way: Way; readonly reference: string } {
  const way = WAYS.find(w => w === (option('way') ?? 'cash'));
  if (!way)
    throw wrong(`收款方式是 ${WAYS.join(' 或 ')}。`, `Say how it was paid with --way ${WAYS.join('|')}.`);
  const slip = (option('slip') ?? '').trim();
  if (way === 'card' && !/^[\w -]{1,40}$/.test(slip))
    throw wrong('请输入刷卡单上的号码（--slip）。', 'Type the number on the terminal’s slip (--slip).');
  return { way, reference: way === 'cash' ? CASH : `card ${slip}` };
}

/** Notes the money of an order, and its cash in the clerk's drawer, in one transaction; its tickets are made there. */
export async function takeMoney(
  { deps, asked }: DeskCtx,
  { payNo, tradeNo, amount }: PaymentRow,
  { way, reference }: ReturnType<typeof wayOf>,
  first?: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  const event = { payNo, tradeNo, amount, result: 'paid', reference } as const;
  await applyPaymentEvent(deps, 'desk', event, async (tx, order) => {
    await first?.(tx, order);
    // Said twice, it is in the drawer once.
    const open = (await tx.sales.payment(payNo))?.state === 'started';
    if (open && way === 'cash') await intoDrawer(tx, asked.who, amount);
  });
}

/** Cash is in a drawer or it is not taken: into the clerk's, or out of it below zero. */
export async function intoDrawer(tx: Tx, who: string, fen: number): Promise<void> {
  if (fen !== 0 && !(await tx.drawers.putIn(who, fen))) throw noDrawer();
}

/** The same before anything is done. */
export async function needsDrawer({ deps, asked }: DeskCtx): Promise<void> {
  if (!(await deps.store.direct.drawers.drawerOf(asked.who))) throw noDrawer();
}

const noDrawer = (): Wrong =>
  wrong(
    '请先打开钱箱（写明备用金）：没有打开的钱箱，不能收付现金。',
    'Open your drawer first, with what is in it: no cash is taken or handed out without one.',
  );

/** What of a sum that goes back was paid in cash, after `used` went elsewhere; fen. An order is read before its money. */
export async function cashOf(tx: Tx, row: OrderRow, back: number, used = 0): Promise<number> {
  const funds = await fundsOf(tx, row);
  if (funds.reduce((sum, { fen }) => sum + fen, 0) < used + back)
    throw wrong('情况刚刚有变化，什么也没有做。', 'It has just changed. Nothing was done.');
  return cashIn(tx, takeFunds(takeFunds(funds, used).left, back).taken);
}

/** What of these funds came over the counter in cash; fen. */
export async function cashIn(tx: Tx, funds: readonly Fund[]): Promise<number> {
  const payments = await Promise.all(funds.map(({ payNo }) => tx.sales.payment(payNo)));
  return funds.reduce((sum, { fen }, i) => {
    const payment = payments[i];
    return payment?.gateway === 'desk' && payment.reference === CASH ? sum + fen : sum;
  }, 0);
}
