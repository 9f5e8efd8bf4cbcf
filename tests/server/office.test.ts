import { expect, test } from 'vitest';
import { office as deskOffice } from '#domain/contract/desk.ts';
import { digital } from '#domain/contract/digital.ts';
import { gift } from '#domain/contract/gift.ts';
import { sandbox, ticketOrder } from '#domain/contract/order.ts';
import { hallTime } from '#lib/dates.ts';
import { expireCatalogue, getCatalogue } from '#server/catalogue/catalogue.ts';
import type { Answer } from '#server/desk/command.ts';
import { atTheDoor, fromText, openList } from '#server/desk/door.ts';
import { askedOf, runCommand } from '#server/desk/run.ts';
import { openGateways } from '#server/gateways/open.ts';
import { newTicketCode } from '#server/orders/ticket-code.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { colleague } from './colleague.ts';
import { fakeClock } from './harness.ts';
import { eachStore } from './stores.ts';

const DAY = 86_400_000;

/** A command as it is typed; `look` only, or agreed to at once. */
function desk(office: BoxOffice) {
  const parse = (line: string) => {
    const options: Record<string, string> = {};
    const words = line.split(' ').flatMap(word => {
      const [, name, value = ''] = /^--([a-z]+)=?(.*)$/.exec(word) ?? [];
      if (name === undefined) return [word];
      options[name] = value.replaceAll('_', ' ');
      return [];
    });
    return askedOf({ command: words[0], words: words.slice(1), options, who: 'lin', why: 'a wish' });
  };
  const look = (line: string): Promise<Answer> => runCommand(office.deps, parse(line));
  const act = async (line: string): Promise<Answer> => {
    const shown = await look(line);
    return shown.digest === undefined
      ? shown
      : runCommand(office.deps, { ...parse(line), agreed: shown.digest });
  };
  return { parse, look, act, said: async (line: string) => (await act(line)).lines.join('\n') };
}

async function bought(office: BoxOffice, seats: readonly string[], at = 'plain') {
  const who = await office.buyer();
  const { tradeNo, payNo } = await who.upToPayment(seats, at);
  await who.ok(sandbox.settle, { payNo, outcome: 'paid' });
  return { who, tradeNo };
}
/** An order that waits to be paid at the desk. */
async function forTheDesk(office: BoxOffice, seats: readonly string[], at: 'plain' | 'soon' = 'plain') {
  const who = await office.buyer();
  const tradeNo = await who.order(seats, at);
  await who.confirm(tradeNo);
  await who.ok(ticketOrder.pay, {
    tradeNo,
    gatewayCode: 'desk',
    totalAmount: (await who.detail(tradeNo)).totalAmount,
  });
  return { who, tradeNo };
}
const codes = async (office: BoxOffice, tradeNo: string) => (await office.tickets(tradeNo)).map(t => t.code);
const mobile = async (office: BoxOffice, who: Buyer): Promise<string> =>
  (await office.deps.store.direct.accounts.member(who.memberId))?.mobile ?? '';

