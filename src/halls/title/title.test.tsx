import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { digital } from '#domain/contract/digital.ts';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls, sandbox } from '#domain/contract/order.ts';
import { useUser } from '#stores/user.ts';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';
import type { Client } from '#tests/server/client.ts';

const SOLD = 'beethoven-7-allegretto';
const at = (id: string, home = 'season') => `/en-US/pc/digitalhall/${home}-detail?id=${id}`;
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const howTo = () => screen.findByRole('heading', { name: 'How to listen' });
const room = () => within(screen.getByRole('region', { name: 'Player of the concert hall' }));

/** Pays for something of a channel; what it is for is opened where that is asked for. */
async function buy(
  client: Client,
  [productId, variant]: readonly [string, string],
  family: 'mall' | 'dams' = 'mall',
): Promise<string> {
  const request = { productId, variant, quantity: 1, requestId: `${productId}-test` };
  const { tradeNo } = await client.ok(family === 'mall' ? mall.create : mall.createDams, request);
  const { totalFee } = await client.ok(orderCalls[family].detail, { tradeNo });
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'productUnwanted' } as const;
  await client.ok(orderCalls[family].confirm, { tradeNo, totalAmount: totalFee, ...contact });
  const pay = { tradeNo, gatewayCode: 'aliPay', totalAmount: totalFee } as const;
  const { payNo } = await client.ok(orderCalls[family].pay, pay);
  await client.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return tradeNo;
}

describe('the page of a title', () => {
  it('is gone to from another room’s address, with the bar that a link asks for', async () => {
    const { router } = await renderPath(`${at('brandenburg-3-broad')}&bar=4`);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/en-US/pc/digitalhall/listen-detail',
        search: '?id=brandenburg-3-broad&bar=4',
      }),
    );
  });

  it.each([
    ['season', 'brandenburg-3', /Brandenburg Concerto No\. 3/],
    ['year', 'new-year-2026', /New Year’s concert 2026/],
    ['chief', 'brahms-3-poco', /Symphony No\. 3, Poco allegretto/],
    ['listen', 'listen-morning', /Morning: Boulanger and Bach/],
  ])('of the %s has its name, where it is played, its programme and its notes', async (home, id, name) => {
    await renderPath(at(id, home));
    expect(await heading()).toMatch(name);
    expect(await screen.findAllByRole('button', { name: /^(Play|Listen)/ })).not.toEqual([]);
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { name: /BWV 1048|Symphony No\. 3/ })).not.toEqual([]),
    );
    expect(await screen.findByRole('heading', { name: 'What you hear' })).toBeDefined();
    expect((await screen.findAllByText(/rendered from/i)).length).toBeGreaterThan(0);
  });

  it('leads from a chapter to its place, and to the next evening with the work', async () => {
    await renderPath(at('brandenburg-3'));
    expect(await screen.findByRole('button', { name: 'Listen: III. Allegro' })).toBeDefined();
    expect((await screen.findAllByRole('link', { name: /See the seats/ }))[0]?.getAttribute('href')).toMatch(
      /musicale-detail\?id=bach-brandenburg|seat\?/,
    );
  });

  it('sends who comes by another room to its own, and says when there is none of this name', async () => {
    const { router, unmount } = await renderPath(at('brandenburg-3', 'year'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/digitalhall/season-detail'));
    expect(await heading()).toMatch(/Brandenburg/);
    unmount();
    await renderPath(at('nothing-of-the-kind'));
    expect(await heading()).toBe('There is no such title');
    expect(screen.getByRole('link', { name: 'Back to the digital hall' })).toBeDefined();
  });
});

describe('who may hear it', () => {
  it('everybody, what is free', async () => {
    await renderPath(at('brandenburg-3'));
    await howTo();
    expect(screen.getByText('Free, all of it')).toBeDefined();
    expect(
      await screen.findByRole('button', { name: /^Listen: .*Brandenburg Concerto No\. 3/ }),
    ).toBeDefined();
  });

  it('the first minutes, of what is sold; with the ways to the rest, and back here after the login', async () => {
    const { user, router } = await renderPath(at(SOLD));
    await howTo();
    expect(screen.getByText('The first 3 minutes and the trailer are for everyone')).toBeDefined();
    const offers = screen.getAllByRole('link', { name: /^(Buy|Become a member)/ });
    expect(offers[0]?.getAttribute('href')).toBe(
      '/en-US/pc/confirmOrder?productId=album-beethoven-5-6&orderType=mall',
    );
    expect(offers.at(-1)?.textContent).toMatch(/^Become a member/);
    await user.click(screen.getByRole('link', { name: 'Sign in to listen' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/en-US/pc/login'));
    expect(useUser.getState().redirectPath).toBe(at(SOLD));
  });

  it('who bought it, once it is opened', async () => {
    const { client } = await newMember();
    const tradeNo = await buy(client, ['album-beethoven-5-6', 'lossless']);
    const { unmount } = await renderPath(at(SOLD));
    expect(await screen.findByText('Yours, and not opened yet')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open it in “My digital hall”' }).getAttribute('href')).toBe(
      '/en-US/pc/user?navType=digital',
    );
    unmount();
    await client.ok(mall.open, { tradeNo });
    await renderPath(at(SOLD));
    expect(await screen.findByText('Yours: you bought it')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
  });

  it('a member of the halls, while that lasts', async () => {
    const { client } = await newMember();
    await buy(client, ['vip-digital', 'month']);
    await renderPath(at(SOLD));
    expect(await screen.findByText('Open to you as a member')).toBeDefined();
  });

  it('who was given it', async () => {
    const giver = await newMember();
    const tradeNo = await buy(giver.client, ['album-beethoven-5-6', 'lossless']);
    const { demoCode: ownCode } = await giver.client.ok(account.sendOwnCode, {});
    const { code } = await giver.client.ok(digital.give, { tradeNo, ownCode });
    const { client } = await newMember();
    await client.ok(digital.take, { code: code ?? '' });
    await renderPath(at(SOLD));
    expect(await screen.findByText('Yours: it was given to you')).toBeDefined();
  });

  it('says from where it goes on, also where the page was made for nobody', async () => {
    const { client } = await newMember();
    const member = useUser.getState().userInfo;
    await client.ok(digital.open, { titleId: 'brandenburg-3' });
    await client.ok(digital.progress, { titleId: 'brandenburg-3', at: 140 });
    useUser.setState({ userInfo: null });
    await renderPath(at('brandenburg-3'));
    await screen.findByRole('region', { name: 'Player of the concert hall' });
    expect(room().queryByText('Go on from 2:20')).toBeNull();
    useUser.setState({ userInfo: member });
    await waitFor(() => expect(room().getByText(/^Go on from (00:)?0?2:20$/)).toBeDefined());
  });

  it.each([
    ['not released yet', 'next-autumn', '', 'Not out yet', /^It can be heard from/],
    ['withdrawn', 'withdrawn-serenade', '', 'Withdrawn', /has been withdrawn/],
    ['not for this region', SOLD, 'region', 'Not to be played in your region', /where you are/],
  ])('nobody, what is %s: it says so, and nothing can be pressed', async (_, id, scenario, state, notice) => {
    await renderPath(at(id), { scenario });
    await howTo();
    expect(screen.getAllByText(state)).not.toEqual([]);
    expect(screen.getAllByText(notice).length).toBeGreaterThan(0);
    await screen.findByRole('region', { name: 'Player of the concert hall' });
    expect(room().queryByRole('button', { name: /^(Play|Listen)/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
  });
});
