import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './plain-select.module.css';

export interface Option {
  value: string | number;
  label: string;
  disabled?: boolean | undefined;
}
export interface PlainSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** Of what the select stands in with its arrow. */
  within?: string | undefined;
}

/** The platform's own select with our arrow: the best one on a phone and with a screen reader. */
export function PlainSelect({ options, within, className, ...rest }: PlainSelectProps) {
  return (
    <span className={cx('relative', styles.select, within)}>
      <select {...rest} className={cx('pointer', className)}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon className="absolute no-events" name="down" />
    </span>
  );
}
