import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureCopy } from '#i18n/i18n.ts';
import { renderUi } from '#tests/ui.tsx';
import { readableCode } from './doors.ts';
import { TicketShare } from './ticket-share.tsx';
import type { KeptOrder } from './wallet.ts';

const picture = vi.hoisted(() => vi.fn());
vi.mock('./ticket-picture.ts', () => ({ ticketPicture: picture }));

const ticket = {
  code: 'abcdefghijklmnopqrstuvwxyz012345',
  used: false,
  seatIds: ['A-3-8'],
  label: '',
  price: 380,
};
const order = {
  tradeNo: 'HM1',
  family: 'seat',
  title: 'Mahler: Symphony No. 5',
  art: { seed: 'mahler-5', key: 'C# minor' },
  occasion: {
    id: 's1',
    startsAt: '2026-11-26T11:30:00.000Z',
    minutes: 80,
    realName: false,
    hall: { id: 'main', name: 'Grand Hall', address: '218 Tingsong Road' },
    entrance: 'Gate 1',
  },
  seats: [{ seatId: 'A-3-8', zone: 'Stalls A', row: '3', number: '8', category: 'P1', price: 380 }],
  items: [],
  tickets: [ticket],
} as unknown as KeptOrder;

async function shown() {
  await ensureCopy('en-US', ['order', 'common']);
  picture.mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
  return renderUi(<TicketShare order={order} ticket={ticket} />);
}
/** jsdom has no sharing and makes no addresses of files. */
function device(share: ((data: ShareData) => Promise<void>) | null, files = true) {
  Object.assign(navigator, { ...(share && { share }), canShare: () => files });
  Object.assign(URL, { createObjectURL: () => 'blob:ticket', revokeObjectURL: () => undefined });
}
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

describe('a ticket', () => {
  it('is sent on as its picture, with seat, gate and the code', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    device(share);
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const { files, title } = share.mock.calls[0]?.[0] ?? {};
    expect(title).toBe('Mahler: Symphony No. 5');
    expect(files?.map(f => [f.name, f.type])).toEqual([['abcdefgh.png', 'image/png']]);
    expect(picture.mock.lastCall?.[0]).toMatchObject({
      code: ticket.code,
      lines: [
        'Thu 26 November, 19:30',
        'Grand Hall',
        'Stalls A, row 3, seat 8',
        expect.stringContaining('Gate 1'),
      ],
    });
  });

  it('closing the device’s sheet is no failure', async () => {
    device(() => Promise.reject(new DOMException('closed', 'AbortError')));
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Share' })).toHaveProperty('disabled', false),
    );
    expect(screen.queryByText(/screenshot/)).toBeNull();
  });

  it('goes in words where pictures cannot be shared', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
    device(share, false);
    const { user } = await shown();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const { files, text } = share.mock.calls[0]?.[0] ?? {};
    expect(files).toBeUndefined();
    expect(text).toMatch(/Stalls A, row 3, seat 8/);
    expect(text).toContain('Gate 1');
    expect(text).toContain(readableCode(ticket.code));
  });

  it('is saved as a picture, where there is no sharing too', async () => {
    device(null);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await shown();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    await screen.findByText('The ticket was saved as a picture.');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('abcdefgh.png');
    picture.mockRejectedValueOnce(new Error('no canvas'));
    await user.click(screen.getByRole('button', { name: 'Save picture' }));
    expect(await screen.findByText(/screenshot/)).toBeTruthy();
    click.mockRestore();
  });
});
