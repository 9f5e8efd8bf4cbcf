import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import type { ReplyOf } from '#domain/contract/call.ts';
import { digital } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { TitleCard } from '#halls/title-card.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import styles from './front.module.css';

const SHOWN = 3;

/** What the member was in the middle of, on any device. The server's HTML is the same for all visitors, so the page asks for it. */
export function Continue() {
  const t = useCopy('rooms');
  const tree = useTree();
  const memberId = useUser(s => s.userInfo?.memberId);
  const [heard, setHeard] = useState<ReplyOf<typeof digital.heard>>([]);
  useEffect(() => {
    setHeard([]);
    if (!memberId) return;
    return askAside(options => call(digital.heard, {}, options), setHeard);
  }, [memberId]);
  if (heard.length === 0) return null;
  return (
    <Shelf
      title={t('shelf.continue')}
      more={{ to: href(tree, 'user', { navType: 'digital' }), label: t('shelf.allHeard') }}
    >
      <ul className={`grid cols-3 gap-y-8 gap-x-gutter m-cols-1 m-gap-7 ${styles.continue}`}>
        {heard.slice(0, SHOWN).map(({ card, place }) => (
          <li key={card.id}>
            <TitleCard card={{ ...card, place }} />
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
