import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { membership } from '#domain/contract/membership.ts';
import { sandbox } from '#domain/contract/order.ts';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';
import type { Client } from '#tests/server/client.ts';

let made = 0;
/** A paid card of a kind. */
async function buy(client: Client, cardId: string): Promise<void> {
  made += 1;
  const { tradeNo } = await client.ok(membership.create, {
    cardId,
    quantity: 1,
    requestId: `user-card-${made}`,
  });
  const { totalAmount = 0 } = await client.ok(membership.gotoPay, { tradeNo });
  const { payNo } = await client.ok(membership.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount });
  await client.ok(sandbox.settle, { payNo, outcome: 'paid' });
}

describe('the member’s cards', () => {
  it('are shown in every state, with what is left and until when', async () => {
    await renderPath('/zh-CN/pc/user?navType=card', { signedInAs: '13800138000' });
    expect(await screen.findByRole('heading', { level: 1, name: '我的会员卡' })).toBeInstanceOf(HTMLElement);
    for (const state of ['待激活', '使用中', '已过期', '已用完', '未激活，已失效'])
      expect((await screen.findAllByText(state))[0]).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('5 次（共 8 次）')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('2001-**-**')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: '去支付，十二场次卡' })).toBeInstanceOf(HTMLElement);
  });

  it('are empty with a way on, and take a code that somebody gave', async () => {
    const giver = await newMember();
    await buy(giver.client, 'gift-500');
    const [gift] = await giver.client.ok(membership.mine, {});
    await newMember();
    const { user } = await renderPath('/en-US/mobile/user?navType=card');
    expect(await screen.findByText('No cards yet')).toBeInstanceOf(HTMLElement);
    const field = screen.getByRole('textbox', { name: 'Activation code' });
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('Please type the code.')).toBeInstanceOf(HTMLElement);
    await user.type(field, 'AAAA-BBBB-CCCC-DDDD');
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('We could not find that activation code.')).toBeInstanceOf(HTMLElement);
    await user.clear(field);
    await user.type(field, (gift?.code ?? '').toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('In use')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('5 of 5')).toBeInstanceOf(HTMLElement);
  });

  it('are read anew when one is looked at', async () => {
    const { client } = await newMember();
    await buy(client, 'gift-500');
    const { user } = await renderPath('/en-US/pc/user?navType=card');
    expect(await screen.findByText('To be activated')).toBeInstanceOf(HTMLElement);
    const [gift] = await client.ok(membership.mine, {});
    await client.ok(membership.activate, { code: gift?.code ?? '' });
    await user.click(screen.getByText('What it gives'));
    expect(await screen.findByText('In use')).toBeInstanceOf(HTMLElement);
  });

  it('have a page each, with validity and what they were used for', async () => {
    const { user } = await renderPath('/en-US/pc/user?ind=card', { signedInAs: '13800138000' });
    const links = await screen.findAllByRole('link', { name: 'See the card: Eight-concert card' });
    for (const link of links) expect(link.getAttribute('href')).toMatch(/ind=card&id=/);
    await user.click(links[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Eight-concert card' })).toBeInstanceOf(
      HTMLElement,
    );
    const validity = within(await screen.findByRole('region', { name: 'Validity' }));
    expect(validity.getByText('Good until')).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('region', { name: 'What it gives' })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('link', { name: 'All my cards' })).toBeInstanceOf(HTMLElement);
  });

  it('that nobody holds are said to be absent', async () => {
    await newMember();
    await renderPath('/en-US/mobile/user?ind=card&id=HC-nothing');
    const absent = await screen.findByRole('heading', { level: 2, name: 'We could not find that card' });
    expect(absent).toBeInstanceOf(HTMLElement);
  });

  it('are activated with what the card asks for; what is wrong stands beside its field', async () => {
    const { client } = await newMember();
    await buy(client, 'friend');
    const { user } = await renderPath('/en-US/pc/user?navType=card');
    await user.click(await screen.findByRole('button', { name: 'Activate Friend of Heming' }));
    const dialog = await screen.findByRole('dialog', { name: 'Activate Friend of Heming' });
    const inside = within(dialog);
    await user.type(await inside.findByRole('textbox', { name: 'Full name' }), 'Lin Tingyu');
    await user.type(inside.getByRole('textbox', { name: /identity card/ }), '110101199003071231');
    await user.click(inside.getByRole('button', { name: 'Activate now' }));
    expect((await inside.findAllByText(/check digit does not fit/))[0]).toBeInstanceOf(HTMLElement);
    expect(inside.getAllByText('Please fill in: Mobile number.')[0]).toBeInstanceOf(HTMLElement);
    await user.clear(inside.getByRole('textbox', { name: /identity card/ }));
    await user.type(inside.getByRole('textbox', { name: /identity card/ }), '110101199003071233');
    await user.type(inside.getByRole('textbox', { name: 'Mobile number' }), '13800138000');
    await user.click(inside.getByRole('button', { name: 'Activate now' }));
    expect(await screen.findByText('In use')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('138****8000')).toBeInstanceOf(HTMLElement);
    expect(document.body.textContent).not.toContain('11010119900307123');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('11010119900307123');
    const [card] = await client.ok(membership.mine, {});
    expect(card?.state).toBe('active');
  });
});
