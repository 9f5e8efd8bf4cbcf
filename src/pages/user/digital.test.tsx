import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { digital } from '#domain/contract/digital.ts';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls, sandbox } from '#domain/contract/order.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

/** A new member who has paid for an album, or for something of the further channel. */
async function listener(
  productId = 'album-beethoven-5-6',
  variant = 'lossless',
  family: 'mall' | 'dams' = 'mall',
) {
  const { client } = await newMember();
  const request = { productId, variant, quantity: 1, requestId: productId };
  const { tradeNo } = await client.ok(family === 'mall' ? mall.create : mall.createDams, request);
  const calls = orderCalls[family];
  const { totalFee } = await client.ok(calls.detail, { tradeNo });
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'productUnwanted' } as const;
  await client.ok(calls.confirm, { tradeNo, totalAmount: totalFee, ...contact });
  const { payNo } = await client.ok(calls.pay, {
    tradeNo,
    gatewayCode: 'aliPay',
    totalAmount: totalFee,
  });
  await client.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { client, tradeNo };
}

type Shown = Awaited<ReturnType<typeof renderPath>>;
/** Wraps what was bought, with a proof that the account is one's own; the part of the gifts, and the code. */
async function wrapped({ user }: Shown) {
  const gifts = within(await screen.findByRole('region', { name: '赠送与领取' }));
  const wrap = await gifts.findByRole('button', { name: /包成赠礼/ });
  await user.click(wrap);
  await screen.findByText('确认是您本人');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await user.click(await screen.findByRole('button', { name: '填入' }));
  await user.click(wrap);
  return { gifts, code: (await gifts.findByText(/^[2-9A-Z]{20}$/)).textContent ?? '' };
}

describe('the member’s digital hall', () => {
  it('warns before what is bought is opened, and then shows what is inside', async () => {
    const { client, tradeNo } = await listener();
    const { user } = await renderPath('/zh-CN/pc/user?navType=digital');
    expect(await screen.findByRole('heading', { level: 1, name: '我的数字音乐厅' })).toBeInstanceOf(
      HTMLElement,
    );
    const open = await screen.findByRole('button', { name: '打开，贝多芬　第五、第六交响曲' });
    await user.click(open);
    const dialog = within(await screen.findByRole('dialog', { name: '打开之后不能退款' }));
    await user.click(dialog.getByRole('button', { name: '先不打开' }));
    expect((await client.ok(orderCalls.mall.detail, { tradeNo })).orderStatus).toBe('PAID');
    await user.click(open);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '打开' }));
    expect(await screen.findByText(/田园/)).toBeInstanceOf(HTMLElement);
    expect((await client.ok(orderCalls.mall.detail, { tradeNo })).orderStatus).toBe('DONE');
    expect(screen.getByRole('button', { name: '下载曲目单' })).toBeInstanceOf(HTMLElement);
  });

  it('wraps a recording into a code, which another member takes and hears', async () => {
    await listener();
    const shown = await renderPath('/zh-CN/pc/user?navType=digital');
    const { user } = shown;
    const { gifts, code } = await wrapped(shown);
    await user.type(gifts.getByRole('textbox', { name: '赠礼码' }), code);
    // One's own gift is for somebody else.
    await user.click(gifts.getByRole('button', { name: '领取' }));
    expect(await screen.findByText(/这份赠礼是您送出的/)).toBeInstanceOf(HTMLElement);
    const { client } = await newMember();
    const { titles } = await client.ok(digital.take, { code });
    expect(titles.length).toBeGreaterThan(0);
  });

  it('keeps the code of a gift that was wrapped while the list of gifts was on its way', async () => {
    await listener();
    let arrives = (): void => undefined;
    const list = new Promise<void>(resolve => {
      arrives = resolve;
    });
    let came = false;
    office().server.use(
      http.post(`*${digital.gifts.path}`, async () => {
        await list;
        came = true;
        return HttpResponse.json({ success: true, errcode: '0', msg: '', data: [] });
      }),
    );
    const { gifts, code } = await wrapped(await renderPath('/zh-CN/pc/user?navType=digital'));
    arrives();
    await waitFor(() => expect(came).toBe(true));
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(gifts.getByText(code)).toBeInstanceOf(HTMLElement);
  });

  it('stays closed when the call fails', async () => {
    const { client, tradeNo } = await listener();
    const { user } = await renderPath('/en-US/mobile/user?navType=digital');
    await user.click(await screen.findByRole('button', { name: 'Open Beethoven: Symphonies Nos. 5 and 6' }));
    office().server.use(http.post(`*${mall.open.path}`, () => HttpResponse.error()));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Pastoral/)).toBeNull();
    expect((await client.ok(orderCalls.mall.detail, { tradeNo })).orderStatus).toBe('PAID');
  });

  it('says when a stream that was bought opens, on its order and on the shelf', async () => {
    const { client, tradeNo } = await listener('dams-new-year', 'one', 'dams');
    const { fulfilment } = await client.ok(orderCalls.dams.detail, { tradeNo });
    expect(fulfilment?.opensAt).toMatch(/-12-31T/);
    const order = `confirmOrder?tradeNo=${tradeNo}&supportSeat=N&orderType=dams`;
    const { unmount } = await renderPath(`/zh-CN/pc/${order}`);
    await screen.findByRole('heading', { level: 1, name: '已成功' });
    expect(screen.getByText(/^\d{4}年12月31日 .* \d\d:\d\d（北京时间）开始直播/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/随时可以打开/)).toBeNull();
    unmount();
    const english = await renderPath(`/en-US/mobile/${order}`);
    expect(
      await screen.findByText(/^The stream begins on .*31 December.*Beijing time \(UTC\+8\)/),
    ).toBeTruthy();
    english.unmount();
    await renderPath('/zh-CN/pc/user?navType=digital');
    expect(await screen.findByText(/开始直播，届时打开/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: '打开，新年音乐会　线上票' })).toBeNull();
  });

  it('has three shelves, each item with the way to buy it', async () => {
    await newMember();
    await renderPath('/en-US/pc/user?navType=digital');
    const shelf = await screen.findByRole('heading', { level: 2, name: 'Online evenings' });
    expect(screen.getByText('You are not a member of the digital hall yet')).toBeInstanceOf(HTMLElement);
    expect(shelf).toBeInstanceOf(HTMLElement);
    const buy = screen.getByRole('link', { name: 'Buy Tuning fork, 442 Hz' });
    expect(buy.getAttribute('href')).toBe('/en-US/pc/confirmOrder?productId=gift-fork');
  });

  it('narrows the list of orders by kind, in the URL', async () => {
    const { tradeNo } = await listener();
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=orders');
    await user.click(await screen.findByRole('link', { name: '活动与课程' }));
    expect(await screen.findByRole('heading', { name: '这里还没有订单' })).toBeInstanceOf(HTMLElement);
    expect(router.state.location.search).toContain('family=show');
    await user.click(screen.getByRole('link', { name: '数字与商品' }));
    const view = await screen.findByRole('link', { name: /^查看，贝多芬/ });
    expect(view.getAttribute('href')).toBe(
      `/zh-CN/pc/confirmOrder?tradeNo=${tradeNo}&supportSeat=N&orderType=mall`,
    );
  });
});
