import * as z from 'zod/mini';
import { post } from './call.ts';
import { quiet } from './wire.ts';

/** Longer addresses are not looked at. */
export const WEB_VIEW_MAX = 2000;

/** Where an address given to the app's web view may be opened (quality.md S3). */
const target = z.object({
  kind: z.enum(['frame', 'outside', 'refused']),
  /** The address as the parser reads it, and its host; empty when it is refused. */
  url: z.string(),
  host: z.string(),
  /** Why it is refused; empty otherwise. */
  reason: z.enum(['', 'empty', 'long', 'scheme', 'disguised', 'malformed']),
});
export type OpenedAddress = z.infer<typeof target>;

/** This project's own call: the hosts are the operator's to name, and the policy's frame-src names the same. */
export const webView = {
  open: post(
    '/thvendor/symphony/webview/open',
    z.object({ ...quiet, url: z.string().check(z.maxLength(WEB_VIEW_MAX)) }),
    target,
  ),
} as const;
