import { useCopy } from '#i18n/copy.ts';
import { Icon } from '#ui/icon.tsx';
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
  const sorts = past
    ? (['date', '-date', 'title'] as const)
    : (['-date', 'price', '-price', 'title'] as const);
  return (
    <label className={`relative ${styles.sort}`}>
      <span className="vh">{t('list.sort.label')}</span>
      <select
        className="m-line-h m-t-field t-sm sec"
        value={value ?? ''}
        onChange={e => onChange((e.currentTarget.value || undefined) as ListState['sort'])}
      >
        <option value="">{t(past ? 'list.sort.recent' : 'list.sort.soon')}</option>
        {sorts.map(sort => (
          <option key={sort} value={sort}>
            {t(`list.sort.${sort}`)}
          </option>
        ))}
        {value !== undefined && !(sorts as readonly string[]).includes(value) && (
          <option value={value}>{t(`list.sort.${value}`)}</option>
        )}
      </select>
      <Icon className="absolute no-events" name="down" />
    </label>
  );
}
