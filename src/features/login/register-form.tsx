import { useForm } from 'react-hook-form';
import type { UserInfo } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { NAME_MAX } from '#domain/contract/patterns.ts';
import { PASSWORD_MAX } from '#domain/rules/terms.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { Agreement } from './agreement.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import { loginByCode } from './login-by-code.ts';
import { SentCode } from './sent-code.tsx';
import { useCode } from './use-code.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

interface Props {
  by: 'mobile' | 'email';
  onDone: (user: UserInfo) => Promise<void>;
}

/** A code proves the number or address; the password is for later. A known account simply signs in (quality.md S9). */
export function RegisterForm({ by, onDone }: Props) {
  const t = useCopy('login');
  const check = useChecks();
  const code = useCode('login');
  const { busy, submit } = useQuietSubmit();
  const form = useForm({ defaultValues: { target: '', code: '', password: '', nickname: '', agree: false } });
  const Target = by === 'mobile' ? PhoneField : EmailField;
  const send = () => code.sendTo(form, 'target');

  const onSubmit = form.handleSubmit(values =>
    submit(
      async () => {
        const nickname = values.nickname.trim();
        const fields = {
          dynamicCode: values.code.trim(),
          password: values.password,
          ...(nickname && { nickname }),
        };
        await onDone(await loginByCode(by, values.target, fields));
      },
      error => {
        const field = code.wrong(error) ? 'code' : error.errcode === ERR.weakPassword ? 'password' : null;
        if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
        return field !== null;
      },
    ),
  );
  const fill = code.sent?.demoCode;
  return (
    <form className="grid cols-1 gap-5 mt-air-1" noValidate onSubmit={event => void onSubmit(event)}>
      <Target label={t(`field.${by}`)} {...fieldOf(form, 'target', { validate: check[by] })} />
      <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
      <SentCode
        label={t(by === 'mobile' ? 'field.smsCode' : 'field.emailCode')}
        onSend={send}
        demo={fill}
        onFill={sent => form.setValue('code', sent, { shouldValidate: true })}
        {...fieldOf(form, 'code', { validate: check.code })}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        hint={t('register.passwordHint')}
        {...fieldOf(form, 'password', { validate: v => check.newPassword(v, form.getValues('target')) })}
      />
      <TextInput
        label={t('field.nickname')}
        autoComplete="nickname"
        maxLength={NAME_MAX}
        {...form.register('nickname')}
      />
      <Agreement {...fieldOf(form, 'agree', { validate: check.agree })} />
      <Button type="submit" look="accent" size="lg" block busy={busy}>
        {t(busy ? 'register.submitting' : 'register.submit')}
      </Button>
    </form>
  );
}
