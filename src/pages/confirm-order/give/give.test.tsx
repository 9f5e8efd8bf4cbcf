import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { gift } from '#domain/contract/gift.ts';
import { holdSeats, payFor } from '#tests/buy.ts';
import { renderPath } from '#tests/render.tsx';

it('a ticket is given by whoever shows that the account is theirs, and the next one after it', async () => {
  const order = await holdSeats();
  await payFor(order);
  const { user } = await renderPath(`/en-US/pc/confirmOrder?tradeNo=${order.tradeNo}&supportSeat=Y`);
  const give = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Give / });
    if (button) await user.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Give this ticket to a friend' }));
    return { dialog, save: () => user.click(dialog.getByRole('button', { name: 'Give the ticket' })) };
  };
  const given = async () => (await order.client.ok(gift.mine, { tradeNo: order.tradeNo })).given;
  const first = await give();
  expect(first.dialog.queryByText('Show that it is you')).toBeNull();
  await first.save();
  await first.dialog.findByText('Show that it is you');
  expect(await given()).toEqual([]);
  // Pressed without a proof it is asked for beside the field, and a wrong code is said there.
  await first.save();
  await first.dialog.findByText('Please enter the password or a code.');
  await user.type(first.dialog.getByLabelText(/^Code sent to/), '000000');
  await first.save();
  await first.dialog.findByText(/code is wrong/);
  await user.click(first.dialog.getByRole('button', { name: 'Send code' }));
  await user.click(await first.dialog.findByRole('button', { name: 'Fill in' }));
  await first.save();
  expect(await screen.findAllByLabelText('Link to the gift')).toHaveLength(1);
  const second = await give();
  await second.save();
  await expect.poll(async () => (await given()).length).toBe(2);
});
