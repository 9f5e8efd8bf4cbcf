import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';

describe('my coupons', () => {
  it('stand by state, with what is left of a card and when one begins', async () => {
    const { user, router } = await renderPath('/zh-CN/pc/user?ind=coupon', { signedInAs: '13800138000' });
    await screen.findByRole('heading', { level: 1, name: '我的优惠券' });
    const card = (await screen.findByText('剩余，共 4 次')).parentElement;
    expect(card?.textContent).toMatch(/^3次/);
    expect(screen.getByText(/起可用$/)).toBeInstanceOf(HTMLElement);
    const tabs = within(screen.getByRole('navigation', { name: '按状态查看优惠券' }));
    const usable = screen.getAllByText(/^有效期至/).length;
    await user.click(tabs.getByRole('link', { name: /^已使用/ }));
    await waitFor(() => expect(router.state.location.search).toContain('state=used'));
    expect(await screen.findByText('秋季乐季券')).toBeInstanceOf(HTMLElement);
    expect(screen.getAllByText(/^有效期至/).length).toBeLessThan(usable);
    await user.click(tabs.getByRole('link', { name: /^已过期/ }));
    expect(await screen.findByText('生日礼券')).toBeInstanceOf(HTMLElement);
  });

  it('are none for a new member, with a way on, in English on a phone', async () => {
    await newMember();
    await renderPath('/en-US/mobile/user?ind=coupon&state=junk');
    expect(await screen.findByRole('heading', { name: 'No coupons here' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'See the concerts' }).getAttribute('href')).toBe(
      '/en-US/mobile/musicale',
    );
    cleanup();
  });
});
