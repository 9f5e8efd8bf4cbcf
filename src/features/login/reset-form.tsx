import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/client.ts';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { PASSWORD_MAX } from '#domain/rules/terms.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { PhoneField } from '#ui/contact-fields.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { clearToasts } from '#ui/toast.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import styles from './login.module.css';
import { SentCode } from './sent-code.tsx';
import { useCode } from './use-code.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

const STEPS = ['account', 'code', 'password', 'done'] as const;
const NAMES = ['reset.stepAccount', 'reset.stepCode', 'reset.stepPassword'] as const;
const NEXT = { account: 'reset.send', code: 'reset.next', password: 'reset.save' } as const;

/** One step at a time, and what leads to the next one. */
function useReset() {
  const code = useCode('reset');
  const { busy, submit } = useQuietSubmit();
  const [step, setStep] = useState<(typeof STEPS)[number]>('account');
  const form = useForm({ defaultValues: { account: '', code: '', password: '' } });
  const { setFocus } = form;
  useEffect(() => {
    if (step === 'code' || step === 'password') setFocus(step);
  }, [step, setFocus]);
  const send = () => code.sendTo(form, 'account');
  const sendFirst = async () => {
    if (!(await form.trigger('account', { shouldFocus: true }))) return;
    await submit(async () => {
      if (await send()) setStep('code');
    });
  };
  const save = form.handleSubmit(values =>
    submit(
      async () => {
        const name = values.account.includes('@') ? cleanEmail(values.account) : cleanMobile(values.account);
        const { code: dynamicCode, password } = values;
        await call(
          account.resetPassword,
          { account: name, dynamicCode: dynamicCode.trim(), password },
          { quiet: true },
        );
        clearToasts();
        setStep('done');
      },
      error => {
        const weak = error.errcode === ERR.weakPassword;
        if (weak) form.setError('password', { message: error.message }, { shouldFocus: true });
        if (!code.wrong(error)) return weak;
        setStep('code');
        form.setError('code', { message: error.message });
        return true;
      },
    ),
  );
  const go = async () => {
    if (step === 'account') return sendFirst();
    if (step === 'password') return save();
    if (await form.trigger('code', { shouldFocus: true })) setStep('password');
  };
  return { code, busy, step, form, send, go, change: () => setStep('account') };
}

/**
 * Account, code, new password: one step at a time. What is said after the first step is the same for known and
 * unknown accounts (quality.md S9).
 */
export function ResetForm({ by }: { by: 'any' | 'mobile' }) {
  const t = useCopy('login');
  const tree = useTree();
  const check = useChecks();
  const { code, busy, step, form, send, go, change } = useReset();
  if (step === 'done') return <Done />;
  return (
    <>
      <h1>{t(by === 'mobile' ? 'reset.phoneTitle' : 'reset.title')}</h1>
      <ol className={`flex flex-wrap gap-x-6 gap-y-2 t-sm ter ${styles.steps}`} aria-label={t('reset.steps')}>
        {NAMES.map((name, i) => (
          <li key={name} aria-current={i === STEPS.indexOf(step) ? 'step' : undefined}>
            <b>{i + 1}</b>
            {t(name)}
          </li>
        ))}
      </ol>
      <form
        className="grid cols-1 gap-5 mt-air-1"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void go();
        }}
      >
        {step === 'account' && (
          <>
            <p className="sec">{t('reset.lead')}</p>
            {by === 'mobile' ? (
              <PhoneField
                label={t('field.mobile')}
                {...fieldOf(form, 'account', { validate: check.mobile })}
              />
            ) : (
              <TextInput
                label={t('field.account')}
                autoComplete="username"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={120}
                {...fieldOf(form, 'account', { validate: check.account })}
              />
            )}
            <CaptchaField captcha={code.captcha} error={code.captchaError} />
          </>
        )}
        {step === 'code' && (
          <>
            <p className="sec" role="status">
              {t('reset.sent', { account: code.sent?.target ?? '' })}
            </p>
            <SentCode
              label={t('field.code')}
              onSend={send}
              demo={code.sent?.demoCode}
              onFill={sent => form.setValue('code', sent, { shouldValidate: true })}
              {...fieldOf(form, 'code', { validate: check.code })}
            />
            <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
          </>
        )}
        {step === 'password' && (
          <PasswordField
            label={t('field.newPassword')}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            hint={t('register.passwordHint')}
            {...fieldOf(form, 'password', { validate: v => check.newPassword(v, form.getValues('account')) })}
          />
        )}
        <Button type="submit" look="accent" size="lg" block busy={busy}>
          {t(step === 'password' && busy ? 'reset.saving' : NEXT[step])}
        </Button>
        {step !== 'account' && (
          <Button look="quiet" block onClick={change}>
            {t('reset.change')}
          </Button>
        )}
      </form>
      {step === 'account' && hasPage(treeName(tree), 'findpwd-phone') && (
        <p className="mt-2 t-xs lh-75 ter">
          <Link className="more" to={href(tree, by === 'mobile' ? 'findpwd' : 'findpwd-phone')}>
            {t(by === 'mobile' ? 'reset.byAny' : 'reset.byPhone')}
          </Link>
        </p>
      )}
    </>
  );
}

function Done() {
  const t = useCopy('login');
  return (
    <>
      <h1>{t('reset.doneTitle')}</h1>
      <p className="sec">{t('reset.done')}</p>
      <p className="grid cols-1 gap-5 mt-air-1">
        <LinkButton look="accent" size="lg" to={href(useTree(), 'login')}>
          {t('reset.toSignIn')}
        </LinkButton>
      </p>
    </>
  );
}
