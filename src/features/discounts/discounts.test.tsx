import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { type DiscountRepository, discount } from '#domain/contract/discount.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { type Bought, holdSeats } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

type User = Awaited<ReturnType<typeof renderPath>>['user'];
const DAY = 86_400_000;
const path = (tradeNo: string, tree = 'zh-CN/pc') => `/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`;
const USE = '*/ticket/discount/useDiscount.xhtml';

let granted = 0;
/** Gives the member a coupon, voucher or card of the demonstration world. */
async function grant({ member }: Bought, offerId: string, total = 1): Promise<string> {
  const { store, clock } = office().deps;
  const id = `h-test-${granted++}`;
  const [from, until] = [clock.now() - DAY, clock.now() + 20 * DAY];
  await store.direct.discounts.addHolding({
    id,
    memberId: member.memberId,
    offerId,
    from,
    until,
    total,
    grantedAt: from,
  });
  return id;
}
async function earn({ member }: Bought, points: number, fen = 400_000): Promise<void> {
  const { store, clock } = office().deps;
  await store.direct.accounts.addLedger({
    memberId: member.memberId,
    ref: `test:${granted++}`,
    reason: 'order',
    points,
    fen,
    at: clock.now() - DAY,
    expiresAt: clock.now() + 300 * DAY,
  });
}
const row = (name: string | RegExp) => screen.findByRole('button', { name });
const open = async (user: User, name: string | RegExp) => user.click(await row(name));
const entry = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const repoOf = ({ client, tradeNo }: Bought): Promise<DiscountRepository> =>
  client.ok(discount.seat.getDiscountRepo, { tradeNo });
/** What the panel of the price says, row by row; its last one is the total. */
const price = (name: string): Record<string, string> => {
  const panel = within(screen.getByRole('complementary', { name }));
  const figures = panel.getAllByRole('definition').map(d => d.textContent?.replace(/[¥,]/g, '') ?? '');
  return Object.fromEntries(
    panel.getAllByRole('term').map((term, i) => [term.textContent ?? '', figures[i] ?? '']),
  );
};
const total = (yuan: number): string => yuan.toFixed(2);

/** The page of a member of the Salon level, whose order has the member discount. */
async function salonist(...offers: string[]) {
  const bought = await holdSeats();
  await earn(bought, 0);
  for (const id of offers) await grant(bought, id);
  const { user } = await renderPath(path(bought.tradeNo));
  await row(/^会员折扣/);
  return { bought, user };
}

