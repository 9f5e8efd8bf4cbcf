/** One process of the box office in the benchmark of the waiting room, on a port of 127.0.0.1. */
import { makeListener } from '#server/host/listen.ts';
import { postgresDatabase } from '#server/store/sql/database.ts';
import { sqlStore } from '#server/store/sql/sql.ts';
import { boxOffice } from '#tests/server/box-office.ts';
import { realClock } from './real-clock.ts';

const [, , url = '', schema = '', port = ''] = process.argv;
const store = sqlStore(await postgresDatabase(url, { schema }));
const office = await boxOffice(store, { seeded: true, demo: false, clock: realClock });
const { server } = makeListener({ fetch: request => office.app.fetch(request) });
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit());
