import { expect, settled, test } from './fixtures.ts';

test.use({ timezoneId: 'America/New_York' });

test('a visitor in New York sees the hall’s own time', async ({ page, open, sale }) => {
  await open('legalNotice');
  const { programId, schedule } = await sale();
  const hall = new Date(Date.parse(schedule.startsAt) + 8 * 3_600_000).toISOString().slice(11, 16);
  await open(`musicale-detail?id=${programId}`);
  await expect(page.getByRole('main')).toContainText(hall);
});

for (const [name, hours] of [
  ['a day ahead', 24],
  ['a day behind', -24],
] as const) {
  test(`a device clock that is ${name}: the countdown follows the server`, async ({
    page,
    atOrder,
    checkout,
    mocks,
  }) => {
    test.skip(mocks, 'the box office in the browser has the clock of the browser');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.clock.resume();
    await atOrder();
    await expect(checkout.timer).toHaveText(/^14:\d\d$/);
    await page.reload();
    await checkout.ready();
    await settled(page);
    await expect(checkout.timer).toHaveText(/^14:\d\d$/);
  });
}
