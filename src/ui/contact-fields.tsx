import type { ComponentProps } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { PHONE_MAX } from '#lib/constants.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useLimit } from './use-limit.ts';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** A mainland mobile number. */
export function PhoneField({ label, hint, optional, error, ...rest }: Props) {
  const t = useCopy('ui');
  const limit = useLimit(rest, PHONE_MAX);
  return (
    <Field {...{ label, hint, optional }} error={limit.error(error)} id={limit.id}>
      {control => (
        <span className={`flex items-stretch ${styles.group}`}>
          <span
            className={`grid place-centre fixed-size px-4 control-box r-1 sec on-surface ${styles.prefix}`}
          >
            <span className="vh">{t('field.areaCode')}</span>
            {MAINLAND_CODE}
          </span>
          <input
            {...rest}
            {...control}
            onInput={limit.onInput}
            type="tel"
            inputMode="tel"
            autoComplete={rest.autoComplete ?? 'tel-national'}
            className={`as-block w-full ${styles.input}`}
          />
        </span>
      )}
    </Field>
  );
}

export function EmailField({ label, hint, optional, error, maxLength = 140, ...rest }: Props) {
  const limit = useLimit(rest, maxLength);
  return (
    <Field {...{ label, hint, optional }} error={limit.error(error)} id={limit.id}>
      {control => (
        <input
          {...rest}
          {...control}
          onInput={limit.onInput}
          type="email"
          inputMode="email"
          autoComplete={rest.autoComplete ?? 'email'}
          autoCapitalize="off"
          spellCheck={false}
          className={`as-block w-full ${styles.input}`}
        />
      )}
    </Field>
  );
}
