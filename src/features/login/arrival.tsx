import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { toast } from '#ui/toast.tsx';
import { BindForm } from './bind-form.tsx';
import { LoginFrame } from './frame.tsx';
import { KnownMember } from './known-member.tsx';
import type { useArrive } from './use-arrive.ts';
import type { Wanted } from './wanted.ts';

interface Props {
  arrival: ReturnType<typeof useArrive>;
  wanted?: Wanted | null;
  children: ReactNode;
}

/** A form to sign in or up with; in its place whoever is signed in already, and after it the mobile that is missing. */
export function Arrival({ arrival, wanted = null, children }: Props) {
  const t = useCopy('login');
  const { binding, known, bound, skip, goOn, signOut } = arrival;
  return (
    <LoginFrame wanted={wanted}>
      {binding ? (
        <BindForm
          onDone={user => {
            toast(t('bind.done'), 'ok');
            bound(user);
          }}
          onSkip={skip}
        />
      ) : known ? (
        <KnownMember user={known} onGo={goOn} onLeave={signOut} />
      ) : (
        children
      )}
    </LoginFrame>
  );
}
