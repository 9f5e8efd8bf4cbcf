import { type ReactNode, useId } from 'react';
import { useCopy } from '#i18n/copy.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** A sentence; its presence makes the control invalid. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Says so beside the label. */
  optional?: boolean | undefined;
}

/** What a control needs to be named, described and marked. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  id?: string | undefined;
  /** Stands at the right of the hint, such as a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** Label above, control, then the error or the hint, tied together for assistive technology. */
export function Field({ label, error, hint, optional, id, aside, children }: Props) {
  const t = useCopy('ui');
  const own = useId();
  const control = id ?? own;
  const errorId = `${control}-error`;
  const hintId = `${control}-hint`;
  const described = [error && errorId, (hint || aside) && hintId].filter(Boolean).join(' ');
  return (
    <div className={`as-block ${styles.field}`}>
      <label htmlFor={control}>
        {label}
        {optional && <span className="ter t-xs">{t('field.optional')}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {(hint || aside) && (
        <p id={hintId} className="flex justify-between gap-4 ter t-xs mt-2">
          <span>{hint}</span>
          {aside}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={`flex items-start t-sm mt-2 ${styles.error}`}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
