import { type ComponentType, type ReactNode, useState } from 'react';
import { brand } from '#brand';
import { Arrival } from '#features/login/arrival.tsx';
import { PasswordForm } from '#features/login/password-form.tsx';
import { useArrive } from '#features/login/use-arrive.ts';
import type { CodeFormProps } from '#features/login/use-code-form.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { ON_MAINLAND } from '#lib/regions-home.ts';
import { Tabs } from '#ui/tabs.tsx';
import type { loader } from './model.ts';

export type Way = 'sms' | 'password' | 'email';

interface Props {
  /** The tabs, where this one is chosen. */
  ways: (chosen: Way) => readonly Way[];
  CodeForm: ComponentType<CodeFormProps>;
  /** Below the tabs: the ways that have none, a new account, a forgotten password. */
  others: (chosen: Way, choose: (way: Way) => void) => ReactNode;
}

/** What both layouts sign in with. */
export function SignIn({ ways, CodeForm, others }: Props) {
  const t = useCopy('login');
  const { wanted } = usePageData<typeof loader>();
  const arrival = useArrive();
  const { arrive } = arrival;
  const [way, setWay] = useState<Way>(ON_MAINLAND ? 'sms' : 'email');
  // One account for all three ways: switching does not lose it.
  const [typed, setTyped] = useState('');

  const email = typed.includes('@');
  return (
    <Arrival arrival={arrival} wanted={wanted}>
      <h1>{t('signIn.title')}</h1>
      <Tabs
        label={t('signIn.by')}
        value={way}
        onChange={setWay}
        tabs={ways(way).map(value => ({ value, label: t(`signIn.${value}`) }))}
      >
        {way === 'password' && <PasswordForm onDone={arrive} account={typed} onAccount={setTyped} />}
        {way === 'sms' && (
          <CodeForm key="sms" by="mobile" onDone={arrive} target={email ? '' : typed} onTarget={setTyped} />
        )}
        {way === 'email' && (
          <CodeForm key="email" by="email" onDone={arrive} target={email ? typed : ''} onTarget={setTyped} />
        )}
      </Tabs>
      {others(way, setWay)}
      <p className="mt-2 t-xs lh-75 ter">
        {t('signIn.abroad')} <span className="num">{brand.phone}</span>
        {t('signIn.end')}
      </p>
    </Arrival>
  );
}
