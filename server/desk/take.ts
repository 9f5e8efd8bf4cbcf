import { applyPaymentEvent } from '../orders/settle.ts';
import type { Tx } from '../store/port.ts';
import type { OrderRow, PaymentRow } from '../store/ports/sales.ts';
import { type DeskCtx, Wrong } from './command.ts';

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
    throw wrong('请输入刷卡单上的号码。', 'Say the number on the terminal’s slip with --slip.');
  return { way, reference: way === 'cash' ? CASH : `card ${slip}` };
}

/** Notes the money of an order, and its cash in the clerk's drawer, in one transaction; its tickets are made there. */
export async function takeMoney(
  { deps, asked }: DeskCtx,
  { payNo, tradeNo, amount }: PaymentRow,
  { way }: Pick<ReturnType<typeof wayOf>, 'way'>,
  first?: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  const event = { payNo, tradeNo, amount, result: 'paid' } as const;
  await applyPaymentEvent(deps, 'desk', event, async (tx, order) => {
    await first?.(tx, order);
    // Said twice, it is in the drawer once.
    const open = (await tx.sales.payment(payNo))?.state === 'started';
    if (open && way === 'cash') await tx.drawers.putIn(asked.who, amount);
  });
}

const wrong = (zh: string, en: string): Wrong => new Wrong({ zh, en });
