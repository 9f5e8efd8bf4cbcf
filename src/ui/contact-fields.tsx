import { type ComponentProps, type FocusEvent, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { PHONE_MAX } from '#lib/constants.ts';
import { HOME_CODE } from '#lib/regions-home.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & {
    /** The rule, as a sentence where the value breaks it; asked on leaving the field, silent while typing. */
    check?: (value: string) => string | undefined;
  };

function useCheck({ check, error, onBlur, onInput }: Pick<Props, 'check' | 'error' | 'onBlur' | 'onInput'>) {
  const [own, setOwn] = useState<string>();
  return {
    error: error ?? own,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const value = event.currentTarget.value.trim();
      setOwn(value === '' ? undefined : check?.(value));
      onBlur?.(event);
    },
    onInput: (event: Parameters<NonNullable<Props['onInput']>>[0]) => {
      setOwn(undefined);
      onInput?.(event);
    },
  };
}

/** A mainland mobile number. */
export function PhoneField({ label, hint, optional, check, error, onBlur, onInput, ...rest }: Props) {
  const t = useCopy('ui');
  const own = useCheck({ check, error, onBlur, onInput } as Pick<
    Props,
    'check' | 'error' | 'onBlur' | 'onInput'
  >);
  return (
    <Field {...{ label, hint, optional }} error={own.error} id={rest.id}>
      {control => (
        <span className={`flex items-stretch ${styles.group}`}>
          <span
            className={`grid place-centre fixed-size px-4 control-box r-1 sec on-surface ${styles.prefix}`}
          >
            <span className="vh">{t('field.areaCode')}</span>
            {HOME_CODE}
          </span>
          <input
            {...rest}
            {...control}
            onBlur={own.onBlur}
            onInput={own.onInput}
            type="tel"
            inputMode="tel"
            autoComplete={rest.autoComplete ?? 'tel-national'}
            maxLength={PHONE_MAX}
            className={`as-block w-full ${styles.input}`}
          />
        </span>
      )}
    </Field>
  );
}

export function EmailField({ label, hint, optional, check, error, onBlur, onInput, ...rest }: Props) {
  const own = useCheck({ check, error, onBlur, onInput } as Pick<
    Props,
    'check' | 'error' | 'onBlur' | 'onInput'
  >);
  return (
    <Field {...{ label, hint, optional }} error={own.error} id={rest.id}>
      {control => (
        <input
          {...rest}
          {...control}
          onBlur={own.onBlur}
          onInput={own.onInput}
          type="email"
          inputMode="email"
          autoComplete={rest.autoComplete ?? 'email'}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={rest.maxLength ?? 140}
          className={`as-block w-full ${styles.input}`}
        />
      )}
    </Field>
  );
}
