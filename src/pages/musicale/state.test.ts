import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROGRAM_TYPES, SORTS } from '#domain/contract/program.ts';
import { programQuery } from '#domain/contract/shapes/program.ts';
import {
  chosenFilters,
  type ListState,
  readState,
  searchQuery,
  VIEWS,
  withoutFilters,
  writeState,
} from './state.ts';

const parse = (search: string) => readState(new URLSearchParams(search));
const defined = (state: object) =>
  Object.fromEntries(Object.entries(state).filter(([, v]) => v !== undefined));

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(d => d.toISOString().slice(0, 10));
const words = fc.string({
  minLength: 1,
  maxLength: 20,
  unit: fc.constantFrom(...'马勒 Dvořák-67.'.split('')),
});
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });

/** States that the page can be in: what a link says and what a control sets. */
const states: fc.Arbitrary<ListState> = fc
  .record({
    view: fc.constantFrom(...VIEWS),
    type: maybe(fc.constantFrom(...PROGRAM_TYPES)),
    when: maybe(
      fc.oneof(
        day.map(date => ({ date })),
        day.map(d => ({ month: d.slice(0, 7) })),
      ),
    ),
    composer: maybe(fc.constantFrom('mahler', 'dvorak', '马勒')),
    hall: maybe(fc.constantFrom('main', 'chamber')),
    price: maybe(fc.tuple(fc.nat(2000), fc.nat(2000))),
    availability: maybe(fc.constant('on' as const)),
    keyword: maybe(words.map(w => w.trim()).filter(w => w !== '')),
    past: maybe(fc.constantFrom('Y' as const, 'only' as const)),
    sort: maybe(fc.constantFrom(...SORTS)),
    pageNo: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ when, price, type, past, ...rest }) => ({
    ...rest,
    ...when,
    type,
    past: type === 'archive' ? 'only' : past,
    priceMin: price && Math.min(...price),
    priceMax: price && Math.max(...price),
  }));

describe('the address of the list', () => {
  it('says every state, and reads back as the same one', () => {
    fc.assert(
      fc.property(states, state => {
        const query = new URLSearchParams(
          Object.entries(writeState(state)).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])),
        );
        expect(defined(readState(query))).toEqual(defined(state));
      }),
    );
  });

  it('never asks the box office what it would refuse, whatever the query', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom(
              'type',
              'month',
              'date',
              'pageNo',
              'priceMin',
              'sort',
              'hall',
              'past',
              'view',
              'keyword',
            ),
            fc.string(),
          ),
        ),
        entries => {
          const state = readState(new URLSearchParams(entries));
          expect(VIEWS).toContain(state.view);
          expect(Number.isInteger(state.pageNo) && state.pageNo >= 1).toBe(true);
          const asked = Object.entries(searchQuery(state, 10)).map(([name, value]) => [name, String(value)]);
          expect(programQuery.safeParse(Object.fromEntries(asked)).error).toBeUndefined();
        },
      ),
    );
  });

  it.each([
    ['type=opera', 'type'],
    ['month=2026-13', 'month'],
    ['month=June', 'month'],
    ['date=2026-02-30', 'date'],
    ['date=tomorrow', 'date'],
    ['priceMin=-1', 'priceMin'],
    ['priceMin=abc', 'priceMin'],
    ['priceMax=1e9', 'priceMax'],
    ['hall=../etc', 'hall'],
    ['availability=yes', 'availability'],
    ['sort=random', 'sort'],
    ['past=maybe', 'past'],
    ['keyword=', 'keyword'],
    ['keyword=%00', 'keyword'],
  ])('%s falls back to the default', (search, name) => {
    expect(parse(search)[name as keyof ListState]).toBeUndefined();
  });

  it.each(['pageNo=0', 'pageNo=-3', 'pageNo=1.5', 'pageNo=x'])('%s is page 1', search => {
    expect(parse(search).pageNo).toBe(1);
  });

  it('drops a price range that is upside down', () => {
    const state = parse('priceMin=500&priceMax=100');
    expect([state.priceMin, state.priceMax]).toEqual([undefined, undefined]);
  });

  it('lets the day rule the month', () => {
    const state = parse('month=2026-11&date=2026-12-24');
    expect([state.month, state.date]).toEqual([undefined, '2026-12-24']);
  });

  it('counts a price range as one filter, and clears all of them', () => {
    const state = parse('priceMin=100&priceMax=500&composer=mahler&type=chamber&view=posters');
    expect(chosenFilters(state)).toBe(2);
    expect(chosenFilters(withoutFilters(state))).toBe(0);
    expect(withoutFilters(state)).toMatchObject({ type: 'chamber', view: 'posters' });
  });

  it('keeps what was searched for, the month and the day when the filters are cleared', () => {
    expect(withoutFilters(parse('keyword=mahler&month=2027-01&hall=main'))).toMatchObject({
      keyword: 'mahler',
      month: '2027-01',
    });
    expect(withoutFilters(parse('date=2026-12-24&priceMax=300'))).toMatchObject({ date: '2026-12-24' });
    expect(chosenFilters(parse('keyword=mahler&date=2026-12-24'))).toBe(0);
  });

  it('knows that the archive is past', () => {
    expect(parse('type=archive').past).toBe('only');
    expect(writeState(parse('type=archive')).past).toBeUndefined();
  });
});
