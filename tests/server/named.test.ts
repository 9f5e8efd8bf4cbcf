import { describe, expect, test } from 'vitest';
import { office as desk } from '#domain/contract/desk.ts';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { idCardCheckDigit } from '#domain/rules/validation.ts';
import { saleContext } from '#server/catalogue/family.ts';
import { openList } from '#server/desk/door.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import { KEPT } from '#server/kept/list.ts';
import { factsOfOrder } from '#server/letters/compose.ts';
import { paid } from '#server/letters/order-words.ts';
import { ticketSigner } from '#server/orders/ticket-code.ts';
import { type BoxOffice, boxOffice } from './box-office.ts';
import { colleague } from './colleague.ts';
import { eachStore } from './stores.ts';

const NUMBER = `11010519491231002${idCardCheckDigit('11010519491231002')}`;
const PAPERS = [
  { type: 'idcard' as const, name: '林听雨', number: NUMBER },
  { type: 'passport' as const, name: 'Ada Lin', number: 'E12345678' },
];
/** Block B, row 3: a wheelchair's place, its companion's, and an ordinary one. */
const SEATS = ['B-3-1', 'B-3-2'];

async function doorOf(office: BoxOffice, schedule: string, options: Record<string, string> = {}) {
  const asked = askedOf({ command: 'door', words: [schedule], options, who: 'lin', why: '' });
  const { lines, files = {}, ok } = await runCommand(office.deps, asked);
  const { publicKey } = await ticketSigner(office.deps);
  const list = await openList(files[`door-${schedule}.signed`] ?? '', publicKey);
  return { lines, ok, list, table: files[`door-${schedule}.csv`] ?? '' };
}

eachStore((open, kind) => {
  describe(`what a place is for, and whose it is (${kind})`, () => {
    test('stays with it from the order to the door, masked, and never whole', async () => {
      const office = await boxOffice(await open());
      const who = await office.buyer();
      const tradeNo = await who.order(SEATS, 'real-name');
      expect((await who.detail(tradeNo)).seats).toMatchObject([
        { seatId: 'B-3-1', kind: 'wheelchair' },
        { seatId: 'B-3-2', kind: 'companion' },
      ]);
      await who.confirm(tradeNo, { certificates: PAPERS });
      const { totalAmount } = await who.detail(tradeNo);
      const { payNo } = await who.ok(ticketOrder.pay, { tradeNo, gatewayCode: 'aliPay', totalAmount });
      await who.ok(sandbox.settle, { payNo, outcome: 'paid' });

      const order = await who.detail(tradeNo);
      expect(order.seats.map(s => s.guest)).toEqual([
        { name: '林听雨', number: expect.stringMatching(/^\d+\*+\w+$/) },
        { name: 'Ada Lin', number: expect.stringContaining('*') },
      ]);
      expect(order.tickets.map(t => t.label)).toEqual([
        expect.stringContaining('wheelchair space'),
        expect.stringContaining('companion seat'),
      ]);

      const { direct } = office.deps.store;
      const season = await saleContext(office.deps);
      const facts = factsOfOrder(season, await office.row(tradeNo), {
        tickets: await office.tickets(tradeNo),
        payments: await direct.sales.paymentsOf(tradeNo),
      });
      expect(facts.sheets.map(s => s.guests.map(g => [g.name, g.seat.seatId]))).toEqual([
        [['林听雨', 'B-3-1']],
        [['Ada Lin', 'B-3-2']],
      ]);
      const letter = JSON.stringify(paid(facts).rows);
      for (const word of ['林听雨', 'Ada Lin', '轮椅席', 'wheelchair space', 'companion seat'])
        expect(letter).toContain(word);

      const copy = JSON.stringify(await KEPT.ticket_order.copy(direct, who.memberId));
      for (const word of ['林听雨', '轮椅席', '陪同席']) expect(copy).toContain(word);

      const { list, table } = await doorOf(office, 'real-name');
      expect(list?.tickets).toMatchObject([
        {
          guests: [expect.stringMatching(/^3-1 林听雨 .*\*/)],
          places: expect.stringContaining('轮椅席 wheelchair space'),
        },
        {
          guests: [expect.stringMatching(/^3-2 Ada Lin .*\*/)],
          places: expect.stringContaining('陪同席 companion seat'),
        },
      ]);
      expect(list?.startsAt).toMatch(/T\d\d:\d\d\+08:00$/);
      for (const word of ['林听雨', 'Ada Lin', 'wheelchair space', '+08:00']) expect(table).toContain(word);

      // The desk finds whoever a place is for, and not two halves of two people.
      const anna = await colleague(office.app, office.deps, 'counter');
      const found = async (text: string) => (await anna.ok(desk.find, { text })).list.map(o => o.tradeNo);
      for (const text of ['林听雨', '林 听雨', 'ada lin', 'Lin'])
        expect(await found(text)).toEqual([tradeNo]);
      expect(await found('听雨')).toEqual([]);

      for (const text of [JSON.stringify(order), letter, copy, JSON.stringify(list), table])
        expect(text).not.toMatch(new RegExp(`${NUMBER}|E12345678`));
    });

    test('the door reads in the office’s own spreadsheet, and knows the friend that a ticket was given to', async () => {
      const office = await boxOffice(await open());
      const who = await office.buyer();
      const { tradeNo, payNo } = await who.upToPayment(['A-1-1', 'A-1-2'], 'plain');
      await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
      const { code = '' } = await who.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
      const friend = await office.buyer();
      await friend.ok(gift.accept, { code });
      const name = (await office.deps.store.direct.accounts.member(friend.memberId))?.nickname;
      const { list } = await doorOf(office, 'plain');
      expect(list?.tickets.map(t => [t.seats, t.name, t.given])).toEqual([
        [['A-1-1'], name, true],
        [['A-1-2'], '林知远', undefined],
      ]);
      expect(list?.tickets.every(t => t.kind !== '')).toBe(true);
      for (const [separator, mark] of [
        ['comma', ','],
        ['semicolon', ';'],
        ['tab', '\t'],
      ] as const) {
        const { table } = await doorOf(office, 'plain', { separator });
        expect(table.startsWith('\ufeff')).toBe(true);
        const [head = ''] = table.slice(1).split('\r\n');
        expect(head.split(mark)).toEqual([
          'place',
          'seats',
          'kind',
          'name',
          'given',
          'guests',
          'used',
          'code',
          'starts',
        ]);
      }
      expect(await doorOf(office, 'plain', { separator: 'pipe' })).toMatchObject({ ok: false });
    });
  });
});
