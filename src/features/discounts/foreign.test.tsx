import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import type { Family } from '#domain/contract/family.ts';
import { FAMILY } from '#domain/rules/families.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

/** Another box office: its replies have the specification's fields (§3) and no others. */
const ENTRY = {
  tmpId: 'c-1',
  title: '老友券',
  description: '',
  available: true,
  applied: false,
  excluded: false,
  excludeMsg: '',
  disableMsgs: null,
  endtime: '2026-12-31 23:59:59',
  discountDesc: '20元',
  totalnum: 1,
  usednum: 0,
};
const MEMBER = { ...ENTRY, tmpId: 'm-1', title: '老友九折', applied: true, discountDesc: '10%' };
const REPOSITORY = {
  coupons: [ENTRY],
  membership: MEMBER,
  pointsItem: null,
  couponsTotal: 0,
  discountAmount: '96.00',
};
const ORDER = {
  tradeNo: 'T-1',
  amount: 960,
  discount: 96,
  totalAmount: 864,
  totalFee: 901.5,
  otherFee: 0,
  packTradeNo: null,
  gatewayName: null,
  gatewayCode: 'otherBank',
  realStatus: 'new_locked',
  orderStatus: 'WAIT_PAY',
  payStatus: 'new_locked',
};
const ROOTS: Readonly<Record<Family, readonly [order: string, discount: string]>> = {
  seat: ['*/ticket/order/orderDetail.xhtml', '*/ticket/discount'],
  show: ['*/show/order/orderDetail.xhtml', '*/show/discount'],
  mall: ['*/mall/order/orderDetail.xhtml', '*/mall/cultural/discount'],
  dams: ['*/dams/order/orderDetail.xhtml', '*/dams/discount'],
  card: ['*/membership/getOrderDetail.xhtml', '*/membership/order/discount'],
};
const ok = (data: object) => HttpResponse.json({ success: true, errcode: '0', msg: '', data });

/** The order's page as the other box office serves it. */
async function show(family: Family, order: object = {}, repository: object = {}) {
  await newMember();
  const [detail, discounts] = ROOTS[family];
  let now: object = { ...REPOSITORY, ...repository };
  const sent: [string, Record<string, string>][] = [];
  const take = (call: string, answer: () => object) =>
    http.post(`${discounts}/${call}.xhtml`, async ({ request }) => {
      sent.push([call, Object.fromEntries(new URLSearchParams(await request.text()))]);
      return ok(answer());
    });
  office().server.use(
    http.all(detail, () => ok({ ...ORDER, ...order })),
    http.all(`${discounts}/getDiscountRepo.xhtml`, () => ok(now)),
    take('cancelDiscount', () => now),
    take('confirmDiscount', () => now),
    take('useDiscount', () => {
      now = { ...now, coupons: [{ ...ENTRY, applied: true }], couponsTotal: 20, discountAmount: 116 };
      return now;
    }),
  );
  const query = new URLSearchParams({ tradeNo: 'T-1', ...FAMILY[family].query });
  const { user } = await renderPath(`/zh-CN/pc/confirmOrder?${query}`);
  return { user, sent };
}
const rows = (): Record<string, string> => {
  const panel = within(screen.getByRole('complementary', { name: '价格明细' }));
  const figures = panel.getAllByRole('definition').map(d => d.textContent?.replace(/[¥,]/g, '') ?? '');
  return Object.fromEntries(
    panel.getAllByRole('term').map((d, i) => [d.textContent ?? '', figures[i] ?? '']),
  );
};
const row = (name: RegExp) => screen.findByRole('button', { name });

