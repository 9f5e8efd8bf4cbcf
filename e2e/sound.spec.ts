import { digital } from '#domain/contract/digital.ts';
import { expect, PHONE_PIXELS, test } from './fixtures.ts';
import { hears, playButton, seesFilm } from './models/player.ts';
import { ask } from './office.ts';

test.use(PHONE_PIXELS);

test('a film sounds and is seen, a recording sounds, and nothing is wider than the screen', async ({
  page,
  open,
}) => {
  test.slow();
  await open('legalNotice');
  const { list } = (await ask(page, digital.list, { free: 'Y', pageSize: '60' })).data;
  // The longest has most chapters to name.
  const can = list
    .filter(card => card.state === 'out' && card.kind !== 'talk')
    .sort((a, b) => b.seconds - a.seconds);
  for (const kind of ['film', 'sound'] as const) {
    const card = can.find(one => one.kind === kind);
    await open(`digitalhall/${card?.home}-detail?id=${card?.id}`);
    await playButton(page).click();
    await hears(page);
    const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    if (kind === 'film') await seesFilm(page);
  }
});
