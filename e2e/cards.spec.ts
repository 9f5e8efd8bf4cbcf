import { membership } from '#domain/contract/membership.ts';
import { sandbox } from '#domain/contract/order.ts';
import enCard from '#i18n/en-US/card.ts';
import zhCard from '#i18n/zh-CN/card.ts';
import zhForm from '#i18n/zh-CN/form.ts';
import { says } from './copy.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { ask } from './office.ts';

/** An identity number of nobody, with a check digit that fits. */
const IDCARD = '110101199003071233';

test('a card is bought, issued and activated with the holder’s details', async ({
  page,
  tree,
  open,
  enter,
  copy,
  checkout,
}) => {
  test.skip(tree !== 'zh-CN/pc', 'cards are sold in the Chinese desktop tree');
  const card = zhCard;
  await enter();
  await open('membercardList');
  await expectAccessible(page);
  await page.getByRole('link', { name: says(card.list.buyOf, { name: '和鸣之友年卡' }) }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'confirmMemberOrder');
  await page.getByRole('button', { name: card.choice.submit }).click();

  await expect(checkout.pay).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await checkout.terms.check();
  await checkout.toCashier();
  await checkout.outcome('paid').check();
  await checkout.settle.click();
  await expect(page.getByRole('heading', { level: 1, name: copy.status.paid_success })).toBeVisible();

  await open('user?navType=card');
  await page.getByRole('button', { name: says(card.mine.activateOf, { name: '和鸣之友年卡' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '姓名' }).fill('林听雨');
  await dialog.getByRole('textbox', { name: '居民身份证号码' }).fill(IDCARD.replace(/3$/, '1'));
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await dialog.getByRole('button', { name: card.activate.submit }).click();
  await expect(dialog.getByText(zhForm.fault.idcard).first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: '居民身份证号码' }).fill(IDCARD);
  await dialog.getByRole('button', { name: card.activate.submit }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(card.state.active)).toBeVisible();
  await expect(page.getByText('138****8000')).toBeVisible();
  await expect(page.getByText(IDCARD)).toHaveCount(0);
});

test('a card that somebody gave is activated by its code', async ({ page, zh, open, enter }) => {
  const card = zh ? zhCard : enCard;
  await enter();
  const form = { cardId: 'gift-500', quantity: '1', requestId: `e2e-${Date.now()}` };
  const { tradeNo } = (await ask(page, membership.create, form)).data;
  const pay = { tradeNo, gatewayCode: 'aliPay', totalAmount: '500' };
  const { payNo } = (await ask(page, membership.pay, pay)).data;
  await ask(page, sandbox.settle, { payNo, outcome: 'paid' });
  const [gift] = (await ask(page, membership.mine)).data;

  await enter();
  await open('user?navType=card');
  await expect(page.getByText(card.mine.empty)).toBeVisible();
  await page.getByRole('textbox', { name: card.mine.code }).fill(gift?.code ?? '');
  await page.getByRole('button', { name: card.mine.codeSubmit, exact: true }).click();
  await expect(page.getByText(card.state.active)).toBeVisible();
  await expect(page.getByText(says(card.mine.leftOf, { left: 5, times: 5 }))).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
