import { useCopy } from '#i18n/copy.ts';
import { cx } from '#ui/class-names.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { useListState } from './model.ts';
import { listHref } from './state.ts';

/** From the season to the concerts gone by, and back. */
export function OtherList({ className }: { className: string | undefined }) {
  const t = useCopy('musicale');
  const { state, tree } = useListState();
  const archive = state.past === 'only';
  return (
    <p className={cx('sm', className)}>
      <MoreLink to={listHref(tree, { view: 'list', pageNo: 1, ...(!archive && { past: 'only' }) }, {})}>
        {t(archive ? 'list.backToSeason' : 'list.toArchive')}
      </MoreLink>
    </p>
  );
}