describe('the discount panel', () => {
  it('applies and takes back by the same click, in every row and in the total', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-care');
    const { totalAmount = 0 } = await repoOf(bought);
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码 请选择$/);
    const coupon = await entry(/^演出变更关怀券/);
    expect(coupon.checked).toBe(false);
    await user.click(coupon);
    expect(await row(/^优惠券\/优惠码 −¥20\.00$/)).toBeInstanceOf(HTMLElement);
    expect(price('价格明细')).toMatchObject({
      '优惠券/优惠码': '−20.00',
      会员折扣: '0.00',
      合计: total(totalAmount - 20),
    });
    expect(screen.getByRole('button', { name: /^支付/ }).textContent).toContain(
      total(totalAmount - 20).slice(-6),
    );
    expect(document.activeElement).toBe(coupon);
    await user.click(coupon);
    expect(await row(/^优惠券\/优惠码 请选择$/)).toBeInstanceOf(HTMLElement);
    expect(price('价格明细').合计).toBe(total(totalAmount));
    expect((await repoOf(bought)).revision).toBe(2);
  });

  it('cancels the old coupon first, then applies the new one', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-welcome');
    await grant(bought, 'k-autumn');
    const asked: string[] = [];
    office().server.events.on('request:start', ({ request }) => {
      const call = /(useDiscount|cancelDiscount)/.exec(request.url)?.[1];
      if (call) asked.push(call);
    });
    const { user } = await renderPath(path(bought.tradeNo, 'en-US/pc'));
    await open(user, /^Coupons and codes/);
    const first = await entry(/^Welcome coupon/);
    const second = await entry(/^Autumn code/);
    await user.click(first);
    await waitFor(() => expect(first.checked).toBe(true));
    await screen.findByText(/^In use/);
    await user.click(second);
    await waitFor(() => expect([first.checked, second.checked]).toEqual([false, true]));
    await waitFor(async () => expect((await repoOf(bought)).couponsTotal).toBe(40));
    expect(asked).toEqual(['useDiscount', 'cancelDiscount', 'useDiscount']);
  });

  it('shows neither when cancelling worked and applying failed (R22)', async () => {
    const bought = await holdSeats();
    const held = await grant(bought, 'c-welcome');
    await grant(bought, 'k-autumn');
    await bought.client.ok(discount.seat.useDiscount, { tradeNo: bought.tradeNo, tmpId: held });
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码 −/);
    const [first, second] = [await entry(/^新会员礼遇/), await entry(/^秋日音乐码/)];
    office().server.use(http.post(USE, () => HttpResponse.error()));
    await user.click(second);
    await waitFor(() => expect([first.checked, second.checked]).toEqual([false, false]));
    expect(await row(/^优惠券\/优惠码 请选择$/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/秋日音乐码没有改动成功/)).toBeInstanceOf(HTMLElement);
    expect(document.activeElement).toBe(second);
    const repo = await repoOf(bought);
    expect(repo.discountAmount).toBe(0);
    expect(price('价格明细').合计).toBe(total(repo.totalAmount ?? 0));
  });

  it('equals a fresh repository after replies that came late (R21)', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-care');
    await grant(bought, 'c-welcome');
    await earn(bought, 0);
    await bought.client.ok(discount.seat.cancelDiscount, { tradeNo: bought.tradeNo, tmpId: 'member' });
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码/);
    await open(user, /^会员折扣/);
    const [care, welcome] = [await entry(/^演出变更关怀券/), await entry(/^新会员礼遇/)];
    const member = await screen.findByRole<HTMLInputElement>('radio', { name: /^雅集 九折/ });
    let answer = () => {};
    const late = new Promise<void>(resolve => {
      answer = resolve;
    });
    office().server.use(
      http.post(USE, async ({ request }) => {
        await late;
        return office().app.fetch(request);
      }),
    );
    await user.click(care);
    await user.click(welcome);
    await user.click(member);
    await user.click(welcome);
    // Controls show at once what was asked for; the second click on one that is on its way is no other edit.
    expect([care.checked, welcome.checked, member.checked]).toEqual([true, true, true]);
    expect((await repoOf(bought)).revision).toBe(1);
    answer();
    await waitFor(async () => expect((await repoOf(bought)).revision).toBe(4));
    const repo = await repoOf(bought);
    await waitFor(() => expect(price('价格明细').合计).toBe(total(repo.totalAmount ?? 0)));
    expect([care.checked, welcome.checked, member.checked]).toEqual([true, true, true]);
    expect(price('价格明细')).toMatchObject({
      '优惠券/优惠码': `−${total(repo.couponsTotal)}`,
      会员折扣: `−${total(repo.memberTotal)}`,
    });
  });

  it('has the member discount on by itself, and leaves it off once it was refused', async () => {
    const { user, bought } = await salonist();
    const { totalAmount = 0, memberTotal } = await repoOf(bought);
    expect(memberTotal).toBeGreaterThan(0);
    await waitFor(() => expect(price('价格明细').合计).toBe(total(totalAmount)));
    await open(user, /^会员折扣.* −¥/);
    const none = await screen.findByRole<HTMLInputElement>('radio', { name: '不使用会员折扣' });
    expect(none.checked).toBe(false);
    await user.click(none);
    await waitFor(() => expect(price('价格明细').合计).toBe(total(totalAmount + memberTotal)));
    expect((await repoOf(bought)).memberTotal).toBe(0);
  });

  it('offers the best set by the pay button with what it saves more, only while it saves more', async () => {
    const { user, bought } = await salonist('c-care');
    const panel = within(screen.getByRole('complementary', { name: '价格明细' }));
    const { best, discountAmount } = await repoOf(bought);
    const saves = best?.saves ?? 0;
    expect(saves).toBeGreaterThan(0);
    expect(await panel.findByText(`换成最优组合，再省 ¥${total(saves)}`)).toBeInstanceOf(HTMLElement);
    await user.click(panel.getByRole('button', { name: '选用最优组合' }));
    await waitFor(async () =>
      expect(await repoOf(bought)).toMatchObject({ discountAmount: discountAmount + saves, best: null }),
    );
    await waitFor(() => expect(panel.queryByRole('button', { name: '选用最优组合' })).toBeNull());
  });

  it('makes one edit of a double click', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-care');
    let asked = 0;
    office().server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/ticket/discount/use')) asked += 1;
    });
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码/);
    const coupon = await entry(/^演出变更关怀券/);
    for (let i = 0; i < 5; i++) coupon.click();
    await row(/^优惠券\/优惠码 −¥20\.00$/);
    expect(asked).toBe(1);
    expect((await repoOf(bought)).revision).toBe(1);
  });

  it('says why what cannot be chosen cannot, and only says it', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-shop');
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码 无可用$/);
    expect(await screen.findByText('暂无可用优惠券。')).toBeInstanceOf(HTMLElement);
    const coupon = await entry(/^商城优惠券/);
    expect(coupon.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(coupon.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      '仅限商城商品',
    );
    await user.click(coupon);
    expect(coupon.checked).toBe(false);
    expect(screen.getAllByText('仅限商城商品')).toHaveLength(2);
    expect((await repoOf(bought)).revision).toBe(0);
  });

  it.each([
    ['zh-CN/pc', /^积分兑换 无可用/, '积分不可兑换'],
    ['zh-CN/pc', /^兑换券 无可用/, '暂无可用兑换券。'],
    ['zh-CN/pc', /^次卡兑换 无可用/, '暂无可用次卡兑换。'],
    ['zh-CN/pc', /^会员折扣 无可用/, '暂无可用会员优惠。'],
    ['en-US/pc', /^Points None available/, 'Points discount is unavailable.'],
    ['en-US/pc', /^Vouchers None available/, 'No available voucher.'],
    ['en-US/pc', /^Times card None available/, 'No available times-card exchange.'],
    ['en-US/pc', /^Member discount None available/, 'No available member discount.'],
  ])('toasts word for word in %s: %s', async (tree, name, text) => {
    const bought = await holdSeats();
    const { user } = await renderPath(path(bought.tradeNo, tree));
    await open(user, name);
    expect(await screen.findByText(text)).toBeInstanceOf(HTMLElement);
  });

  it('is a sheet on a phone, whose button says what it takes', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-care');
    const { user } = await renderPath(path(bought.tradeNo, 'en-US/mobile'));
    await open(user, /^Coupons and codes Choose$/);
    const sheet = within(await screen.findByRole('dialog', { name: 'Coupons and codes' }));
    await user.click(await sheet.findByRole('checkbox', { name: /^Goodwill coupon/ }));
    await user.click(await sheet.findByRole('button', { name: 'Done, ¥20.00 off' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await row(/^Coupons and codes −¥20\.00$/)).toBe(document.activeElement);
  });

  it('gives a coupon for a code, chooses it, and says exactly why not', async () => {
    const bought = await holdSeats();
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码/);
    const field = await screen.findByRole('textbox', { name: '优惠码' });
    const submit = screen.getByRole('button', { name: '兑换' });
    await user.click(submit);
    expect(screen.getByText('请输入优惠码。')).toBeInstanceOf(HTMLElement);
    for (const [code, why] of [
      ['NOTHING', '优惠码不存在，请核对后重试。'],
      ['HM-SUMMER', /^已于 .* 到期$/],
    ] as const) {
      await user.clear(field);
      await user.type(field, code);
      await user.click(submit);
      expect(await screen.findByText(why)).toBeInstanceOf(HTMLElement);
    }
    await user.clear(field);
    await user.type(field, 'hm-autumn{Enter}');
    await waitFor(async () => expect((await repoOf(bought)).couponsTotal).toBe(40));
    expect((await entry(/^秋日音乐码/)).checked).toBe(true);
  });

  it('chooses the best set that the server stated', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-welcome');
    await grant(bought, 'c-care');
    await earn(bought, 0);
    const { best } = await repoOf(bought);
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, '选用最优组合');
    await waitFor(async () => expect((await repoOf(bought)).discountAmount).toBe(best?.discountAmount));
    await waitFor(() => expect(screen.queryByRole('button', { name: '选用最优组合' })).toBeNull());
  });

  it('goes into the payment, hides its arrows, and is what was confirmed', async () => {
    const bought = await holdSeats();
    await grant(bought, 'c-care');
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^优惠券\/优惠码/);
    await user.click(await entry(/^演出变更关怀券/));
    await row(/^优惠券\/优惠码 −¥20\.00$/);
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await user.click(screen.getByRole('button', { name: /^支付 ¥/ }));
    await screen.findByRole('heading', { name: '沙箱收银台' });
    const order = await bought.client.ok(ticketOrder.detail, { tradeNo: bought.tradeNo });
    expect(order).toMatchObject({ realStatus: 'new_confirm', discount: 20, payStatus: 'new_confirm' });
  });

  it('asks again when another tab has changed the discounts, and pays nothing before (R18)', async () => {
    const bought = await holdSeats();
    const held = await grant(bought, 'c-care');
    const { tradeNo, client } = bought;
    const { user } = await renderPath(path(tradeNo));
    await row(/^优惠券\/优惠码 请选择$/);
    const { totalAmount = 0 } = await client.ok(discount.seat.useDiscount, { tradeNo, tmpId: held });
    await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
    await user.click(screen.getByRole('button', { name: /^支付 ¥/ }));
    expect((await screen.findByRole('alert', { name: '' })).textContent).toContain('金额有变化');
    expect(await row(/^优惠券\/优惠码 −¥20\.00$/)).toBeInstanceOf(HTMLElement);
    await waitFor(() => expect(price('价格明细').合计).toBe(total(totalAmount)));
    expect(await office().deps.store.direct.sales.paymentsOf(tradeNo)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^支付 ¥/ }));
    await screen.findByRole('heading', { name: '沙箱收银台' });
  });

  it('has no arrows when the discounts are settled', async () => {
    const bought = await holdSeats();
    const held = await grant(bought, 'c-care');
    const { tradeNo, client } = bought;
    const { totalAmount = 0 } = await client.ok(discount.seat.useDiscount, { tradeNo, tmpId: held });
    await client.ok(discount.seat.confirmDiscount, { tradeNo, totalAmount });
    await renderPath(path(tradeNo));
    const panel = within(await screen.findByRole('region', { name: '优惠' }));
    expect(await panel.findByText('优惠券/优惠码')).toBeInstanceOf(HTMLElement);
    expect(panel.getByText('优惠券/优惠码').parentElement?.textContent).toContain('−¥20.00');
    expect(panel.queryAllByRole('button')).toHaveLength(0);
    expect(price('价格明细').合计).toBe(total(totalAmount));
  });

  it('offers to try again when it could not be read, and the order can be paid all the same', async () => {
    const bought = await holdSeats();
    office().server.use(http.post('*/getDiscountRepo.xhtml', () => HttpResponse.json(null)));
    const { user } = await renderPath(path(bought.tradeNo));
    const panel = within(await screen.findByRole('region', { name: '优惠' }));
    const again = await panel.findByRole('button');
    expect(screen.getByRole('button', { name: /^支付 ¥/ }).getAttribute('aria-disabled')).toBeNull();
    office().server.resetHandlers();
    await user.click(again);
    expect(await row(/^优惠券\/优惠码/)).toBeInstanceOf(HTMLElement);
  });
});

