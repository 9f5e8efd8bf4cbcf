import { afterEach, describe, expect, test } from 'vitest';
import { POINTS_REASONS } from '#domain/contract/account.ts';
import { QUESTION_STATES } from '#domain/contract/digital.ts';
import { FAVORITE_TYPES } from '#domain/contract/favorites.ts';
import { GIFT_STATES } from '#domain/contract/gift.ts';
import { ACCOUNT_EVENTS } from '#domain/contract/security.ts';
import { LETTER_STATES } from '#server/store/ports/letters.ts';
import { thisRelease } from '#server/store/release.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { type Database, sqlStore } from '#server/store/sql/sql.ts';
import { allowed, fill, rowsOf } from './filled.ts';
import { emptyPglite } from './pglite.ts';
import { emptyPostgres, hasPostgres } from './stores.ts';

const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
async function empty(kind: 'pglite' | 'postgres'): Promise<Database> {
  const database = kind === 'pglite' ? await emptyPglite() : await emptyPostgres();
  open.push(database);
  return database;
}

/** Paths to what no row has in it: a column that was not read, a number that is none. */
function faults(value: unknown, path: string): string[] {
  if (value === undefined || Number.isNaN(value)) return [path];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => faults(part, `${path}.${key}`));
}

describe.each(hasPostgres() ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('on %s', kind => {
  test('a database that is filled before each migration is read back by the newest release', async () => {
    const database = await empty(kind);
    const filled: [string, number][] = [];
    const { migrations } = thisRelease;
    for (let n = 1; n <= migrations.length; n++) {
      const known = { ...thisRelease, migrations: migrations.slice(0, n), functions: [] };
      expect(await migrate(database, known)).toEqual([migrations[n - 1]?.name]);
      for (const table of await fill(database, n)) filled.push([table, n]);
    }
    await migrate(database, thisRelease);
    const { direct } = sqlStore(database);
    for (const [table, n] of filled) {
      const where = `${table}, written after ${migrations[n - 1]?.name}`;
      const rows = await rowsOf(direct, table, n);
      expect(rows, where).toHaveLength(1);
      expect(faults(rows[0], where)).toEqual([]);
    }
    for (let n = 1; n <= migrations.length; n++) {
      const [memberId, tradeNo] = [`member_id-${n}`, `trade_no-${n}`];
      expect(await direct.sales.order(tradeNo)).toMatchObject({
        tradeNo,
        memberId,
        seats: [{ seatId: 'a' }],
      });
      expect(await direct.sales.payment(`pay_no-${n}`)).toMatchObject({ tradeNo, gateway: 'aliPay' });
      const card = { membershipId: `membership_id-${n}`, memberId, tradeNo, place: n, issuedAt: n };
      expect(await direct.memberships.membershipsOf(memberId)).toMatchObject([{ ...card, cardId: 'friend' }]);
      expect(await direct.sales.sandbox(`pay_no-${n}`)).toMatchObject({
        payNo: `pay_no-${n}`,
        state: 'paid',
      });
    }
  });
});

test('a database allows what the code knows', async () => {
  const database = await empty('pglite');
  await migrate(database, thisRelease);
  const rules = await allowed(database);
  const known: Record<string, readonly string[]> = {
    'favorite.type': FAVORITE_TYPES,
    'ledger.reason': POINTS_REASONS.filter(reason => reason !== 'lapse'),
    'sign_in.kind': ACCOUNT_EVENTS,
    'artist_question.state': QUESTION_STATES,
    'letter.state': LETTER_STATES,
    'ticket_gift.state': GIFT_STATES,
  };
  for (const [column, values] of Object.entries(known))
    expect({ column, values: [...(rules.get(column) ?? [])].sort() }).toEqual({
      column,
      values: [...values].sort(),
    });
});
