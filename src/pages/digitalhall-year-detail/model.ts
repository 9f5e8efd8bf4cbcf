import { titleOf } from '#halls/title/title-model.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export const loader = ({ query, signal }: PageArgs) => ({
  title: handled(titleOf(query.get('id') ?? '', signal)),
});
