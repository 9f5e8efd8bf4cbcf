import { REFUND_LADDER } from '#domain/rules/refund.ts';
import { says } from './copy.ts';
import { door } from './door.ts';
import { expect, test } from './fixtures.ts';
import { orderOf, performances } from './office.ts';

test('a ticket goes to a friend by a link: a new code, and the old one is dead', async ({
  page,
  tree,
  mocks,
  withTickets,
  enter,
  copy,
}) => {
  const { gift } = copy;
  const { schedule, tradeNo } = await withTickets();
  const before = (await orderOf(page, tradeNo)).tickets.map(t => t.code);
  await page
    .getByRole('button', { name: says(gift.giveOf) })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: gift.dialog.title });
  const save = dialog.getByRole('button', { name: gift.dialog.save, exact: true });
  await save.click();
  // Whoever gives a ticket away shows that the account is theirs.
  await dialog.getByRole('button', { name: copy.ui.field.send, exact: true }).click();
  await dialog.getByRole('button', { name: copy.login.code.fill, exact: true }).click();
  await save.click();
  const link = await page.getByLabel(gift.link).inputValue();
  expect(link).toContain(`/${tree}/ticket-gift#`);

  await enter();
  await page.goto(link);
  await page.getByRole('button', { name: gift.page.accept, exact: true }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'user');
  await expect(page.getByRole('region', { name: gift.mine.received })).toBeVisible();
  const codes = await page.evaluate(() =>
    (JSON.parse(localStorage.getItem('heming.tickets') ?? '{}').orders ?? []).flatMap(
      (o: { tickets: { code: string }[] }) => o.tickets.map(t => t.code),
    ),
  );
  expect(codes).toHaveLength(1);
  expect(before).not.toContain(codes[0]);
  if (!mocks) {
    const says = await door(schedule.id);
    expect(await says(codes[0])).toMatch(/^admits/);
    const old = await Promise.all(before.map(says));
    expect(old.filter(line => line.startsWith('refused'))).toHaveLength(1);
  }
  await page.goto(link);
  await expect(page.getByText(gift.page.taken)).toBeVisible();
});

test('a return for the foundation leaves a receipt, and no money goes back', async ({
  page,
  withTickets,
  copy,
}) => {
  const { refund, receipt } = copy.order;
  const words = copy.order.words.seat;
  const { tradeNo } = await withTickets();
  await page.getByRole('button', { name: words.refundOpen, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.refundTitle });
  await dialog.getByRole('radio', { name: new RegExp(`^${refund.donate}`) }).check();
  await dialog.getByLabel(refund.donor).fill('林听雨');
  const give = dialog.getByRole('button', { name: says(refund.donateYes) });
  const said = Number((await give.textContent())?.replace(/[^\d.]/g, ''));
  await give.click();
  // Whoever gives money away shows that the account is theirs: where it is asked for is seen at once.
  const code = dialog.getByRole('button', { name: copy.ui.field.send, exact: true });
  await expect(code).toBeInViewport();
  await code.click();
  await dialog.getByRole('button', { name: copy.login.code.fill, exact: true }).click();
  await give.click();
  await expect(page.getByRole('heading', { name: receipt.title })).toBeVisible();
  const { donations, returned, totalFee } = await orderOf(page, tradeNo);
  expect(donations).toMatchObject([{ amount: said, name: '林听雨' }]);
  // What is kept of a return is kept of a gift to the foundation, too: by how near the evening is.
  expect(REFUND_LADDER.map(({ percent }) => (totalFee * (100 - percent)) / 100)).toContain(said);
  expect(returned).toBeUndefined();
});

test('tickets are exchanged for another evening of the programme', async ({
  page,
  enter,
  withTickets,
  seats,
  checkout,
  copy,
}) => {
  const { refund } = copy.order;
  const words = copy.order.words.seat;
  await enter();
  const free = (await performances(page, 'on')).filter(({ schedule }) => !schedule.realName);
  const first = free.find(a => free.filter(b => b.programId === a.programId).length > 1);
  if (!first) throw new Error('no programme has two evenings on sale');
  const { tradeNo } = await withTickets(first);
  await page.getByRole('button', { name: words.refundOpen, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.refundTitle });
  await dialog.getByRole('radio', { name: new RegExp(`^${refund.exchange}`) }).check();
  await dialog.getByRole('link', { name: refund.exchangeGo }).click();
  await seats.ready();
  await expect(page.getByText(copy.seat.exchange)).toBeVisible();
  await seats.list();
  await seats.takeProposal();
  await seats.next();
  await checkout.ready();
  await checkout.fill();
  const next = checkout.tradeNo;
  const { totalFee, exchange } = await orderOf(page, next);
  expect(exchange?.tradeNo).toBe(tradeNo);
  await checkout.pay.click();
  // Nothing to pay troubles no cashier.
  if (totalFee > 0) {
    await checkout.atCashier();
    await checkout.end('paid');
  }
  await checkout.expectTickets(2);
  expect((await orderOf(page, tradeNo)).realStatus).toBe('paid_return_succ');
});
