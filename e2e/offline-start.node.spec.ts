import { expect, settled, test } from './fixtures.ts';

// The site’s own worker runs here and nowhere else: the other flows look at the line itself.
test.use({ serviceWorkers: 'allow' });

test('a ticket that was seen once opens without a network, in a new tab as well', async ({
  page,
  context,
  atSeats,
  seats,
  checkout,
  open,
  tree,
  copy,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/);
  await atSeats();
  await seats.list();
  await seats.takeProposal();
  await seats.nextButton.click();
  await checkout.ready();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await open('user?ind=tickets');
  const code = page.getByRole('img', { name: copy.order.ticket.qr }).first();
  await expect(code).toBeVisible();
  await settled(page);
  // The worker has taken over, and holds the page and its files.
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('heming-site')).keys()).length))
    .toBeGreaterThan(10);
  const { pathname, search } = new URL(page.url());

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(pathname + search);
  await expect(again.getByRole('img', { name: copy.order.ticket.qr }).first()).toBeVisible();
  await expect(again.locator('main')).toHaveAttribute('data-page', 'user');

  // Any other page says that there is no network, and offers to try again.
  await again.goto(`/${tree}/musicale`);
  await expect(again.getByRole('status').filter({ hasText: copy.common.offline.banner })).toBeVisible();
  await context.setOffline(false);
});
