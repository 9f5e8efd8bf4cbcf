import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { digital, type TitleDetail } from '#domain/contract/digital.ts';
import { useUser } from '#stores/user.ts';

/** The title as the member has it: the HTML of the server was made for nobody, who has bought nothing. */
export function useOwnTitle(title: TitleDetail): TitleDetail {
  const memberId = useUser(s => s.userInfo?.memberId);
  const [own, setOwn] = useState<TitleDetail | null>(null);
  const asked = memberId !== undefined && title.grant === 'none';
  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    call(digital.byId, { titleId: title.id, showToast: 'noMsg' }, { signal: stop.signal, quiet: true }).then(
      setOwn,
      error => {
        // The page stands as it was sent; the player asks for itself.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [asked, title.id]);
  return own && asked && own.id === title.id ? own : title;
}
