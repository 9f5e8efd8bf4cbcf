import { wantedPage } from '#features/login/wanted.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ tree, signal }: PageArgs) {
  return { wanted: wantedPage(tree, signal) };
}
