import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { account } from '#domain/contract/account.ts';
import { digital } from '#domain/contract/digital.ts';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls, sandbox } from '#domain/contract/order.ts';
import { newMember } from '#tests/buy.ts';
import { askedAlone, office, officeAt, renderPath } from '#tests/render.tsx';

const TREES = ['zh-CN/pc', 'zh-CN/mobile', 'en-US/pc', 'en-US/mobile'] as const;
const words = <A, B>(tree: string, zh: A, en: B): A | B => (tree.startsWith('zh') ? zh : en);

/** A new member who has paid for something digital. */
async function buyer(productId = 'album-beethoven-5-6', variant = 'lossless') {
  const { client, member } = await newMember();
  const { tradeNo } = await client.ok(mall.create, { productId, variant, quantity: 1, requestId: productId });
  const calls = orderCalls.mall;
  const { totalFee } = await client.ok(calls.detail, { tradeNo });
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'productUnwanted' } as const;
  await client.ok(calls.confirm, { tradeNo, totalAmount: totalFee, ...contact });
  const pay = { tradeNo, gatewayCode: 'aliPay', totalAmount: totalFee } as const;
  const { payNo } = await client.ok(calls.pay, pay);
  await client.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { client, member, tradeNo };
}
const orderPath = (tree: string, tradeNo: string) =>
  `/${tree}/confirmOrder?tradeNo=${tradeNo}&supportSeat=N&orderType=mall`;

/** As it was rendered last: minutes and seconds. */
function lengthOf(media: string): string {
  const { duration } = JSON.parse(readFileSync(`demo/media/${media}/manifest.json`, 'utf8')) as {
    duration: number;
  };
  return `${Math.floor(duration / 60)}:${String(Math.floor(duration % 60)).padStart(2, '0')}`;
}

describe('from a concert', () => {
  it.each(TREES)('each work that sounds says how much of it, and plays: %s', async tree => {
    await renderPath(`/${tree}/musicale-detail?id=beethoven-5`);
    const play = await screen.findByRole('button', {
      name: words(tree, /^聆听.*c小调第五交响曲/, 'Listen: Symphony No. 5 in C minor'),
    });
    const line = within(play.closest('li') as HTMLElement);
    expect(line.getByText(words(tree, /^第一乐章/, 'I. Allegro con brio'))).toBeTruthy();
    expect(line.getByText(lengthOf('beethoven-symphony-5-1'))).toBeTruthy();
    expect(line.getByText(words(tree, '全部免费', 'All of it free'))).toBeTruthy();
    const link = line.getByRole('link', { name: words(tree, /第五与一封信/, /The Fifth/) });
    expect(link.getAttribute('href')).toBe(`/${tree}/digitalhall/season-detail?id=live-fifth`);
    // Of the other works of the evening nothing is promised.
    expect(screen.getAllByText(words(tree, '全部免费', 'All of it free'))).toHaveLength(1);
  });

  it('an introduction is led to, and not played as the work', async () => {
    await renderPath('/en-US/pc/musicale-detail?id=mahler-5');
    const work = await screen.findByRole('heading', {
      level: 3,
      name: /^Symphony No\.\s5 in C-sharp\sminor$/,
    });
    const line = within(work.closest('li') as HTMLElement);
    const link = await line.findByRole('link', { name: /an introduction/ });
    expect(link.getAttribute('href')).toBe('/en-US/pc/digitalhall/season-detail?id=introduce-mahler-5');
    expect(line.queryByRole('button')).toBeNull();
  });

  it('promises a visitor no more than the first minutes of what is not free', async () => {
    askedAlone();
    office().server.use(
      http.post(`*${digital.ofProgram.path}`, async ({ request }) => {
        const envelope = await (await office().app.fetch(request)).json();
        const [heard] = envelope.data;
        return Response.json({ ...envelope, data: [{ ...heard, grant: 'none', open: 180 }] });
      }),
    );
    await renderPath('/en-US/pc/musicale-detail?id=beethoven-5');
    expect(await screen.findByText('The first 3 minutes open to try')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Listen to a part: Symphony No. 5 in C minor' })).toBeTruthy();
  });

  it('is whole where the halls do not answer', async () => {
    askedAlone();
    office().server.use(http.post(`*${digital.ofProgram.path}`, () => HttpResponse.error()));
    await renderPath('/en-US/pc/musicale-detail?id=beethoven-5');
    expect(await screen.findByRole('heading', { level: 2, name: 'Listen before you come' })).toBeTruthy();
    expect(screen.queryByText('All of it free')).toBeNull();
  });
});

describe('from an article', () => {
  it.each(TREES)('what it tells of can be heard: %s', async tree => {
    await renderPath(`/${tree}/news-detail/orchestra/news-quartet`);
    const part = within(
      await screen.findByRole('region', { name: words(tree, '在数字音乐厅里', 'In the digital hall') }),
    );
    // Its titles come after its heading.
    expect(await part.findAllByRole('button', { name: /^(聆听|播放|Listen|Play)/ })).toHaveLength(2);
    const links = part.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links).toEqual([
      `/${tree}/digitalhall/season-detail?id=italian-serenade`,
      `/${tree}/digitalhall/season-detail?id=quartettsatz`,
    ]);
  });
});

