import { expect, PHONE_PIXELS, test } from './fixtures.ts';

test.use(PHONE_PIXELS);

test('two fingers come closer to the plan, and the small plan leads elsewhere', async ({
  page,
  atSeats,
  seats,
  copy,
}) => {
  await atSeats();
  // On one line that ends in “…” what is higher than it is hidden: letters with marks need its height.
  const lines = await page.getByRole('heading', { level: 1 }).evaluate(title => {
    const { lineHeight, fontSize } = getComputedStyle(title);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(lines).toBeGreaterThan(1.35);
  const box = await seats.map.boundingBox();
  if (!box) throw new Error('the map is not there');
  const far = await seats.map.screenshot();
  const session = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const fingers = (gap: number) => [
    { x: x - gap, y, id: 1 },
    { x: x + gap, y, id: 2 },
  ];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (let gap = 30; gap <= 120; gap += 15)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => far.equals(await seats.map.screenshot())).toBe(false);

  const near = await seats.map.screenshot();
  const small = page.getByTitle(copy.seat.map.mini);
  await expect(small).toBeVisible();
  await small.tap({ position: { x: 12, y: 12 } });
  await expect.poll(async () => near.equals(await seats.map.screenshot())).toBe(false);

  // The whole plan again: a tap chooses as before.
  await page.getByRole('button', { name: copy.seat.map.overview }).click();
  await seats.pickByTouch(1);
});
