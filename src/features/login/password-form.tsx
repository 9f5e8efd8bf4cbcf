import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/client.ts';
import { account, type UserInfo } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { PASSWORD_MAX } from '#domain/rules/terms.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import { useCaptcha } from './use-captcha.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

interface Props {
  onDone: (user: UserInfo) => Promise<void>;
  /** The account typed elsewhere on the page. */
  account: string;
  onAccount: (value: string) => void;
}

/** Mobile or e-mail and password; a proof is asked for after three failures. */
export function PasswordForm({ onDone, account: typed, onAccount }: Props) {
  const t = useCopy('login');
  const check = useChecks();
  const captcha = useCaptcha();
  const [captchaError, setCaptchaError] = useState('');
  const { busy, submit } = useQuietSubmit();
  const form = useForm({ defaultValues: { account: typed, password: '' } });

  const onSubmit = form.handleSubmit(values => {
    if (captcha.shown && captcha.answer.trim() === '') return setCaptchaError(t('error.captchaEmpty'));
    setCaptchaError('');
    const name = values.account.includes('@') ? cleanEmail(values.account) : cleanMobile(values.account);
    return submit(
      async () => {
        await onDone(
          await captcha.through(proof =>
            call(
              account.loginByPassword,
              { account: name, password: values.password, ...proof },
              { quiet: true },
            ),
          ),
        );
      },
      async error => {
        const wrong = error.errcode === ERR.wrongPassword;
        if (wrong) form.setError('password', { message: error.message }, { shouldFocus: true });
        if (!(await captcha.after(error))) return wrong;
        setCaptchaError(error.errcode === ERR.captchaNeeded ? t('error.captchaNeeded') : error.message);
        return true;
      },
    );
  });

  return (
    <form className="grid cols-1 gap-5 mt-air-1" noValidate onSubmit={event => void onSubmit(event)}>
      <TextInput
        label={t('field.account')}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        {...fieldOf(form, 'account', { validate: check.account, onChange: e => onAccount(e.target.value) })}
      />
      <PasswordField
        label={t('field.password')}
        maxLength={PASSWORD_MAX}
        {...fieldOf(form, 'password', { validate: check.password })}
      />
      <CaptchaField captcha={captcha} error={captchaError} />
      <Button type="submit" look="accent" size="lg" block busy={busy}>
        {t(busy ? 'signIn.submitting' : 'signIn.submit')}
      </Button>
    </form>
  );
}
