import { brand } from '#brand';
import { webView } from '#domain/contract/web-view.ts';
import { webTarget } from '#domain/rules/web-view.ts';
import { type Endpoint, open } from '../http/endpoint.ts';

export const endpoints: readonly Endpoint[] = [
  open(webView.open, ({ deps }, { url }) => {
    const target = webTarget(url, deps.config.webHosts ?? brand.webHosts);
    return target.kind === 'refused'
      ? { kind: target.kind, url: '', host: '', reason: target.reason }
      : { ...target, reason: '' as const };
  }),
];
