import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { longDay } from '#lib/dates.ts';
import { useUser } from '#stores/user.ts';
import { holdSeats, newMember, payFor } from '#tests/buy.ts';
import { office, renderPath } from '#tests/render.tsx';

const offline = () =>
  office().server.use(
    http.all('*/thvendor/*', () => HttpResponse.error()),
    http.all('*/ucenter/*', () => HttpResponse.error()),
  );

describe('the user centre', () => {
  it('greets, shows level and points, and any unknown section is the overview', async () => {
    await renderPath('/zh-CN/pc/user?ind=nothing&navType=nowhere', { signedInAs: '13800138000' });
    expect(await screen.findByRole('heading', { level: 1, name: /好，/ })).toBeInstanceOf(HTMLElement);
    const level = within(await screen.findByRole('region', { name: '会员等级' }));
    expect(level.getAllByRole('listitem')).toHaveLength(6);
    expect(level.getByText(/升级为和鸣会员/)).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says which points are on their way, and until when', async () => {
    const { deps } = office();
    const { member } = await newMember();
    const now = deps.clock.now();
    const creditAt = now + 9 * 86_400_000;
    await deps.store.direct.accounts.addLedger({
      memberId: member.memberId,
      ref: 'paid:test',
      reason: 'order',
      points: 1_360,
      fen: 136_000,
      at: now,
      expiresAt: null,
      creditAt,
    });
    await renderPath('/zh-CN/pc/user');
    const day = longDay(creditAt, 'zh-CN');
    expect(await screen.findByText(`另有 1,360 分在途，首笔到账日 ${day}`)).toBeInstanceOf(HTMLElement);
  });

  it('keeps orders when the membership cannot be read', async () => {
    await renderPath('/zh-CN/pc/user', { signedInAs: 'listener@heming.example' });
    expect(await screen.findByRole('heading', { name: '我的订单' })).toBeInstanceOf(HTMLElement);
  });

  it('lists orders by tab from the URL, with what can be done now', async () => {
    const { tradeNo } = await holdSeats();
    const { unmount } = await renderPath('/zh-CN/pc/user?ind=orders&pageNo=junk');
    const pay = await screen.findByRole('link', { name: /^去支付，/ });
    expect(pay.getAttribute('href')).toContain(tradeNo);
    const cancelled = screen.getByRole('link', { name: /^已取消/ }).getAttribute('href') ?? '';
    unmount();
    await renderPath(cancelled);
    expect(await screen.findByRole('heading', { name: '这里还没有订单' })).toBeInstanceOf(HTMLElement);
  });

  it('says where the empty wallet leads', async () => {
    await newMember();
    await renderPath('/zh-CN/mobile/user?ind=tickets');
    expect(await screen.findByRole('heading', { name: '票夹是空的' })).toBeInstanceOf(HTMLElement);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: '音乐会' }).getAttribute('href')).toBe('/zh-CN/mobile/musicale');
  });

  it('shows each ticket with its code, and again without a network', async () => {
    const order = await holdSeats();
    await payFor(order);
    const first = await renderPath('/zh-CN/mobile/user?ind=tickets');
    expect(await screen.findAllByRole('img', { name: '入场二维码' })).toHaveLength(2);
    await waitFor(() => expect(document.querySelectorAll('svg[data-ready]')).toHaveLength(2));
    first.unmount();
    first.router.dispose();
    offline();
    await renderPath('/zh-CN/mobile/user?ind=tickets');
    expect(await screen.findByText(/现在没有网络/)).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('img', { name: '入场二维码' })).toHaveLength(2);
  });

  it('opens without a network on the next concert, with what is over apart', async () => {
    const order = await holdSeats();
    await payFor(order);
    const first = await renderPath('/zh-CN/mobile/user?ind=tickets');
    await screen.findAllByRole('img', { name: '入场二维码' });
    first.unmount();
    first.router.dispose();
    const kept = JSON.parse(localStorage.getItem('heming.tickets') ?? '{}');
    const [next] = kept.orders;
    const over = {
      ...next,
      tradeNo: 'HMOVER',
      title: '昨晚的音乐会',
      occasion: { ...next.occasion, startsAt: new Date(Date.now() - 86_400_000).toISOString() },
    };
    const soon = { ...next.occasion, startsAt: new Date(Date.now() + 86_400_000).toISOString() };
    const orders = [over, { ...next, title: '明晚的音乐会', occasion: soon }];
    localStorage.setItem('heming.tickets', JSON.stringify({ ...kept, orders }));
    offline();
    await renderPath('/zh-CN/mobile/user?ind=tickets');
    expect(await screen.findByRole('heading', { level: 2, name: '明晚的音乐会' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(screen.queryByRole('heading', { name: '昨晚的音乐会' })).toBeNull();
    expect(screen.getByRole('link', { name: /昨晚的音乐会/ })).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByRole('img', { name: '入场二维码' })).toHaveLength(2);
  });

  it('signs out, offline too: nothing of the member is left on this device', async () => {
    const order = await holdSeats();
    await payFor(order);
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=tickets');
    await screen.findAllByRole('img', { name: '入场二维码' });
    expect(localStorage.getItem('heming.tickets')).not.toBeNull();
    sessionStorage.setItem('heming.seats.s1', '["a"]');
    offline();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/zh-CN/pc/home'));
    expect(useUser.getState().userInfo).toBeNull();
    const left = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].flat().join('\n');
    expect(left).not.toMatch(/heming\.(tickets|seats)|memberEncode|13800000/);
  });
});