describe('from a person', () => {
  it('all that there is of them is found in the hall, and back', async () => {
    const { unmount } = await renderPath('/en-US/pc/about-detail?id=gu-jingxing');
    const part = within(await screen.findByRole('region', { name: 'In the digital hall' }));
    expect(part.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(part.getByRole('link', { name: 'All recordings and films' }).getAttribute('href')).toBe(
      '/en-US/pc/digitalhall?keyword=Gu+Jingxing',
    );
    unmount();
    await renderPath('/en-US/pc/digitalhall/season-detail?id=beethoven-5-fate');
    const aside = within(await screen.findByRole('complementary'));
    const person = await aside.findByRole('link', { name: /Gu Jingxing/ });
    expect(person.getAttribute('href')).toBe('/en-US/pc/about-detail?id=gu-jingxing');
  });
});

describe('what there is to hear', () => {
  it.each([
    ['musicale-detail?id=beethoven-5', 'Listen before you come'],
    ['about-detail?id=gu-jingxing', 'In the digital hall'],
    ['news-detail/orchestra/news-quartet', 'In the digital hall'],
  ])('has its heading and a way there while the halls are silent: %s', async (path, name) => {
    askedAlone();
    office().server.use(http.post(`*${digital.related.path}`, () => HttpResponse.error()));
    await renderPath(`/en-US/mobile/${path}`);
    const part = within(await screen.findByRole('region', { name }));
    expect(part.getByRole('heading', { level: 2, name })).toBeTruthy();
    const way = await part.findByRole('link', { name: 'To the digital hall' });
    expect(way.getAttribute('href')).toBe('/en-US/mobile/digitalhall');
  });

  it('has none where there is nothing', async () => {
    await renderPath('/en-US/mobile/news-detail/orchestra/news-points');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'In the digital hall' })).toBeNull();
  });
});

describe('from the front page', () => {
  it.each(TREES)('what is on the air is joined: %s', async tree => {
    await renderPath(`/${tree}/home`);
    const part = within(
      await screen.findByRole('region', {
        name: words(tree, '录音与线上音乐会', 'Recordings and online concerts'),
      }),
    );
    // Two channels are half a slot apart: no moment is silent.
    expect(await part.findByText(words(tree, '正在播出', 'On the air'))).toBeTruthy();
    const join = part.getByRole('link', { name: words(tree, '进入直播', 'Join the broadcast') });
    expect(join.getAttribute('href')).toMatch(
      new RegExp(`^/${tree}/digitalhall(2-livedetail|/season-detail)\\?id=live-[a-z-]+&airing=`),
    );
    const hall = part.getByRole('link', { name: words(tree, '进入数字音乐厅', 'Into the digital hall') });
    expect(hall.getAttribute('href')).toBe(`/${tree}/digitalhall`);
  });

  it('what comes next is counted down to, by the server’s clock', async () => {
    office().server.use(
      http.post(`*${digital.live.path}`, async ({ request }) => {
        const envelope = await (await office().app.fetch(request)).json();
        const { now, next } = envelope.data;
        const startsAt = new Date(Date.parse(now) + 25 * 60_000).toISOString();
        const soon = { ...next[0], startsAt, rerun: false, state: 'out' };
        return Response.json({ ...envelope, data: { ...envelope.data, onAir: [], next: [soon] } });
      }),
    );
    await renderPath('/en-US/pc/home');
    const part = within(await screen.findByRole('region', { name: 'Recordings and online concerts' }));
    expect(await part.findByText('Live next')).toBeTruthy();
    expect(part.getByRole('timer', { name: 'Until it begins' }).textContent).toMatch(/^00 .*2[45] /);
    expect(part.getByRole('link', { name: 'Programme and times' })).toBeTruthy();
  });
});

