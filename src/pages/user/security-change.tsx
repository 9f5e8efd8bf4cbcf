import { useState } from 'react';
import { call } from '#api/client.ts';
import { account } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type SecurityOverview, security } from '#domain/contract/security.ts';
import { cleanEmail } from '#domain/rules/clean-email.ts';
import { PASSWORD_MAX } from '#domain/rules/terms.ts';
import { cleanMobile } from '#domain/rules/validation.ts';
import { CaptchaField } from '#features/login/captcha-field.tsx';
import { useChecks } from '#features/login/checks.ts';
import { ProofFields, useProof, waysOf } from '#features/login/owner-proof.tsx';
import { SentCode } from '#features/login/sent-code.tsx';
import { useCode } from '#features/login/use-code.ts';
import { useQuietSubmit } from '#features/login/use-quiet-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useUser } from '#stores/user.ts';
import { EmailField, PhoneField } from '#ui/contact-fields.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './security.module.css';
import { useDraft } from './use-draft.ts';

export const CHANGES = ['password', 'mobile', 'email'] as const;
export type Change = (typeof CHANGES)[number];

interface Props {
  what: Change;
  data: SecurityOverview;
  onClose: () => void;
  onSaved: () => Promise<void>;
}
type Field = 'target' | 'newPassword' | 'code' | 'password' | 'ownCode';
type Faults = Partial<Record<'target' | 'newPassword' | 'code', string>>;
const SECRET: readonly Field[] = ['newPassword', 'code', 'password', 'ownCode'];

/** Another password, number or address, with a proof by what there is and a code to what shall be. */
export function ChangeDialog({ what, data, onClose, onSaved }: Props) {
  const t = useCopy('security');
  const id = `security-${what}`;
  const draft = useDraft<Field>(`security.${what}`, SECRET);
  const proof = useProof(id, waysOf(data), draft);
  const check = useChecks();
  const code = useCode('bind');
  const { busy, submit } = useQuietSubmit();
  const [faults, setFaults] = useState<Faults>({});
  const value = (field: Field) => draft.get(field);
  const put = (field: Field, text: string) => {
    draft.set(field, text);
    setFaults({});
  };

  const faultOf = (field: keyof Faults): string | undefined => {
    const right =
      field === 'newPassword'
        ? check.newPassword(value('newPassword'), '')
        : field === 'code'
          ? check.code(value('code'))
          : check[what === 'mobile' ? 'mobile' : 'email'](value('target'));
    return right === true ? undefined : right;
  };
  const look = (...fields: (keyof Faults)[]): boolean => {
    const found = Object.fromEntries(fields.flatMap(f => (faultOf(f) ? [[f, faultOf(f)]] : []))) as Faults;
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const perform = async (): Promise<void> => {
    if (what === 'password')
      await call(
        security.changePassword,
        { newPassword: value('newPassword'), ...proof.fields },
        { quiet: true },
      );
    else {
      const common = { dynamicCode: value('code').trim(), ...proof.fields };
      const user =
        what === 'mobile'
          ? await call(
              account.bindMobile,
              { mobile: cleanMobile(value('target')), ...common },
              { quiet: true },
            )
          : await call(
              security.bindEmail,
              { email: cleanEmail(value('target')), ...common },
              { quiet: true },
            );
      useUser.getState().signIn(user);
    }
    toast(t(`${what}.done`), 'ok');
    draft.drop();
    await onSaved();
  };
  const save = () => {
    const right = what === 'password' ? look('newPassword') : look('target', 'code');
    if (!proof.check() || !right) return;
    void submit(perform, failure => {
      if (proof.refuse(failure)) return true;
      const at = code.wrong(failure) ? 'code' : FAULT_AT[failure.errcode];
      if (at) setFaults({ [at]: failure.message });
      return at !== undefined;
    });
  };
  const send = async () => look('target') && (await code.send(value('target')));
  const demo = code.sent?.demoCode;
  const Target = what === 'mobile' ? PhoneField : EmailField;
  const problems = [
    ...Object.entries(faults).map(([field, text]) => ({ id: `${id}-${field}`, text })),
    ...(proof.error ? [{ id: proof.id, text: proof.error }] : []),
  ];
  return (
    <FormDialog
      id={id}
      title={t(what === 'password' && data.hasPassword === 'N' ? 'password.setTitle' : `${what}.title`)}
      words={{ cancel: t('cancel'), save: t(busy ? 'saving' : 'save') }}
      busy={busy}
      className={styles.dialog}
      onSubmit={save}
      onClose={() => {
        draft.drop();
        onClose();
      }}
    >
      <ErrorSummary problems={problems} />
      {what === 'password' ? (
        <PasswordField
          id={`${id}-newPassword`}
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={faults.newPassword}
          value={value('newPassword')}
          onChange={event => put('newPassword', event.currentTarget.value)}
        />
      ) : (
        <>
          <Target
            id={`${id}-target`}
            label={t(`${what}.new`)}
            error={faults.target}
            value={value('target')}
            onChange={event => put('target', event.currentTarget.value)}
          />
          <CaptchaField captcha={code.captcha} error={code.captchaError} onEnter={() => void send()} />
          <SentCode
            id={`${id}-code`}
            label={t('code')}
            error={faults.code}
            value={value('code')}
            onChange={event => put('code', event.currentTarget.value)}
            onSend={send}
            demo={demo}
            onFill={sent => put('code', sent)}
          />
        </>
      )}
      <ProofFields proof={proof} />
      <p className="sm ter">{t(what === 'password' ? 'password.ends' : 'proof.told')}</p>
    </FormDialog>
  );
}

const FAULT_AT: Readonly<Record<string, keyof Faults | undefined>> = {
  [ERR.accountTaken]: 'target',
  [ERR.badPayload]: 'target',
  [ERR.weakPassword]: 'newPassword',
};
