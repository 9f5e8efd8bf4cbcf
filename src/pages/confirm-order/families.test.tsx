import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type OrderRow, ticketOrder } from '#domain/contract/order.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { hasMoved, sideOf } from '#domain/rules/ledger.ts';
import { actionsOf } from '#domain/rules/order-actions.ts';
import { ORDER_STATUSES, type OrderStatus } from '#domain/rules/order-status.ts';
import { ORDER_STATUS_WORDS } from '#domain/words/order-status.ts';
import enOrder from '#i18n/en-US/order.ts';
import zhOrder from '#i18n/zh-CN/order.ts';
import { office, renderPath } from '#tests/render.tsx';
import { Client } from '#tests/server/client.ts';

const DEMO = '13800138000';
async function ordersOf(families: string): Promise<readonly OrderRow[]> {
  const client = new Client(office().app, { tree: 'zh-CN/pc', address: '198.51.100.240' });
  await client.login(DEMO);
  return (await client.ok(ticketOrder.list, { families, pageSize: 50 })).list;
}

describe.each([
  ['zh-CN', zhOrder],
  ['en-US', enOrder],
] as const)('orders of the second set, in %s', (locale, order) => {
  it('show their status, what can be done, and a price that adds up, one of each', async () => {
    const rows = await ordersOf('mall,dams');
    const one = ORDER_STATUSES.flatMap(status => rows.find(r => r.orderStatus === status) ?? []);
    expect(one.map(r => r.orderStatus)).toEqual([...ORDER_STATUSES]);
    for (const row of one) {
      const query = new URLSearchParams({ tradeNo: row.tradeNo, ...FAMILY[row.family].query });
      await renderPath(`/${locale}/pc/confirmOrder?${query}`, { signedInAs: DEMO });
      const can = actionsOf(row);
      if (can.includes('pay')) {
        expect(await screen.findByRole('heading', { level: 1, name: order.confirm.title })).toBeInstanceOf(
          HTMLElement,
        );
        expect(await screen.findByRole('button', { name: order.cancel.open })).toBeInstanceOf(HTMLElement);
      } else {
        const word =
          ORDER_STATUS_WORDS[row.orderStatus as OrderStatus].label[locale === 'zh-CN' ? 'zh' : 'en'];
        expect(await screen.findByRole('heading', { level: 1, name: word })).toBeInstanceOf(HTMLElement);
        expect(screen.queryByRole('button', { name: order.cancel.open })).toBeNull();
        expect(screen.queryByRole('link', { name: order.status.open }) !== null).toBe(can.includes('open'));
        expect(screen.queryByRole('button', { name: order.status.calendar })).toBeNull();
        expect(screen.queryByText(order.status.contact.split('{{')[0] ?? '', { exact: false }) !== null).toBe(
          can.includes('ask'),
        );
      }
      const price = within(
        screen.getByRole('heading', { name: order.price.title }).parentElement as HTMLElement,
      );
      // What became of the money stands below the total.
      const after = hasMoved(row.ledger) ? row.ledger.filter(r => r.kind !== 'paid') : [];
      const all = price.getAllByRole('definition').map(dd => {
        const yuan = Number(dd.textContent?.replace(/[^\d.]/g, ''));
        return dd.textContent?.includes('−') ? -yuan : yuan;
      });
      const figures = all.slice(0, all.length - after.length);
      expect(all.slice(figures.length)).toEqual(
        after.map(r => (sideOf(r.kind) === 'out' ? -r.amount : r.amount)),
      );
      const total = figures.at(-1) ?? Number.NaN;
      expect(Math.round(figures.slice(0, -1).reduce((a, b) => a + b, 0) * 100)).toBe(Math.round(total * 100));
      cleanup();
    }
  });
});

describe('an order of a show', () => {
  it('shows its tickets without seats, in the words of a show', async () => {
    const row = (await ordersOf('show')).find(r => r.realStatus === 'paid_success');
    await renderPath(`/zh-CN/mobile/confirmOrder?tradeNo=${row?.tradeNo}&supportSeat=N`, {
      signedInAs: DEMO,
    });
    expect(await screen.findByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
    const tickets = screen.getAllByRole('region', { name: /^第 \d 张，共 2 张$/ });
    expect(tickets).toHaveLength(2);
    for (const ticket of tickets) {
      expect(within(ticket).getByText('成人票')).toBeInstanceOf(HTMLElement);
      expect(within(ticket).queryByText('排')).toBeNull();
    }
    expect(screen.getByText('电子票，一票一码', { exact: false })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '再看看这个活动' })).toBeInstanceOf(HTMLElement);
  });
});
