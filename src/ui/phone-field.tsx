import { type ComponentProps, useMemo, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { PHONE_MAX } from '#lib/constants.ts';
import { callingCode, regionsIn } from '#lib/regions.ts';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import phone from './phone-field.module.css';
import { useLimit } from './use-limit.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & {
    /** Country or region of the number, as a registered field. */
    region: ComponentProps<'select'>;
    /** The one that is chosen to begin with. */
    startRegion: string;
  };

/** A mobile number of any country: its calling code chosen by name, shown as a number. */
export function MobileField({ label, hint, error, optional, region, startRegion, ...rest }: Props) {
  const t = useCopy('ui');
  const { locale } = useTree();
  const limit = useLimit(rest, PHONE_MAX);
  const [chosen, setChosen] = useState(startRegion);
  const regions = useMemo(() => regionsIn(locale), [locale]);
  return (
    <Field {...{ label, hint, optional }} error={limit.error(error)} id={limit.id}>
      {control => (
        <span className={`flex items-stretch ${styles.group}`}>
          <span
            className={cx(
              'grid place-centre fixed-size px-4 control-box r-1 sec on-surface',
              styles.prefix,
              phone.code,
            )}
          >
            <span aria-hidden="true">{callingCode(chosen)}</span>
            <select
              {...region}
              aria-label={t('field.areaCode')}
              autoComplete="tel-country-code"
              onChange={event => {
                setChosen(event.currentTarget.value);
                void region.onChange?.(event);
              }}
            >
              {regions.map(({ region: code, name }) => (
                <option key={code} value={code}>
                  {name} {callingCode(code)}
                </option>
              ))}
            </select>
          </span>
          <input
            {...rest}
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete={rest.autoComplete ?? 'tel-national'}
            onInput={limit.onInput}
            className={`as-block w-full ${styles.input}`}
          />
        </span>
      )}
    </Field>
  );
}
