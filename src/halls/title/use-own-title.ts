import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital, type TitleDetail } from '#domain/contract/digital.ts';
import { useUser } from '#stores/user.ts';

/** The title as the member has it: the HTML of the server was made for nobody, who has bought and heard nothing. */
export function useOwnTitle(title: TitleDetail): TitleDetail {
  const memberId = useUser(s => s.userInfo?.memberId);
  const [own, setOwn] = useState<TitleDetail | null>(null);
  const asked = memberId !== undefined && (title.grant === 'none' || title.place === undefined);
  useEffect(() => {
    if (!asked) return;
    return askAside(options => call(digital.byId, { titleId: title.id }, options), setOwn);
  }, [asked, title.id]);
  return own && asked && own.id === title.id ? own : title;
}
