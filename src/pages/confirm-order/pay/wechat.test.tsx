import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ticketOrder } from '#domain/contract/order.ts';
import { begin, holdSeats } from '#tests/buy.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { office, renderPath } from '#tests/render.tsx';

fakeCanvas();

const REQUEST = {
  appId: 'wx0123456789abcdef',
  timeStamp: '1796000000',
  nonceStr: 'once',
  package: 'prepay_id=wx1',
  signType: 'RSA',
  paySign: 'signed',
};
const GRANT = { code: 'a-code', state: '0abc' };

/** The page in WeChat's browser, whose first words to a visitor are put away. */
async function renderInWechat(path: string) {
  const page = await renderPath(path, { agent: 'Mozilla/5.0 (iPhone) Mobile MicroMessenger/8.0' });
  await page.user.click(await screen.findByRole('button', { name: /^(知道了|I see)$/ }));
  return page;
}

/** Comes back from WeChat, on a phone, to a payment that was begun; what the page then asked for. */
async function cameBack(end: string, tree = 'zh-CN/mobile') {
  const order = await holdSeats();
  const payNo = await begin(order, 'wxAppPay');
  const asked: URLSearchParams[] = [];
  office().server.use(
    http.post(`*${ticketOrder.pay.path}`, async ({ request }) => {
      asked.push(new URLSearchParams(await request.text()));
      const data = { payNo, kind: 'bridge', url: 'confirmOrder', bridge: REQUEST };
      return HttpResponse.json({ success: true, errcode: '0', msg: '', data });
    }),
  );
  const invoked = vi.fn((_verb: string, _request: object, done: (end: { err_msg: string }) => void) =>
    done({ err_msg: `get_brand_wcpay_request:${end}` }),
  );
  window.WeixinJSBridge = { invoke: invoked };
  const path = `/${tree}/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`;
  const page = await renderInWechat(`${path}&${new URLSearchParams(GRANT)}`);
  return { ...page, asked, invoked };
}

describe('inside WeChat', () => {
  afterEach(() => {
    delete window.WeixinJSBridge;
  });

  it('hands the payment to the bridge with what WeChat said, once, and takes it out of the address', async () => {
    const { asked, invoked } = await cameBack('ok');
    await waitFor(() => expect(invoked).toHaveBeenCalledOnce());
    expect(invoked).toHaveBeenCalledWith('getBrandWCPayRequest', REQUEST, expect.anything());
    expect(asked).toHaveLength(1);
    expect(asked[0]?.get('scene')).toBe('wallet');
    expect(JSON.parse(asked[0]?.get('grant') ?? '')).toEqual(GRANT);
    expect(window.location.search).toMatch(/^\?tradeNo=[\w-]+&supportSeat=Y$/);
    expect(await screen.findByRole('heading', { level: 1, name: '付款正在进行' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('says that nothing was charged when the payer cancels there, and pays on demand', async () => {
    const { user, asked, invoked } = await cameBack('cancel');
    expect(await screen.findByText('已在微信里取消，没有扣款。')).toBeInstanceOf(HTMLElement);
    await user.click(await screen.findByRole('button', { name: '回到付款页面' }));
    await waitFor(() => expect(invoked).toHaveBeenCalledTimes(2));
    expect(asked[1]?.get('grant')).toBeNull();
  });

  it('says so where WeChat does not do it', async () => {
    await cameBack('fail', 'en-US/mobile');
    expect(await screen.findByText(/WeChat did not complete the payment/)).toBeInstanceOf(HTMLElement);
  });

  it('says to open a browser where only a code can be shown', async () => {
    const order = await holdSeats();
    const payNo = await begin(order, 'wxAppPay');
    office().server.use(
      http.post(`*${ticketOrder.pay.path}`, () =>
        HttpResponse.json({
          success: true,
          errcode: '0',
          msg: '',
          data: { payNo, kind: 'qrcode', url: 'weixin://wxpay/bizpayurl?pr=1' },
        }),
      ),
    );
    const { user } = await renderInWechat(
      `/zh-CN/mobile/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`,
    );
    await user.click(await screen.findByRole('button', { name: '回到付款页面' }));
    expect(await screen.findByText(/选择“在浏览器中打开”/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull();
  });
});
