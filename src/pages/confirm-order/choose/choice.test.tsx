import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls } from '#domain/contract/order.ts';
import { show } from '#domain/contract/show.ts';
import { newMember } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const next = (name = '下一步，确认订单') => screen.getByRole<HTMLButtonElement>('button', { name });
const more = (label: RegExp) => screen.getByRole('spinbutton', { name: label });
/** Presses the arrow that adds one. */
const add = async (user: Awaited<ReturnType<typeof renderPath>>['user'], label: RegExp, times = 1) => {
  more(label).focus();
  await user.keyboard('{ArrowUp}'.repeat(times));
};
const tourDate = async () => {
  const { client } = await newMember();
  const { dates } = await client.ok(show.ticketTypes, { showId: 'show-house-tour' });
  return { client, dates };
};

describe('choosing tickets of a show', () => {
  it('asks for permission, counts places, and makes the order that the page then shows', async () => {
    const { client } = await tourDate();
    const { user, router } = await renderPath('/zh-CN/pc/chooseTicket?showId=show-house-tour');
    expect(await screen.findByRole('heading', { level: 1, name: '走进音乐厅' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('main').dataset.page).toBe('chooseTicket');
    await waitFor(() => expect(screen.queryByText('正在确认购票资格')).toBeNull());
    expect(next().disabled).toBe(true);
    await add(user, /成人票/, 2);
    await add(user, /儿童票/);
    const panel = within(screen.getByRole('complementary', { name: '合计' }));
    expect(panel.getAllByRole('listitem').map(li => li.textContent)).toEqual([
      '成人票 × 2¥120.00',
      '儿童票 × 1¥30.00',
    ]);
    expect(panel.getByText('150.00')).toBeInstanceOf(HTMLElement);
    await user.click(next());
    expect(await screen.findByRole('heading', { level: 1, name: '确认订单' })).toBeInstanceOf(HTMLElement);
    const query = new URLSearchParams(router.state.location.search);
    expect(query.get('supportSeat')).toBe('N');
    const order = await client.ok(orderCalls.show.detail, { tradeNo: query.get('tradeNo') ?? '' });
    expect(order).toMatchObject({ amount: 150, realStatus: 'new_locked' });
    expect(await screen.findByText(/名额为您保留。/)).toBeInstanceOf(HTMLElement);
    expect(screen.queryByText('返回选座')).toBeNull();
  });

  it('goes back to the choice, which replaces the order', async () => {
    const { client, dates } = await tourDate();
    const dateId = dates.find(d => d.state === 'on')?.id ?? '';
    await client.ok(show.checkPermission, { showId: 'show-house-tour', dateId });
    const tickets = [{ code: 'adult', quantity: 1 }];
    const request = { showId: 'show-house-tour', dateId, tickets, requestId: 'back' };
    const { tradeNo } = await client.ok(show.create, request);
    const { user, router } = await renderPath(`/zh-CN/pc/confirmOrder?tradeNo=${tradeNo}&supportSeat=N`);
    await user.click(await screen.findByRole('link', { name: '返回选择' }));
    await screen.findByRole('heading', { level: 1, name: '走进音乐厅' });
    expect(router.state.location.pathname).toBe('/zh-CN/pc/chooseTicket');
    await waitFor(() => expect(screen.queryByText('正在确认购票资格')).toBeNull());
    await add(user, /家庭票/);
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    expect((await client.ok(orderCalls.show.detail, { tradeNo })).realStatus).toBe('cancel_user');
  });

  it('explains a refusal before anything can be chosen', async () => {
    await newMember();
    await renderPath('/en-US/pc/confirmOrder?showId=show-rehearsal-mahler');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This is for members from level “In Tune”');
    expect(more(/Adult/).getAttribute('aria-disabled')).toBe('true');
    expect(next('Next: confirm order').disabled).toBe(true);
  });

  it('says how many places are left when others were quicker, and keeps what was chosen', async () => {
    await newMember();
    const { user } = await renderPath('/en-US/mobile/confirmOrder?showId=show-cushion');
    await screen.findByRole('heading', { level: 1, name: 'Cushion concert' });
    await waitFor(() => expect(screen.queryByText('Checking whether you may book')).toBeNull());
    await add(user, /Adult/, 4);
    office().server.use(
      http.post(`*${show.create.path}`, () =>
        HttpResponse.json({ success: false, errcode: '2210', msg: 'There are 2 left.', data: { left: 2 } }),
      ),
    );
    await user.click(next('Next: confirm order'));
    expect(await screen.findByText('Only 2 places are left on this date.')).toBeInstanceOf(HTMLElement);
    expect(more(/Adult/).getAttribute('aria-valuenow')).toBe('4');
    expect(next('Next: confirm order').disabled).toBe(true);
  });

  it('makes one order of ten clicks', async () => {
    await newMember();
    let made = 0;
    office().server.events.on('request:start', ({ request }) => {
      if (request.url.includes(show.create.path)) made += 1;
    });
    const { user } = await renderPath('/zh-CN/pc/chooseTicket?showId=show-house-tour');
    await screen.findByRole('heading', { level: 1, name: '走进音乐厅' });
    await waitFor(() => expect(screen.queryByText('正在确认购票资格')).toBeNull());
    await add(user, /成人票/);
    const button = next();
    for (let i = 0; i < 10; i++) button.click();
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    expect(made).toBe(1);
  });

  it('asks for the permission again when choosing took long', async () => {
    await newMember();
    let asked = 0;
    office().server.events.on('request:start', ({ request }) => {
      if (request.url.includes(show.checkPermission.path)) asked += 1;
    });
    const { user } = await renderPath('/zh-CN/pc/chooseTicket?showId=show-house-tour');
    await screen.findByRole('heading', { level: 1, name: '走进音乐厅' });
    await waitFor(() => expect(screen.queryByText('正在确认购票资格')).toBeNull());
    await add(user, /成人票/);
    expect(asked).toBe(1);
    const late = Date.now() + 26 * 60_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => late);
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    clock.mockRestore();
    expect(asked).toBe(2);
  });

  it('answers an unknown show or product with a way on', async () => {
    await newMember();
    const { unmount } = await renderPath('/zh-CN/pc/chooseTicket?showId=nothing');
    expect(await screen.findByRole('heading', { name: '没有找到这个活动' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '看看音乐会' })).toBeInstanceOf(HTMLElement);
    unmount();
    await renderPath('/en-US/pc/confirmOrder?productId=%22%3E%3Cscript%3E');
    expect(await screen.findByRole('heading', { name: 'We cannot find this item' })).toBeInstanceOf(
      HTMLElement,
    );
  });
});

describe('choosing a product', () => {
  it('a membership: three terms, one order, and its page without delivery', async () => {
    const { client } = await newMember();
    const { user, router } = await renderPath('/zh-CN/pc/digitalConfirmVip?productId=vip-digital');
    await screen.findByRole('heading', { level: 1, name: '数字音乐厅会员' });
    const terms = within(screen.getByRole('group', { name: '选择会员期' }));
    expect(terms.getAllByRole('radio')).toHaveLength(3);
    await user.click(terms.getByRole('radio', { name: /一个月/ }));
    await user.click(next());
    await screen.findByRole('heading', { level: 1, name: '确认订单' });
    expect(router.state.location.pathname).toBe('/zh-CN/pc/digitalConfirmVip');
    const tradeNo = new URLSearchParams(router.state.location.search).get('tradeNo') ?? '';
    expect(await client.ok(orderCalls.mall.detail, { tradeNo })).toMatchObject({
      amount: 38,
      family: 'mall',
    });
    expect(screen.queryByRole('region', { name: '收货方式' })).toBeNull();
    expect(screen.queryByText('快递')).toBeNull();
  });

  it('an order by its number alone, of either channel', async () => {
    const { client } = await newMember();
    const request = { productId: 'dams-week', variant: 'week', quantity: 1, requestId: 'dams' };
    const { tradeNo } = await client.ok(mall.createDams, request);
    await renderPath(`/zh-CN/pc/digitalConfirmOrder?tradeNo=${tradeNo}`);
    expect(await screen.findByRole('heading', { level: 2, name: '数字音乐厅七日券' })).toBeInstanceOf(
      HTMLElement,
    );
    // An order of another family in the query is none.
    await renderPath(`/zh-CN/pc/confirmOrder?tradeNo=${tradeNo}&supportSeat=Y`);
    expect(await screen.findByRole('heading', { name: '没有找到这个订单' })).toBeInstanceOf(HTMLElement);
  });

  it('goods offer three ways of delivery, and a sold-out one cannot be ordered', async () => {
    const { client } = await newMember();
    const request = { productId: 'gift-fork', variant: 'fork', quantity: 2, requestId: 'fork' };
    const { tradeNo } = await client.ok(mall.create, request);
    const first = await renderPath(`/en-US/pc/confirmOrder?tradeNo=${tradeNo}&orderType=mall`);
    const ways = within(await screen.findByRole('region', { name: 'Delivery' }));
    expect(ways.getAllByRole('radio', { name: /Courier|Collect/ })).toHaveLength(3);
    first.unmount();
    await renderPath('/en-US/pc/confirmOrder?productId=gift-scarf');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Sold out' })).disabled).toBe(true);
  });
});
