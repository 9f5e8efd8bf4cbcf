import { call } from '#api/client.ts';
import { orchestra } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';
import { readAds } from '#stores/ads.ts';

/** Doors that are shown large: the specification's five items. */
export const LARGE = 5;
/** Roles of whom the page shows the first one. */
const HELM = ['president', 'music-director', 'honorary-music-director', 'artist-in-residence'];

export function loader({ signal }: PageArgs) {
  const options = { signal, quiet: true };
  const helm = call(orchestra.members, {}, options).then(({ roles }) =>
    roles.filter(r => HELM.includes(r.role)).flatMap(r => r.people.slice(0, 1)),
  );
  return { doors: handled(readAds(options, 'about')), helm: handled(helm) };
}
