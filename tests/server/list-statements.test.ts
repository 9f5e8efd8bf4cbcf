import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDemo } from '#demo/office.ts';
import type { Call } from '#domain/contract/call.ts';
import type { Database } from '#server/store/sql/sql.ts';
import { Client } from './client.ts';
import { countedStore } from './counted-store.ts';
import { makeDeps, START, signIn } from './harness.ts';
import { eachStore } from './stores.ts';

const MEMBER = 'm-demo-regular';
const MANY = 1_000;

/** Calls that answer with a list of what a member has, and what they are asked with. */
const OF_MEMBER: Readonly<Record<string, Record<string, unknown>>> = {
  'member.points': {},
  'addresses.list': {},
  'certifications.list': {},
  'digital.front': {},
  'digital.myQuestions': {},
  'digital.heard': {},
  'digital.library': {},
  'digital.reminders': {},
  'digital.gifts': {},
  'wallet.coupons': { status: 'usable' },
  'favorites.list': {},
  'gift.mine': {},
  'mall.library': {},
  'membership.mine': {},
  'membership.orders': {},
  'security.overview': {},
  'security.events': {},
  'ticketOrder.list': { tab: 'all', pageSize: 50 },
  'waiting.list': {},
};
/** Of a colleague and not of a member: what the office asks is held to its statements by `years.test.ts`. */
const OF_COLLEAGUES = /^(?:staff|office|door|editing)\./;
/** The others answer from the season in memory, or of one thing: an order, a card, a link, an evening. */
const OTHERS: ReadonlySet<string> = new Set([
  'member.levels',
  'club.overview',
  'contact.departments',
  'content.ads',
  'content.adContents',
  'digital.list',
  'digital.byId',
  'digital.search',
  'digital.live',
  'digital.related',
  'digital.ofProgram',
  'digital.artists',
  'digital.artistById',
  'digital.take',
  'education.list',
  'education.byId',
  'gift.look',
  'gift.accept',
  'mall.list',
  'mall.detail',
  'mall.open',
  'membership.offers',
  'membership.offer',
  'membership.fields',
  'membership.detail',
  'membership.activate',
  'membership.activateWithPerson',
  'news.types',
  'news.list',
  'news.byId',
  'news.videos',
  'orchestra.members',
  'orchestra.person',
  'orchestra.events',
  'orchestra.productions',
  'orchestra.reportYears',
  'orchestra.report',
  'orchestra.hall',
  'orchestra.museum',
  'orchestra.map',
  'orchestra.join',
  'ticketOrder.refundQuote',
  'orderCalls.show.refundQuote',
  'orderCalls.mall.refundQuote',
  'orderCalls.dams.refundQuote',
  'presale.packs',
  'payLink.look',
  'presale.pack',
  'presale.halls',
  'presale.arrange',
  'presale.eveningChoice',
  'program.home',
  'program.home2',
  'program.types',
  'program.months',
  'program.byId',
  'program.prices',
  'program.search',
  'program.schedules',
  'program.byDate',
  'program.calendar',
  'search.query',
  'search.suggest',
  'seat.plan',
  'seat.status',
  'seat.best',
  'show.list',
  'show.ticketTypes',
  'support.home',
  'support.foundation',
  'support.council',
  'support.friends',
]);

interface Schema {
  readonly _zod?: { readonly def: Record<string, unknown> & { readonly type: string } };
}
/** Whether a list stands in what is replied, not deeper than a list of lists. */
function hasList(schema: unknown, depth = 0): boolean {
  const def = (schema as Schema | undefined)?._zod?.def;
  if (!def || depth > 3) return false;
  if (def.type === 'array') return true;
  if (def.type === 'object') return Object.values(def.shape as object).some(s => hasList(s, depth + 1));
  return [def.innerType, def.out, def.in].some(s => hasList(s, depth));
}

/** Every call of the contract by its name, as pages write it. */
async function callsOfContract(): Promise<Map<string, Call>> {
  const found = new Map<string, Call>();
  const seen = new Set<unknown>();
  const look = (name: string, value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > 2) return;
    if (typeof (value as Partial<Call>).shapes === 'function') {
      if (!seen.has(value)) found.set(name, value as Call);
      seen.add(value);
    } else for (const [key, inner] of Object.entries(value)) look(`${name}.${key}`, inner, depth + 1);
  };
  for (const file of globSync('src/domain/contract/*.ts').filter(f => !f.endsWith('.test.ts')))
    for (const [name, value] of Object.entries(await import(/* @vite-ignore */ `../../${file}`)))
      look(name, value, 0);
  return found;
}

