import { AUDIENCES } from '#domain/contract/education.ts';
import type { QueryPatch } from '#features/page/use-query.ts';
import { useCopy } from '#i18n/copy.ts';
import { Chip, Chips } from '#ui/chip.tsx';
import { Select } from '#ui/inputs.tsx';
import { BANDS, type Filter } from './filter.ts';
import styles from './view.module.css';

interface Props {
  filter: Filter;
  count: number;
  onChange: (patch: QueryPatch) => void;
}

/** For whom, and of what age; both live in the URL. */
export function Filters({ filter, count, onChange }: Props) {
  const t = useCopy('education');
  return (
    <div className={`flex items-end flex-wrap gap-y-4 gap-x-6 m-grid ${styles.filters}`}>
      <Chips label={t('filter.audience')}>
        <Chip on={filter.audience === ''} onClick={() => onChange({ for: null })}>
          {t('filter.all')}
        </Chip>
        {AUDIENCES.map(audience => (
          <Chip key={audience} on={filter.audience === audience} onClick={() => onChange({ for: audience })}>
            {t(`filter.${audience}`)}
          </Chip>
        ))}
      </Chips>
      <Select
        label={t('filter.age')}
        value={filter.age}
        onChange={event => onChange({ age: event.currentTarget.value })}
        options={[
          { value: '', label: t('filter.anyAge') },
          ...BANDS.map(({ id, from, to }) => ({
            value: id,
            label: Number.isFinite(to) ? t('filter.band', { from, to }) : t('filter.bandOpen', { from }),
          })),
        ]}
      />
      <p className="vh" role="status">
        {t('filter.found', { count })}
      </p>
    </div>
  );
}