describe('points', () => {
  it('step by hundreds and thousands within their bounds, and pay when they are confirmed', async () => {
    const bought = await holdSeats();
    await earn(bought, 3_460, 0);
    const { totalAmount = 0 } = await repoOf(bought);
    const { user } = await renderPath(path(bought.tradeNo));
    await open(user, /^积分兑换 请选择$/);
    const value = await screen.findByRole('spinbutton', { name: '使用的积分' });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    expect(screen.getByText(/可用 3,460 分，100 分抵 ¥1.00/)).toBeInstanceOf(HTMLElement);
    await press('加 1000');
    await press('加 100');
    await press('减 1000');
    expect(value.getAttribute('aria-valuenow')).toBe('100');
    await press('减 1000');
    expect(value.getAttribute('aria-valuenow')).toBe('0');
    await press('加 100');
    await user.click(screen.getByRole('button', { name: /^确认使用/ }));
    expect(await screen.findByText('至少使用300积分。')).toBeInstanceOf(HTMLElement);
    expect((await repoOf(bought)).pointsTotal).toBe(0);
    await press('全部使用');
    expect(value.getAttribute('aria-valuenow')).toBe('3400');
    expect(price('价格明细').合计).toBe(total(totalAmount));
    await user.click(screen.getByRole('button', { name: /^确认使用/ }));
    expect(await row(/^积分兑换 −¥34\.00$/)).toBeInstanceOf(HTMLElement);
    expect(price('价格明细')).toMatchObject({ 积分兑换: '−34.00', 合计: total(totalAmount - 34) });
    await press('清零');
    await user.click(screen.getByRole('button', { name: '不使用积分' }));
    await waitFor(() => expect(price('价格明细').合计).toBe(total(totalAmount)));
    expect((await repoOf(bought)).pointsItem.applied).toBe(false);
  });

  it('say what the server says when the balance has gone elsewhere', async () => {
    const bought = await holdSeats();
    await earn(bought, 1_000, 0);
    const { user } = await renderPath(path(bought.tradeNo, 'en-US/mobile'));
    await screen.findByRole('spinbutton', { name: 'Points to use' });
    await user.click(screen.getByRole('button', { name: 'Use all' }));
    await earn(bought, -900, 0);
    await user.click(screen.getByRole('button', { name: /^Use them/ }));
    expect(await screen.findByText('Your points are insufficient')).toBeInstanceOf(HTMLElement);
    expect((await repoOf(bought)).pointsTotal).toBe(0);
    // What is shown again is what the server knows: too few to be used at all.
    expect(await row(/^Points None available$/)).toBeInstanceOf(HTMLElement);
  });
});
