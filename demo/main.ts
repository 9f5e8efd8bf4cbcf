/** The demonstration as a Node server: started by `npm start`. */
import { serveOffice } from '#server/serve.ts';
import { openDemo } from './office.ts';

process.env.MEDIA_DIR ||= './demo/media';
await serveOffice(openDemo);
