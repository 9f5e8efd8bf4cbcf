import { readFileSync } from 'node:fs';
import { account } from '#domain/contract/account.ts';
import { security } from '#domain/contract/security.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, test } from './fixtures.ts';
import { fillLogin } from './models/login.ts';
import { ask, PASSWORD } from './office.ts';

test('a picture is cropped by keyboard, kept, and shown in the frame', async ({
  page,
  open,
  enter,
  copy,
  expected,
}) => {
  // The last: who records a flow reads the pictures of the page's memory, which its policy forbids.
  expected.push(/404/, /Connecting to 'blob:/);
  const { portrait } = copy.own;
  await enter(PASSWORD);
  await open('user?ind=info');
  const file = page.locator('#portrait-file');
  await expect(file).toBeEnabled();
  await file.setInputFiles({
    name: '../../etc/passwd.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg>'),
  });
  await expect(page.getByText(portrait.broken)).toBeVisible();
  await page.getByRole('button', { name: portrait.cancel }).click();

  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
    canvas.getContext('2d')?.fillRect(40, 40, 200, 120);
    return canvas.toDataURL('image/jpeg');
  });
  const buffer = Buffer.from(drawn.split(',')[1] ?? '', 'base64');
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  const area = page.getByRole('group', { name: portrait.area });
  await expect(area).toBeVisible();
  const before = await area.boundingBox();
  await area.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await area.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await expectAccessible(page);
  const use = page.getByRole('button', { name: portrait.use });
  await use.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(portrait.done)).toBeVisible();
  const { headUrl } = (await ask(page, account.logonInfo)).data;
  expect(headUrl).toMatch(/^\/thvendor\/member\/file\/u/);
  // By its address alone it is nobody's.
  expect(await page.evaluate(async path => (await fetch(path)).status, headUrl)).toBe(404);
  await page.reload();
  await settled(page);
  const frame = page.locator('header img[src^="blob:"], nav.tabbar img[src^="blob:"]').first();
  await expect(frame).toBeVisible();
  await expect.poll(() => frame.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
});

test('a copy of all that is kept is one file, to read and to parse', async ({ page, open, enter, copy }) => {
  const { account: mobile } = await enter(PASSWORD);
  await open('user?ind=security');
  const button = page.getByRole('button', { name: copy.security.data.download });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const coming = page.waitForEvent('download');
  await button.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^heming-data-\d{4}-\d\d-\d\d\.html$/);
  const html = readFileSync(await download.path(), 'utf8');
  const [, json = ''] = /id="data">([^<]*)</.exec(html) ?? [];
  expect(JSON.parse(json).member[0].mobile).toBe(mobile);
  await expect(page.getByText(copy.security.events.export)).toBeVisible();
});

test('leaving is asked for, and taken back by signing in', async ({ page, tree, open, enter, copy }) => {
  const { leave, proof } = copy.security;
  const account = await enter(PASSWORD);
  await open('user?ind=security');
  await page.getByRole('button', { name: leave.open }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(leave.goes)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox').check({ force: true });
  await dialog.getByLabel(proof.password).fill(PASSWORD);
  await dialog.getByRole('button', { name: leave.submit }).click();
  await expect(page.locator('main')).toHaveAttribute('data-page', 'home');
  expect((await ask(page, security.overview)).errcode).toBe('1202');
  await open('login');
  await fillLogin(page, tree, account);
  await expect(page.getByText(copy.login.stayed)).toBeVisible();
  await open('user?ind=security');
  await expect(page.getByText(copy.security.events.stay)).toBeVisible();
});
