import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { favorites } from '#domain/contract/favorites.ts';
import { ticketOrder } from '#domain/contract/order.ts';
import { program } from '#domain/contract/program.ts';
import { say } from '#domain/text.ts';
import { CHANGED } from '#domain/words/changed.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { holdSeats, payFor } from '#tests/buy.ts';
import { changeSchedule, office, renderPath } from '#tests/render.tsx';

it.each(['zh-CN', 'en-US'] as const)(
  'lists, calendar, search, favourites, orders and tickets say of one evening that it was moved, in %s',
  async locale => {
    const bought = await holdSeats();
    await payFor(bought);
    const { client } = bought;
    const [order] = (await client.ok(ticketOrder.list, {})).list;
    const { deps } = office();
    const schedule = (await getCatalogue(deps)).schedules.get(order?.occasion?.id ?? '');
    if (!order || !schedule) throw new Error('nothing was bought');
    await client.ok(favorites.save, { type: 'program', targetId: schedule.programId });
    // The only evening of its programme, so that each list speaks of it.
    for (const other of (await getCatalogue(deps)).listed.get(schedule.programId) ?? [])
      if (other.id !== schedule.id) await changeSchedule(other.id, { startsAt: deps.clock.now() - 1 });
    await changeSchedule(schedule.id, {
      startsAt: schedule.startsAt + 3_600_000,
      movedFrom: schedule.startsAt,
    });
    const { title } = await client.ok(program.byId, { id: schedule.programId });
    const month = new Date(schedule.startsAt).toISOString().slice(0, 7);
    const moved = new RegExp(`(^|· )${say(CHANGED.moved, locale)}$`);
    for (const path of [
      `pc/musicale?month=${month}`,
      `pc/musicale?view=calendar&month=${month}`,
      `mobile/musicale?view=calendar&month=${month}`,
      `pc/sitesearch?q=${encodeURIComponent(title)}`,
      `mobile/musicale-detail?id=${schedule.programId}`,
      'pc/user?ind=favorite',
      'mobile/user?ind=orders',
      'pc/user?ind=tickets',
    ]) {
      const page = await renderPath(`/${locale}/${path}`);
      expect((await screen.findAllByText(moved)).length, path).toBeGreaterThan(0);
      page.unmount();
      page.router.dispose();
    }
  },
);
