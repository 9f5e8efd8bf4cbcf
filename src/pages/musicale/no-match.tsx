import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { monthName } from '#lib/dates.ts';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/string.tsx';
import { type loader, useListState } from './model.ts';
import { chosenFilters, listHref, withoutFilters } from './state.ts';

/** Nothing matches: a way to clear the filters. */
export function NoMatch() {
  const t = useCopy('musicale');
  const { state, tree, to } = useListState();
  const { months } = usePageData<typeof loader>();
  // A new house has no past: nothing is to be loosened.
  if (state.past === 'only' && chosenFilters(state) === 0 && !state.type && !state.month)
    return <EmptyState level={2} title={t('list.archiveEmpty')} />;
  // The nearest month that has something, where the month is what is empty; else the filters are.
  const { month } = state;
  if (month && chosenFilters(state) === 0)
    return (
      <Load from={months} skeleton={null} failed={() => null}>
        {all => {
          const next = all.find(m => m.month > month) ?? all.findLast(m => m.month < month);
          const name = next ? monthName(Number(next.month.slice(5)), tree.locale) : '';
          return (
            <EmptyState
              level={2}
              title={t('list.emptyMonth', { month: monthName(Number(month.slice(5)), tree.locale) })}
              action={
                next && (
                  <LinkButton look="ghost" to={to({ month: next.month })}>
                    {t('list.otherMonth', { month: name, count: next.count })}
                  </LinkButton>
                )
              }
            />
          );
        }}
      </Load>
    );
  return (
    <EmptyState
      level={2}
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={
        <LinkButton
          look="ghost"
          to={listHref(
            tree,
            chosenFilters(state) > 0 ? withoutFilters(state) : { ...withoutFilters(state), type: undefined },
            {},
          )}
        >
          {t('list.clear')}
        </LinkButton>
      }
    />
  );
}
