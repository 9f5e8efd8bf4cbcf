import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { membership } from '#domain/contract/membership.ts';
import { sandbox } from '#domain/contract/order.ts';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';

describe('buying a membership card', () => {
  it('asks a visitor to sign in when the order is placed, not before', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/confirmMemberOrder?cardId=times-4');
    await user.click(await screen.findByRole('button', { name: '增加一张' }));
    expect(screen.getByText('2,240.00')).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '提交订单' }));
    await screen.findByRole('tab', { name: '密码' });
    expect(router.state.location.pathname).toBe('/zh-CN/pc/login');
  });

  it('makes one order of the chosen number and goes on to pay it', async () => {
    const { client } = await newMember();
    const { user, router } = await renderPath('/zh-CN/pc/confirmMemberOrder?cardId=times-4');
    await user.click(await screen.findByRole('button', { name: '增加一张' }));
    await user.dblClick(screen.getByRole('button', { name: '提交订单' }));
    expect(await screen.findByRole('heading', { level: 1, name: '确认订单' })).toBeInstanceOf(HTMLElement);
    const { list } = await client.ok(membership.orders, {});
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ totalFee: 2240, items: [{ quantity: 2 }] });
    expect(router.state.location.search).toBe(`?tradeNo=${list[0]?.tradeNo}`);
    // Cards are not delivered: nobody is asked for a contact.
    expect(screen.queryByRole('textbox', { name: '姓名' })).toBeNull();
    await user.click(await screen.findByRole('checkbox', { name: /购票须知/ }));
    await user.click(screen.getByRole('button', { name: '支付 ¥2,240.00' }));
    await screen.findByRole('heading', { level: 1, name: '沙箱收银台' });
  });

  it('shows the order once it is paid, with its way back', async () => {
    const { client } = await newMember();
    const { tradeNo } = await client.ok(membership.create, {
      cardId: 'friend',
      quantity: 1,
      requestId: 'card-paid',
    });
    const pay = { tradeNo, gatewayCode: 'aliPay', totalAmount: 680 } as const;
    const { payNo } = await client.ok(membership.pay, pay);
    await client.ok(sandbox.settle, { payNo, outcome: 'paid' });
    await renderPath(`/zh-CN/pc/confirmMemberOrder?tradeNo=${tradeNo}`);
    expect(await screen.findByRole('heading', { level: 2, name: '和鸣之友年卡' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.getByRole('button', { name: '申请退款' })).toBeInstanceOf(HTMLElement);
  });

  it('explains a card that is not there', async () => {
    await renderPath('/zh-CN/pc/confirmMemberOrder?cardId=nothing');
    expect(await screen.findByRole('heading', { name: '没有找到这种会员卡' })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('link', { name: '看看别的会员卡' }).length).toBeGreaterThan(0);
  });
});
