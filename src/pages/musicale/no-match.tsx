import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { hallInstant, hallTime, monthOf } from '#lib/dates.ts';
import { LinkButton } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/string.tsx';
import { type loader, useListState } from './model.ts';
import { chosenFilters, listHref, withoutFilters } from './state.ts';

/** Nothing matches: the way on clears what stands first of filters, search, day and type, and says which. */
export function NoMatch() {
  const t = useCopy('musicale');
  const { state, tree, to } = useListState();
  const { months } = usePageData<typeof loader>();
  // A new house has no past: nothing is to be loosened.
  const filtered = chosenFilters(state) > 0;
  const { keyword, date } = state;
  if (state.past === 'only' && !filtered && !keyword && !date && !state.type && !state.month)
    return <EmptyState level={2} title={t('list.archiveEmpty')} />;
  // The nearest month that has something, where the month is what is empty; else the filters are.
  const { month } = state;
  const named = (m: string) => monthOf(hallTime(hallInstant(`${m}-01`)), tree.locale);
  if (month && !filtered && !keyword)
    return (
      <Load from={months} skeleton={null} aside>
        {all => {
          const next = all.find(m => m.month > month) ?? all.findLast(m => m.month < month);
          const name = next ? named(next.month) : '';
          return (
            <EmptyState
              level={2}
              title={t('list.emptyMonth', { month: named(month) })}
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
        filtered ? (
          <LinkButton look="ghost" to={listHref(tree, withoutFilters(state), {})}>
            {t('list.clear')}
          </LinkButton>
        ) : keyword ? (
          <LinkButton look="ghost" to={to({ keyword: undefined })}>
            {t('list.clearKeyword', { keyword })}
          </LinkButton>
        ) : (
          <LinkButton look="ghost" to={to(date ? { date: undefined } : { type: undefined })}>
            {t(date ? 'list.clearDay' : 'list.clearType')}
          </LinkButton>
        )
      }
    />
  );
}
