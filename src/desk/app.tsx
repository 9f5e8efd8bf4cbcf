import { Activity, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { deskSession, keepDeskSession, onDeskSession } from '#api/desk-client.ts';
import { brand } from '#brand';
import { type Me, type Right, staff } from '#domain/contract/desk.ts';
import { deskLocale, keepDeskLocale } from '#lib/desk-locale.ts';
import type { Locale } from '#site/tree.ts';
import { Counter } from './counter.tsx';
import { House } from './house.tsx';
import { InvoicePage } from './invoice.tsx';
import { Login } from './login.tsx';
import { OrderPage } from './order.tsx';
import { Orders } from './orders.tsx';
import { Way } from './parts.tsx';
import { Print } from './print.tsx';
import { Reports } from './reports.tsx';
import { addressOf, pathOf, type RoomPath } from './rooms.ts';
import { SeasonPage } from './season.tsx';
import { Staff } from './staff.tsx';
import { TextsPage } from './texts.tsx';
import { Today } from './today.tsx';
import { callIn, type Desk, DeskContext, useDesk } from './use-desk.ts';
import { type DeskWords, WORDS } from './words.ts';

interface Room {
  readonly path: RoomPath;
  /** In the menu, where it stands there. */
  readonly name?: keyof DeskWords['nav'];
  readonly right: Right;
  readonly view: (rest: string) => ReactNode;
}
const ROOMS: readonly Room[] = [
  { path: '', name: 'today', right: 'today', view: () => <Today /> },
  {
    path: 'orders',
    name: 'orders',
    right: 'people',
    view: no => (no ? <OrderPage tradeNo={no} /> : <Orders />),
  },
  { path: 'counter', name: 'counter', right: 'sell', view: () => <Counter /> },
  { path: 'house', name: 'house', right: 'seats', view: () => <House /> },
  { path: 'reports', name: 'reports', right: 'reports', view: () => <Reports /> },
  { path: 'season', name: 'season', right: 'season', view: () => <SeasonPage /> },
  { path: 'texts', name: 'texts', right: 'season', view: () => <TextsPage /> },
  { path: 'staff', name: 'staff', right: 'devices', view: () => <Staff /> },
  { path: 'invoice', right: 'sell', view: no => <InvoicePage number={Number(no)} /> },
  { path: 'print', right: 'sell', view: no => <Print tradeNo={no} /> },
];

const pathNow = (): string => pathOf(location);

/** The desk: one page whose address says which room one is in. */
export function App() {
  const [locale, setLocale] = useState<Locale>(deskLocale);
  const [path, setPath] = useState(pathNow);
  const [me, setMe] = useState<Me | null>(null);
  const [known, setKnown] = useState(deskSession() === '');
  const t = WORDS[locale];
  const go = useCallback((to: string) => {
    history.pushState(null, '', addressOf(to));
    setPath(to);
    scrollTo(0, 0);
  }, []);
  // What was begun waits behind the way in for whoever signs in again.
  const [ended, setEnded] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const end = useCallback(() => setEnded(true), []);
  const signedIn = useCallback((who: Me | null) => {
    setMe(who);
    setEnded(false);
  }, []);
  const call = useMemo(() => callIn(locale, end), [locale, end]);
  useEffect(() => {
    const back = (): void => setPath(pathNow());
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = t.title;
    keepDeskLocale(locale);
  }, [locale, t]);
  useEffect(() => {
    if (known) return;
    call(staff.me, {})
      .then(signedIn, () => undefined)
      .finally(() => setKnown(true));
  }, [call, known, signedIn]);
  // Another tab signed out, or somebody else in: what is shown here is theirs who can act here.
  useEffect(
    () =>
      onDeskSession(session => {
        if (session) call(staff.me, {}).then(signedIn, () => undefined);
        else signedIn(null);
      }),
    [call, signedIn],
  );
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  // Whoever came by key goes on from where the room begins.
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [path]);
  const other = (
    <button
      type="button"
      className="link"
      lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
      onClick={() => setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
    >
      {t.other}
    </button>
  );
  if (!known) return null;
  const wayIn = (
    <Login
      {...{ locale, t, call }}
      aside={other}
      onSignedIn={fresh => {
        signedIn(fresh);
        const { rights } = fresh;
        const next = new URLSearchParams(location.search).get('next');
        if (next === 'door' || rights.every(r => r === 'door')) location.assign('/desk/door');
        else go(path === 'login' ? '' : path);
      }}
    />
  );
  if (!me || path === 'login') return wayIn;
  const desk: Desk = { me, locale, t, call, go, may: right => me.rights.includes(right) };
  const [first = '', rest = ''] = path.split('/');
  const open = ROOMS.filter(r => desk.may(r.right));
  const room = open.find(r => r.path === first);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    await call(staff.logout, {}).catch(() => undefined);
    setLeaving(false);
    keepDeskSession(null);
    signedIn(null);
    go('login');
  };
  const rooms = (
    <DeskContext key={me.mail} value={desk}>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <header className="top row flex-wrap gap-x-4 gap-y-1 px-4 py-2 on-surface line-b">
        <strong className="brand">{brand.shortName[locale]}</strong>
        <nav className="flex flex-wrap" aria-label={t.title}>
          {open.flatMap(r =>
            r.name === undefined
              ? []
              : [
                  <Way key={r.path} to={r.path} aria-current={r === room ? 'page' : undefined}>
                    {t.nav[r.name]}
                  </Way>,
                ],
          )}
          {desk.may('door') && <a href="/desk/door">{t.nav.door}</a>}
        </nav>
        <div className="row flex-wrap ml-auto">
          <span className="sec">
            {me.name || me.mail} · {t.role[me.role]}
          </span>
          {other}
          <button type="button" className="link" aria-busy={leaving} onClick={() => void leave()}>
            {t.signOut}
          </button>
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {room ? room.view(rest) : <Elsewhere path={path} />}
      </main>
    </DeskContext>
  );
  return (
    <>
      {ended && wayIn}
      <Activity mode={ended ? 'hidden' : 'visible'}>{rooms}</Activity>
    </>
  );
}

/** A room that is not for this colleague; who only lets people in has the door for their day. */
function Elsewhere({ path }: { path: string }) {
  const { t, may } = useDesk();
  if (path !== '' || !may('door')) return <p>{t.error.right}</p>;
  return (
    <>
      <h1>{t.nav.door}</h1>
      <p>
        <a href="/desk/door">{t.nav.doorGo}</a>
      </p>
    </>
  );
}
