import { expect, test } from 'vitest';
import { emptyPglite } from './pglite.ts';

test('PGlite reads a statement once, and plans it for what it is asked with', async () => {
  const database = await emptyPglite();
  await database.script('create table seat (id int, row int)');
  for (let id = 0; id < 8; id++) await database.query('insert into seat values ($1, $2)', [id, id % 2]);
  expect(await database.query('select id from seat where row = $1 order by id', [1])).toEqual(
    [1, 3, 5, 7].map(id => ({ id })),
  );
  expect(
    await database.query(
      "select generic_plans as kept, custom_plans as made from pg_prepared_statements where statement like 'insert%'",
    ),
  ).toEqual([{ kept: 0, made: 8 }]);
  await database.close();
});

test('PGlite asks anew what was read before a table changed, unless a transaction has begun with it', async () => {
  const database = await emptyPglite();
  await database.script('create table seat (id int); insert into seat values (1)');
  const seats = () => database.query('select * from seat where id > $1', [0]);
  await seats();
  await database.script('alter table seat add row int');
  expect(await seats()).toEqual([{ id: 1, row: null }]);
  await database.script('alter table seat add zone int');
  await expect(
    database.transaction(query => query('select * from seat where id > $1', [0])),
  ).rejects.toMatchObject({ code: '0A000' });
  expect(await seats()).toEqual([{ id: 1, row: null, zone: null }]);
  await database.close();
});
