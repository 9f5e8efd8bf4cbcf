import { expect, test } from 'vitest';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { runCommand } from '#server/desk/run.ts';
import { deskGateway } from '#server/gateways/desk.ts';
import { compose } from '#server/letters/compose.ts';
import { remind } from '#server/letters/sweep.ts';
import { openOffice } from '#server/office.ts';
import { tellChanges } from '#server/season/tell.ts';
import { type BoxOffice, boxOffice } from '../box-office.ts';
import { eachStore } from '../stores.ts';

const DAY = 86_400_000;
const MAIL = 'lin@heming.example';

eachStore(open => {
  const kinds = async ({ deps }: BoxOffice, tradeNo: string): Promise<string[]> =>
    (await deps.store.direct.letters.lettersOf(tradeNo)).map(l => l.kind);
  const newest = async ({ deps }: BoxOffice, tradeNo: string) =>
    (await deps.store.direct.letters.lettersOf(tradeNo)).at(-1);
  async function bought(office: BoxOffice, seats: readonly string[], outcome: 'paid' | 'late' = 'paid') {
    const who = await office.buyer();
    const tradeNo = await who.order(seats);
    expect((await who.confirm(tradeNo, { email: MAIL, mobile: '' })).success).toBe(true);
    const { payNo } = (await who.pay(tradeNo)).data;
    await who.ok(sandbox.settle, { payNo, outcome });
    // What comes next is later.
    office.clock.advance(1_000);
    return { who, tradeNo, payNo };
  }

  test('a purchase, a return and its money are told once each, to the order’s address', async () => {
    const office = await boxOffice(await open());
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    await office.sweep();
    expect(await kinds(office, tradeNo)).toEqual(['paid']);
    const letter = await newest(office, tradeNo);
    expect(letter).toMatchObject({
      channel: 'email',
      recipient: MAIL,
      memberId: who.memberId,
      state: 'kept',
    });
    const content = letter && (await compose(office.deps, letter));
    expect(content?.subject.en).toMatch(/^Your tickets: Symphony No. 5/);
    expect(content?.tickets?.map(s => s.ticket.seatIds)).toEqual([['A-1-1'], ['A-1-2']]);
    // No code of a ticket lies in the queue.
    const codes = (await office.tickets(tradeNo)).map(t => t.code);
    for (const code of codes) expect(JSON.stringify(letter)).not.toContain(code);

    const quote = await who.ok(ticketOrder.refundQuote, { tradeNo });
    await who.ok(ticketOrder.refund, { tradeNo, fee: quote.fee });
    await office.sweep();
    expect((await kinds(office, tradeNo)).sort()).toEqual(['paid', 'refund-sent', 'refunded']);
    // The tickets have gone: their letter would not be true any more.
    expect(letter && (await compose(office.deps, letter))).toBeNull();
  });

  test('an order to be paid at the box office says where and until when, as long as it is held', async () => {
    const office = await boxOffice(await open(), {
      gateways: { desk: deskGateway({ now: () => office.clock.now() }) },
    });
    const who = await office.buyer();
    const tradeNo = await who.order(['A-1-1']);
    await who.confirm(tradeNo, { email: MAIL, mobile: '' });
    await who.pay(tradeNo, 'desk');
    expect(await kinds(office, tradeNo)).toEqual(['held-for-desk']);
    const letter = await newest(office, tradeNo);
    const content = letter && (await compose(office.deps, letter));
    expect(content?.subject).toMatchObject({ zh: expect.stringContaining('票房付款') });
    expect(content?.rows?.map(([label]) => label.en)).toContain('Where to pay');
    office.clock.advance(25 * 3_600_000);
    expect(letter && (await compose(office.deps, letter))).toBeNull();
  });

  test('money that came too late for its seats is told of, and tickets are not', async () => {
    const office = await boxOffice(await open());
    const late = await office.buyer();
    const { tradeNo, payNo } = await late.upToPayment(['A-1-1']);
    office.clock.advance(16 * 60_000);
    await bought(office, ['A-1-1']);
    await late.ok(sandbox.settle, { payNo, outcome: 'paid' });
    await office.sweep();
    expect((await kinds(office, tradeNo)).filter(k => k !== 'refund-sent')).toEqual(['payment-returned']);
    // To a number alone the end of it is not worth another message.
    expect(await kinds(office, tradeNo)).toHaveLength(1);
  });

  test('an evening that the office cancels is told to each buyer; one that comes back does not say so', async () => {
    const office = await boxOffice(await open());
    const { tradeNo } = await bought(office, ['A-1-1']);
    const asked = { command: 'cancel-evening', words: ['plain'], options: {}, who: 'lin', why: 'ill' };
    const { digest } = await runCommand(office.deps, asked);
    await runCommand(office.deps, { ...asked, agreed: digest });
    expect(await kinds(office, tradeNo)).toEqual(['paid', 'evening-cancelled']);
    const letter = await newest(office, tradeNo);
    expect(letter && (await compose(office.deps, letter))?.subject.en).toMatch(/^Cancelled: /);
    const found = await runCommand(office.deps, { ...asked, command: 'find', words: [tradeNo] });
    expect(found.lines[1]).toMatch(
      /letter: paid \| l\S*@heming\.example \| .* \| not sent: this is a demonstration/,
    );
    await office.patchSchedule('plain', { cancelled: false });
    expect(letter && (await compose(office.deps, letter))).toBeNull();
  });

  test('what a new season changes is told by one process, once', async () => {
    const store = await open();
    const office = await boxOffice(store);
    const { tradeNo } = await bought(office, ['A-1-1']);
    const now = office.clock.now();
    const to = now + 40 * DAY;
    await store.transaction(async tx => {
      const version = { number: 1, publishedAt: now, publishedBy: 'lin', note: '', undoes: null };
      await tx.seasons.addVersion(version, []);
      await tx.seasons.addChanges([
        {
          id: 'c1',
          family: 'seat',
          occasionId: 'plain',
          kind: 'moved',
          fromAt: now + 30 * DAY,
          toAt: to,
          version: 1,
          at: now,
          toldAt: null,
        },
      ]);
    });
    await office.patchSchedule('plain', { startsAt: to });
    await Promise.all(Array.from({ length: 4 }, () => tellChanges(office.deps)));
    expect(await kinds(office, tradeNo)).toEqual(['paid', 'evening-moved']);
    expect(await store.direct.seasons.untold(10)).toEqual([]);
  });

  test('a reminder is one letter, however often it is found', async () => {
    const store = await open();
    const office = await boxOffice(store);
    const { memberId } = await office.buyer();
    const now = office.clock.now();
    const reminder = { memberId, titleId: 't', setAt: now };
    await store.direct.digital.setReminder({ ...reminder, airingId: 'soon', startsAt: now + 20 * 60_000 });
    await store.direct.digital.setReminder({ ...reminder, airingId: 'later', startsAt: now + 2 * 3_600_000 });
    await Promise.all([remind(office.deps), remind(office.deps)]);
    await remind(office.deps);
    expect(await store.direct.letters.lettersTo(memberId)).toMatchObject([
      { kind: 'on-air-soon', facts: { airingId: 'soon' } },
    ]);
  });

  test('a part of housekeeping that fails keeps nothing else waiting', async () => {
    const store = await open();
    const { deps } = await boxOffice(store);
    const { memberId } = await (await boxOffice(store, { seeded: true })).buyer();
    await deps.notify?.(store.direct, { kind: 'stayed', memberId, locale: 'zh-CN' });
    deps.clock.advance(91 * DAY);
    const broken = {
      ...store,
      direct: {
        ...store.direct,
        sales: new Proxy(store.direct.sales, {
          get: (sales, name) => {
            if (name === 'expired') throw new Error('the table is gone');
            return Reflect.get(sales, name);
          },
        }),
      },
    };
    await openOffice({ ...deps, store: broken }).sweep();
    expect(deps.lines.join()).toMatch(/housekeeping: sweep.*the table is gone/);
    expect(await store.direct.letters.lettersTo(memberId)).toEqual([]);
  });
});
