import { useCopy } from '#i18n/copy.ts';
import { CodeField } from '#ui/secret-fields.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { type CodeFormProps, useCodeForm } from './use-code-form.tsx';

/** Sign-in by a code, all on one screen. */
export function CodeForm(props: CodeFormProps) {
  const t = useCopy('login');
  const { code, send, onSubmit, codeError, codeInput, targetField, demo, agree, submitButton } =
    useCodeForm(props);
  return (
    <form className="grid cols-1 gap-5 mt-air-1" noValidate onSubmit={event => void onSubmit(event)}>
      {targetField}
      <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
      <div>
        <CodeField
          label={t(props.by === 'mobile' ? 'field.smsCode' : 'field.emailCode')}
          onSend={send}
          error={codeError}
          {...codeInput}
        />
        {demo}
      </div>
      {agree}
      {submitButton}
    </form>
  );
}
