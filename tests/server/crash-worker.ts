/** A box office in a process of its own that sells until it is killed. Arguments: pglite <folder> | postgres <url> <schema>. */
import { flushCompileCache } from 'node:module';
import { sandbox } from '#domain/contract/order.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/port.ts';
import { thisRelease } from '#server/store/release.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { migrate } from '#server/store/sql/migrate.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { type Buyer, boxOffice } from './box-office.ts';

const [kind = '', target = '', schema = '', run = '0'] = process.argv.slice(2);

async function open(): Promise<Store> {
  if (kind === 'pglite') return openStore({ dir: target });
  const database = await postgresDatabase(target, { schema });
  await migrate(database, thisRelease);
  return sqlStore(database);
}

const office = await boxOffice(await open());
const say = (line: string): unknown => process.stdout.write(`${line}\n`);

/** One buyer after another takes the next seats of its row; every second order is paid. */
async function sell(row: number): Promise<void> {
  for (let n = 1; n <= 48; n += 2) {
    const buyer: Buyer = await office.buyer(
      `13${run}${String(row).padStart(4, '0')}${String(n).padStart(4, '0')}`,
    );
    const seats = [`L-${row}-${n}`, `L-${row}-${n + 1}`];
    if (n % 4 === 1) {
      const { tradeNo, payNo } = await buyer.upToPayment(seats, 'big');
      say(`ordered ${tradeNo}`);
      await buyer.ok(sandbox.settle, { payNo, outcome: 'paid' });
      say(`paid ${tradeNo}`);
    } else say(`ordered ${await buyer.order(seats, 'big')}`);
  }
}

// Whoever is killed leaves nothing to the next one by itself.
flushCompileCache();
say('ready');
const first = Number(run) * 5 + 1;
await Promise.all([0, 1, 2, 3, 4].map(i => sell(first + i)));
say('sold out');
