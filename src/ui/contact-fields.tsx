import { type ComponentProps, type FocusEvent, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { PHONE_MAX } from '#lib/constants.ts';
import { HOME_CODE } from '#lib/regions-home.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { useLimit } from './use-limit.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'type' | 'children'> & {
    /** The rule, as a sentence where the value breaks it; asked on leaving the field, silent while typing. */
    check?: (value: string) => string | undefined;
  };

function useCheck(props: Props, max: number) {
  const { check, error, onBlur, onInput } = props;
  const [own, setOwn] = useState<string>();
  const limit = useLimit(props, max);
  return {
    id: limit.id,
    error: limit.error(error ?? own),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const value = event.currentTarget.value.trim();
      setOwn(value === '' ? undefined : check?.(value));
      onBlur?.(event);
    },
    onInput: (event: Parameters<NonNullable<Props['onInput']>>[0]) => {
      setOwn(undefined);
      limit.onInput(event.currentTarget.value);
      onInput?.(event);
    },
  };
}

/** A mainland mobile number. */
export function PhoneField(props: Props) {
  const { label, hint, optional, check: _, error: __, ...rest } = props;
  const t = useCopy('ui');
  const own = useCheck(props, PHONE_MAX);
  return (
    <Field {...{ label, hint, optional }} error={own.error} id={own.id}>
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
            className={`as-block w-full ${styles.input}`}
          />
        </span>
      )}
    </Field>
  );
}

export function EmailField(props: Props) {
  const { label, hint, optional, check: _, error: __, maxLength = 140, ...rest } = props;
  const own = useCheck(props, maxLength);
  return (
    <Field {...{ label, hint, optional }} error={own.error} id={own.id}>
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
          className={`as-block w-full ${styles.input}`}
        />
      )}
    </Field>
  );
}
