/** An orchestra's own site: `npm start` with DEMO=off, the container and the unit file begin here. */
import { openHouse } from './office.ts';
import { serveOffice } from './serve.ts';

process.env.DEMO ||= 'off';
if (process.env.DEMO !== 'off') {
  console.error('server/main.ts is an orchestra’s own site; the demonstration begins with demo/main.ts.');
  process.exit(1);
}
await serveOffice(openHouse);