eachStore(open => {
  test('an order is found by number, mobile and seat', async () => {
    const office = await boxOffice(await open());
    const { said, look } = desk(office);
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    for (const line of [
      `find ${tradeNo}`,
      `find ${await mobile(office, who)}`,
      'find --schedule=plain --seat=A-1-2',
    ])
      expect(await said(line)).toContain(`${tradeNo} | paid |`);
    expect(await said('find nobody@example.com')).toBe('No order was found.');
    expect(await said('find --schedule=plain --seat=A-1-9')).toMatch(/Nobody has/);
    expect((await look('find')).lines[0]).toMatch(/is missing/);
    expect((await look('dance')).ok).toBe(false);
  });

  test('a refund is shown, agreed to and done once, however often it is asked for at once', async () => {
    const office = await boxOffice(await open());
    const { parse, look, said } = desk(office);
    const { tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    const line = `refund ${tradeNo} --pieces=A-1-1`;
    const shown = await look(line);
    expect(shown).toMatchObject({ ok: true, grave: true });
    expect(shown.lines.join('\n')).toContain('¥380.00 goes back');
    expect((await office.tickets(tradeNo)).length).toBe(2);
    const agreed = { ...parse(line), agreed: shown.digest };
    const answers = await Promise.all([runCommand(office.deps, agreed), runCommand(office.deps, agreed)]);
    expect(answers.filter(a => a.ok && a.digest === undefined)).toHaveLength(1);
    const [payment] = await office.payments(tradeNo);
    expect(payment?.refund).toBe(38_000);
    expect((await office.sandbox.payment(payment?.payNo ?? ''))?.refunded).toBe(38_000);
    expect(await office.deps.store.direct.desk.acts(5)).toMatchObject([
      { who: 'lin', why: 'a wish', command: 'refund', asked: { words: [tradeNo] } },
    ]);
    expect((await runCommand(office.deps, { ...agreed, why: ' ' })).lines[0]).toMatch(/--why|no longer/);
    // In the last day the ladder says no, and the house may say yes.
    office.clock.advance(29 * DAY + DAY / 2);
    expect(await said(`refund ${tradeNo}`)).toMatch(/last 24 hours.*--full/);
    expect(await said(`refund ${tradeNo} --full`)).toContain('¥380.00 goes back');
    expect(await said(`refund ${tradeNo} --full`)).toMatch(/given back already/);
    expect((await office.payments(tradeNo))[0]?.refund).toBe(76_000);
  });

  test('what the desk took makes an order paid, once, and only when all of it is right', async () => {
    const clock = fakeClock();
    const gateways = openGateways(
      { GATEWAYS: 'desk' },
      { origin: 'https://www.orchestra.test', currency: 'CNY', now: clock.now },
    );
    const office = await boxOffice(await open(), { clock, demo: false, gateways });
    const { parse, look, said, act } = desk(office);
    const { tradeNo } = await forTheDesk(office, ['A-1-1', 'A-1-2']);
    expect(await said(`paid ${tradeNo} --sum=760`)).toMatch(/drawer/);
    await act('drawer open --sum=0');
    const undone = async (line: string, words: RegExp) => {
      expect(await said(line)).toMatch(words);
      expect(await office.tickets(tradeNo)).toEqual([]);
      expect(await office.deps.store.direct.desk.acts(5)).toHaveLength(1);
    };
    await undone(`paid ${tradeNo}`, /Say the sum/);
    await undone(`paid ${tradeNo} --sum=many`, /Say the sum/);
    await undone(`paid ${tradeNo} --sum=380.00`, /costs ¥760.00, not ¥380.00/);
    await undone(`paid ${tradeNo} --sum=-760`, /Say the sum/);
    await undone('paid HM0 --sum=760', /There is no order/);
    await undone(`paid ${tradeNo} --sum=380,00`, /costs ¥760.00, not ¥380.00/);
    for (const foreign of ['€760', '$760.00', '760EUR'])
      await undone(`paid ${tradeNo} --sum=${foreign}`, /as 380.00 /);
    const line = `paid ${tradeNo} --sum=760.00`;
    const shown = await look(line);
    expect(shown).toMatchObject({ ok: true, grave: true });
    expect(await office.tickets(tradeNo)).toEqual([]);
    const agreed = { ...parse(line), agreed: shown.digest };
    const answers = await Promise.all([runCommand(office.deps, agreed), runCommand(office.deps, agreed)]);
    expect(answers.filter(a => a.ok)).toHaveLength(1);
    expect(answers.find(a => !a.ok)?.lines[0]).toMatch(/is paid already/);
    expect(await office.tickets(tradeNo)).toHaveLength(2);
    expect(await office.payments(tradeNo)).toMatchObject([
      { gateway: 'desk', state: 'paid', received: 76_000 },
    ]);
    expect(await office.deps.store.direct.desk.acts(1)).toMatchObject([
      { who: 'lin', why: 'a wish', command: 'paid', asked: { words: [tradeNo], options: { sum: '760.00' } } },
    ]);
    expect(await said(line)).toMatch(/is paid already/);
    // Whoever comes after the day is told so, before the money is taken.
    const late = await forTheDesk(office, ['A-1-3']);
    const before = await look(`paid ${late.tradeNo} --sum=380`);
    clock.advance(DAY + 1);
    const agreedLate = { ...parse(`paid ${late.tradeNo} --sum=380`), agreed: before.digest };
    expect((await runCommand(office.deps, agreedLate)).lines[0]).toMatch(/ran out.*take no money/);
    expect(await office.tickets(late.tradeNo)).toEqual([]);
    const online = await (await office.buyer()).order(['A-2-1']);
    expect(await said(`paid ${online} --sum=380`)).toMatch(/has not chosen to pay there/);
  });

  test('the one field finds who has a seat, as it is typed or read out; page and command alike', async () => {
    const office = await boxOffice(await open());
    const { said } = desk(office);
    const { schedules } = await getCatalogue(office.deps);
    await office.patchSchedule('plain', { startsAt: (schedules.get('other')?.startsAt ?? 0) + DAY });
    const later = await bought(office, ['A-1-2']);
    const first = await bought(office, ['A-1-2'], 'other');
    const clerk = await colleague(office.app, office.deps, 'counter');
    const found = async (text: string) =>
      (await clerk.ok(deskOffice.find, { text })).list.map(o => o.tradeNo);
    for (const typed of [
      '1排2座',
      '池座１排２号',
      'row 1 seat 2',
      'Stalls, row 1, seat 2',
      '1-2',
      'stalls seat 2 row 1',
    ])
      expect([typed, await found(typed)]).toEqual([typed, [first.tradeNo, later.tradeNo]]);
    const { date, time } = hallTime(Date.parse((await clerk.ok(deskOffice.order, later)).startsAt ?? ''));
    expect(await found(`${date} ${time} 1排2座`)).toEqual([later.tradeNo]);
    for (const typed of ['1排3座', '楼座1排2座', 'balcony row 1 seat 2', '1999-01-01 1排2座'])
      expect([typed, await found(typed)]).toEqual([typed, []]);
    const shown = await said('find row 1 seat 2 --schedule=other');
    expect(shown).toContain(first.tradeNo);
    expect(shown).not.toContain(later.tradeNo);
    // What was given back is nobody's.
    expect(await said(`refund ${later.tradeNo}`)).toMatch(/goes back/);
    expect(await found('1排2座')).toEqual([first.tradeNo]);
    expect(await found(later.tradeNo.toLowerCase())).toEqual([later.tradeNo]);
  });

  test('seats are held back, released, given away and moved', async () => {
    const office = await boxOffice(await open());
    const { said, look } = desk(office);
    const { tradeNo } = await bought(office, ['A-1-1']);
    expect(await said('hold plain A-1-1')).toMatch(/Not free/);
    expect(await said('hold plain A-2-1,A-2-2')).toBe('Held: Stalls, row 2, seat 1; Stalls, row 2, seat 2');
    expect((await (await office.buyer()).create(['A-2-1'])).errcode).toBe('2201');
    expect(await said('find --schedule=plain --seat=A-2-1')).toMatch(/held by the house/);
    expect(await said('release plain A-2-2')).toBe('Released: Stalls, row 2, seat 2');
    expect(await said('release plain A-2-2')).toMatch(/Not held/);
    // A guest gets what the house holds.
    const given = await said('comp plain A-2-1 --name=Guest --mobile=13900000000');
    const comp = /order (\S+):/.exec(given)?.[1] ?? '';
    expect(await office.row(comp)).toMatchObject({
      complimentary: 'lin',
      amount: 0,
      realStatus: 'paid_success',
    });
    expect(await codes(office, comp)).toHaveLength(1);
    expect(given).toContain((await codes(office, comp))[0]);
    expect(await said('comp plain A-1-1 --name=Guest')).toMatch(/Not free/);
    const [before] = await codes(office, tradeNo);
    expect(await said(`move-seat ${tradeNo} A-1-1 A-2-1`)).toMatch(/not free/);
    expect(await said(`move-seat ${tradeNo} A-1-1 B-1-1`)).toMatch(/old code is dead/);
    expect((await office.row(tradeNo)).seats).toMatchObject([{ seatId: 'B-1-1', price: 38_000 }]);
    expect((await codes(office, tradeNo))[0]).not.toBe(before);
    expect((await (await office.buyer()).create(['A-1-1'])).success).toBe(true);
    expect((await look('hold plain Z-1-1')).ok).toBe(false);
  });

  test('an evening is cancelled, another moved: whoever bought may have all of the money', async () => {
    const office = await boxOffice(await open());
    const { said, look } = desk(office);
    const { who, tradeNo } = await bought(office, ['A-1-1']);
    const later = await bought(office, ['A-1-1'], 'other');
    office.clock.advance(27 * DAY);
    expect(await said(`refund ${tradeNo}`)).toMatch(/¥342.00 goes back|342/);
    const preview = await look('move-evening other --to=2027-03-01_19:30');
    expect(preview.lines.join('\n')).toContain(later.tradeNo);
    expect(await said('move-evening other --to=2027-02-30_19:30')).toMatch(/Say when/);
    expect(await said('move-evening other --to=2027-03-01_19:30')).toMatch(/begins 2027-03-01 19:30/);
    expect(await said(`refund ${later.tradeNo}`)).toContain('¥380.00 goes back');
    const again = await bought(office, ['A-2-1']);
    expect(await said('cancel-evening plain')).toMatch(/is cancelled/);
    expect(await said('cancel-evening plain')).toMatch(/cancelled already/);
    expect((await again.who.detail(again.tradeNo)).refund).toMatchObject({
      allowed: true,
      fee: 0,
      donate: true,
    });
    expect((await office.row(tradeNo)).memberId).toBe(who.memberId);
  });

  test('the door’s list verifies without a network, and a forged or dead ticket is refused', async () => {
    const office = await boxOffice(await open());
    const { act, said } = desk(office);
    const { who, tradeNo } = await bought(office, ['A-1-1', 'A-1-2']);
    const [dead = ''] = await codes(office, tradeNo);
    const { code = '' } = await who.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const friend = await office.buyer();
    const { ticket } = await friend.ok(gift.accept, { code });
    const { files = {} } = await act('door plain');
    const file = files['door-plain.signed'] ?? '';
    expect(files['door-plain.csv']).toContain(ticket?.code);
    const publicKey = fromText(await said('key'))!;
    const list = await openList(file, publicKey);
    if (!list) throw new Error('the list is not genuine');
    expect(list.tickets.flatMap(t => t.seats).sort()).toEqual(['A-1-1', 'A-1-2']);
    const says = async (what: string) => (await atTheDoor(what, list, publicKey)).words.en;
    expect(await says(ticket?.code ?? '')).toMatch(/^admits.*1-1/);
    expect(await says(dead)).toMatch(/given away, moved or returned/);
    expect(await says(await newTicketCode(office.deps, 'other', ['A-1-1']))).toMatch(/another evening/);
    const forger = { ...office.deps, config: { ...office.deps.config, ticketKey: btoa('f'.repeat(32)) } };
    expect(await says(await newTicketCode(forger, 'plain', ['A-1-1']))).toBe('refused: forged');
    expect(await says('HELLO')).toBe('refused: unreadable');
    expect(await openList(file.replace('A-1-1', 'A-1-3'), publicKey)).toBeNull();
    expect(await openList('nonsense', publicKey)).toBeNull();

    const listed = async () => {
      const { lines, files: fresh = {} } = await act('door plain');
      const opened = await openList(fresh['door-plain.signed'] ?? '', publicKey);
      if (!opened) throw new Error('no list');
      return { head: lines[0], verdict: (await atTheDoor(ticket?.code ?? '', opened, publicKey)).words.en };
    };
    const { startsAt = 0 } = await office.row(tradeNo);
    await office.patchSchedule('plain', { startsAt: startsAt + DAY, movedFrom: startsAt });
    expect(await listed()).toMatchObject({
      head: expect.stringContaining('(moved)'),
      verdict: expect.stringMatching(/^admits/),
    });
    await office.patchSchedule('plain', { cancelled: true });
    expect((await listed()).head).toContain('(cancelled)');
    expect((await listed()).verdict).toMatch(/^refused: the evening is cancelled/);
  });

  test('reports equal the books to the fen', async () => {
    const office = await boxOffice(await open());
    const { act, said } = desk(office);
    const one = await bought(office, ['A-1-1', 'B-1-1']);
    await bought(office, ['A-1-3']);
    await said('comp plain A-3-1 --name=Guest');
    await said('hold plain A-3-2');
    await (await office.buyer()).order(['A-3-5']);
    await one.who.ok(ticketOrder.refund, { tradeNo: one.tradeNo, fee: 0, pieces: ['B-1-1'], donor: '' });
    one.who.orderKey = '';
    const traded = await one.who.order(['B-2-2'], 'other', { exchangeNo: one.tradeNo });
    await one.who.confirm(traded);
    await one.who.pay(traded);
    const { lines, files = {} } = await act('report evening plain');
    const text = lines.join('\n');
    for (const line of [
      /sold +1 +¥380.00/,
      /complimentary +1/,
      /in a basket +1/,
      /e-ticket, one code a seat +\d/,
      /held by the house +1/,
      /returned +2/,
    ])
      expect(text).toMatch(line);
    expect(text).toContain('Total ¥380.00; the books say ¥380.00.');
    // Each way to look at it comes to the same.
    const rows =
      Object.entries(files)
        .find(([name]) => name.endsWith('.csv'))?.[1]
        .split('\r\n') ?? [];
    const sumOf = (group: string) =>
      rows.filter(r => r.startsWith(`${group},`)).reduce((sum, r) => sum + Number(r.split(',').at(-1)), 0);
    for (const group of ['category', 'channel', 'discount', 'days before'])
      expect([group, sumOf(group)]).toEqual([group, 380]);
    // Before the evening nobody has stayed away.
    expect(text).toMatch(/attendance +still to come +2 /);
    expect(
      Object.keys(files)
        .map(name => name.split('.').at(-1))
        .sort(),
    ).toEqual(['csv', 'html']);
    expect(await said('report evening other')).toContain('Total ¥180.50; the books say ¥180.50.');
    // 560.50 and 380 came; 199.50 went back with the exchange; 180.50 is the foundation's, and still here.
    expect(await said('report day 2026-12-02')).toContain('Total ¥741.00; the books say ¥741.00.');
    expect(await said('report day 2026-12-01')).toContain('Total ¥0.00; the books say ¥0.00.');
    expect(await said('report day yesterday')).toMatch(/YYYY-MM-DD/);
    // A month is its days, and what all days up to its end come to.
    expect(await said('report month 2026-12')).toContain('Total ¥741.00; the books say ¥741.00.');
    expect(await said('report month 2026-11')).toContain('Total ¥0.00; the books say ¥0.00.');
    expect(await said('report month 2026-13')).toMatch(/YYYY-MM/);
    // The season is its evenings.
    expect(await said('report season')).toContain('Total ¥560.50; the books say ¥560.50.');
    expect(await said('report year')).toMatch(/an evening, a day, a week, a month or the season/);
  });

  test('a question to an artist is read by everybody once it is answered, and settled once', async () => {
    const office = await boxOffice(await open());
    const { act, look, said, parse } = desk(office);
    const name = { zh: '顾景行', en: 'Gu Jingxing' };
    const portrait = { seed: 'gu', seal: '顾', instrument: '' };
    const answering = {
      id: 'gu',
      role: name,
      topic: name,
      art: { seed: 'gu', key: 'C' },
      answers: [],
      order: 1,
    };
    await office.deps.store.transaction(tx =>
      tx.catalogue.upsert([
        { kind: 'artist', id: 'gu', body: { id: 'gu', name, bio: name, portrait } },
        { kind: 'answering', id: 'gu', body: answering },
      ]),
    );
    expireCatalogue(office.deps.store);
    const [who, other] = [await office.buyer(), await office.buyer()];
    const ask = (text: string) => who.ok(digital.ask, { artistId: 'gu', text, requestId: text });
    const read = async () => (await other.ok(digital.artistById, { artistId: 'gu' })).questions;
    expect(await said('questions')).toBe('Every question was read.');
    const first = await ask('Why so slow?');
    office.clock.advance(1_000);
    const second = await ask('Why so loud?');
    expect((await look('questions')).lines.map(l => l.split(' | ').filter((_, i) => i !== 1))).toEqual([
      [first.id, 'Gu Jingxing', 'Why so slow?'],
      [second.id, 'Gu Jingxing', 'Why so loud?'],
    ]);
    expect(await read()).toEqual([]);

    const words = `questions answer ${first.id} To hear it.`;
    const shown = await look(words);
    expect(shown.lines.at(-1)).toBe('Everybody can read: To hear it.');
    const agreed = { ...parse(words), agreed: shown.digest };
    const both = await Promise.all([1, 2].map(() => runCommand(office.deps, agreed)));
    expect(both.filter(a => a.ok).map(a => a.lines)).toEqual([[`${first.id} is answered.`]]);
    expect(await read()).toMatchObject([{ text: 'Why so slow?', answer: 'To hear it.' }]);
    expect(await said(`questions decline ${second.id}`)).toBe(`${second.id} is declined.`);
    expect(await read()).toHaveLength(1);
    expect((await who.ok(digital.artistById, { artistId: 'gu' })).mine.map(q => q.state).sort()).toEqual([
      'answered',
      'declined',
    ]);
    expect((await office.deps.store.direct.desk.acts(9)).map(a => a.command)).toEqual([
      'questions',
      'questions',
    ]);
    for (const [line, wrong] of [
      [`questions answer ${second.id} Late.`, /No question .* waits/],
      ['questions answer', /id is missing/],
      ['questions burn', /questions burn\?/],
    ] as const)
      expect(await act(line)).toMatchObject({ ok: false, lines: [expect.stringMatching(wrong)] });
    const third = await ask('Why so soft?');
    expect(await said(`questions answer ${third.id}`)).toMatch(/What is the answer\?/);
  });

  test('what retention no longer allows is cut, and every act is in the log', async () => {
    const office = await boxOffice(await open());
    const { said } = desk(office);
    const { tradeNo } = await bought(office, ['A-1-1']);
    expect(await said('sweep')).toBe('Nothing is kept for too long.');
    const row = await office.row(tradeNo);
    const contact = { ...row.contact!, deliverTo: '听松路 1 号' };
    await office.deps.store.direct.sales.saveOrder({ ...row, contact });
    office.clock.advance(396 * DAY);
    expect(await said('sweep')).toBe('Cut: 1 order.');
    expect((await office.row(tradeNo)).contact?.deliverTo).toBe('');
    expect(await said(`resend ${tradeNo}`)).toMatch(/^The tickets go to /);
    const letters = await office.deps.store.direct.letters.lettersOf(tradeNo);
    expect(letters.map(l => l.kind)).toEqual(['paid', 'tickets-resent']);
    expect((await said('log 10')).split('\n').map(line => line.split(' | ')[2])).toEqual(['resend', 'sweep']);
    for (const many of ['3.5', 'abc', '0', '1e3'])
      expect(await said(`log ${many}`)).toContain('is no number of lines');
  });
});
