import { useEffect, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { type Areas, loadAreas } from '#lib/areas.ts';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { FieldError } from './field.tsx';
import { Select, TextInput } from './inputs.tsx';

interface Props {
  legend: string;
  /** Of the first control; the others follow it. */
  id: string;
  /** Province, city, district by their Chinese names; what is not known is kept and shown. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** The province is settled elsewhere, by the region that was chosen. */
  province?: string | undefined;
  optional?: boolean;
  hint?: string;
  error?: string | undefined;
  /** A province in the language of the page. */
  nameOf?: (province: string) => string;
  /** Prefix of the autocomplete tokens: `shipping`. */
  autoComplete?: string;
}

/** Province, city and district of China (copy `form`): native selects, one after the other. Without the names, fields to type in. */
export function RegionSelect({
  legend,
  id,
  value,
  onChange,
  onBlur,
  province: fixed,
  nameOf,
  ...rest
}: Props) {
  const t = useCopy('form');
  const ui = useCopy('ui');
  const areas = useAreas();
  const [province = '', city = '', district = ''] = fixed === undefined ? value : [fixed, ...value.slice(1)];
  const token = (level: number) => `${rest.autoComplete ?? ''} address-level${level}`.trim();
  const { optional = false, hint, error } = rest;
  const cities = areas?.citiesOf(province) ?? [];
  const districts = areas?.districtsOf(province, city) ?? [];
  const part = (
    own: string,
    all: readonly string[],
    label: string,
    level: number,
    put: (v: string) => void,
  ) => {
    const common = { id: level === 1 ? id : `${id}-${level}`, label, autoComplete: token(level), onBlur };
    if (areas === null)
      return <TextInput {...common} maxLength={40} value={own} onChange={e => put(e.currentTarget.value)} />;
    const names = own === '' || all.includes(own) ? all : [own, ...all];
    return (
      <Select
        {...common}
        placeholder={t('region.choose')}
        value={own}
        disabled={names.length === 0}
        onChange={e => put(e.currentTarget.value)}
        options={names.map(name => ({ value: name, label: level === 1 ? (nameOf?.(name) ?? name) : name }))}
      />
    );
  };
  /** A municipality is its own city: nobody is asked for it. */
  const only = (of: string): string => {
    const list = areas?.citiesOf(of) ?? [];
    return list.length === 1 ? (list[0] ?? '') : '';
  };
  return (
    <fieldset
      aria-busy={areas === undefined || undefined}
      aria-describedby={[error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
    >
      <legend className="flex justify-between t-sm sec mb-2 p-0 w-full">
        {legend}
        {optional && <span className="ter t-xs">{ui('field.optional')}</span>}
      </legend>
      <div className={cx('grid gap-3', styles.regions, fixed !== undefined && styles.two)}>
        {fixed === undefined &&
          part(province, areas?.provinces ?? [], t('region.province'), 1, v => onChange([v, only(v)]))}
        {part(city, cities, t('region.city'), 2, v => onChange([province, v]))}
        {part(district, districts, t('region.district'), 3, v => onChange([province, city, v]))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="flex justify-between gap-4 ter t-xs mt-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** Undefined while the names are on their way, null where they did not come. */
function useAreas(): Areas | null | undefined {
  const [areas, setAreas] = useState<Areas | null>();
  useEffect(() => {
    let here = true;
    loadAreas().then(
      found => here && setAreas(found),
      () => here && setAreas(null),
    );
    return () => {
      here = false;
    };
  }, []);
  return areas;
}
