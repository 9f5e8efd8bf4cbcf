import { useState } from 'react';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/inputs.tsx';
import styles from './discounts.module.css';

/** A code gives a coupon, or the exact reason why it does not. */
export function CodeForm({ redeem }: { redeem: (code: string) => Promise<string> }) {
  const t = useCopy('discount');
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const { busy, submit } = useSubmit();
  const give = async () => {
    if (code.trim() === '') return setError(t('code.empty'));
    const why = await submit(() => redeem(code.trim()));
    if (why === undefined) return;
    setError(why);
    if (why === '') setCode('');
  };
  return (
    <div className={`self-centre m-mb-1 ${styles.code}`}>
      <form
        className="grid cols-auto gap-2 items-end"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void give();
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
