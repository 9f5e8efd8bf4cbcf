import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserInfo } from '#domain/contract/account.ts';
import { cleanMobile, maskMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Button } from '#ui/button.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { CodeField } from '#ui/secret-fields.tsx';
import { Agreement } from './agreement.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import { CodeBoxes } from './code-boxes.tsx';
import { DemoHint } from './demo-hint.tsx';
import styles from './login.module.css';
import { loginByCode } from './login-by-code.ts';
import { Resend } from './resend.tsx';
import { useCode } from './use-code.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

interface Props {
  by: 'mobile' | 'email';
  onDone: (user: UserInfo) => Promise<void>;
  /** What was typed for the other ways to sign in. */
  target: string;
  onTarget: (value: string) => void;
}

/** Sign-in by a code; makes the account when there is none. One step a screen on the phone. */
export function CodeForm({ by, onDone, target: typed, onTarget }: Props) {
  const t = useCopy('login');
  const phone = useTree().layout === 'mobile';
  const check = useChecks();
  const code = useCode('login');
  const { busy, submit } = useQuietSubmit();
  const [sentAt, setSentAt] = useState(0);
  const form = useForm({ defaultValues: { target: typed, code: '', agree: false } });
  const { errors } = form.formState;
  const Target = by === 'mobile' ? PhoneField : EmailField;
  const second = phone && code.sent !== null;

  const send = async (): Promise<boolean> => {
    if (!(await form.trigger('target', { shouldFocus: true }))) return false;
    if (!(await code.send(form.getValues('target')))) return false;
    // What was typed and said about the code before is over.
    form.resetField('code');
    setSentAt(Date.now());
    return true;
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

  const registered = {
    target: form.register('target', { validate: check[by], onChange: e => onTarget(e.target.value) }),
    code: form.register('code', { validate: check.code }),
  };
  const fill = code.sent?.demoCode;
  const demo = fill && (
    <DemoHint
      text={t('code.demo', { code: fill })}
      onFill={() => form.setValue('code', fill, { shouldValidate: true })}
    />
  );
  const agree = (
    <Agreement
      more={t('signIn.newAccount')}
      error={errors.agree?.message}
      {...form.register('agree', { validate: check.agree })}
    />
  );
  const submitButton = (
    <Button type="submit" look="accent" size="lg" block busy={busy}>
      {t(busy ? 'signIn.submitting' : 'signIn.submit')}
    </Button>
  );

  if (second) {
    const to = code.sent?.target ?? '';
    return (
      <form className={styles.form} noValidate onSubmit={event => void onSubmit(event)}>
        <div>
          <p>{t('code.sentTo', { to: by === 'mobile' ? `+86 ${maskMobile(cleanMobile(to))}` : to })}</p>
          <p className={styles.line}>
            <button type="button" onClick={code.forget}>
              {t(by === 'mobile' ? 'code.change' : 'code.changeEmail')}
            </button>
          </p>
          <CodeBoxes
            id="login-code"
            label={t('field.code')}
            error={errors.code?.message}
            value={form.watch('code')}
            {...registered.code}
          />
          <p className={styles.line}>
            <Resend sentAt={sentAt} wait={code.sent?.wait ?? 60} onSend={() => void send()} />
          </p>
          <details className={styles.help}>
            <summary>{t('code.noCode')}</summary>
            <p>{t('code.noCodeText')}</p>
          </details>
        </div>
        {demo}
        <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
        {agree}
        {submitButton}
      </form>
    );
  }

  const target = (
    <Target
      label={t(`field.${by}`)}
      autoComplete={by === 'mobile' ? 'tel-national' : 'email'}
      error={errors.target?.message}
      {...registered.target}
    />
  );
  if (phone) {
    return (
      <form
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit(async () => {
            await send();
          });
        }}
      >
        {target}
        <CaptchaField captcha={code.captcha} error={code.captchaError} />
        <Button type="submit" look="accent" size="lg" block busy={busy}>
          {t(busy ? 'field.sending' : 'field.send')}
        </Button>
      </form>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={event => void onSubmit(event)}>
      {target}
      <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
      <div>
        <CodeField
          label={t(by === 'mobile' ? 'field.smsCode' : 'field.emailCode')}
          onSend={send}
          error={errors.code?.message}
          {...registered.code}
        />
        {demo}
      </div>
      {agree}
      {submitButton}
    </form>
  );
}
