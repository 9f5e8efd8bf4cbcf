import { expect, settled, test } from './fixtures.ts';
import { NEW_MEMBER, signIn } from './models/login.ts';

/** Storage and workers as some browsers have them: there, and each use of them is refused. Runs in the page. */
function deny(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => refuse(), addEventListener() {}, getRegistrations: async () => [] },
  });
}

test('without storage: signed in after a full load, and tickets are bought by way of a gateway', async ({
  page,
  tree,
  phone,
  sale,
  seatPath,
  open,
  seats,
  checkout,
}) => {
  await open('legalNotice');
  const chosen = await sale();
  await page.addInitScript(deny);
  await signIn(page, tree, NEW_MEMBER);
  await open('user');
  await settled(page);
  await page.reload();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'user');
  await open(seatPath(chosen));
  await seats.ready();
  if (phone) await seats.pickByTouch(2);
  else await seats.pickByMouse(2);
  await seats.next();
  await checkout.ready();
  await checkout.fill();
  await checkout.toCashier();
  await checkout.end('paid');
  await checkout.expectTickets(2);
});
