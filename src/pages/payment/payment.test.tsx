import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type GatewayCode, type PayScene, ticketOrder } from '#domain/contract/order.ts';
import { holdSeats } from '#tests/buy.ts';

import { office, renderPath } from '#tests/render.tsx';

async function started(gatewayCode: GatewayCode = 'unionPay', scene?: PayScene) {
  const order = await holdSeats();
  const { client, tradeNo } = order;
  const { totalAmount } = await client.ok(ticketOrder.detail, { tradeNo });
  await client.ok(ticketOrder.confirm, {
    tradeNo,
    totalAmount,
    linkman: '林听雨',
    mobile: '13800138000',
    channel: 'oneYard',
  });
  const { payNo } = await client.ok(ticketOrder.pay, { tradeNo, gatewayCode, totalAmount, scene });
  return { ...order, totalAmount, payNo };
}

describe('the sandbox checkout', () => {
  it('says what it is, names amount and order, and offers five ends', async () => {
    const { payNo, tradeNo } = await started();
    await renderPath(`/en-US/pc/payment?payNo=${payNo}`);
    expect((await screen.findAllByText(/Nothing is charged/))[0]).toBeInstanceOf(HTMLElement);
    expect(await screen.findByText(tradeNo)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('UnionPay')).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  it('leads a declined payment back to an order that can be paid again', async () => {
    const { payNo } = await started();
    const { user } = await renderPath(`/zh-CN/pc/payment?payNo=${payNo}`);
    await user.click(await screen.findByRole('radio', { name: /银行拒绝/ }));
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByText(/上一次付款没有成功/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: /^支付 ¥/ })).toBeInstanceOf(HTMLElement);
  });

  it('is left for the order without paying: that payment is closed, and the order asks for one', async () => {
    const { payNo } = await started();
    const { user } = await renderPath(`/zh-CN/pc/payment?payNo=${payNo}`);
    await user.click(await screen.findByRole('button', { name: '不付了，回到订单' }));
    expect(await screen.findByRole('button', { name: /^支付 ¥/ })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('heading', { name: '付款正在进行' })).toBeNull();
    expect(await office().deps.store.direct.sales.payment(payNo)).toMatchObject({ state: 'closed' });
  });

  it('goes back to the same payment from the order, which is not begun twice', async () => {
    const { payNo, tradeNo } = await started();
    const { user, router } = await renderPath(`/zh-CN/pc/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`);
    expect(await screen.findByRole('heading', { level: 1, name: '付款正在进行' })).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(screen.getByRole('button', { name: '回到付款页面' }));
    await screen.findByRole('heading', { level: 1, name: '沙箱收银台' });
    expect(router.state.location.search).toBe(`?payNo=${payNo}`);
  });

  it('is the wallet itself on a phone that pays by WeChat', async () => {
    const { payNo, tradeNo } = await started('wxAppPay', 'phone');
    const { user } = await renderPath(`/zh-CN/mobile/payment?payNo=${payNo}`);
    expect(await screen.findByRole('heading', { level: 1, name: '模拟钱包' })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByText('微信支付').length).toBeGreaterThan(0);
    expect(screen.getByText(tradeNo)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/不会真实扣款/)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
  });

  it('has a way on for a payment that is not there', async () => {
    await renderPath('/zh-CN/mobile/payment?payNo=nothing');
    expect(await screen.findByRole('heading', { name: '没有找到这笔付款' })).toBeInstanceOf(HTMLElement);
  });
});
