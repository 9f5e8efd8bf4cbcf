import { call } from '#api/client.ts';
import { absent } from '#api/failure.ts';
import { education, type SeriesDetail } from '#domain/contract/education.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

const ID = /^[\w.:-]{1,80}$/;

/** Null for a series that does not exist: that is an answer, and not a failure of the page. */
async function seriesOf(id: string, signal: AbortSignal): Promise<SeriesDetail | null> {
  if (!ID.test(id)) return null;
  return absent(call(education.byId, { id }, { signal, quiet: true }));
}

export function loader({ query, signal }: PageArgs) {
  return { series: handled(seriesOf(query.get('id') ?? '', signal)) };
}
