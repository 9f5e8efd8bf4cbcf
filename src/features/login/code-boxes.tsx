import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { sixDigits } from '#ui/six-digits.ts';
import styles from './login.module.css';

type Props = Omit<ComponentProps<'input'>, 'children'> & {
  label: ReactNode;
  error?: string | undefined;
  id: string;
};

const PLACES = [0, 1, 2, 3, 4, 5];

/** Six places for six digits: one field below, so that paste and the phone's own suggestion work. */
export function CodeBoxes({ label, error, id, value, ...rest }: Props) {
  const digits = String(value ?? '');
  return (
    <div>
      <label className="vh" htmlFor={id}>
        {label}
      </label>
      <span className={`relative grid gap-2 ${styles.boxes}`}>
        <input
          {...rest}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          onInput={event => {
            sixDigits(event.currentTarget);
            rest.onInput?.(event);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {PLACES.map(i => (
          <span
            key={i}
            className={cx(
              'grid place-centre on-surface no-events',
              `control-box r-1 ${styles.box}`,
              i === Math.min(digits.length, 5) && styles.current,
            )}
            aria-hidden="true"
          >
            {digits[i]}
          </span>
        ))}
      </span>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
