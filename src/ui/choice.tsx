import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { cx } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** Links in it stay links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <i>
          <Icon name="check" />
        </i>
        <span className={styles.text}>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={cx(styles.choice, styles.radio, className)}>
      <input {...rest} type="radio" />
      <i />
      <span className={styles.text}>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}
interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  name?: string;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly Choice<V>[];
  error?: ReactNode;
  className?: string | undefined;
}

export function RadioGroup<V extends string>({
  legend,
  name,
  value,
  onChange,
  options,
  error,
  className,
}: RadioGroupProps<V>) {
  const own = useId();
  return (
    <fieldset aria-describedby={error ? `${own}-error` : undefined}>
      <legend className={fieldStyles.legend}>{legend}</legend>
      <div className={className ?? styles.options}>
        {options.map(o => (
          <Radio
            key={o.value}
            name={name ?? own}
            label={o.label}
            hint={o.hint}
            disabled={o.disabled}
            checked={o.value === value}
            onChange={() => onChange(o.value)}
          />
        ))}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
