import { NEWS_TYPES, type NewsType } from '#domain/contract/news.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { ChipLink, Chips } from '#ui/chip.tsx';

export interface NewsTypeCount {
  readonly code: NewsType;
  readonly name: string;
  readonly count: number;
}

/** The categories as links; the current one is marked. */
export function CategoryChips({
  types,
  current,
}: {
  types: readonly NewsTypeCount[];
  /** Absent for all of them; null where the page is none of these. */
  current?: NewsType | null | undefined;
}) {
  const t = useCopy('news');
  const tree = useTree();
  const named = NEWS_TYPES.flatMap(code => types.find(type => type.code === code) ?? []);
  return (
    <nav aria-label={t('categories')}>
      <Chips label={t('categories')}>
        <ChipLink on={current === undefined} to={href(tree, 'news')}>
          {t('all')}
        </ChipLink>
        {named.map(({ code, name, count }) => (
          <ChipLink
            key={code}
            on={code === current}
            count={count}
            to={href(tree, 'news-detail', { type: code })}
          >
            {name}
          </ChipLink>
        ))}
      </Chips>
    </nav>
  );
}
