/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { deskLocale, keepDeskLocale } from '#lib/desk-locale.ts';
import type { Door } from './model.ts';
import { Scanning } from './scanning.tsx';
import { Setup } from './setup.tsx';
import { type DoorWords, type Locale, WORDS } from './words.ts';

export interface View {
  readonly door: Door;
  readonly t: DoorWords;
  readonly locale: Locale;
}

export function App({ door }: { readonly door: Door }) {
  const [locale, setLocale] = useState<Locale>(deskLocale);
  const [, again] = useState(0);
  useEffect(() => door.subscribe(() => again(n => n + 1)), [door]);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = WORDS[locale].title;
    keepDeskLocale(locale);
  }, [locale]);
  const t = WORDS[locale];
  const { stage, notice } = door.state;
  const view = { door, t, locale };
  const NOTICE = { wiped: t.wiped, ended: t.ended, expired: t.expired, 'bad-list': t.badList };
  return (
    <div class="door column gap-2">
      <header class="bar row flex-wrap gap-x-4">
        <h1>{t.title}</h1>
        <a class="plain inline-flex items-centre" href="/desk/">
          {t.desk}
        </a>
        <button
          type="button"
          class="plain inline-flex items-centre"
          lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
          onClick={() => setLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
        >
          {t.other}
        </button>
      </header>
      {notice && (
        <p class="notice" role="alert">
          {NOTICE[notice]}
          {notice === 'expired' && (
            <>
              {' '}
              <a href="/desk/login?next=door">{t.signInGo}</a>
            </>
          )}
        </p>
      )}
      {stage === 'busy' && <p role="status">{t.busy}</p>}
      {stage === 'sign-in' && (
        <main class="column gap-3">
          <p>{t.signIn}</p>
          <a class="go" href="/desk/login?next=door">
            {t.signInGo}
          </a>
        </main>
      )}
      {stage === 'setup' && <Setup {...view} />}
      {stage === 'scan' && <Scanning {...view} />}
    </div>
  );
}
