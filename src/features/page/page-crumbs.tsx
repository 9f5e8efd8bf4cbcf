import { useTree } from '#i18n/tree-context.tsx';
import type { PageName } from '#site/pages.ts';
import { Crumbs } from './crumbs.tsx';

interface Props {
  name: PageName;
  className?: string | undefined;
}

/** The breadcrumb within a page; on a phone the bar has it. */
export function PageCrumbs(props: Props) {
  const Way = WAY[useTree().layout];
  return <Way {...props} />;
}
const WAY = {
  pc: ({ name, className }: Props) => (
    <div className={className}>
      <Crumbs name={name} />
    </div>
  ),
  mobile: () => null,
};
