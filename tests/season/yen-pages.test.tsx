import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

vi.mock('#brand', async original => {
  const { brand } = await original<typeof import('#brand')>();
  return { brand: { ...brand, currency: { code: 'JPY', sign: '¥', minor: 0 } } };
});

const { PointsPanel } = await import('#features/discounts/points-panel.tsx');
const { ensureCopy } = await import('#i18n/i18n.ts');
const { holdSeats } = await import('#tests/buy.ts');
const { renderPath } = await import('#tests/render.tsx');
const { renderUi } = await import('#tests/ui.tsx');

const DECIMALS = /¥ ?-?[\d,]+\.\d/;
const text = () => document.body.textContent ?? '';

it.each(['zh-CN/pc', 'en-US/mobile'])('an order is paid in whole yen, in %s', async tree => {
  const order = await holdSeats();
  await renderPath(`/${tree}/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`);
  await screen.findByRole('button', { name: /^(支付|Pay) ¥[\d,]+$/ });
  expect(text()).not.toMatch(DECIMALS);
});

it.each([
  ['/zh-CN/pc/user?ind=points', /100 积分抵 ¥100/],
  ['/en-US/mobile/musicale', /¥/],
])('%s', async (path, has) => {
  await renderPath(path, { signedInAs: 'listener@heming.example' });
  expect((await screen.findAllByText(has)).length).toBeGreaterThan(0);
  expect(text()).not.toMatch(DECIMALS);
});

it('as many points are taken as they are yen', async () => {
  await ensureCopy('en-US', ['discount', 'ui']);
  const item = { available: true, applied: true, tmpId: 'points', discount: 1_000 };
  const most = { minAllow: 1_000, maxAllow: 5_000, availablePoint: 8_000 };
  await renderUi(<PointsPanel item={{ ...item, ...most }} busy={false} onConfirm={() => ''} />);
  expect(text()).toMatch(/1,000.*¥1,000/);
  expect(text()).not.toMatch(DECIMALS);
});
