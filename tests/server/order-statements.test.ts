import { expect, it } from 'vitest';
import { boxOffice } from './box-office.ts';
import { countedStore } from './counted-store.ts';
import { eachStore } from './stores.ts';

eachStore(
  (_, __, openWithDatabase) => {
    it('orders of one moment share their statements: who asks and where they stand, the placing', async () => {
      const { database } = await openWithDatabase();
      if (!database) throw new Error('no database');
      const { store, texts } = countedStore(database);
      const office = await boxOffice(store);
      const buyers = await Promise.all([office.buyer(), office.buyer(), office.buyer()]);
      await Promise.all(buyers.map(b => b.admit()));
      for (const n of [1, 3]) {
        texts.length = 0;
        const answers = await Promise.all(
          buyers.slice(0, n).map((b, i) => b.create([`A-${i + 1}-${n}`], 'plain')),
        );
        expect(answers.map(a => a.success)).toEqual(answers.map(() => true));
        expect(texts).toEqual([
          expect.stringMatching(/from ledger[\s\S]*from session/),
          expect.stringContaining('place_orders'),
        ]);
      }
    });
  },
  ['pglite'],
);
