import { expect, test } from 'vitest';
import { NOW, orderOf } from './order-rows.ts';
import { eachStore } from './stores.ts';

eachStore(open => {
  test('of all that a member has given, no friend’s number stays behind', async () => {
    const { direct } = await open();
    const order = orderOf(['a'], { memberId: 'giver', scheduleId: 's-numbers' });
    await direct.sales.placeOrder({ order, replace: null, limits: { 's-numbers': 6 }, now: NOW });
    const gift = {
      tradeNo: order.tradeNo,
      scheduleId: order.scheduleId,
      giver: 'giver',
      mobile: '13812345678',
      receiver: null,
      state: 'withdrawn' as const,
      createdAt: NOW,
      expiresAt: NOW,
      settledAt: NOW,
    };
    for (let n = 0; n < 250; n++) await direct.gifts.addGift({ ...gift, id: `g${n}`, piece: `p${n}` });
    await direct.gifts.forgetNumbers('giver');
    const left = await direct.gifts.giftsOf(order.tradeNo);
    expect(left).toHaveLength(250);
    expect(left.filter(g => g.mobile !== null)).toEqual([]);
  });
});
