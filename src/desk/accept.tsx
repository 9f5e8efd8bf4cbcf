import { type FormEvent, useEffect, useState } from 'react';
import { keepDeskSession } from '#api/desk-client.ts';
import { type Me, type Role, staff } from '#domain/contract/desk.ts';
import { Code } from './code.tsx';
import type { WayIn } from './login.tsx';
import { Fault, Input } from './parts.tsx';
import { useTry } from './use-desk.ts';

interface Found {
  readonly mail: string;
  readonly role: Role;
  readonly uri: string;
}

/** An invitation's link: a password, an authenticator, and codes on paper for the day it is lost. */
export function Accept({ t, locale, call, aside, onSignedIn, token }: WayIn & { readonly token: string }) {
  const [found, setFound] = useState<Found | null>(null);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, fault, attempt } = useTry(locale);
  const [taken, setTaken] = useState<{ me: Me; recovery: readonly string[] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link
  useEffect(() => {
    void attempt(async () => setFound(await call(staff.invitation, { token })));
  }, [call, token, locale]);
  const accept = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      const { staffSession, recovery, ...me } = await call(staff.accept, { token, name, password, code });
      keepDeskSession(staffSession);
      history.replaceState(null, '', '/desk/login');
      setTaken({ me, recovery });
    }, true);
  };
  if (taken)
    return (
      <main className="way-in">
        <h1>{t.invite.recovery}</h1>
        <p>{t.invite.recoveryLead}</p>
        <ul className="column gap-2">
          {taken.recovery.map(c => (
            <li key={c}>
              <code>{c}</code>
            </li>
          ))}
        </ul>
        <button type="button" className="main" onClick={() => onSignedIn(taken.me)}>
          {t.invite.done}
        </button>
      </main>
    );
  return (
    <main className="way-in">
      {aside}
      <h1>{t.invite.title}</h1>
      {found && (
        <form onSubmit={accept}>
          <p>{t.invite.lead(found.mail, t.role[found.role])}</p>
          <p>{t.invite.scan}</p>
          <Code text={found.uri} label={found.uri} />
          <p>
            <code>{new URL(found.uri).searchParams.get('secret')}</code>
          </p>
          <Input label={t.invite.name} autoComplete="name" maxLength={60} value={name} onValue={setName} />
          <Input
            label={t.invite.password}
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onValue={setPassword}
          />
          <Input label={t.login.code} autoComplete="one-time-code" required value={code} onValue={setCode} />
          <button type="submit" className="main" aria-busy={busy}>
            {t.invite.go}
          </button>
        </form>
      )}
      <Fault text={fault} />
    </main>
  );
}
