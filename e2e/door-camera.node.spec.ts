import { ticketOrder } from '#domain/contract/order.ts';
import { WORDS as DOOR } from '../src/door/words.ts';
import { enterAs } from './colleague.ts';
import { filmOf } from './film.ts';
import { expect, test } from './fixtures.ts';
import { must } from './office.ts';

test('a telephone’s camera sees a ticket, and its holder is let in', async ({
  page,
  baseURL,
  locale,
  launchOptions,
  playwright,
  withTickets,
  zh,
}, info) => {
  const { tradeNo, schedule } = await withTickets();
  const { tickets } = await must(page, ticketOrder.detail, { tradeNo });
  const film = info.outputPath('ticket.y4m');
  filmOf(tickets[0]?.code ?? '', film);
  const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
  const phone = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...args, `--use-file-for-fake-video-capture=${film}`],
  });
  try {
    const context = await phone.newContext({
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      permissions: ['camera'],
      viewport: { width: 390, height: 844 },
    });
    const door = await context.newPage();
    const t = DOOR[zh ? 'zh-CN' : 'en-US'];
    await enterAs(door, 'door', '?next=door');
    await door.getByLabel(t.evening).selectOption(schedule.id);
    await door.getByRole('button', { name: t.start }).click();
    await door.getByRole('button', { name: t.camera }).click();
    // Pictures of a camera that nobody has time for are missed, and the next one is looked at.
    await expect(door.locator('[data-scan]')).toHaveAttribute('data-scan', 'admitted', { timeout: 300_000 });
  } finally {
    await phone.close();
  }
  const after = await must(page, ticketOrder.detail, { tradeNo });
  expect(after.tickets[0]?.used).toBe(true);
});
