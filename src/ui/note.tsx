import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  kind?: 'info' | 'warn' | 'ok' | 'bad';
  /** `alert` for what has just gone wrong. */
  role?: 'alert' | 'status';
  children: ReactNode;
  className?: string | undefined;
}

export function Note({ kind = 'info', role, children, className }: Props) {
  return (
    <div className={cx('note', kind !== 'info' && kind, className)} role={role}>
      <Icon name={kind === 'ok' ? 'check' : 'info'} />
      <div>{children}</div>
    </div>
  );
}
