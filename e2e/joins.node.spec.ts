import { expect, settled, test } from './fixtures.ts';

const MUSIC = 'beethoven-5-fate';

test('from a person to a recording, and from it to the next evening with the work and its seats', async ({
  page,
  open,
  enter,
  tree,
  zh,
}) => {
  await enter();
  await open('about-detail?id=gu-jingxing');
  // What there is to hear comes when somebody is near.
  await page.locator('main aside').scrollIntoViewIfNeeded();
  const heard = page.getByRole('region', { name: zh ? '在数字音乐厅里' : 'In the digital hall' });
  await heard.getByRole('link', { name: zh ? /第五交响曲，第一乐章/ : /No\. 5, first movement/ }).click();
  await expect(page).toHaveURL(new RegExp(`/${tree}/digitalhall/season-detail\\?id=${MUSIC}$`));
  await settled(page);

  // Who plays leads back.
  const aside = page.getByRole('complementary', {
    name: zh ? '观看方式与相关信息' : 'How to listen, and more',
  });
  await expect(aside.getByRole('link', { name: zh ? /顾景行/ : /Gu Jingxing/ })).toHaveAttribute(
    'href',
    `/${tree}/about-detail?id=gu-jingxing`,
  );

  const seats = page.getByRole('link', { name: zh ? /^看座位：.*第五交响曲/ : /^See the seats: .*No\. 5/ });
  await seats.click();
  await expect(page).toHaveURL(new RegExp(`/${tree}/seat\\?.*programId=beethoven-5`));
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-page', 'seat');
  await expect(main).toContainText(zh ? /第五交响曲/ : /No\.\s5/);
});

test('a work of a concert plays on its page, as much of it as there is', async ({ page, open, zh }) => {
  test.slow();
  await open('musicale-detail?id=beethoven-5');
  const play = page.getByRole('button', {
    name: zh ? /^聆听.*c小调第五交响曲/ : 'Listen: Symphony No. 5 in C minor',
  });
  await play.click();
  // Its own first bar, behind the talk of the broadcast: and nothing of the talk.
  const at = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
  await expect.poll(at).toBeGreaterThan(80);
  const began = await at();
  await expect.poll(at).toBeGreaterThan(began + 0.3);
});