/** Copies of a member's first row of a table; `change` gives the columns in which the n-th one differs. */
async function multiply(
  database: Database,
  table: string,
  where: string,
  change: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = (
    await database.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = current_schema()
         and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
      [table],
    )
  ).map(c => c.name);
  await database.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map(c => change[c] ?? `one.${c}`).join(', ')}
     from (select * from ${table} where ${where} limit 1) one, generate_series(1, ${MANY}) n`,
    [],
  );
}

eachStore(
  (_, __, openWithDatabase) => {
    it('no list asks for each row: with a thousand rows of a member as many statements as with one', async () => {
      const { database } = await openWithDatabase();
      if (!database) throw new Error('no database');
      const { store, texts } = countedStore(database);
      const deps = makeDeps({ store });
      const office = await openDemo({ ...deps, passwordHash: await deps.host.hashPassword('Heming-2026') });
      const client = new Client(office.app);
      await signIn(deps, client, MEMBER);

      const sql = (text: string) => database.query<Record<string, string>>(text, []);
      const [paid] = await sql(
        `select o.trade_no, o.schedule_id, t.seat_ids[1] as piece from ticket_order o join ticket t using (trade_no)
         where member_id = '${MEMBER}' and family = 'seat' and real_status = 'paid_success' order by place limit 1`,
      );
      const [record] = await sql(
        `select trade_no from ticket_order where member_id = '${MEMBER}' and family = 'dams' and real_status = 'paid_success' limit 1`,
      );
      const [later, now] = [START + 9e9, START];
      // One of each of what the demonstration has none of.
      for (const row of [
        `favorite (id, member_id, type, target_id, added_at) values ('f', '${MEMBER}', 'program', 'p-none', ${now})`,
        `certification values ('c', '${MEMBER}', 'passport', 'x', 'x', 'x', ${now})`,
        `heard values ('${MEMBER}', 't', 'm', 1, 1, ${now})`,
        `artist_question values ('q', '${MEMBER}', 'a', 'r', 'b', 'body', 'waiting', '', ${now}, null)`,
        `air_reminder values ('${MEMBER}', 'a', 't', ${later}, ${now})`,
        `recording_gift values ('rg', '${record?.trade_no}', '${MEMBER}', 'code', ${now}, null, null)`,
        `ticket_gift values ('g1', '${paid?.trade_no}', '${paid?.schedule_id}', '${paid?.piece}', '${MEMBER}', null, 'm-demo-newcomer', 'ended', ${now}, ${later}, ${now})`,
        `ticket_gift values ('g2', '${paid?.trade_no}', '${paid?.schedule_id}', '${paid?.piece}', 'm-demo-newcomer', null, '${MEMBER}', 'ended', ${now}, ${later}, ${now})`,
        `waiting (schedule_id, member_id, quantity, locale, joined_at) values ('s-none', '${MEMBER}', 1, 'zh-CN', ${now})`,
        `sign_in (member_id, kind, at, device, place) select '${MEMBER}', 'pass', ${now}, '', ''`,
      ])
        await sql(`insert into ${row}`).catch(error => {
          throw new Error(`${row}: ${error}`);
        });

      const calls = await callsOfContract();
      const counted = async (): Promise<Map<string, number>> => {
        const counts = new Map<string, number>();
        for (const [name, payload] of Object.entries(OF_MEMBER)) {
          const call = calls.get(name);
          if (!call) throw new Error(`no call ${name}`);
          // What is read once for all, the season and the like, is read before.
          await client.call(call, payload);
          texts.length = 0;
          const answer = await client.call(call, payload);
          expect([name, answer.success, answer.msg]).toEqual([name, true, answer.msg]);
          counts.set(name, texts.length);
        }
        return counts;
      };
      const few = await counted();

      const mine = `member_id = '${MEMBER}'`;

      await multiply(database, 'ticket_order', `trade_no = '${paid?.trade_no}'`, {
        trade_no: "'HM-many-' || n",
        request_id: "'many-' || n",
      });
      await multiply(database, 'ticket', `trade_no = '${paid?.trade_no}'`, {
        code: "'many-' || n",
        trade_no: "'HM-many-' || n",
      });
      await multiply(database, 'ticket_order', `trade_no = '${record?.trade_no}'`, {
        trade_no: "'HM-heard-' || n",
        request_id: "'heard-' || n",
      });
      const key = (name: string) => ({ [name]: "'many-' || n" });
      await multiply(database, 'ledger', mine, key('ref'));
      await multiply(database, 'favorite', mine, { ...key('id'), target_id: "'many-' || n" });
      await multiply(database, 'address', mine, key('id'));
      await multiply(database, 'certification', mine, { ...key('id'), digest: "'many-' || n" });
      await multiply(database, 'membership', mine, {
        membership_id: "'many-' || n",
        code: "'many-' || n",
        place: 'n + 100',
      });
      await multiply(database, 'discount_holding', mine, key('id'));
      await multiply(database, 'heard', mine, key('title_id'));
      await multiply(database, 'artist_question', mine, { ...key('id'), request_id: "'many-' || n" });
      await multiply(database, 'air_reminder', mine, key('airing_id'));
      await multiply(database, 'recording_gift', `giver_id = '${MEMBER}'`, {
        ...key('id'),
        trade_no: "'HM-heard-' || n",
        code: "'many-' || n",
      });
      for (const id of ['g1', 'g2'])
        await multiply(database, 'ticket_gift', `id = '${id}'`, {
          id: `'${id}-' || n`,
          trade_no: "'HM-many-' || n",
        });
      await multiply(database, 'waiting', mine, key('schedule_id'));
      await multiply(database, 'session', mine, { ...key('session_hash') });
      await multiply(database, 'sign_in', mine, {});

      const many = await counted();
      const grown = [...many].filter(([name, count]) => count > (few.get(name) ?? 0) + 2);
      expect(
        grown.map(([name, count]) => `${name}: ${few.get(name)} statements, with ${MANY} rows ${count}`),
      ).toEqual([]);
    });
  },
  ['pglite'],
);

it('a new list has its place here', async () => {
  const missing: string[] = [];
  for (const [name, call] of await callsOfContract())
    if (
      hasList((await call.shapes()).reply) &&
      !Object.hasOwn(OF_MEMBER, name) &&
      !OTHERS.has(name) &&
      !OF_COLLEAGUES.test(name)
    )
      missing.push(name);
  expect(missing).toEqual([]);
});
