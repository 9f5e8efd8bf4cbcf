import { useCopy } from '#i18n/copy.ts';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/string.tsx';
import { useListState } from './model.ts';
import { chosenFilters, listHref, withoutFilters } from './state.ts';

/** Nothing matches: a way to clear the filters. */
export function NoMatch() {
  const t = useCopy('musicale');
  const { state, tree } = useListState();
  // A new house has no past: nothing is to be loosened.
  if (state.past === 'only' && chosenFilters(state) === 0 && !state.type && !state.month)
    return <EmptyState level={2} title={t('list.archiveEmpty')} />;
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
