import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newMember } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';

it.each([
  ['gift', 'ticket-gift#no-such-gift', 'There is no such gift'],
  ['order', 'confirmOrder?tradeNo=HM000000000000000000&supportSeat=Y', 'We cannot find this order'],
])('where there is no such %s the next evenings are a way on', async (what, path, title) => {
  if (what === 'order') await newMember();
  await renderPath(`/en-US/pc/${path}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInstanceOf(HTMLElement);
  const next = within(await screen.findByRole('region', { name: 'Coming concerts' }));
  const ways = next.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(ways.filter(way => way?.includes('/musicale-detail?id='))).toHaveLength(4);
});
