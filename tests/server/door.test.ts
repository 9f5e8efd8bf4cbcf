import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoApp } from '#demo/app.ts';
import { office as deskOffice } from '#domain/contract/desk.ts';
import { door, type Scan, type ScanResult } from '#domain/contract/door.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { gift } from '#domain/contract/gift.ts';
import { sandbox } from '#domain/contract/order.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { fromText, openList } from '#server/desk/door.ts';
import { isOpen } from '#server/desk/door-parts.ts';
import { runCommand } from '#server/desk/run.ts';
import { newTicketCode } from '#server/orders/ticket-code.ts';
import { type BoxOffice, type Buyer, boxOffice } from './box-office.ts';
import { type Colleague, colleague } from './colleague.ts';
import { dying, Killed } from './dying.ts';
import { eachStore } from './stores.ts';

const MINUTE = 60_000;
/** Begins in six hours: its doors may work, and its tickets may still be given away. */
const TONIGHT = 'soon';

async function bought(
  office: BoxOffice,
  seats: readonly string[],
  at = TONIGHT,
  channel = 'oneYard' as const,
) {
  const buyer = await office.buyer();
  const tradeNo = await buyer.order(seats, at);
  expect((await buyer.confirm(tradeNo, { channel })).msg).toBe('');
  const { payNo } = (await buyer.pay(tradeNo)).data;
  await buyer.ok(sandbox.settle, { payNo, outcome: 'paid' });
  const codes = (await office.tickets(tradeNo)).map(t => t.code);
  return { buyer, tradeNo, codes };
}

let presses = 0;
/** A telephone at a door. */
class Telephone {
  readonly who: Colleague;
  readonly office: BoxOffice;
  readonly name: string;
  deviceId = '';
  /** What its clock is wrong by, ms. */
  wrong = 0;
  constructor(who: Colleague, office: BoxOffice, name: string) {
    this.who = who;
    this.office = office;
    this.name = name;
  }
  press(code: string, more: Partial<Scan> = {}): Scan {
    presses++;
    return { nonce: `n-${presses}`, code, kind: 'enter', at: this.office.clock.now() + this.wrong, ...more };
  }
  private asked(scans: readonly Scan[], at: string, doorName: string) {
    return {
      deviceId: this.deviceId,
      scheduleId: at,
      door: doorName,
      sentAt: this.office.clock.now() + this.wrong,
      scans: [...scans],
    };
  }
  send(scans: readonly Scan[], at = TONIGHT, doorName = this.name) {
    return this.who.call(door.scan, this.asked(scans, at, doorName));
  }
  /** To a process that ends at its nth call of the store: whether it was done nobody knows. */
  async sendToDying(scans: readonly Scan[], calls: number): Promise<void> {
    const deps = { ...this.office.deps, store: dying(this.office.deps.store, calls), log: () => undefined };
    const who = await colleague(demoApp(deps), this.office.deps, 'door');
    await who.call(door.scan, this.asked(scans, TONIGHT, this.name));
  }
  async says(code: string, more: Partial<Scan> = {}): Promise<ScanResult> {
    const { results } = (await this.send([this.press(code, more)])).data;
    if (!results[0]) throw new Error('no result');
    return results[0].result;
  }
}
async function telephone(office: BoxOffice, name = ''): Promise<Telephone> {
  const who = await colleague(office.app, office.deps, 'door');
  const phone = new Telephone(who, office, name);
  phone.deviceId = (await who.ok(door.enrol, { name: `phone ${name}` })).deviceId;
  return phone;
}
const command = (office: BoxOffice, words: string) => {
  const [name = '', ...rest] = words.split(' ');
  const asked = { command: name, words: rest.filter(w => !w.startsWith('--')), who: 'test', why: 'test' };
  const options = Object.fromEntries(rest.filter(w => w.startsWith('--')).map(w => [w.slice(2), '']));
  return runCommand(office.deps, { ...asked, options }).then(shown =>
    shown.digest === undefined ? shown : runCommand(office.deps, { ...asked, options, agreed: shown.digest }),
  );
};

