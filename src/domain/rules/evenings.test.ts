import { describe, expect, it } from 'vitest';
import type { Order } from '../contract/order.ts';
import { byEvening, lastStart, namedSeats, packIdOf, packTradeNoOf } from './evenings.ts';

const evening = (id: string, day: number, realName = false) => ({
  id,
  startsAt: `2027-01-0${day}T11:30:00Z`,
  minutes: 120,
  hall: { id: 'main', name: '', address: '' },
  entrance: '',
  realName,
  title: `concert ${id}`,
  art: { seed: id, key: 'C' },
  programId: `p-${id}`,
});
const seat = (scheduleId: string) => ({
  seatId: 'A-1',
  zone: '',
  row: '1',
  number: '1',
  category: '',
  price: 1,
  scheduleId,
});
const ticket = (scheduleId: string) => ({
  code: scheduleId,
  seatIds: ['A-1'],
  label: '',
  price: 1,
  used: false,
  scheduleId,
});
const pack = {
  title: 'Package',
  packTradeNo: 'series.HM1',
  occasion: evening('a', 1),
  evenings: [evening('a', 1), evening('b', 3, true)],
  seats: [seat('a'), seat('b')],
  tickets: [ticket('a'), ticket('b')],
} as unknown as Order;

describe('an order evening by evening', () => {
  it('gives each evening its own concert, seats and tickets, though the seats have one name', () => {
    const [a, b] = byEvening(pack);
    expect(a).toMatchObject({ title: 'concert a', subjectId: 'p-a', occasion: { id: 'a' } });
    expect(b).toMatchObject({ title: 'concert b', subjectId: 'p-b', occasion: { id: 'b' } });
    expect([a?.seats, b?.seats]).toEqual([[seat('a')], [seat('b')]]);
    expect([a?.tickets, b?.tickets]).toEqual([[ticket('a')], [ticket('b')]]);
    expect(a?.evenings).toBeUndefined();
  });

  it('leaves any other order as it is', () => {
    const { evenings: _, ...single } = pack;
    expect(byEvening(single as Order)).toEqual([single]);
  });

  it('asks names for the seats of the evenings that need them', () => {
    expect(namedSeats(pack)).toEqual([seat('b')]);
    const { evenings: _, ...single } = pack;
    expect(namedSeats(single as Order)).toEqual([]);
    expect(namedSeats({ ...single, occasion: evening('b', 3, true) } as Order)).toEqual(pack.seats);
  });

  it('knows its last evening and its package', () => {
    expect(lastStart(pack)).toBe('2027-01-03T11:30:00Z');
    expect(lastStart({})).toBe('');
    expect(packIdOf(pack)).toBe('series');
    expect(packIdOf({ packTradeNo: packTradeNoOf('series.2', 'HM1') })).toBe('series.2');
    expect(packIdOf({})).toBeNull();
    expect(packIdOf({ packTradeNo: null })).toBeNull();
  });
});
