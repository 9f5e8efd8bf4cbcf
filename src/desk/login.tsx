import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { keepDeskSession } from '#api/desk-client.ts';
import { type DemoStaff, type Me, staff } from '#domain/contract/desk.ts';
import type { Locale } from '#site/tree.ts';
import { Accept } from './accept.tsx';
import { Fault, Input } from './parts.tsx';
import { type Desk, useTry } from './use-desk.ts';
import type { DeskWords } from './words.ts';

export interface WayIn {
  readonly locale: Locale;
  readonly t: DeskWords;
  readonly call: Desk['call'];
  readonly aside: ReactNode;
  onSignedIn(me: Me): void;
}
const CODES_EVERY = 15_000;

export function Login(way: WayIn) {
  const { t, call, locale, aside, onSignedIn } = way;
  const [invitation] = useState(() => new URLSearchParams(location.hash.slice(1)).get('invitation'));
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, fault, attempt } = useTry(locale);
  const [demo, setDemo] = useState<{ accounts: readonly DemoStaff[]; password: string }>({
    accounts: [],
    password: '',
  });
  useEffect(() => {
    if (invitation) return;
    const ask = (): void => void call(staff.demo, {}).then(setDemo, () => undefined);
    ask();
    const timer = setInterval(ask, CODES_EVERY);
    return () => clearInterval(timer);
  }, [call, invitation]);
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    void attempt(async () => {
      const { staffSession, ...me } = await call(staff.login, { mail, password, code }).catch(error => {
        // Good for one try.
        setCode('');
        throw error;
      });
      keepDeskSession(staffSession);
      onSignedIn(me);
    });
  };
  if (invitation) return <Accept {...way} token={invitation} />;
  return (
    <main className="way-in">
      {aside}
      <h1>{t.login.title}</h1>
      <form onSubmit={enter}>
        <Input
          label={t.login.mail}
          type="email"
          name="mail"
          autoComplete="username"
          required
          value={mail}
          onValue={setMail}
        />
        <Input
          label={t.login.password}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onValue={setPassword}
        />
        <Input
          label={t.login.code}
          hint={t.login.codeHint}
          name="code"
          autoComplete="one-time-code"
          required
          value={code}
          onValue={setCode}
        />
        <Fault text={fault} />
        <button type="submit" className="main" aria-busy={busy}>
          {t.login.go}
        </button>
      </form>
      {demo.accounts.length > 0 && (
        <section className="demo mt-6 px-4 py-4">
          <h2>{t.login.demo}</h2>
          <p>{t.login.demoHint(demo.password)}</p>
          <ul className="column gap-2">
            {demo.accounts.map(a => (
              <li key={a.mail} className="row justify-between gap-2">
                <span>
                  {t.role[a.role]} · {a.mail} · <code data-totp={a.role}>{a.code}</code>
                </span>
                <button
                  type="button"
                  className="fixed-size"
                  aria-label={`${t.login.fill}: ${t.role[a.role]}`}
                  onClick={() => {
                    setMail(a.mail);
                    setPassword(demo.password);
                    setCode(a.code);
                  }}
                >
                  {t.login.fill}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
