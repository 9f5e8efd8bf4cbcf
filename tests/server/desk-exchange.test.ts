import { expect, test } from 'vitest';
import { office as desk } from '#domain/contract/desk.ts';
import { runCommand } from '#server/desk/run.ts';
import { boxOffice } from './box-office.ts';
import { clerk } from './clerk.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

eachStore(open => {
  test('tickets are exchanged at the desk by the member’s rules: the difference is paid, the old ones are given up', async () => {
    const office = await boxOffice(await open());
    const { drawers, sales } = office.deps.store.direct;
    const anna = clerk(office, 'anna');
    await anna('drawer', ['open'], { sum: '0' });
    const sold = await anna('sell', ['plain', 'B-1-1', 'B-1-2'], { way: 'cash', name: '王小明' });
    const first = sold.order ?? '';
    const [cheap] = (await office.row(first))?.seats ?? [];
    const before = (await drawers.drawerOf('anna'))?.taken ?? 0;
    const words = [first, 'big', 'L-1-1'];
    const look = await runCommand(office.deps, {
      command: 'exchange',
      words,
      options: { pieces: 'B-1-1' },
      who: 'anna',
      why: 'x',
    });
    expect(look.lines.join('\n')).toMatch(/worth[\s\S]*To pay/);
    const done = await anna('exchange', words, { pieces: 'B-1-1' });
    expect(done.ok).toBe(true);
    const second = await office.row(done.order ?? '');
    expect(second).toMatchObject({
      realStatus: 'paid_success',
      exchange: { tradeNo: first, pieces: ['B-1-1'] },
      contact: { linkman: '王小明' },
    });
    const due = (second?.amount ?? 0) - (second?.exchange?.credit ?? 0);
    expect(second?.exchange?.credit).toBe(cheap?.price);
    expect((await drawers.drawerOf('anna'))?.taken).toBe(before + due);
    expect((await office.row(first))?.seats.map(s => s.seatId)).toEqual(['B-1-2']);
    const taken = (await sales.taken('plain', office.clock.now())).map(t => t.seatId);
    expect(taken).toEqual(['B-1-2']);
    // The other one for nothing: not twice what has gone.
    expect((await anna('exchange', words, { pieces: 'B-1-1' })).ok).toBe(false);
  });

  test('an exchange goes back by the same terms, for the seats that were given up, while they are free', async () => {
    const office = await boxOffice(await open());
    const { drawers } = office.deps.store.direct;
    const taken = async () => (await drawers.drawerOf('anna'))?.taken ?? 0;
    const anna = clerk(office, 'anna');
    await anna('drawer', ['open'], { sum: '0' });
    const first = (await anna('sell', ['plain', 'B-1-1'], { way: 'cash' })).order ?? '';
    const before = await taken();
    const second = (await anna('exchange', [first, 'big', 'L-1-1'], {})).order ?? '';
    expect(await taken()).not.toBe(before);
    // What the order's page offers.
    const page = await colleague(office.app, office.deps, 'office');
    const { insteadOf } = await page.ok(desk.order, { tradeNo: second });
    expect(insteadOf).toMatchObject({ tradeNo: first, scheduleId: 'plain', seats: [{ seatId: 'B-1-1' }] });
    const words = [second, insteadOf?.scheduleId ?? '', ...(insteadOf?.seats ?? []).map(s => s.seatId)];
    const third = await anna('exchange', words, {});
    expect(third.lines).toEqual([expect.stringMatching(/^Exchanged/)]);
    expect(await taken()).toBe(before);
    expect(await office.row(third.order ?? '')).toMatchObject({
      realStatus: 'paid_success',
      scheduleId: 'plain',
      seats: [{ seatId: 'B-1-1' }],
    });
    // Nothing of what has gone back goes back again.
    expect((await anna('exchange', words, {})).ok).toBe(false);
    expect(await taken()).toBe(before);
  });

  test('what is over goes back out of the drawer, where it was cash', async () => {
    const office = await boxOffice(await open());
    const { drawers } = office.deps.store.direct;
    const anna = clerk(office, 'anna');
    await anna('drawer', ['open'], { sum: '0' });
    const sold = await anna('sell', ['plain', 'A-1-1', 'A-1-2'], { way: 'cash' });
    const first = sold.order ?? '';
    const before = (await drawers.drawerOf('anna'))?.taken ?? 0;
    const done = await anna('exchange', [first, 'soon', 'B-1-1'], {});
    expect(done.ok).toBe(true);
    const second = await office.row(done.order ?? '');
    const [cash] = await office.payments(first);
    expect(second?.realStatus).toBe('paid_success');
    expect(cash?.refund).toBeGreaterThan(0);
    expect((await drawers.drawerOf('anna'))?.taken).toBe(before - (cash?.refund ?? 0));
    // Without a drawer there is nothing to hand it back from.
    const bert = await clerk(office, 'bert')('sell', ['plain', 'A-2-1'], { way: 'card', slip: '1' });
    expect(bert.ok).toBe(true);
  });

  test('what cannot be exchanged is said, and nothing is done', async () => {
    const office = await boxOffice(await open());
    const anna = clerk(office, 'anna');
    const sold = await anna('sell', ['plain', 'A-1-1'], { way: 'card', slip: '1' });
    const first = sold.order ?? '';
    const refused = async (words: string[], options: Record<string, string> = {}) => {
      const answer = await anna('exchange', words, options);
      expect(answer.ok).toBe(false);
      return answer.lines.join('\n');
    };
    await refused([first, 'plain', 'A-2-1'], { way: 'card', slip: '2' });
    await refused([first, 'cancelled', 'A-2-1'], { way: 'card', slip: '2' });
    await refused(['HM0', 'soon', 'A-2-1'], { way: 'card', slip: '2' });
    const other = await anna('sell', ['soon', 'A-2-1'], { way: 'card', slip: '3' });
    expect(other.ok).toBe(true);
    expect(await refused([first, 'soon', 'A-2-1'], { way: 'card', slip: '2' })).toMatch(/Not free/);
    expect((await office.row(first))?.realStatus).toBe('paid_success');
  });
});
