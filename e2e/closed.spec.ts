import type { SaleState } from '#domain/contract/program.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { says } from './copy.ts';
import { expect, settled, test } from './fixtures.ts';
import { performances } from './office.ts';

const STATES = ['upcoming', 'presale', 'members', 'out', 'ended', 'cancelled'] as const satisfies SaleState[];

test('a performance that cannot be bought says so in words, and shows a way on', async ({
  page,
  enter,
  open,
  goTo,
  seatPath,
  zh,
  copy,
}) => {
  test.slow();
  await enter();
  const { upcomingAt } = copy.programme.state;
  for (const state of STATES)
    await test.step(state, async () => {
      const [found] = await performances(page, state);
      if (!found) throw new Error(`the season has no performance that is ${state}`);
      await open(`musicale-detail?id=${found.programId}`);
      const word =
        state === 'cancelled' ? say(CHANGED[state], zh ? 'zh-CN' : 'en-US') : copy.programme.state[state];
      const said =
        state === 'upcoming' ? new RegExp(`${word}|${upcomingAt.replace('{{date}}', '.+')}`) : word;
      // A programme that is played again shows the dates to come.
      if (state !== 'ended') await expect(page.getByText(said).first()).toBeVisible();

      await goTo(seatPath(found));
      await expect(page.getByRole('heading', { name: copy.seat.closed[state].title })).toBeVisible();
      if (state === 'upcoming')
        await expect(page.getByText(says(copy.seat.closed.upcoming.text))).toBeVisible();
      await page.getByRole('link', { name: copy.seat.closed.concert }).click();
      await expect(page.locator('main')).toHaveAttribute('data-page', 'musicale-detail');
    });
});

test('a house with four seats left says so, and they can be bought', async ({
  enter,
  sale,
  open,
  seatPath,
  seats,
  checkout,
}) => {
  await enter();
  const chosen = await sale();
  await open(`${seatPath(chosen)}&scenario=few-left`);
  await seats.ready();
  await seats.list();
  expect(await seats.left()).toBe(4);
  await seats.pickFromList(1);
  await seats.nextButton.click();
  await checkout.ready();
});

test('sold out by the time one comes: said in words, and asked again on request', async ({
  page,
  enter,
  sale,
  open,
  seatPath,
  copy,
}) => {
  await enter();
  await open(`${seatPath(await sale())}&scenario=sold-out`);
  await expect(page.getByRole('heading', { name: copy.seat.closed.out.title })).toBeVisible();
  await page.getByRole('button', { name: copy.seat.closed.retry }).click();
  await settled(page);
  await expect(page.getByRole('heading', { name: copy.seat.closed.out.title })).toBeVisible();
});
