import { type ComponentProps, useState } from 'react';
import { useNow } from '#hooks/use-now.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { sixDigits } from './six-digits.ts';
import { useLimit } from './use-limit.ts';

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** A password that can be shown; paste is allowed. `autoComplete` is current-password unless told. */
export function PasswordField({
  label,
  error,
  hint,
  optional,
  autoComplete = 'current-password',
  maxLength = 64,
  ...rest
}: InputProps) {
  const t = useCopy('ui');
  const [shown, setShown] = useState(false);
  const limit = useLimit(rest, maxLength);
  return (
    <Field {...{ label, hint, optional }} error={limit.error(error)} id={limit.id}>
      {control => (
        <span className={cx('relative', styles.inside)}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            onInput={limit.onInput}
            className={`as-block w-full ${styles.input}`}
          />
          <button
            className="absolute h-full grid place-centre"
            type="button"
            aria-label={t('field.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name="eye" />
          </button>
        </span>
      )}
    </Field>
  );
}

type CodeProps = InputProps & {
  /** Asks for a code; false or a rejection means that none was sent, and there is no wait. */
  onSend: () => Promise<boolean | undefined> | undefined;
};

/** Until another code can be asked for. */
const SECONDS_TO_WAIT = 60;

/** A code of six digits that comes by message, and the button that asks for it. */
export function CodeField({ label, error, hint, optional, onSend, ...rest }: CodeProps) {
  const t = useCopy('ui');
  const { busy, submit } = useSubmit();
  const [sent, setSent] = useState(false);
  const { left, start } = useWait();
  const send = () =>
    submit(async () => {
      try {
        if ((await onSend()) === false) return;
        setSent(true);
        start();
      } catch {
        // Whoever sends says why it failed.
      }
    });
  return (
    <Field {...{ label, error, hint, optional }} id={rest.id}>
      {control => (
        <span className={`grid gap-3 ${styles.beside}`}>
          <input
            {...rest}
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            onInput={event => {
              sixDigits(event.currentTarget);
              rest.onInput?.(event);
            }}
            className={`as-block w-full ${styles.input}`}
          />
          <Button
            look="ghost"
            className={styles.send}
            busy={busy}
            aria-disabled={left > 0}
            onClick={() => void send()}
          >
            {busy
              ? t('field.sending')
              : left > 0
                ? t('field.wait', { n: left })
                : sent
                  ? t('field.resend')
                  : t('field.send')}
          </Button>
          <span className="vh" role="status">
            {sent && left > 0 && t('field.sent')}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Counts them down by the clock, so that a sleeping tab does not stretch them. */
function useWait() {
  const [from, setFrom] = useState<number | null>(null);
  const now = useNow(from && 250);
  const left = from ? Math.ceil(SECONDS_TO_WAIT - Math.max(0, now - from) / 1000) : 0;
  if (from && left <= 0) setFrom(null);
  return { left: Math.max(0, left), start: () => setFrom(Date.now()) };
}
