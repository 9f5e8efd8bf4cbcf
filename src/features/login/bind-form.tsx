import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/client.ts';
import { account, type ProofWays, type UserInfo } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { fieldOf } from '#hooks/field-of.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { PhoneField } from '#ui/contact-fields.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { useChecks } from './checks.ts';
import { SentCode } from './sent-code.tsx';
import { useCode } from './use-code.ts';
import { useQuietSubmit } from './use-quiet-submit.ts';

interface Props {
  onDone: (user: UserInfo) => void;
  onSkip: () => void;
}

const FIELDS: Readonly<Record<string, 'mobile' | 'password' | undefined>> = {
  [ERR.accountTaken]: 'mobile',
  [ERR.wrongPassword]: 'password',
};
const wrongOf = (data: unknown): 'ownCode' | 'code' =>
  (data as { fields?: string[] } | undefined)?.fields?.includes('ownCode') ? 'ownCode' : 'code';

/** Binds a mobile number to an account that lacks one; can be left for later. */
export function BindForm({ onDone, onSkip }: Props) {
  const t = useCopy('login');
  const check = useChecks();
  const code = useCode('bind');
  const { busy, submit } = useQuietSubmit();
  const form = useForm({ defaultValues: { mobile: '', code: '', ownCode: '', password: '' } });
  // Asked for unless the account was made just now: whoever sits here may be somebody else.
  const [ways, setWays] = useState<ProofWays | null>(null);
  const [ownDemo, setOwnDemo] = useState<string | undefined>();
  const send = () => code.sendTo(form, 'mobile');
  const sendOwn = async () => {
    setOwnDemo((await call(account.sendOwnCode, {})).demoCode);
    form.resetField('ownCode');
    return true;
  };
  const onSubmit = form.handleSubmit(({ mobile, code: dynamicCode, ownCode, password }) => {
    const proof = ownCode.trim() ? { ownCode: ownCode.trim() } : password ? { password } : {};
    return submit(
      async () =>
        onDone(
          await call(
            account.bindMobile,
            { mobile: cleanMobile(mobile), dynamicCode: dynamicCode.trim(), ...proof },
            { quiet: true },
          ),
        ),
      error => {
        const field = code.wrong(error) ? wrongOf(error.data) : FIELDS[error.errcode];
        if (error.errcode === ERR.proofNeeded) setWays(error.data as ProofWays);
        else if (field) form.setError(field, { message: error.message }, { shouldFocus: true });
        return field !== undefined || error.errcode === ERR.proofNeeded;
      },
    );
  });
  const fill = code.sent?.demoCode;
  return (
    <>
      <h1>{t('bind.title')}</h1>
      <p className="sec">{t('bind.lead')}</p>
      <form className="grid cols-1 gap-5 mt-air-1" noValidate onSubmit={event => void onSubmit(event)}>
        <PhoneField label={t('field.mobile')} {...fieldOf(form, 'mobile', { validate: check.mobile })} />
        <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
        <SentCode
          label={t('field.smsCode')}
          onSend={send}
          demo={fill}
          onFill={sent => form.setValue('code', sent, { shouldValidate: true })}
          {...fieldOf(form, 'code', { validate: check.code })}
        />
        {ways && (
          <>
            <p className="sec" role="status">
              {t(ways.password ? 'bind.proof' : 'bind.proofCode', { to: ways.to })}
            </p>
            <SentCode
              label={t('bind.ownCode')}
              onSend={sendOwn}
              demo={ownDemo}
              onFill={sent => form.setValue('ownCode', sent)}
              {...fieldOf(form, 'ownCode')}
            />
            {ways.password && <PasswordField label={t('field.password')} {...fieldOf(form, 'password')} />}
          </>
        )}
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
