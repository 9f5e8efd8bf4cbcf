import * as z from 'zod/mini';
import { WEB_VIEW_MAX } from '../web-view.ts';
import { quiet } from './wire.ts';

/** Where an address given to the app's web view may be opened (quality.md S3). */
export const target = z.object({
  kind: z.enum(['frame', 'outside', 'refused']),
  /** The address as the parser reads it, and its host; empty when it is refused. */
  url: z.string(),
  host: z.string(),
  /** Why it is refused; empty otherwise. */
  reason: z.enum(['', 'empty', 'long', 'scheme', 'disguised', 'malformed']),
});

export const webView = {
  open: { payload: z.object({ ...quiet, url: z.string().check(z.maxLength(WEB_VIEW_MAX)) }), reply: target },
};
