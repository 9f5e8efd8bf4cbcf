import fc from 'fast-check';
import { encode } from 'uqr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Order } from '#domain/contract/order.ts';
import { seatWords } from '#lib/seat-words.ts';
import { readableCode } from './doors.ts';
import { runs } from './qr-code.tsx';
import { keptOf, readWallet, writeWallet } from './wallet.ts';

const seat = (zone: string, row: string, number: string) => ({ zone, row, number });

describe('the code of a ticket for the eye', () => {
  it('is four groups of four plain characters, another for another ticket', () => {
    const token = fc.stringMatching(/^[\w-]{32}$/);
    fc.assert(
      fc.property(token, token, (a, b) => {
        expect(readableCode(a)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4} ){3}[0-9A-HJKMNP-TV-Z]{4}$/);
        if (a.slice(0, 13) !== b.slice(0, 13)) expect(readableCode(a)).not.toBe(readableCode(b));
      }),
    );
    expect(readableCode('0123456789ABCDEFGHJKMNPQRS'.repeat(5))).toBe('0123 4567 89AB CDEF');
    expect(readableCode('HM12345')).toBe('HM12 345');
  });
});

describe('seatWords', () => {
  it('groups neighbours by zone and row, in both languages', () => {
    const zh = [seat('一层中 B2 区', '3', '9'), seat('一层中 B2 区', '3', '8'), seat('二层', '1', '4')];
    expect(seatWords(zh, 'zh-CN')).toBe('一层中 B2 区 3 排 8、9 座；二层 1 排 4 座');
    const en = [
      seat('Stalls', '3', '10'),
      seat('Stalls', '3', '9'),
      seat('Stalls', '3', '8'),
      seat('Balcony', '1', '4'),
    ];
    expect(seatWords(en, 'en-US')).toBe('Stalls, row 3, seats 8, 9 and 10; Balcony, row 1, seat 4');
  });

  it('names places without rows by their number alone', () => {
    expect(seatWords([seat('草坪 A 区', '', '12'), seat('草坪 A 区', '', '13')], 'zh-CN')).toBe(
      '草坪 A 区 12、13',
    );
  });
});

describe('runs', () => {
  it('draws exactly the dark modules', () => {
    const rows = fc
      .integer({ min: 1, max: 12 })
      .chain(n =>
        fc.array(fc.array(fc.boolean(), { minLength: n, maxLength: n }), { minLength: n, maxLength: n }),
      );
    fc.assert(
      fc.property(rows, data => {
        const drawn = data.map(row => row.map(() => false));
        for (const [, x, y, w] of runs(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
          for (let i = 0; i < Number(w); i++) {
            const row = drawn[Number(y)]!;
            expect(row[Number(x) + i]).toBe(false);
            row[Number(x) + i] = true;
          }
        }
        expect(drawn).toEqual(data);
      }),
    );
  });

  it('has a quiet zone of four modules', () => {
    const { data, size } = encode('HM261024-B2-03-08', { ecc: 'M', border: 4 });
    const edge = [0, 1, 2, 3];
    expect(edge.every(i => data[i]?.every(m => !m) && data[size - 1 - i]?.every(m => !m))).toBe(true);
    expect(data.every(row => edge.every(i => !row[i] && !row[size - 1 - i]))).toBe(true);
    expect(data[4]?.[4]).toBe(true);
  });
});

describe('the wallet on this device', () => {
  const order = (tradeNo: string, tickets = 1) =>
    ({
      tradeNo,
      family: 'seat',
      title: '马勒　第五交响曲',
      art: { seed: 'mahler-5', key: 'C sharp minor' },
      occasion: {
        id: 's1',
        startsAt: '2026-12-24T11:30:00.000Z',
        minutes: 90,
        hall: { id: 'main', name: '大音乐厅', address: '听松路' },
        entrance: '2 号门',
        realName: false,
      },
      seats: [],
      items: [],
      tickets: Array.from({ length: tickets }, (_, i) => ({
        code: `c${tradeNo}${i}`,
        seatIds: ['a'],
        label: 'A',
        price: 380,
        used: false,
      })),
      linkman: '沈砚青',
      mobile: '138****8000',
    }) as unknown as Order;
  const at = '2026-11-21T00:00:00.000Z';
  beforeEach(() => localStorage.clear());

  it('opens for its own member only, and keeps nothing beyond the ticket', () => {
    writeWallet('m1', 'zh-CN', [order('HM1')].flatMap(keptOf), at);
    expect(readWallet('m1')?.orders.map(o => o.tradeNo)).toEqual(['HM1']);
    expect(readWallet('m2')).toBeNull();
    expect(localStorage.getItem('heming.tickets')).not.toMatch(/沈砚青|138/);
  });

  it('replaces what it knew and lets returned tickets go', () => {
    writeWallet('m1', 'zh-CN', [order('HM1'), order('HM2')].flatMap(keptOf), at);
    writeWallet('m1', 'zh-CN', [order('HM1', 0)].flatMap(keptOf), at);
    expect(readWallet('m1')?.orders.map(o => o.tradeNo)).toEqual(['HM2']);
  });

  it('survives junk, full and denied storage', () => {
    for (const junk of ['{', 'null', '{"memberId":"m1","orders":[{}]}', '[]']) {
      localStorage.setItem('heming.tickets', junk);
      expect(readWallet('m1')).toBeNull();
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeWallet('m1', 'zh-CN', [order('HM1')].flatMap(keptOf), at)).not.toThrow();
  });
});
