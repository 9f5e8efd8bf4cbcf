import type { Page } from '@playwright/test';
import { digital } from '#domain/contract/digital.ts';
import { mall } from '#domain/contract/mall.ts';
import { orderCalls, sandbox } from '#domain/contract/order.ts';
import { expect, settled, test } from './fixtures.ts';
import { signIn } from './models/login.ts';
import { hears, playButton, seek, sound } from './models/player.ts';
import { ask, PASSWORD } from './office.ts';

const PRODUCT = 'album-beethoven-5-6';
const TITLE = 'beethoven-5-fate';
const path = `digitalhall/season-detail?id=${TITLE}`;

/** Plays until the first minutes are over. */
async function toTheCut(page: Page, zh: boolean) {
  await playButton(page).click();
  await hears(page);
  await seek(page, 177);
  const popup = page.getByRole('dialog', {
    name: zh ? '前 3 分钟到这里' : 'The first 3 minutes end here',
  });
  await expect(popup).toBeVisible();
  return popup;
}
const beyond = async (page: Page, second: number) => {
  await expect.poll(async () => (await sound(page)).paused).toBe(false);
  await expect.poll(async () => (await sound(page)).at).toBeGreaterThan(second);
};

/** The member of the page has paid for the album. */
async function buys(page: Page): Promise<string> {
  const ok = async <T>(reply: Promise<{ success: boolean; msg: string; data: T }>): Promise<T> => {
    const { success, msg, data } = await reply;
    expect(success, msg).toBe(true);
    return data;
  };
  const request = { productId: PRODUCT, variant: 'lossless', quantity: '1', requestId: `e2e-${Date.now()}` };
  const { tradeNo } = await ok(ask(page, mall.create, request));
  const { totalFee } = await ok(ask(page, orderCalls.mall.detail, { tradeNo }));
  const contact = { linkman: '林听雨', mobile: '13800138000', channel: 'productUnwanted' };
  await ok(ask(page, orderCalls.mall.confirm, { tradeNo, totalAmount: String(totalFee), ...contact }));
  const pay = { tradeNo, gatewayCode: 'aliPay', totalAmount: String(totalFee) };
  const { payNo } = await ok(ask(page, orderCalls.mall.pay, pay));
  await ok(ask(page, sandbox.settle, { payNo, outcome: 'paid' }));
  return tradeNo;
}

test('from the popup to the purchase, and back to the music behind the third minute', async ({
  page,
  open,
  enter,
  zh,
  copy,
  checkout,
}) => {
  test.slow();
  await enter();
  await open(path);
  const popup = await toTheCut(page, zh);
  // What costs least stands first; the album is among the other ways.
  await popup.getByText(zh ? '别的办法' : 'Other ways').click();
  await popup.getByRole('link', { name: zh ? /第五、第六交响曲/ : /Symphonies Nos. 5 and 6/ }).click();
  await settled(page);
  await page.getByRole('button', { name: copy.shop.product.next }).click();
  await expect(checkout.pay).toBeVisible();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Back at the title the player still stands where it was cut. What was bought is opened where it is heard.
  await page
    .getByRole('region', { name: zh ? '播放器' : 'Player', exact: true })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`id=${TITLE}`));
  const room = page.getByRole('region', { name: zh ? '音乐厅播放器' : 'Player of the concert hall' });
  const play = room.getByRole('button', { name: zh ? '播放' : 'Play', exact: true });
  const own = page.getByRole('dialog', { name: zh ? '已经是您的了' : 'It is yours' });
  // The player may have gone on by itself already, and asked.
  await expect(async () => {
    if (!(await own.isVisible())) await play.click({ timeout: 10_000 });
    await expect(own).toBeVisible({ timeout: 20_000 });
  }).toPass();
  await own.getByRole('button', { name: zh ? '打开，接着听' : 'Open it and listen on' }).click();
  await beyond(page, 180);
  await expect(own).toHaveCount(0);

  await open('user?navType=digital');
  const bought = page.getByRole('region', { name: zh ? '买下的' : 'Bought', exact: true });
  await expect(bought.getByRole('link').first()).toHaveAttribute('href', /-detail\?id=/);
});

