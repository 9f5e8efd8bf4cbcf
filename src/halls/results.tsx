import type { TitlePage } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageName } from '#site/pages.ts';
import { LinkButton } from '#ui/button.tsx';
import { Pager } from '#ui/pager.tsx';
import { EmptyState } from '#ui/string.tsx';
import { isLooking } from './finder-state.ts';
import styles from './results.module.css';
import { TitleCard } from './title-card.tsx';
import { useFinder } from './use-finder.ts';

interface Props {
  page: PageName;
  data: TitlePage;
  /** Beside a column of facets there is room for three. */
  narrow?: boolean;
  level?: 2 | 3;
  /** The page of each, where it is not the title's own. */
  detail?: PageName;
}

/** What was found, as pictures; a page of it at a time, and a way on where there is nothing. */
export function Results({ page, data, narrow = false, level = 3, detail }: Props) {
  if (data.list.length === 0) return <NothingFound page={page} />;
  return (
    <>
      <ul
        className={
          narrow
            ? `grid m-cols-1 m-gap-7 ${styles.grid} ${styles.narrow}`
            : `grid m-cols-1 m-gap-7 ${styles.grid}`
        }
      >
        {data.list.map(card => (
          <li key={card.id}>
            <TitleCard card={card} level={level} {...(detail && { page: detail })} />
          </li>
        ))}
      </ul>
      <Pages page={page} data={data} />
    </>
  );
}

/** To the other pages of a list; nothing where it is one. */
export function Pages({ page, data }: Pick<Props, 'page' | 'data'>) {
  const { state, to } = useFinder(page);
  return (
    <div className="flex justify-end pt-10 pb-4">
      <Pager of={data} href={pageNo => to({ ...state, pageNo })} />
    </div>
  );
}

export function NothingFound({ page }: { page: PageName }) {
  const t = useCopy('rooms');
  const { state, none } = useFinder(page);
  // There is nothing to loosen.
  if (!isLooking(state)) return <EmptyState level={2} />;
  return (
    <EmptyState
      level={2}
      title={t('find.empty')}
      text={t('find.emptyText')}
      action={
        <LinkButton look="ghost" to={none}>
          {t('find.clear')}
        </LinkButton>
      }
    />
  );
}
