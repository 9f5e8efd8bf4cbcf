import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserInfo } from '#domain/contract/account.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { Agreement } from './agreement.tsx';
import { useChecks } from './checks.ts';
import { DemoHint } from './demo-hint.tsx';
import { loginByCode } from './login-by-code.ts';
import { useCode } from './use-code.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

export interface CodeFormProps {
  by: 'mobile' | 'email';
  onDone: (user: UserInfo) => Promise<void>;
  /** What was typed for the other ways to sign in. */
  target: string;
  onTarget: (value: string) => void;
}

/** Sign-in by a code, which makes the account when there is none: its parts, and what they do. */
export function useCodeForm({ by, onDone, target: typed, onTarget }: CodeFormProps) {
  const t = useCopy('login');
  const check = useChecks();
  const code = useCode('login');
  const { busy, submit } = useQuietSubmit();
  const [sentAt, setSentAt] = useState(0);
  const form = useForm({ defaultValues: { target: typed, code: '', agree: false } });
  const { errors } = form.formState;
  const Target = by === 'mobile' ? PhoneField : EmailField;

  const send = async (): Promise<boolean> => {
    const sent = await code.sendTo(form, 'target');
    if (sent) setSentAt(Date.now());
    return sent;
  };
  const onSubmit = form.handleSubmit(values =>
    submit(
      async () => {
        await onDone(await loginByCode(by, values.target, { dynamicCode: values.code.trim() }));
      },
      error => {
        if (!code.wrong(error)) return false;
        form.setError('code', { message: error.message }, { shouldFocus: true });
        return true;
      },
    ),
  );

  const fill = code.sent?.demoCode;
  return {
    form,
    code,
    sentAt,
    busy,
    submit,
    send,
    onSubmit,
    codeError: errors.code?.message,
    codeInput: form.register('code', { validate: check.code }),
    targetField: (
      <Target
        label={t(`field.${by}`)}
        autoComplete={by === 'mobile' ? 'tel-national' : 'email'}
        {...fieldOf(form, 'target', { validate: check[by], onChange: e => onTarget(e.target.value) })}
      />
    ),
    demo: fill && (
      <DemoHint
        text={t('code.demo', { code: fill })}
        onFill={() => form.setValue('code', fill, { shouldValidate: true })}
      />
    ),
    agree: <Agreement more={t('signIn.newAccount')} {...fieldOf(form, 'agree', { validate: check.agree })} />,
    submitButton: (
      <Button type="submit" look="accent" size="lg" block busy={busy}>
        {t(busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    ),
  };
}
