import { useState } from 'react';
import { call } from '#api/client.ts';
import { type CallFailure, isFailure, reactionTo } from '#api/failure.ts';
import { account, type ProofWays } from '#domain/contract/account.ts';
import { ERR } from '#domain/contract/envelope.ts';
import type { SecurityOverview } from '#domain/contract/security.ts';
import { useCopy } from '#i18n/copy.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/secret-fields.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './owner-proof.module.css';
import { SentCode } from './sent-code.tsx';

export type ProofField = 'password' | 'ownCode';
interface Draft {
  get(field: ProofField): string;
  set(field: ProofField, value: string): void;
}

const fieldsIn = (data: unknown): readonly string[] =>
  (data as { fields?: readonly string[] } | null | undefined)?.fields ?? [];

/** How the owner of an account may show it. */
export const waysOf = ({ mobile, email, hasPassword }: SecurityOverview): ProofWays => ({
  to: mobile || email,
  password: hasPassword === 'Y',
});

/** That the owner is there, and not only a session: the password, or a code to where the owner is reached. */
export function useProof(id: string, ways: ProofWays, draft: Draft) {
  const t = useCopy('security');
  const [chosen, setByCode] = useState(false);
  const byCode = chosen || !ways.password;
  const [error, setError] = useState<string>();
  const typed = draft.get(byCode ? 'ownCode' : 'password').trim();
  return {
    ways,
    draft,
    byCode,
    setByCode,
    error,
    id: `${id}-proof`,
    /** For the call. */
    fields: byCode ? { ownCode: typed } : { password: draft.get('password') },
    check(): boolean {
      setError(typed === '' ? t('proof.missing') : undefined);
      return typed !== '';
    },
    clear: () => setError(undefined),
    /** True when the proof was what failed: it is said beside it. */
    refuse(failure: CallFailure): boolean {
      const own =
        failure.errcode === ERR.wrongPassword ||
        failure.errcode === ERR.proofNeeded ||
        (failure.errcode === ERR.wrongCode && fieldsIn(failure.data).includes('ownCode'));
      if (own) setError(failure.message);
      return own;
    },
  };
}
export type Proof = ReturnType<typeof useProof>;

/** What is asked for while a dialog stands at its button may lie below what is seen of it. */
const intoView = (asked: HTMLElement | null) => asked?.scrollIntoView({ block: 'end' });

/** A proof for what gives something away, asked for when the box office does: whoever sits here may have borrowed the session. */
export function useAskedProof(id: string) {
  const [ways, setWays] = useState<ProofWays | null>(null);
  const [typed, setTyped] = useState<Readonly<Partial<Record<ProofField, string>>>>({});
  const proof = useProof(id, ways ?? { to: '', password: false }, {
    get: field => typed[field] ?? '',
    set: (field, value) => setTyped(before => ({ ...before, [field]: value })),
  });
  return {
    /** For the call. */
    fields: ways ? proof.fields : {},
    check: () => !ways || proof.check(),
    /** True when it is a proof that is missing or failed: it is asked for, or said beside it. */
    refuse(failure: CallFailure): boolean {
      if (failure.errcode !== ERR.proofNeeded || ways) return proof.refuse(failure);
      setWays(failure.data as ProofWays);
      return true;
    },
    shown: ways && (
      <div className="w-full" ref={intoView}>
        <ProofFields proof={proof} />
      </div>
    ),
  };
}

export function ProofFields({ proof }: { proof: Proof }) {
  const t = useCopy('security');
  const [demo, setDemo] = useState<string>();
  const { ways, draft, byCode, error, id } = proof;
  const send = async (): Promise<boolean> => {
    try {
      setDemo((await call(account.sendOwnCode, {}, { quiet: true })).demoCode);
      return true;
    } catch (failure) {
      if (!isFailure(failure)) throw failure;
      if (reactionTo(failure, {}) === 'toast') toast(failure.message);
      return false;
    }
  };
  const put = (field: ProofField, value: string) => {
    proof.clear();
    draft.set(field, value);
  };
  return (
    <fieldset className={`grid gap-2 pt-4 line-t ${styles.proof}`}>
      <legend className="bold p-0">{t('proof.title')}</legend>
      {byCode ? (
        <SentCode
          id={id}
          label={t('proof.code', { to: ways.to })}
          error={error}
          value={draft.get('ownCode')}
          onChange={event => put('ownCode', event.currentTarget.value)}
          onSend={send}
          demo={demo}
          onFill={sent => put('ownCode', sent)}
        />
      ) : (
        <PasswordField
          id={id}
          label={t('proof.password')}
          maxLength={128}
          error={error}
          value={draft.get('password')}
          onChange={event => put('password', event.currentTarget.value)}
        />
      )}
      {ways.password && (
        <p>
          <Button look="quiet" size="sm" onClick={() => proof.setByCode(!byCode)}>
            {t(byCode ? 'proof.usePassword' : 'proof.useCode')}
          </Button>
        </p>
      )}
    </fieldset>
  );
}
