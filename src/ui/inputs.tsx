import type { ComponentProps } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { TEXT_MAX } from '#lib/constants.ts';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { PlainSelect, type PlainSelectProps } from './plain-select.tsx';
import { useLimit } from './use-limit.ts';

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'children'> & {
    /** Shows how many of the allowed characters are used. */
    counter?: boolean;
  };

/** One line of text, at most 140 characters unless told otherwise (specification §5). */
export function TextInput({
  label,
  error,
  hint,
  optional,
  counter = false,
  maxLength = TEXT_MAX,
  ...rest
}: InputProps) {
  const limit = useLimit(rest, maxLength);
  return (
    <Field
      {...{ label, hint, optional }}
      error={limit.error(error)}
      id={limit.id}
      aside={counter && <Count used={limit.used} of={maxLength} />}
    >
      {control => (
        <input
          {...rest}
          {...control}
          className={cx('as-block w-full', styles.input, rest.className)}
          onInput={limit.onInput}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'children'> & { counter?: boolean };

/** Several lines: 70px high, at most 140 characters unless told otherwise (specification §5). */
export function TextArea({
  label,
  error,
  hint,
  optional,
  counter = true,
  maxLength = TEXT_MAX,
  ...rest
}: AreaProps) {
  const limit = useLimit(rest, maxLength);
  return (
    <Field
      {...{ label, hint, optional }}
      error={limit.error(error)}
      id={limit.id}
      aside={counter && <Count used={limit.used} of={maxLength} />}
    >
      {control => (
        <textarea
          {...rest}
          {...control}
          className={cx('as-block w-full', styles.input, styles.area, rest.className)}
          onInput={limit.onInput}
        />
      )}
    </Field>
  );
}

function Count({ used, of }: { used: number; of: number }) {
  const t = useCopy('ui');
  return (
    <span className="num">
      <span aria-hidden="true">{`${used}/${of}`}</span>
      <span className="vh">{t('field.count', { used, of })}</span>
    </span>
  );
}

type SelectProps = FieldProps & Omit<PlainSelectProps, 'within'> & { placeholder?: string };

export function Select({ label, error, hint, optional, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field {...{ label, error, hint, optional }} id={rest.id}>
      {control => (
        <PlainSelect
          {...rest}
          {...control}
          within={`as-block ${styles.select}`}
          className={cx('as-block w-full', styles.input, rest.className)}
          options={placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]}
        />
      )}
    </Field>
  );
}
