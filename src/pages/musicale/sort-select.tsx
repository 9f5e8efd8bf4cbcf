import { useCopy } from '#i18n/copy.ts';
import { PlainSelect } from '#ui/plain-select.tsx';
import styles from './sort-select.module.css';
import type { ListState } from './state.ts';

interface Props {
  value: ListState['sort'];
  /** With concerts gone by, the oldest can come first as well. */
  past: boolean;
  onChange: (sort: ListState['sort']) => void;
}

export function SortSelect({ value, past, onChange }: Props) {
  const t = useCopy('musicale');
  const offered = past
    ? (['date', '-date', 'title'] as const)
    : (['-date', 'price', '-price', 'title'] as const);
  const sorts = new Set([...offered, ...(value === undefined ? [] : [value])]);
  return (
    <PlainSelect
      within={styles.sort}
      className="m-line-h m-t-field t-sm sec"
      aria-label={t('list.sort.label')}
      value={value ?? ''}
      options={[
        { value: '', label: t(past ? 'list.sort.recent' : 'list.sort.soon') },
        ...[...sorts].map(sort => ({ value: sort, label: t(`list.sort.${sort}`) })),
      ]}
      onChange={e => onChange((e.currentTarget.value || undefined) as ListState['sort'])}
    />
  );
}