eachStore((open, kind) => {
  test('a ticket enters once; the second time says when and where the first was', async () => {
    const office = await boxOffice(await open());
    const { buyer, tradeNo, codes } = await bought(office, ['A-1-1', 'A-1-2']);
    const [a, b] = [await telephone(office, '东门'), await telephone(office, '西门')];
    const [first] = (await a.send([a.press(codes[0] ?? '')])).data.results;
    expect(first).toMatchObject({
      result: 'admitted',
      entry: { persons: 1, name: '林知远', places: { en: 'Stalls, row 1, seat 1' }, door: '东门' },
    });
    // The others of the order, to be let in with one press.
    expect(first?.group.map(e => e.places.en)).toEqual(['Stalls, row 1, seat 2']);
    expect(JSON.stringify(first)).not.toContain(codes[1]);
    office.clock.advance(MINUTE);
    const [second] = (await b.send([b.press(codes[0] ?? '')])).data.results;
    expect(second).toMatchObject({ result: 'seen', entry: { door: '东门', usedAt: first?.at } });
    expect(await b.says('', { ref: first?.group[0]?.ref ?? '' })).toBe('admitted');
    // Typed as it is printed.
    expect(await b.says(` ${(codes[0] ?? '').toLowerCase().replace(/(.{4})/g, '$1 ')} `)).toBe('seen');
    // Typed with a Chinese keyboard's wide letters; half of one is none.
    const wide = (codes[0] ?? '').replace(/[!-~]/g, c => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    expect(await b.says(wide)).toBe('seen');
    expect(await b.says((codes[0] ?? '').slice(0, 60))).toBe('unknown');
    const shown = await buyer.detail(tradeNo);
    expect(shown.tickets.map(t => t.used)).toEqual([true, true]);
    expect(await command(office, `refund ${tradeNo} --full`)).toMatchObject({ ok: false });
    expect((await buyer.call(gift.offer, { tradeNo, piece: 'A-1-1' })).msg).toMatch(/used/);
  });

  test('one press counts once, however often it is sent', async () => {
    const office = await boxOffice(await open());
    const { codes } = await bought(office, ['A-1-1']);
    const phone = await telephone(office);
    const press = phone.press(codes[0] ?? '');
    const said = await Promise.all(Array.from({ length: 5 }, () => phone.send([press])));
    expect(said.map(s => s.data.results[0]?.result)).toEqual(Array(5).fill('admitted'));
    expect(await office.deps.store.direct.doors.scansAt(TONIGHT, 10)).toHaveLength(1);
    // Ten devices at once with one ticket, a thousand times where that takes no time: one entry.
    const { codes: more } = await bought(office, ['A-1-2']);
    const phones = await Promise.all(Array.from({ length: 10 }, (_, i) => telephone(office, `door ${i}`)));
    const times = kind === 'memory' ? 100 : 2;
    const all = (
      await Promise.all(
        phones.map(async p => {
          const presses = Array.from({ length: times }, () => p.press(more[0] ?? ''));
          const sent = [];
          for (let i = 0; i < times; i += 20) sent.push(await p.send(presses.slice(i, i + 20)));
          return sent.flatMap(s => s.data.results.map(r => r.result));
        }),
      )
    ).flat();
    expect(all.filter(r => r === 'admitted')).toHaveLength(1);
    expect(all.filter(r => r === 'seen')).toHaveLength(10 * times - 1);
  });

  test('what is none, of another evening, forged, given away or returned', async () => {
    const office = await boxOffice(await open());
    const phone = await telephone(office);
    const { buyer, tradeNo, codes } = await bought(office, ['A-1-1', 'A-1-2']);
    const other = await bought(office, ['A-1-1'], 'plain');
    expect(await phone.says(other.codes[0] ?? '')).toBe('other-evening');
    expect(await phone.says('https://example.com/another-house')).toBe('unknown');
    expect(await phone.says((codes[0] ?? '').slice(0, 60))).toBe('unknown');
    const forged = `${codes[0]?.startsWith('0') ? '1' : '0'}${codes[0]?.slice(1)}`;
    expect(await phone.says(forged)).toBe('forged');
    const offered = await buyer.ok(gift.offer, { tradeNo, piece: 'A-1-1' });
    const friend = await office.buyer();
    const taken = await friend.ok(gift.accept, { code: offered.code ?? '' });
    expect(await phone.says(codes[0] ?? '')).toBe('void');
    expect(await phone.says(taken.ticket?.code ?? '')).toBe('admitted');
    // A used one is not handed back.
    expect((await friend.call(gift.handBack, { giftId: taken.giftId })).msg).toMatch(/used/);
    const gone = await newTicketCode(office.deps, TONIGHT, ['A-2-2']);
    expect(await phone.says(gone)).toBe('void');
    await office.patchSchedule(TONIGHT, { cancelled: true });
    expect(await phone.says(codes[1] ?? '')).toBe('void');
  });

  test('out and in again; an entry that was none is taken back with a reason', async () => {
    const office = await boxOffice(await open());
    const { codes } = await bought(office, ['A-1-1']);
    const [code = ''] = codes;
    const phone = await telephone(office, '东门');
    expect(await phone.says(code, { kind: 'leave' })).toBe('void');
    expect(await phone.says(code)).toBe('admitted');
    expect(await phone.says(code, { kind: 'leave' })).toBe('left');
    expect(await phone.says(code)).toBe('admitted');
    expect(await phone.says(code)).toBe('seen');
    office.clock.advance(MINUTE);
    expect(await phone.says(code, { kind: 'undo', why: 'the wrong button' })).toBe('undone');
    expect((await office.deps.store.direct.doors.scansAt(TONIGHT, 1))[0]).toMatchObject({
      result: 'undone',
      why: 'the wrong button',
      who: 'door@desk.example',
    });
    expect(await phone.says(code)).toBe('admitted');
  });

  test('two doors that were offline: one entry, and the other is told with both times; a wrong clock is put right', async () => {
    const office = await boxOffice(await open());
    const { codes } = await bought(office, ['A-1-1']);
    const [a, b] = [await telephone(office, '东门'), await telephone(office, '西门')];
    b.wrong = -3 * 3_600_000;
    const atA = a.press(codes[0] ?? '', { told: 'admitted' });
    office.clock.advance(2 * MINUTE);
    const atB = b.press(codes[0] ?? '', { told: 'admitted' });
    office.clock.advance(10 * MINUTE);
    const [fromA] = (await a.send([atA])).data.results;
    const [fromB] = (await b.send([atB])).data.results;
    expect([fromA?.result, fromB?.result]).toEqual(['admitted', 'seen']);
    expect(Date.parse(fromB?.at ?? '') - Date.parse(fromA?.at ?? '')).toBe(2 * MINUTE);
    const counts = await a.who.ok(door.counts, { scheduleId: TONIGHT });
    expect(counts).toMatchObject({ persons: 1, inside: 1 });
    expect(counts.twice).toEqual([
      expect.objectContaining({ first: '东门', second: '西门', firstAt: fromA?.at, secondAt: fromB?.at }),
    ]);
  });

  test('the list holds what a door needs and ends with the evening; a device that is out of use gets nothing', async () => {
    const office = await boxOffice(await open());
    const { codes, buyer } = await bought(office, ['A-1-1', 'B-3-1']);
    const phone = await telephone(office);
    const { signed, publicKey } = await phone.who.ok(door.list, {
      deviceId: phone.deviceId,
      scheduleId: TONIGHT,
    });
    const key = fromText(publicKey);
    if (!key) throw new Error('no key');
    expect(await openList(signed, key)).toMatchObject({ scheduleId: TONIGHT, deviceId: phone.deviceId });
    expect(await openList(signed.replace('林知远', '林知近'), key)).toBeNull();
    for (const code of codes) expect(signed).not.toContain(code);
    expect(signed).not.toContain('13800138000');
    expect(signed).not.toContain(buyer.memberId);
    // A house's doors open hours before, not weeks; a demonstration's may be tried at any time.
    const { schedules } = await getCatalogue(office.deps);
    const [tonight, later] = [schedules.get(TONIGHT), schedules.get('plain')];
    const now = office.clock.now();
    expect([tonight, later].map(s => s && isOpen({}, s, now))).toEqual([true, false]);
    const found = await phone.who.ok(door.search, {
      deviceId: phone.deviceId,
      scheduleId: TONIGHT,
      text: '知远',
    });
    expect(found.list).toHaveLength(2);
    const owner = await colleague(office.app, office.deps, 'owner');
    const lost = { deviceId: phone.deviceId, why: 'left in a taxi' };
    for (const why of ['', ' '])
      expect((await owner.call(door.revoke, { ...lost, why })).errcode).toBe(ERR.badPayload);
    expect(await phone.who.ok(door.fate, { deviceId: phone.deviceId })).toEqual({ wipe: false });
    for (let presses = 0; presses < 2; presses++) await owner.ok(door.revoke, lost);
    // Whoever has the telephone cannot name it anew: its session is over, and it learns what becomes of its list.
    const asked = { deviceId: phone.deviceId, scheduleId: TONIGHT };
    expect((await phone.who.call(door.list, asked)).errcode).toBe(ERR.sessionExpired);
    expect((await phone.who.call(door.enrol, { name: '东门' })).errcode).toBe(ERR.sessionExpired);
    expect(await phone.who.ok(door.fate, { deviceId: phone.deviceId })).toEqual({ wipe: true });
    await owner.ok(door.devices, {});
    // In the hands of a colleague who signs in, too; and a call that began before takes nothing back.
    const { direct } = office.deps.store;
    const device = await direct.doors.device(phone.deviceId);
    if (!device) throw new Error('no device');
    await direct.doors.saveDevice({ ...device, revokedAt: null });
    const other = await telephone(office);
    expect(await other.who.ok(door.fate, { deviceId: other.deviceId })).toEqual({ wipe: false });
    const list = await other.who.ok(door.list, asked);
    expect([list.wipe, list.signed]).toEqual([true, '']);
    const press = phone.press(codes[0] ?? '');
    other.deviceId = phone.deviceId;
    expect((await other.send([press])).data).toMatchObject({ wipe: true, results: [] });
    const revoked = (await office.deps.store.direct.desk.acts(20)).filter(a => a.command === 'revoke-device');
    expect(revoked.map(a => a.why)).toEqual(['left in a taxi']);
    office.clock.advance(13 * 3_600_000);
    const late = await telephone(office);
    expect((await late.send([late.press(codes[0] ?? '')])).errcode).toBe(ERR.notFound);
    // What was pressed while its doors were open is heard when the network is back.
    const intime = late.press(codes[0] ?? '', { at: office.clock.now() - 8 * 3_600_000 });
    expect((await late.send([intime])).data).toMatchObject({ results: [{ result: 'admitted' }] });
  });

  test('by another door than the seat’s: sent there, or let in all the same', async () => {
    const office = await boxOffice(await open());
    const doors = [
      { name: { zh: '东门', en: 'East' }, zones: ['池座'] },
      { name: { zh: '西门', en: 'West' }, zones: ['楼座'] },
    ];
    const both = { zh: '', en: '' };
    const hall = { id: 'hall-soon', name: both, address: both, planId: 'small', doors };
    await office.deps.store.transaction(tx =>
      tx.catalogue.upsert([{ kind: 'hall', id: 'hall-soon', body: hall }]),
    );
    await office.patchSchedule(TONIGHT, {});
    const { codes, tradeNo } = await bought(office, ['A-1-1']);
    const west = await telephone(office, '西门');
    expect(await west.says(codes[0] ?? '')).toBe('wrong-door');
    expect(await west.says(codes[0] ?? '', { anyDoor: true })).toBe('admitted');
    // The office reads which door it was in its own language.
    const clerk = await colleague(office.app, office.deps, 'counter');
    const found = await clerk.ok(deskOffice.order, { tradeNo });
    expect(found.tickets[0]?.door).toEqual({ zh: '西门', en: 'West' });
    expect(found.scans.map(s => [s.door.en, s.said.en])).toEqual([
      ['West', 'sent to another door'],
      ['West', 'let in'],
    ]);
    // A second before it begins somebody is missing in the stalls, and nobody else: their door alone is late.
    await bought(office, ['A-1-2']);
    const { schedules } = await getCatalogue(office.deps);
    const begins = schedules.get(TONIGHT)?.startsAt ?? 0;
    const behind = async () =>
      (await west.who.ok(door.counts, { scheduleId: TONIGHT })).blocks.map(b => [b.zone.zh, b.behind]);
    expect(await behind()).toEqual([['池座', false]]);
    office.clock.advance(begins - office.clock.now() - 1000);
    expect(await behind()).toEqual([['池座', true]]);
    office.clock.advance(1001);
    expect(await behind()).toEqual([['池座', false]]);
  });
});

describe('random evenings', () => {
  type Step =
    | {
        readonly do: 'scan';
        readonly phone: number;
        readonly seat: number;
        readonly kind: 'enter' | 'leave' | 'undo';
      }
    | { readonly do: 'offline' | 'online' | 'resend'; readonly phone: number }
    | { readonly do: 'refund' | 'give'; readonly seat: number }
    /** The process ends in between; who pressed tells it again, then or when the evening is over. */
    | {
        readonly do: 'killed';
        readonly phone: number;
        readonly seat: number;
        readonly kind: 'enter' | 'leave';
        readonly calls: number;
        readonly again: boolean;
      }
    | { readonly do: 'refund-killed'; readonly seat: number; readonly calls: number };
  const SEATS = ['A-1-1', 'A-1-2', 'A-1-3', 'A-1-4'];
  const PHONES = 3;
  const phone = fc.nat(PHONES - 1);
  const seat = fc.nat(SEATS.length - 1);
  const step: fc.Arbitrary<Step> = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('scan' as const),
        phone,
        seat,
        kind: fc.constantFrom('enter', 'enter', 'enter', 'leave', 'undo'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('offline', 'online', 'resend'), phone }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('refund', 'give'), seat }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('killed' as const),
        phone,
        seat,
        kind: fc.constantFrom('enter', 'leave'),
        calls: fc.integer({ min: 1, max: 14 }),
        again: fc.boolean(),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('refund-killed' as const),
        seat,
        calls: fc.integer({ min: 1, max: 30 }),
      }),
    },
  );

  eachStore((open, kind) => {
    test('nobody enters twice, nothing that was used is returned or given, and each press stands once', {
      timeout: 300_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async steps => {
          const office = await boxOffice(await open());
          const orders: { buyer: Buyer; tradeNo: string; codes: string[] }[] = [];
          for (const id of SEATS) orders.push(await bought(office, [id]));
          const phones: Telephone[] = [];
          for (let i = 0; i < PHONES; i++) phones.push(await telephone(office, `door ${i}`));
          const queues: (Scan[] | null)[] = phones.map(() => null);
          const sent: Scan[][] = phones.map(() => []);
          const unheard: Scan[][] = phones.map(() => []);
          const flush = async (i: number): Promise<void> => {
            const queue = queues[i] ?? [];
            if (queue.length > 0) await phones[i]?.send(queue);
            sent[i]?.push(...queue);
            queues[i] = null;
          };
          for (const s of steps) {
            office.clock.advance(1000);
            if (s.do === 'scan') {
              const press = phones[s.phone]?.press(orders[s.seat]?.codes[0] ?? '', { kind: s.kind });
              if (!press) continue;
              const queue = queues[s.phone];
              if (queue) queue.push({ ...press, told: 'admitted' });
              else {
                // In parallel with a second door, now and then.
                await Promise.all([phones[s.phone]?.send([press]), phones[s.phone]?.send([press])]);
                sent[s.phone]?.push(press);
              }
            } else if (s.do === 'killed') {
              const press = phones[s.phone]?.press(orders[s.seat]?.codes[0] ?? '', { kind: s.kind });
              if (!press) continue;
              await phones[s.phone]?.sendToDying([press], s.calls);
              sent[s.phone]?.push(press);
              if (s.again) await phones[s.phone]?.send([press]);
              else unheard[s.phone]?.push(press);
            } else if (s.do === 'refund-killed') {
              const order = orders[s.seat];
              if (!order) continue;
              const deps = {
                ...office.deps,
                store: dying(office.deps.store, s.calls),
                log: () => undefined,
              };
              await command({ ...office, deps }, `refund ${order.tradeNo} --full`).catch(error => {
                if (!(error instanceof Killed)) throw error;
              });
            } else if (s.do === 'offline') queues[s.phone] ??= [];
            else if (s.do === 'online') await flush(s.phone);
            else if (s.do === 'resend') {
              const all = sent[s.phone] ?? [];
              if (all.length > 0) await phones[s.phone]?.send(all);
            } else if ('seat' in s) {
              const order = orders[s.seat];
              if (!order) continue;
              const [ticket] = await office.tickets(order.tradeNo);
              if (s.do === 'refund') {
                const { ok } = await command(office, `refund ${order.tradeNo} --full`);
                if (ticket && ticket.usedAt !== null) expect(ok).toBe(false);
              } else {
                const offered = await order.buyer.call(gift.offer, {
                  tradeNo: order.tradeNo,
                  piece: SEATS[s.seat] ?? '',
                });
                if (ticket && ticket.usedAt !== null) expect(offered.success).toBe(false);
                if (offered.success && offered.data.code)
                  await (await office.buyer()).call(gift.accept, { code: offered.data.code });
              }
            }
          }
          for (let i = 0; i < PHONES; i++) {
            await flush(i);
            const rest = unheard[i] ?? [];
            if (rest.length > 0) await phones[i]?.send(rest);
          }
          await audit(office, orders, sent);
        }),
        { numRuns: kind === 'memory' ? 30 : 5 },
      );
    });
  });

  /** Replays what the books say of each ticket: entries and ways out alternate, and the ticket is as the last one left it. */
  async function audit(
    office: BoxOffice,
    orders: readonly { tradeNo: string }[],
    sent: readonly (readonly Scan[])[],
  ): Promise<void> {
    const scans = await office.deps.store.direct.doors.scansAt(TONIGHT, 10_000);
    expect(scans).toHaveLength(new Set(sent.flat().map(s => s.nonce)).size);
    for (const { tradeNo } of orders) {
      const row = await office.row(tradeNo);
      for (const ticket of await office.tickets(tradeNo)) {
        const of = scans.filter(s => s.tradeNo === tradeNo && s.place === ticket.place);
        const balance =
          of.filter(s => s.result === 'admitted').length - of.filter(s => s.result === 'left').length;
        const undone = of.some(s => s.result === 'undone');
        if (!undone) expect(balance).toBe(ticket.usedAt === null || ticket.outAt !== undefined ? 0 : 1);
        if (ticket.usedAt !== null) expect(row.realStatus).toBe('paid_success');
      }
    }
  }
});
