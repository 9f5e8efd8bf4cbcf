import { expect, expectAccessible, PHONE_PIXELS, settled, test } from './fixtures.ts';
import { Discounts } from './models/discounts.ts';
import { MEMBER, signIn } from './models/login.ts';
import { eveningsOf, orderOf } from './office.ts';

/** The member's own address in Shanghai: the freight of the nearest zone. */
const FREIGHT = 12;
const COUPON = 20;
const POINTS = 10;

test.use(PHONE_PIXELS);

test('a member buys two seats with a coupon, points and delivery, and pays what was shown', async ({
  page,
  open,
  tree,
  zh,
  phone,
  copy,
  sale,
  seatPath,
  seats,
  checkout,
}) => {
  await signIn(page, tree, MEMBER);
  // The demonstration's member holds seats already.
  await open(seatPath(await sale(await eveningsOf(page))));
  await seats.ready();
  if (phone) await seats.pickByTouch(2);
  else await seats.pickByMouse(2);
  await seats.next();
  await checkout.ready();

  // The discount of the member's level is there without asking.
  const { amount: goods, discount: member } = await orderOf(page, checkout.tradeNo);
  expect(member).toBeCloseTo(goods / 10, 2);
  const discounts = new Discounts(page, copy, phone);
  // Two of these coupons are there: two flows at a time take one each.
  await discounts.useCoupon(
    zh ? /^演出变更关怀券/ : /^Goodwill coupon/,
    zh ? 'first' : 'last',
    `${COUPON}.00`,
  );
  await discounts.useThousandPoints();
  await settled(page);
  await expectAccessible(page);

  const { delivery } = copy.order;
  if (phone) await page.getByRole('button', { name: new RegExp(`^${delivery.oneYard}`) }).click();
  const courier = page.getByRole('radio', {
    name: new RegExp(`^${delivery.productEMS}${delivery.productEMSText}|^${delivery.productEMS} `),
  });
  // What is pressed is its card, once the sheet stands still.
  await courier.locator('xpath=..').click();
  await expect(courier).toBeChecked();
  if (phone) await page.getByRole('dialog').getByRole('button', { name: delivery.done, exact: true }).click();
  const total = goods - member - COUPON - POINTS + FREIGHT;
  await expect(checkout.pay).toHaveText(
    new RegExp(total.toLocaleString('en-US', { minimumFractionDigits: 2 }).replace('.', '\\.')),
  );

  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(1);
  const order = await orderOf(page, checkout.tradeNo);
  expect(order).toMatchObject({ realStatus: 'paid_success', otherFee: FREIGHT, totalAmount: total });
  expect(order.discounts.map(d => [d.kind, d.amount])).toEqual([
    ['member', member],
    ['coupon', COUPON],
    ['points', POINTS],
  ]);
});
