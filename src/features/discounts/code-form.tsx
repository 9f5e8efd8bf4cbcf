import { useState } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/inputs.tsx';
import styles from './discounts.module.css';

/** A code gives a coupon, or the exact reason why it does not. */
export function CodeForm({ redeem }: { redeem: (code: string) => Promise<string> }) {
  const t = useCopy('discount');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (busy) return;
    if (code.trim() === '') {
      setError(t('code.empty'));
      return;
    }
    setBusy(true);
    const why = await redeem(code.trim());
    setBusy(false);
    setError(why);
    if (why === '') setCode('');
  };
  return (
    <div className={styles.code}>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextInput
          label={t('code.label')}
          placeholder={t('code.placeholder')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={event => {
            setCode(event.target.value);
            setError('');
          }}
        />
        <Button type="submit" look="ghost" busy={busy}>
          {t(busy ? 'code.busy' : 'code.submit')}
        </Button>
      </form>
      <p role="alert" className={styles.problem}>
        {error}
      </p>
    </div>
  );
}
