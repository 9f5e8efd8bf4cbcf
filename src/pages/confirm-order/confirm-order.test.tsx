import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { certifications } from '#domain/contract/certification.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { idCardCheckDigit } from '#domain/rules/validation.ts';
import { useUser } from '#stores/user.ts';
import { begin, changeSeats, endHold, holdSeats, lastSeconds, newMember, payFor } from '#tests/buy.ts';
import { fakeCanvas } from '#tests/canvas.ts';
import { office, renderPath } from '#tests/render.tsx';

fakeCanvas();
type Shown = Awaited<ReturnType<typeof renderPath>>;
type User = Shown['user'];
const path = (tradeNo: string, tree = 'zh-CN/pc') => `/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`;
const payButton = () => screen.findByRole('button', { name: /^支付 ¥/ });
/** Pasting is one event, where typing is one a key: what is typed is not what these tests are about. */
const fill = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.paste(text);
};
/** Not waited for: jsdom drops a step back before which an entry is added, and then the router waits for ever. */
const back = (router: Shown['router']) => void router.navigate(-1);
const accept = async (user: User) => user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));

describe('an unpaid order', () => {
  it('shows seats, every row of the price and a total that is their sum', async () => {
    const { client, tradeNo } = await holdSeats();
    const order = await client.ok(ticketOrder.detail, { tradeNo });
    await renderPath(path(tradeNo));
    const panel = within(await screen.findByRole('complementary', { name: '价格明细' }));
    const rows = panel.getAllByRole('term').map(t => t.textContent);
    expect(rows).toEqual(['商品金额', '积分兑换', '促销活动', '兑换券', '优惠券/优惠码', '会员折扣', '合计']);
    const figures = panel.getAllByRole('definition').map(d => Number(d.textContent?.replace(/[^\d.]/g, '')));
    expect(figures.at(-1)).toBe(order.totalAmount);
    expect(figures.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(order.totalAmount);
    for (const seat of order.seats) expect(screen.getAllByText(seat.number).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('is the third step on a phone, too: the one before it changes, and is told', async () => {
    const { tradeNo } = await holdSeats();
    const row = await office().deps.store.direct.sales.order(tradeNo);
    const { router } = await renderPath(`/zh-CN/mobile/seat?scheduleId=${row?.scheduleId}`);
    const step = () => screen.getByRole('listitem', { current: 'step' }).textContent;
    await waitFor(() => expect(step()).toContain('选择座位'));
    const seen: (string | null)[] = [];
    const watch = new MutationObserver(() => {
      const onOrder = document.querySelector('main')?.dataset.page === 'confirmOrder';
      const now = document.querySelector('main [aria-current=step]')?.textContent ?? null;
      if (onOrder && now && seen.at(-1) !== now) seen.push(now);
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    await router.navigate(path(tradeNo, 'zh-CN/mobile'));
    await screen.findByText(/^第 ?3 ?步/);
    expect(seen.map(s => s?.replace(/^\d/, ''))).toEqual(['选择座位', '确认付款']);
    watch.disconnect();
  });

  it('is confirmed, paid in the sandbox, and shows its tickets; Back shows it paid', async () => {
    const { tradeNo } = await holdSeats();
    const { user, router } = await renderPath(path(tradeNo));
    const button = await payButton();
    await accept(user);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: '沙箱收银台' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/不会真实扣款/)).toBeInstanceOf(HTMLElement);
    await user.click(await screen.findByRole('radio', { name: /付款成功/ }));
    await user.click(screen.getByRole('button', { name: '完成' }));
    expect(await screen.findByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('img', { name: '入场二维码' })).toHaveLength(2);
    back(router);
    await waitFor(() => expect(router.state.location.pathname).toContain('confirmOrder'));
    expect(await screen.findByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
  });

  it('makes one payment of ten clicks', async () => {
    const { tradeNo } = await holdSeats();
    let asked = 0;
    office().server.events.on('request:start', ({ request }) => {
      if (request.url.includes('payOrder')) asked += 1;
    });
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    await accept(user);
    for (let i = 0; i < 10; i++) button.click();
    await screen.findByRole('heading', { name: '沙箱收银台' });
    expect(asked).toBe(1);
    const payments = await office().deps.store.direct.sales.paymentsOf(tradeNo);
    expect(payments).toHaveLength(1);
  });

  it('names what is missing, each a link to its field, and keeps what was typed', async () => {
    const { tradeNo } = await holdSeats({ address: false });
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    await fill(user, screen.getByLabelText('手机号'), '12345');
    await user.click(button);
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getAllByRole('link').map(l => l.textContent)).toEqual([
      '请填写联系人姓名。',
      '手机号应为十一位，以 13 至 19 开头。',
      '请先阅读并同意购票须知。',
    ]);
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('12345');
    await user.click(summary.getByRole('link', { name: '请填写联系人姓名。' }));
    expect(document.activeElement).toBe(screen.getByLabelText('姓名'));
  });

  it('knows a new member’s mobile, and pays with it as it stands', async () => {
    const { member, tradeNo } = await holdSeats({ address: false });
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe(member.mobile);
    expect(member.mobile).toContain('****');
    await fill(user, screen.getByLabelText('姓名'), '周知');
    await accept(user);
    await user.click(button);
    await screen.findByRole('heading', { name: '沙箱收银台' });
    const row = await office().deps.store.direct.sales.order(tradeNo);
    expect(row?.contact?.mobile).toMatch(/^1380000\d{4}$/);
  });

  it('takes a buyer from abroad: a number of their country, or an e-mail address alone', async () => {
    const { tradeNo } = await holdSeats({ address: false });
    const { user } = await renderPath(path(tradeNo, 'en-US/pc'));
    const button = await screen.findByRole('button', { name: /^Pay ¥/ });
    const mobile = screen.getByLabelText<HTMLInputElement>('Mobile number');
    await fill(user, screen.getByLabelText('Name'), 'Ada 👑');
    await user.click(button);
    await screen.findAllByText(/^Tickets cannot be printed with “👑”/);
    await fill(user, screen.getByLabelText('Name'), 'Ada King');
    await user.clear(mobile);
    await user.click(button);
    expect(within(await screen.findByRole('alert')).getAllByRole('link')[0]?.textContent).toBe(
      'Enter a mobile number, or the e-mail address beside it.',
    );
    await user.selectOptions(screen.getByLabelText('Country or region code'), 'GB');
    await fill(user, mobile, '123');
    await user.click(button);
    await screen.findAllByText('Enter a mobile number of the country chosen beside it.');
    await user.clear(mobile);
    await fill(user, screen.getByLabelText('E-mail'), 'ada@example.org');
    await user.click(screen.getByRole('checkbox', { name: /I accept the/ }));
    await user.click(button);
    await screen.findByRole('heading', { name: 'Sandbox checkout' });
    const row = await office().deps.store.direct.sales.order(tradeNo);
    expect(row?.contact).toMatchObject({ linkman: 'Ada King', mobile: '', email: 'ada@example.org' });
  });

  it('sends abroad by prepaid express, to an address with the form of its country', async () => {
    const { tradeNo } = await holdSeats({ address: false });
    const { user } = await renderPath(path(tradeNo, 'en-US/pc'));
    await screen.findByRole('button', { name: /^Pay ¥/ });
    await user.click(screen.getByRole('radio', { name: /^CourierPostage/ }));
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Country or region'), 'DE');
    expect(dialog.queryByLabelText('Province')).toBeNull();
    await fill(user, dialog.getByLabelText('Recipient'), 'Ada King');
    await user.selectOptions(dialog.getByLabelText('Country or region code'), 'DE');
    await fill(user, dialog.getByLabelText('Mobile number'), '0151 23456789');
    await fill(user, dialog.getByLabelText('City'), 'Berlin');
    await fill(user, dialog.getByLabelText(/^Postcode/), '10785');
    await fill(user, dialog.getByLabelText('Street address'), 'Herbert-von-Karajan-Straße 1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('radio', { name: /Herbert-von-Karajan-Straße 1, Berlin, 10785, Germany/ });
    expect(await screen.findByText(/prepaid express, ¥180/)).toBeInstanceOf(HTMLElement);
    expect(await screen.findByText('7–14 working days')).toBeInstanceOf(HTMLElement);
  });

  // The one word of the other language is the way back to it.
  it('speaks the other language at once, discounts and complaints too, and keeps what was typed', async () => {
    const { tradeNo } = await holdSeats({ address: false });
    const { user, router } = await renderPath(path(tradeNo));
    const button = await payButton();
    await screen.findAllByText(/会员折扣/);
    await user.click(button);
    await screen.findAllByText('请填写联系人姓名。');
    await fill(user, screen.getByLabelText('邮箱'), 'ada@example.org');
    await router.navigate(path(tradeNo, 'en-US/pc'));
    await screen.findByRole('button', { name: /^Pay ¥/ });
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.org');
    await waitFor(() =>
      expect(screen.getByRole('main').textContent?.match(/[\u4e00-\u9fff]+/g)).toEqual(['中文']),
    );
  });

  it('keeps everything typed when the line breaks, and offers to pay again', async () => {
    const { client, tradeNo } = await holdSeats();
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    const name = screen.getByLabelText<HTMLInputElement>('姓名');
    await fill(user, name, '沈砚青');
    await accept(user);
    office().server.use(http.post('*/order/confirm.xhtml', () => HttpResponse.error()));
    await user.click(button);
    await screen.findByText('网络已断开，请检查连接后重试。');
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('沈砚青');
    expect(await payButton()).toBeInstanceOf(HTMLElement);
    const memberId = useUser.getState().userInfo?.memberId;
    const evening = (await client.ok(ticketOrder.detail, { tradeNo })).occasion?.id;
    expect(sessionStorage.getItem(`heming.draft.${memberId}.${evening}`)).toContain('沈砚青');
  });

  it('brings back what was typed when the session ends at the button and one signs in again', async () => {
    const { member, tradeNo } = await holdSeats();
    const { user, router } = await renderPath(path(tradeNo));
    const button = await payButton();
    await fill(user, screen.getByLabelText('姓名'), '沈砚青');
    await accept(user);
    office().server.use(
      http.post('*/order/confirm.xhtml', () =>
        HttpResponse.json({ success: false, errcode: '1202', msg: '登录已过期，请重新登录。' }),
      ),
    );
    await user.click(button);
    expect(await screen.findByText('登录之后，回到您的订单')).toBeInstanceOf(HTMLElement);
    expect(router.state.location.pathname).toBe('/zh-CN/pc/login');
    expect(useUser.getState().userInfo).toBeNull();
    cleanup();
    useUser.getState().signIn(member);
    await renderPath(useUser.getState().redirectPath);
    await payButton();
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('沈砚青');
  });

  it('explains an amount that has changed and pays nothing', async () => {
    const { client, tradeNo } = await holdSeats();
    const order = await client.ok(ticketOrder.detail, { tradeNo });
    const fresh = {
      ...order,
      amount: order.amount + 10,
      totalAmount: order.totalAmount + 10,
      totalFee: order.totalFee + 10,
    };
    office().server.use(
      http.post('*/order/confirm.xhtml', () =>
        HttpResponse.json({ success: false, errcode: '2208', msg: '订单金额有变化。', data: fresh }),
      ),
    );
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    await accept(user);
    await user.click(button);
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('金额有变化');
    expect(await payButton()).toHaveProperty(
      'textContent',
      expect.stringContaining(String((order.totalAmount + 10) % 1000)),
    );
    expect(await office().deps.store.direct.sales.paymentsOf(tradeNo)).toHaveLength(0);
  });

  it('asks for an address when a courier is chosen, saves one, and adds its freight', async () => {
    const { client, tradeNo } = await holdSeats({ address: false });
    const { totalAmount } = await client.ok(ticketOrder.detail, { tradeNo });
    const { user } = await renderPath(path(tradeNo));
    await payButton();
    await user.click(screen.getByRole('radio', { name: /^快递运费按地区计算/ }));
    await user.click(await screen.findByRole('button', { name: '新增地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(dialog.getByText('请填写收件人。')).toBeInstanceOf(HTMLElement);
    await fill(user, dialog.getByLabelText('收件人'), '周知');
    await fill(user, dialog.getByLabelText('手机号'), '13900139000');
    await waitFor(() =>
      expect(dialog.getByLabelText('省、自治区、直辖市')).toHaveProperty('tagName', 'SELECT'),
    );
    await user.selectOptions(dialog.getByLabelText('省、自治区、直辖市'), '上海市');
    // A municipality is its own city.
    expect(dialog.getByLabelText('城市')).toHaveProperty('value', '上海市');
    await user.selectOptions(dialog.getByLabelText('区县'), '徐汇区');
    await fill(user, dialog.getByLabelText('详细地址'), '听松路 1 号');
    await user.click(dialog.getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('radio', { name: /周知/ })).toHaveProperty('checked', true);
    const panel = within(screen.getByRole('complementary', { name: '价格明细' }));
    expect(await panel.findByText('运费')).toBeInstanceOf(HTMLElement);
    const total = panel
      .getAllByRole('definition')
      .at(-1)
      ?.textContent?.replace(/[^\d.]/g, '');
    expect(Number(total)).toBe(totalAmount + 12);
  });

  it('asks for one document a seat where names are real, and keeps no number on this device', async () => {
    const { client, tradeNo } = await holdSeats({ realName: true });
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    const names = screen.getAllByLabelText('证件姓名');
    const numbers = screen.getAllByLabelText('证件号码');
    expect(numbers).toHaveLength(2);
    const valid = `11010519491231002${idCardCheckDigit('11010519491231002')}`;
    await fill(user, names[0]!, '林听雨');
    await fill(user, names[1]!, '林伯年');
    await fill(user, numbers[0]!, '110105194912310021');
    await fill(user, numbers[1]!, valid);
    await accept(user);
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('末位校验不符');
    await fill(user, numbers[0]!, valid);
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('这个证件已用于另一个座位。'),
    );
    await user.selectOptions(screen.getAllByLabelText('证件类型')[1]!, 'passport');
    await fill(user, numbers[1]!, 'E12345678');
    await user.click(button);
    await screen.findByRole('heading', { name: '沙箱收银台' });
    expect((await client.ok(ticketOrder.detail, { tradeNo })).realStatus).toBe('new_confirm');
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toMatch(new RegExp(`${valid}|E12345678`));
  });

  it('offers the certificates that the member keeps, and types nothing anew', async () => {
    const { client, tradeNo } = await holdSeats({ realName: true });
    const number = `11010519491231002${idCardCheckDigit('11010519491231002')}`;
    await client.ok(certifications.save, { type: 'idcard', name: '林听雨', number, agree: 'Y' });
    const { user } = await renderPath(path(tradeNo));
    const button = await payButton();
    const [first, second] = screen.getAllByRole('group', { name: '观演人' });
    const lin = (group: HTMLElement) => within(group).getByRole('button', { name: /林听雨/ });
    // Nobody is put on a place unasked; one press does it, and one person for two seats is none.
    expect(screen.getAllByLabelText('证件姓名')).toHaveLength(2);
    expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe('另填一个证件');
    expect(document.body.textContent).not.toContain(number);
    await user.click(lin(first!));
    expect(lin(first!).getAttribute('aria-pressed')).toBe('true');
    expect(lin(second!)).toHaveProperty('disabled', true);
    await accept(user);
    await fill(user, screen.getByLabelText('证件姓名'), 'Ada Lin');
    await user.selectOptions(screen.getByLabelText('证件类型'), 'passport');
    await fill(user, screen.getByLabelText('证件号码'), 'E12345678');
    await user.click(button);
    await screen.findByRole('heading', { name: '沙箱收银台' });
    const row = await office().deps.store.direct.sales.order(tradeNo);
    expect(row?.contact?.certificates).toMatchObject([
      { type: 'idcard', name: '林听雨' },
      { type: 'passport', name: 'Ada Lin' },
    ]);
    expect(JSON.stringify(row)).not.toContain(number);
  });

  it('is cancelled only after a question', async () => {
    const { tradeNo } = await holdSeats();
    const { user } = await renderPath(path(tradeNo));
    await payButton();
    await user.click(screen.getByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '保留订单' }));
    expect(await payButton()).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '取消订单' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('heading', { level: 1, name: '用户取消' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '重新选座' })).toBeInstanceOf(HTMLElement);
  });

  it('offers no renewal while there is time enough, and shows the time beside the button that pays', async () => {
    const { tradeNo } = await holdSeats();
    await renderPath(path(tradeNo));
    await payButton();
    expect(screen.queryByRole('button', { name: '再要 15 分钟' })).toBeNull();
    const panel = screen.getByRole('complementary', { name: '价格明细' });
    expect(panel.textContent).toMatch(/座位还为您保留1[45]:\d\d/);
  });

  it('is renewed once in its last five minutes', async () => {
    const { tradeNo } = await holdSeats();
    await lastSeconds(tradeNo, 290);
    const { user } = await renderPath(path(tradeNo));
    await payButton();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: '再要 15 分钟' }));
    await screen.findByText(/已延长，座位保留到/);
    expect(screen.queryByRole('button', { name: '再要 15 分钟' })).toBeNull();
  });

  it('says the last two minutes where nobody overlooks them, with the renewal; without one it says what will happen', async () => {
    const { client, tradeNo } = await holdSeats();
    await lastSeconds(tradeNo, 115);
    const { user } = await renderPath(path(tradeNo));
    const dialog = within(await screen.findByRole('dialog', { name: '座位快到时间了' }));
    await user.click(dialog.getByRole('button', { name: '再要 15 分钟' }));
    await screen.findByText(/已延长，座位保留到/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await lastSeconds(tradeNo, 100);
    expect((await client.ok(ticketOrder.detail, { tradeNo })).renewable).toBe(false);
    cleanup();
    const again = await renderPath(path(tradeNo, 'zh-CN/mobile'));
    const last = within(await screen.findByRole('dialog', { name: '座位快到时间了' }));
    expect(last.getByText(/付款之前时间到了，座位会释放/)).toBeInstanceOf(HTMLElement);
    await again.user.click(last.getByRole('button', { name: '继续付款' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a payment that was begun', () => {
  const scanTitle = () => screen.findByRole('heading', { level: 1, name: '微信扫码支付' });

  it('shows the code of another way at once after a refusal', async () => {
    const order = await holdSeats();
    await payFor(order, 'declined');
    const { user } = await renderPath(path(order.tradeNo));
    await payButton();
    await user.click(screen.getByRole('radio', { name: /^微信支付/ }));
    await user.click(await payButton());
    expect(await scanTitle()).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/上一次付款没有成功/)).toBeNull();
  });

  it('can be left for another way to pay; what was asked about is always answered', async () => {
    const order = await holdSeats();
    const payNo = await begin(order, 'aliPay');
    const { user, router } = await renderPath(path(order.tradeNo));
    await screen.findByRole('heading', { level: 1, name: '付款正在进行' });
    await user.click(screen.getByRole('button', { name: '我已付款，查一下' }));
    expect(await screen.findByText(/还没有收到付款/)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '换一种支付方式' }));
    await payButton();
    expect(await office().deps.store.direct.sales.payment(payNo)).toMatchObject({ state: 'closed' });
    // What was said of that payment is over, and what was agreed to stays agreed to.
    await waitFor(() => expect(screen.queryByText(/还没有收到付款/)).toBeNull());
    expect(screen.getByRole('checkbox', { name: /我已阅读并同意/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: /^国际银行卡.*Visa/ }));
    await user.click(await payButton());
    await screen.findByRole('heading', { level: 1, name: '沙箱收银台' });
    expect(router.state.location.search).not.toContain(payNo);
  });

  it('can be left to change the discounts, or with the whole order', async () => {
    const order = await holdSeats();
    await begin(order, 'wxAppPay');
    const { user } = await renderPath(path(order.tradeNo));
    await user.click(await screen.findByRole('button', { name: '换一种支付方式' }));
    // The form is there, which has the button, too.
    await payButton();
    await user.click(screen.getByRole('button', { name: '修改优惠' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '修改优惠' })).toBeNull());
    expect(await order.client.ok(ticketOrder.detail, { tradeNo: order.tradeNo })).toMatchObject({
      realStatus: 'new_locked',
    });
    cleanup();
    await begin(order, 'wxAppPay');
    const again = await renderPath(path(order.tradeNo));
    await again.user.click(await screen.findByRole('button', { name: '取消订单' }));
    const dialog = within(await screen.findByRole('dialog'));
    await again.user.click(dialog.getByRole('button', { name: '取消订单' }));
    expect(await screen.findByRole('link', { name: '重新选座' })).toBeInstanceOf(HTMLElement);
  });

  it('is handed over to the wallet on a phone; a code is the way out when that does not open', async () => {
    const { tradeNo } = await holdSeats();
    const { user, router } = await renderPath(path(tradeNo, 'zh-CN/mobile'));
    await payButton();
    await user.click(screen.getByRole('radio', { name: /^微信支付/ }));
    await accept(user);
    await user.click(await payButton());
    await screen.findByRole('heading', { level: 1, name: '模拟钱包' });
    back(router);
    await user.click(await screen.findByRole('button', { name: '打不开微信？用二维码' }));
    expect(await scanTitle()).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/手机扫不了自己的屏幕/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: '保存图片' })).toBeInstanceOf(HTMLElement);
  });

  it('is followed by the other tab', async () => {
    const order = await holdSeats();
    await renderPath(path(order.tradeNo));
    await payButton();
    await payFor(order);
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'heming.order-news', newValue: `${order.tradeNo} 1` }),
    );
    expect(await screen.findAllByRole('img', { name: '入场二维码' })).toHaveLength(2);
  });
});