test('a gift is heard by the one who takes it', async ({ page, open, enter, zh, copy }) => {
  test.slow();
  await enter();
  await buys(page);
  await open('user?navType=digital');
  const gifts = page.getByRole('region', { name: zh ? '赠送与领取' : 'Give and be given' });
  const wrap = gifts.getByRole('button', { name: zh ? /^包成赠礼/ : /^Wrap it as a gift/ });
  await wrap.click();
  // Whoever gives a recording away shows that the account is theirs.
  await gifts.getByRole('button', { name: copy.ui.field.send, exact: true }).click();
  await gifts.getByRole('button', { name: copy.login.code.fill, exact: true }).click();
  await wrap.click();
  const code = (await gifts.locator('code').textContent()) ?? '';
  expect(code).toMatch(/^[2-9A-Z]{20}$/);

  await enter();
  await open('user?navType=digital');
  await gifts.getByRole('textbox').fill(code);
  await gifts.getByRole('button', { name: zh ? '领取' : 'Take the gift', exact: true }).click();
  const list = page.getByRole('region', { name: zh ? '买下的' : 'Bought', exact: true });
  await list.locator(`a[href*="id=${TITLE}"]`).click();
  await playButton(page).click();
  await hears(page);
  await seek(page, 200);
  await beyond(page, 200.3);
});

test('half heard on one device, gone on with on another', async ({
  page,
  open,
  enter,
  browser,
  tree,
  zh,
}) => {
  test.slow();
  const who = await enter(PASSWORD);
  await open('digitalhall/season-detail?id=brandenburg-3');
  await playButton(page).click();
  await hears(page);
  await seek(page, 140);
  await beyond(page, 140.5);
  const kept = page.waitForResponse(reply => reply.url().includes('saveProgress'));
  await page.keyboard.press('k');
  expect((await (await kept).json()).data.kept).toBe(true);

  const other = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': '10.77.7.7' } });
  const second = await other.newPage();
  await signIn(second, tree, who);
  await second.goto(`/${tree}/digitalhall/season-detail?id=brandenburg-3`);
  // It says from where.
  await second.getByRole('button', { name: /02:2\d/ }).click();
  await expect.poll(async () => (await sound(second)).at).toBeGreaterThan(135);
  expect((await sound(second)).at).toBeLessThan(160);
  await second.goto(`/${tree}/digitalhall`);
  await expect(second.getByText(zh ? '继续观看' : 'Continue', { exact: true }).first()).toBeVisible();
  await other.close();
});

test('what is on the air is joined late, with a device clock that is hours wrong, and heard from its start', async ({
  page,
  open,
  tree,
  zh,
}) => {
  test.slow();
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await page.clock.resume();
  await open('digitalhall-season');
  const { onAir } = (await ask(page, digital.live)).data;
  const [airing] = onAir;
  expect(airing).toBeDefined();
  const at = tree === 'zh-CN/pc' ? 'digitalhall2-livedetail' : 'digitalhall/season-detail';
  await open(`${at}?id=${airing?.titleId}&airing=${airing?.id}`);
  const opened = page.waitForResponse(reply => reply.url().includes('openStream'));
  await playButton(page).click();
  const { data } = await (await opened).json();
  expect(data.live.airing.id).toBe(airing?.id);
  await hears(page);
  // Late: nobody hears it from its first second.
  const playlist = page.waitForResponse(reply => /\/air\/[^/]+\/begin\//.test(reply.url()));
  await page.getByRole('button', { name: zh ? '从头看起' : 'From the start', exact: true }).click();
  await playlist;
  await expect.poll(async () => (await sound(page)).at).toBeLessThan(20);
  await hears(page);
});

test('the line goes in the middle, says so, and the music goes on', async ({
  page,
  context,
  open,
  expected,
  zh,
}) => {
  test.slow();
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await open('digitalhall/season-detail?id=brandenburg-3');
  await playButton(page).click();
  await hears(page);
  await context.setOffline(true);
  await seek(page, 400);
  const notice = page.locator('[data-notice="network"]').first();
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('button', { name: zh ? /再试/ : /again/i })).toBeVisible();
  await context.setOffline(false);
  await beyond(page, 400.3);
  await expect(notice).toHaveCount(0);
});
