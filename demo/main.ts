/** The demonstration as a Node server: `npm start` begins it where DEMO is not off. */
import { serveOffice } from '#server/serve.ts';
import { letterPages } from './letters.ts';
import { openDemo } from './office.ts';

if (process.env.DEMO === 'off') {
  console.error('demo/main.ts is the demonstration; an orchestra’s own site begins with server/main.ts.');
  process.exit(1);
}
process.env.MEDIA_DIR ||= './demo/media';
await serveOffice(async parts => {
  const office = await openDemo(parts);
  return { ...office, more: url => letterPages(office.deps, url) };
});