describe('an order whose seats are changed', () => {
  it('leaves the new one what was typed, and says where it is', async () => {
    const { client, tradeNo } = await holdSeats({ realName: true });
    const { user, unmount } = await renderPath(path(tradeNo));
    await payButton();
    await fill(user, screen.getByLabelText('姓名'), '沈砚青');
    await fill(user, screen.getAllByLabelText('证件姓名')[0]!, '林伯年');
    unmount();
    const next = await changeSeats(client, tradeNo);
    const shown = await renderPath(path(next));
    await payButton();
    expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('沈砚青');
    expect(screen.getAllByLabelText<HTMLInputElement>('证件姓名')[0]!.value).toBe('林伯年');
    shown.unmount();
    await renderPath(path(tradeNo));
    expect(await screen.findByRole('heading', { level: 1, name: '已更换座位' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText(/您已取消订单/)).toBeNull();
    expect(screen.getByRole('link', { name: '打开新订单' }).getAttribute('href')).toContain(next);
  });
});

describe('a member who holds seats', () => {
  it('sees them in the header with the time, and on the concert’s page with the date', async () => {
    const { client, tradeNo } = await holdSeats();
    const { subjectId } = await client.ok(ticketOrder.detail, { tradeNo });
    const { unmount } = await renderPath('/zh-CN/pc/legalNotice');
    const link = await screen.findByRole('link', { name: /^待付款1\d:\d\d$/ });
    expect(link.getAttribute('href')).toContain(tradeNo);
    unmount();
    await renderPath(`/zh-CN/mobile/musicale-detail?id=${subjectId}`);
    expect(await screen.findByText(/保留到 \d+月\d+日/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '继续付款' }).getAttribute('href')).toContain(tradeNo);
  });
});

describe('what became of an order', () => {
  it('never offers to pay while the end of a payment is unknown', async () => {
    const order = await holdSeats();
    await payFor(order, 'unknown');
    const { user } = await renderPath(path(order.tradeNo, 'zh-CN/mobile'));
    expect(await screen.findByRole('heading', { level: 1, name: '付款结果还没有传回' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '立即刷新' }));
    expect(await screen.findByText('已查询 1 次')).toBeInstanceOf(HTMLElement);
  });

  it('says that a declined payment charged nothing, and lets one try again', async () => {
    const order = await holdSeats();
    await payFor(order, 'declined');
    await renderPath(path(order.tradeNo));
    expect(await screen.findByText(/上一次付款没有成功，没有扣款/)).toBeInstanceOf(HTMLElement);
    expect(await payButton()).toBeInstanceOf(HTMLElement);
  });

  it('issues no ticket for a wrong amount', async () => {
    const order = await holdSeats();
    await payFor(order, 'wrong-amount');
    await renderPath(path(order.tradeNo));
    await screen.findAllByText(/收到的金额与订单不符/);
    expect(screen.getByText(/^收到 ¥.*将在 .* 之前全额原路退回/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '重新选座' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('img', { name: '入场二维码' })).toBeNull();
    expect(screen.queryByRole('button', { name: /支付/ })).toBeNull();
  });

  it('shows an order whose time is over as such', async () => {
    const { tradeNo } = await holdSeats();
    await endHold(tradeNo);
    await renderPath(path(tradeNo));
    expect(await screen.findByRole('heading', { level: 1, name: '系统取消' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '重新选座' })).toBeInstanceOf(HTMLElement);
  });

  it('returns tickets after showing ladder, fee and amount', async () => {
    const order = await holdSeats();
    await payFor(order);
    const { refund } = await order.client.ok(ticketOrder.detail, { tradeNo: order.tradeNo });
    const { user } = await renderPath(path(order.tradeNo));
    await screen.findByRole('heading', { level: 1, name: '已成功' });
    await user.click(screen.getByRole('button', { name: '申请退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    expect(dialog.getByText('手续费').nextElementSibling?.textContent).toBe(`¥${refund?.fee.toFixed(2)}`);
    await user.click(dialog.getByRole('button', { name: /确认退票/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '退票成功' })).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('img', { name: '入场二维码' })).toBeNull();
  });

  it('returns one ticket of two by exact figures; the other stays, and the price says what went back', async () => {
    const order = await holdSeats();
    await payFor(order);
    const { client, tradeNo } = order;
    const { refund } = await client.ok(ticketOrder.detail, { tradeNo });
    const [first, second] = refund?.pieces ?? [];
    const pieces = [second?.id ?? ''];
    const quote = await client.ok(ticketOrder.refundQuote, { tradeNo, pieces });
    const { user } = await renderPath(path(tradeNo));
    await screen.findByRole('heading', { level: 1, name: '已成功' });
    expect(screen.getByText(/^本单积分 [\d,]+ 分/)).toBeInstanceOf(HTMLElement);
    await user.click(screen.getByRole('button', { name: '申请退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    const [keep, give] = dialog.getAllByRole('checkbox');
    if (!keep || !give) throw new Error('two tickets to choose from');
    await user.click(keep);
    await user.click(give);
    expect(dialog.getByRole('button', { name: '请选择要退的票' })).toHaveProperty('disabled', true);
    await user.click(give);
    await user.click(
      await dialog.findByRole('button', { name: `确认退票，退回 ¥${quote.amount.toFixed(2)}` }),
    );
    expect(await screen.findByText('已退')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('已退').nextElementSibling?.textContent).toContain(quote.amount.toFixed(2));
    expect(screen.getByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('img', { name: '入场二维码' })).toHaveLength(1);
    expect(screen.getByText('退回部分')).toBeInstanceOf(HTMLElement);
    expect((await client.ok(ticketOrder.detail, { tradeNo })).seats.map(s => s.seatId)).toEqual([first?.id]);
  });

  it('gives back the ticket that was not used; the used one stays and is not offered', async () => {
    const order = await holdSeats();
    await payFor(order);
    const { client, tradeNo } = order;
    const before = await client.ok(ticketOrder.detail, { tradeNo });
    await office().deps.store.transaction(async ({ sales }) => {
      const [used, ...others] = await sales.tickets(tradeNo);
      await sales.removeTickets(tradeNo);
      if (used) await sales.addTickets([{ ...used, usedAt: Date.parse(before.now) }, ...others]);
    });
    const { user } = await renderPath(path(tradeNo));
    await screen.findByText('已入场');
    await user.click(screen.getByRole('button', { name: '申请退票' }));
    const dialog = within(await screen.findByRole('dialog', { name: '退票' }));
    expect(dialog.getByText(/^已入场的门票不能退/)).toBeInstanceOf(HTMLElement);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: /^确认退票，退回 ¥/ }));
    expect(await screen.findByText('已退')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('heading', { level: 1, name: '已成功' })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('img', { name: '入场二维码' })).toHaveLength(1);
    expect(screen.getByText('已入场')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('门票已使用，不能退票。', { exact: false })).toBeInstanceOf(HTMLElement);
  });

  it('shows an unknown and a foreign order alike, with a way on', async () => {
    const { tradeNo } = await holdSeats();
    await newMember();
    for (const number of ['HM000', tradeNo, '../x']) {
      const { unmount } = await renderPath(path(encodeURIComponent(number)));
      expect(await screen.findByRole('heading', { level: 1, name: '没有找到这个订单' })).toBeInstanceOf(
        HTMLElement,
      );
      expect(screen.getByRole('link', { name: '我的订单' })).toBeInstanceOf(HTMLElement);
      unmount();
    }
  });
});
