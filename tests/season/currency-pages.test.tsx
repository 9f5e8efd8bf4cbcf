import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('#brand', async original => {
  const { brand } = await original<typeof import('#brand')>();
  return { brand: { ...brand, currency: { code: 'EUR', sign: '€', minor: 2 } } };
});

const { begin, holdSeats } = await import('#tests/buy.ts');
const { fakeCanvas } = await import('#tests/canvas.ts');
const { renderPath } = await import('#tests/render.tsx');

fakeCanvas();

const YUAN = /[¥￥]|[\d）]\s?元|（元|\byuan\b/i;
const text = () => document.body.textContent ?? '';

it.each(['zh-CN/pc', 'en-US/mobile'])('an order is paid in euros, in %s', async tree => {
  const order = await holdSeats();
  const { unmount } = await renderPath(`/${tree}/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`);
  await screen.findByRole('button', { name: /^(支付|Pay) €/ });
  expect(text()).not.toMatch(YUAN);
  unmount();
  await begin(order, 'wxAppPay');
  await renderPath(`/${tree}/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`);
  await screen.findByRole('button', { name: /^(回到付款页面|Back to the payment)/ });
  expect(text()).toContain('€');
  expect(text()).not.toMatch(YUAN);
});

it.each([
  ['/zh-CN/pc/user?ind=points', /100 积分抵 €1/],
  ['/en-US/pc/user?ind=points', /worth €1\./],
  ['/en-US/mobile/musicale', /€/],
])('%s', async (path, has) => {
  await renderPath(path, { signedInAs: 'listener@heming.example' });
  expect((await screen.findAllByText(has)).length).toBeGreaterThan(0);
  expect(text()).not.toMatch(YUAN);
});