describe('from an order', () => {
  it.each(TREES)('its row and its page lead to its programme: %s', async tree => {
    const { tradeNo } = await buyer();
    const { unmount } = await renderPath(`/${tree}/user?ind=orders`);
    const name = words(tree, /^聆听：贝多芬/, /^Listen: Beethoven/);
    const listen = await screen.findByRole('link', { name });
    expect(listen.getAttribute('href')).toMatch(new RegExp(`^/${tree}/digitalhall/[a-z]+-detail\\?id=`));
    unmount();
    await renderPath(orderPath(tree, tradeNo));
    const part = within(
      await screen.findByRole('region', {
        name: words(tree, '这份订单可以听', 'What this order lets you hear'),
      }),
    );
    const links = part.getAllByRole('link').map(link => link.getAttribute('href'));
    expect(links).toContain(`/${tree}/digitalhall/season-detail?id=beethoven-5-fate`);
  });

  it('of a membership leads to all of the hall', async () => {
    const { tradeNo } = await buyer('vip-digital', 'half');
    await renderPath(orderPath('en-US/pc', tradeNo));
    const all = await screen.findByRole('link', { name: 'To the digital hall: all of it is open to you' });
    expect(all.getAttribute('href')).toBe('/en-US/pc/digitalhall');
  });

  it('is wrapped by whoever shows that the account is theirs', async () => {
    const { client } = await buyer();
    const { user } = await renderPath('/en-US/pc/user?navType=digital');
    const wrap = await screen.findByRole('button', { name: /^Wrap it as a gift/ });
    await user.click(wrap);
    await screen.findByText('Show that it is you');
    await user.click(wrap);
    expect(await client.ok(digital.gifts, {})).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.click(await screen.findByRole('button', { name: 'Fill in' }));
    await user.click(wrap);
    await expect.poll(async () => (await client.ok(digital.gifts, {})).length).toBe(1);
    const [gift] = await client.ok(digital.gifts, {});
    expect(await screen.findByText(gift?.code ?? '')).toBeTruthy();
    expect(screen.queryByText('Show that it is you')).toBeNull();
  });

  it('that was wrapped shows its code, and then that it was taken', async () => {
    const { client, tradeNo } = await buyer();
    const { demoCode: ownCode } = await client.ok(account.sendOwnCode, {});
    const { code = '' } = await client.ok(digital.give, { tradeNo, ownCode });
    const { unmount } = await renderPath(orderPath('en-US/pc', tradeNo));
    expect(await screen.findByText(code)).toBeTruthy();
    unmount();
    const { useUser } = await import('#stores/user.ts');
    const giver = useUser.getState().userInfo;
    const friend = await newMember();
    await friend.client.ok(digital.take, { code });
    if (giver) useUser.getState().signIn(giver);
    await renderPath(orderPath('en-US/pc', tradeNo));
    expect(await screen.findByText(/^Taken by your friend on/)).toBeTruthy();
    expect(screen.queryByText(code)).toBeNull();
  });
});

describe('half heard', () => {
  it.each(TREES)('the latest stands first, and what one does not go on with goes: %s', async tree => {
    const { client } = await newMember();
    for (const [titleId, at] of [
      ['brandenburg-3', 100],
      ['printemps', 60],
    ] as const) {
      // Later than the one before, on a quick machine, too.
      officeAt(office().deps.clock.now() + 1);
      await client.ok(digital.open, { titleId });
      await client.ok(digital.progress, { titleId, at });
    }
    const { user } = await renderPath(`/${tree}/user?navType=digital`);
    const part = await screen.findByRole('region', { name: words(tree, '听到一半', 'Half heard') });
    const named = () => within(part).getAllByRole('link');
    expect(named()).toHaveLength(2);
    expect((await client.ok(digital.heard, {})).map(h => h.card.id)).toEqual(['printemps', 'brandenburg-3']);
    expect(named()[0]?.getAttribute('href')).toContain('printemps');
    const [remove] = within(part).getAllByRole('button', {
      name: words(tree, /^从“听到一半”中移除：/, /^Remove from half heard: /),
    });
    await user.click(remove as HTMLElement);
    await waitFor(() => expect(named()).toHaveLength(1));
    expect((await client.ok(digital.heard, {})).map(h => h.card.id)).toEqual(['brandenburg-3']);
  });

  it('stays where it is when it cannot be removed', async () => {
    const { client } = await newMember();
    await client.ok(digital.open, { titleId: 'printemps' });
    await client.ok(digital.progress, { titleId: 'printemps', at: 60 });
    let asked = 0;
    office().server.use(
      http.post(`*${digital.forget.path}`, () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    const { user } = await renderPath('/en-US/pc/user?navType=digital');
    const part = await screen.findByRole('region', { name: 'Half heard' });
    await user.click(within(part).getByRole('button'));
    await waitFor(() => expect(asked).toBeGreaterThan(0));
    await waitFor(() => expect(within(part).getByRole('button').getAttribute('aria-disabled')).toBeNull());
    expect(within(part).getAllByRole('link')).toHaveLength(1);
  });
});

describe('what was bought and is gone', () => {
  it.each(TREES)('stays in the member’s library, and says so: %s', async tree => {
    await buyer();
    await renderPath(`/${tree}/user?navType=digital`, { scenario: 'withdrawn' });
    const part = within(await screen.findByRole('region', { name: words(tree, '买下的', 'Bought') }));
    const [row] = part.getAllByRole('link');
    expect(row?.textContent).toContain(words(tree, '已下架', 'Withdrawn'));
    expect(row?.getAttribute('href')).toMatch(/-detail\?id=/);
  });
});
