import { type ReactNode, useId, useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

interface Props {
  label: ReactNode;
  /** As the attribute: `image/png,image/jpeg` or `.pdf`. */
  accept?: string;
  /** Looks at the file before it goes anywhere; a sentence refuses it. */
  check?: (file: File) => string | undefined | Promise<string | undefined>;
  onFile: (file: File) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** Of the control itself, for lists of what is wrong. */
  id?: string;
}

/** Chooses one file (specification §5: accept filter and optional pre-check). */
export function Upload({ label, accept, check, onFile, hint, error, disabled = false, id: control }: Props) {
  const t = useCopy('ui');
  const id = useId();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const reason = await check?.(file);
    setRefused(reason);
    setName(reason === undefined ? file.name : '');
    if (reason === undefined) onFile(file);
  };
  const problem = refused ?? error;
  return (
    <div>
      <div className={`row flex-wrap gap-y-3 gap-x-4 ${styles.upload}`}>
        <label className="relative">
          <input
            className="absolute"
            id={control}
            type="file"
            accept={accept}
            disabled={disabled}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-note`}
            onChange={event => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              // The same file can be chosen again after a refusal.
              void take(file).finally(() => {
                input.value = '';
              });
            }}
          />
          <span className="btn ghost" aria-disabled={disabled || undefined}>
            {label}
          </span>
        </label>
        <span className="sm ter" role="status">
          {name || t('field.noFile')}
        </span>
      </div>
      <div id={`${id}-note`}>
        {problem ? (
          <FieldError>{problem}</FieldError>
        ) : (
          hint && <p className="flex justify-between gap-4 ter t-xs mt-2">{hint}</p>
        )}
      </div>
    </div>
  );
}
