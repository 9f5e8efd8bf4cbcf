import { call } from '#api/client.ts';
import { type OpenedAddress, webView } from '#domain/contract/web-view.ts';
import { webTarget } from '#domain/rules/web-view.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

/** Where the address may be opened: what is refused anyway is not even asked for. */
async function openedOf(url: string, signal: AbortSignal): Promise<OpenedAddress> {
  const target = webTarget(url, []);
  if (target.kind === 'refused') return { kind: 'refused', url: '', host: '', reason: target.reason };
  return call(webView.open, { url }, { signal, quiet: true });
}

export function loader({ query, signal }: PageArgs) {
  return { opened: handled(openedOf(query.get('url') ?? '', signal)) };
}
