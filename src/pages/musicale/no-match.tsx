import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/string.tsx';
import { useListState } from './model.ts';
import { listHref, withoutFilters } from './state.ts';

/** Nothing matches: a way to clear the filters. */
export function NoMatch() {
  const t = useCopy('musicale');
  const { state, tree } = useListState();
  return (
    <EmptyState
      level={2}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <LinkButton look="ghost" to={listHref(tree, { ...withoutFilters(state), type: undefined }, {})}>
          {t('list.clear')}
        </LinkButton>
      }
    />
  );
}