describe('an order of another box office', () => {
  // Goods less discounts; for shows and cards the total fee, which the rows explain as far as they can.
  it.each([
    ['seat', '864.00', undefined],
    // A parcel, whose freight is a row of its own.
    ['mall', '876.00', undefined],
    ['dams', '864.00', undefined],
    ['show', '901.50', '37.50'],
    ['card', '901.50', '37.50'],
  ] as const)('of the family %s asks for what the specification says', async (family, total, rest) => {
    await show(family);
    await row(/^优惠券\/优惠码/);
    await waitFor(() => expect(rows()).toMatchObject({ 会员折扣: '−96.00', 合计: total }));
    expect(rows().其他费用或优惠).toBe(rest);
    expect(screen.getByRole('button', { name: `支付 ¥${total}` })).toBeInstanceOf(HTMLElement);
    cleanup();
  });

  it('sends the figure that it shows, the discounts before the confirmation', async () => {
    const { user, sent } = await show('seat');
    const confirmed: Record<string, string>[] = [];
    office().server.use(
      http.post('*/ticket/order/confirm.xhtml', async ({ request }) => {
        confirmed.push(Object.fromEntries(new URLSearchParams(await request.text())));
        return ok({ ...ORDER, realStatus: 'new_confirm', payStatus: 'new_confirm' });
      }),
      http.post('*/ticket/order/payOrder.xhtml', () =>
        ok({ payNo: 'P-1', kind: 'qrcode', url: 'https://bank.example/1' }),
      ),
    );
    await user.click(await row(/^优惠券\/优惠码/));
    await user.click(await screen.findByRole('checkbox', { name: /^老友券/ }));
    await screen.findByRole('button', { name: '支付 ¥844.00' });
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await user.click(screen.getByRole('button', { name: '支付 ¥844.00' }));
    await waitFor(() => expect(confirmed).toHaveLength(1));
    expect(sent).toEqual([
      ['useDiscount', { tradeNo: 'T-1', tmpId: 'c-1' }],
      ['confirmDiscount', { tradeNo: 'T-1', totalAmount: '844' }],
    ]);
    expect(confirmed[0]).toMatchObject({ totalAmount: '844' });
  });

  it('names a discount, and no total, to the cards’ module, and asks it what is due before it pays', async () => {
    const { user, sent } = await show('card', {}, { coupons: [{ ...ENTRY, applied: true }] });
    const asked: string[] = [];
    office().server.use(
      http.get('*/membership/gotoPay.xhtml', () => {
        asked.push('gotoPay');
        return ok({ totalAmount: 901.5 });
      }),
      http.post('*/membership/order/payOrder.xhtml', () => {
        asked.push('payOrder');
        return ok({ payNo: 'P-1', kind: 'qrcode', url: 'https://bank.example/1' });
      }),
    );
    await row(/^优惠券\/优惠码/);
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await user.click(screen.getByRole('button', { name: '支付 ¥901.50' }));
    await waitFor(() => expect(asked).toEqual(['gotoPay', 'payOrder']));
    expect(sent).toEqual([['confirmDiscount', { tradeNo: 'T-1', tmpId: 'c-1' }]]);
  });

  it('has no arrows in new_confirm, whatever else it says', async () => {
    await show('seat', { payStatus: 'new_confirm' }, { editable: true });
    const panel = within(await screen.findByRole('region', { name: '优惠' }));
    expect(await panel.findByText('优惠券/优惠码')).toBeInstanceOf(HTMLElement);
    expect(panel.queryAllByRole('button')).toHaveLength(0);
  });

  it('has its promotion as a fixed line when it is a package', async () => {
    const fixed = { ...ENTRY, tmpId: 'p-1', title: '四选套票', applied: true };
    await show('seat', { packTradeNo: 'PK-1' }, { promotions: [fixed], promotionsTotal: 60 });
    await row(/^优惠券\/优惠码/);
    expect(screen.queryByRole('button', { name: /^促销活动/ })).toBeNull();
    // The line of the panel is the promotion's, and says which: nothing else on the page calls the package one.
    const lines = screen.getAllByText('促销活动');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.parentElement?.textContent).toBe('促销活动套票优惠 −¥60.00');
    const price = screen.getByRole('heading', { name: '价格明细' }).parentElement as HTMLElement;
    expect(within(price).getByText('套票优惠').parentElement?.textContent).toContain('−¥60.00');
  });

  it.each([
    ['WAIT_PAY', 'paid_success', true],
    ['PAID', 'new_locked', false],
  ] as const)('dams goes by orderStatus: %s beside %s', async (orderStatus, realStatus, waits) => {
    await show('dams', { orderStatus, realStatus });
    if (waits) await screen.findByRole('button', { name: /^支付 ¥/ });
    else await screen.findByRole('heading', { level: 1, name: '已成功' });
    expect(screen.queryByRole('button', { name: /^支付 ¥/ }) !== null).toBe(waits);
  });

  it('is shown with a status that nobody knows', async () => {
    await show('seat', { realStatus: 'handed_over' });
    expect(await screen.findByRole('heading', { level: 1, name: '状态待更新' })).toBeInstanceOf(HTMLElement);
  });

  it.each([
    ['a sum of floats', { couponsTotal: 0.1 + 0.2, discountAmount: 96.30000000000001 }, '863.70'],
    ['a negative total', { couponsTotal: -5, discountAmount: -5 }, '960.00'],
    [
      'amounts that are none',
      {
        coupons: [
          { ...ENTRY, discountDesc: '满减元' },
          { ...ENTRY, tmpId: 'c-2', discountDesc: '¥' },
        ],
      },
      '864.00',
    ],
  ])('survives %s', async (_, patch, total) => {
    const { user } = await show('seat', {}, patch);
    await user.click(await row(/^优惠券\/优惠码/));
    await screen.findAllByRole('checkbox', { name: /^老友券/ });
    expect(document.body.textContent).not.toContain('NaN');
    await waitFor(() => expect(rows().合计).toBe(total));
    expect(screen.getByRole('button', { name: `支付 ¥${total}` })).toBeInstanceOf(HTMLElement);
  });

  it('says 无可用 of a group that is excluded, and why at the entry', async () => {
    const excluded = { ...ENTRY, available: false, excluded: true, excludeMsg: '与会员折扣不同享' };
    const { user } = await show('seat', {}, { promotions: [excluded] });
    await user.click(await row(/^促销活动 无可用$/));
    expect(await screen.findByText('与会员折扣不同享')).toBeInstanceOf(HTMLElement);
  });

  it('takes an entry back by its tmpId when it came without cancelTmpId', async () => {
    const { user, sent } = await show(
      'seat',
      {},
      { coupons: [{ ...ENTRY, applied: true }], couponsTotal: 20 },
    );
    await user.click(await row(/^优惠券\/优惠码/));
    await user.click(await screen.findByRole('checkbox', { name: /^老友券/ }));
    await waitFor(() => expect(sent).toEqual([['cancelDiscount', { tradeNo: 'T-1', tmpId: 'c-1' }]]));
  });

  it('keeps the stepper of points within the cap', async () => {
    const pointsItem = {
      available: true,
      applied: true,
      tmpId: 'p',
      discount: 30,
      minAllow: 300,
      maxAllow: 1000,
      availablePoint: 1000,
    };
    const { user } = await show('seat', {}, { pointsItem });
    await user.click(await row(/^积分兑换/));
    const stepper = await screen.findByRole('spinbutton', { name: '使用的积分' });
    expect(stepper.getAttribute('aria-valuenow')).toBe('1000');
  });
});
