import type * as z from 'zod/mini';
import { calls, post } from './call.ts';
import type * as shapes from './shapes/web-view.ts';

/** Longer addresses are not looked at. */
export const WEB_VIEW_MAX = 2000;

export type OpenedAddress = z.infer<typeof shapes.target>;

/** This project's own call: the hosts are the operator's to name, and the policy's frame-src names the same. */
export const webView = calls(() => import('./shapes/web-view.ts').then(s => s.webView), {
  open: post('/thvendor/symphony/webview/open'),
});
