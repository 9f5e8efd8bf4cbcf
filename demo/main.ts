/** The demonstration as a Node server: started by `npm start`. */
import { serveOffice } from '#server/serve.ts';
import { letterPages } from './letters.ts';
import { openDemo } from './office.ts';

process.env.MEDIA_DIR ||= './demo/media';
await serveOffice(async parts => {
  const office = await openDemo(parts);
  return { ...office, more: url => letterPages(office.deps, url) };
});
