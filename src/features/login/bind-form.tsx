import { useForm } from 'react-hook-form';
import { call } from '#api/client.ts';
import { account, type UserInfo } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField } from '#ui/contact-fields.tsx';
import { CodeField } from '#ui/secret-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import { DemoHint } from './demo-hint.tsx';
import styles from './login.module.css';
import { useCode } from './use-code.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  onDone: (user: UserInfo) => void;
  onSkip: () => void;
}

/** Binds a mobile number to an account that lacks one; can be left for later. */
export function BindForm({ onDone, onSkip }: Props) {
  const t = useCopy('login');
  const check = useChecks();
  const code = useCode('bind');
  const { busy, submit } = useSubmit();
  const form = useForm({ defaultValues: { mobile: '', code: '' } });
  const { errors } = form.formState;
  const send = async () =>
    (await form.trigger('mobile', { shouldFocus: true })) && code.send(form.getValues('mobile'));
  const onSubmit = form.handleSubmit(({ mobile, code: dynamicCode }) =>
    submit(
      async () =>
        onDone(
          await call(account.bindMobile, { mobile: cleanMobile(mobile), dynamicCode: dynamicCode.trim() }),
        ),
      error => {
        if (error.errcode === ERR.wrongCode)
          form.setError('code', { message: error.message }, { shouldFocus: true });
        if (error.errcode === ERR.accountTaken)
          form.setError('mobile', { message: error.message }, { shouldFocus: true });
      },
    ),
  );
  const fill = code.sent?.demoCode;
  return (
    <>
      <h1>{t('bind.title')}</h1>
      <p className="sec">{t('bind.lead')}</p>
      <form className={styles.form} noValidate onSubmit={event => void onSubmit(event)}>
        <PhoneField
          label={t('field.mobile')}
          error={errors.mobile?.message}
          {...form.register('mobile', { validate: check.mobile })}
        />
        <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
        <div>
          <CodeField
            label={t('field.smsCode')}
            onSend={send}
            error={errors.code?.message}
            {...form.register('code', { validate: check.code })}
          />
          {fill && (
            <DemoHint
              text={t('code.demo', { code: fill })}
              onFill={() => form.setValue('code', fill, { shouldValidate: true })}
            />
          )}
        </div>
        <Button type="submit" look="accent" size="lg" block busy={busy}>
          {t('bind.submit')}
        </Button>
        <Button look="quiet" block onClick={onSkip}>
          {t('bind.skip')}
        </Button>
      </form>
    </>
  );
}
