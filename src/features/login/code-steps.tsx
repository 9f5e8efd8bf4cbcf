import { useEffect, useRef } from 'react';
import { cleanMobile, maskMobile } from '#domain/rules/validation.ts';
import { useCopy } from '#i18n/copy.ts';
import { MAINLAND_CODE } from '#lib/regions-home.ts';
import { Button } from '#ui/button.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import styles from './login.module.css';
import { Resend } from './resend.tsx';
import { type CodeFormProps, useCodeForm } from './use-code-form.tsx';

/** Sign-in by a code on the phone, one step a screen: where it is sent, then the code. */
export function CodeSteps(props: CodeFormProps) {
  const t = useCopy('login');
  const { by } = props;
  const { form, code, sentAt, busy, submit, send, onSubmit, codeError, codeInput, ...parts } =
    useCodeForm(props);

  // The button that led here is gone: who comes to the other step stands in its field.
  const step = code.sent === null ? 'target' : 'code';
  const shown = useRef<typeof step>(step);
  useEffect(() => {
    if (shown.current !== step) form.setFocus(step);
    shown.current = step;
  }, [form, step]);

  if (code.sent === null) {
    return (
      <form
        className="grid cols-1 gap-5 mt-air-1"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void submit(async () => {
            await send();
          });
        }}
      >
        {parts.targetField}
        <CaptchaField captcha={code.captcha} error={code.captchaError} />
        <Button type="submit" look="accent" size="lg" block busy={busy}>
          {t(busy ? 'field.sending' : 'field.send')}
        </Button>
      </form>
    );
  }
  const { target: to, wait } = code.sent;
  return (
    <form className="grid cols-1 gap-5 mt-air-1" noValidate onSubmit={event => void onSubmit(event)}>
      <div>
        <p>
          {t('code.sentTo', { to: by === 'mobile' ? `${MAINLAND_CODE} ${maskMobile(cleanMobile(to))}` : to })}
        </p>
        <p className={`flex justify-between items-centre line-h t-sm sec ${styles.line}`}>
          <button type="button" onClick={code.forget}>
            {t(by === 'mobile' ? 'code.change' : 'code.changeEmail')}
          </button>
        </p>
        <CodeBoxes
          id="login-code"
          label={t('field.code')}
          error={codeError}
          value={form.watch('code')}
          {...codeInput}
        />
        <p className={`flex justify-between items-centre line-h t-sm sec ${styles.line}`}>
          <Resend sentAt={sentAt} wait={wait} onSend={() => void send()} />
        </p>
        <details>
          <summary className="tap inline-flex items-centre t-sm underlined pointer">
            {t('code.noCode')}
          </summary>
          <p className="t-sm sec">{t('code.noCodeText')}</p>
        </details>
      </div>
      {parts.demo}
      <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
      {parts.agree}
      {parts.submitButton}
    </form>
  );
}
