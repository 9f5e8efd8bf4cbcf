import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choice.module.css';
import { cx } from './class-names.ts';
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
      <label className={`relative flex gap-3 items-start tap-min m-py-2 ${styles.choice}`}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <i className="fixed-size grid place-centre on-surface">
          <Icon name="check" />
        </i>
        <span className="as-block grow">
          {label}
          {hint && <small className="as-block t-sm ter">{hint}</small>}
        </span>
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & { label: ReactNode; hint?: ReactNode };

export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label
      className={cx('relative flex gap-3 items-start tap-min m-py-2', styles.choice, styles.radio, className)}
    >
      <input {...rest} type="radio" />
      <i className="fixed-size grid place-centre on-surface" />
      <span className="as-block grow">
        {label}
        {hint && <small className="as-block t-sm ter">{hint}</small>}
      </span>
    </label>
  );
}

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
}
interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  value: V | undefined;
  onChange: (value: V) => void;
  options: readonly Choice<V>[];
  className?: string | undefined;
}

export function RadioGroup<V extends string>({
  legend,
  value,
  onChange,
  options,
  className,
}: RadioGroupProps<V>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="flex justify-between t-sm sec mb-2 p-0 w-full">{legend}</legend>
      <div className={className ?? 'grid gap-3'}>
        {options.map(o => (
          <Radio
            key={o.value}
            name={name}
            label={o.label}
            hint={o.hint}
            checked={o.value === value}
            onChange={() => onChange(o.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
