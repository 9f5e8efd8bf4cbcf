import { expect, settled, test } from './fixtures.ts';

/** Behind the hall by half a day and by a day of the calendar; ahead by quarters and halves of an hour. */
for (const timezoneId of ['America/New_York', 'Pacific/Honolulu', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    // What the server wrote and what the page writes there would be told apart in the console, which fails the flow.
    test('a visitor sees the hall’s own time', async ({ page, open, sale, tree }) => {
      test.skip(timezoneId !== 'America/New_York' && tree !== 'en-US/pc', 'in all trees from one zone');
      for (const path of ['home', 'musicale']) await open(path);
      const { programId, schedule } = await sale();
      const hall = new Date(Date.parse(schedule.startsAt) + 8 * 3_600_000).toISOString().slice(11, 16);
      await open(`musicale-detail?id=${programId}`);
      await expect(page.getByRole('main')).toContainText(hall);
    });
  });

test.use({ timezoneId: 'America/New_York' });
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
