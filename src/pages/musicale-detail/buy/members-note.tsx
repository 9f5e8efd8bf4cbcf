import { useEffect } from 'react';
import type { Schedule } from '#domain/contract/program.ts';
import { loadMember } from '#features/login/member.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Note } from '#ui/note.tsx';
import type { Purchase } from '../performance.ts';

/** Who may buy a members’ concert, where this visitor stands, and how one gets there. */
export function MembersNote({ schedule, purchase }: { schedule: Schedule; purchase: Purchase }) {
  const t = useCopy('ways');
  const tree = useTree();
  const member = useUser(s => s.memberInfo);
  const signedIn = useUser(s => s.userInfo !== null);
  // A card that was activated since sign-in counts.
  useEffect(() => {
    if (signedIn) void loadMember({ silently: true });
  }, [signedIn]);
  const cards = hasPage(treeName(tree), 'membercardList');
  const { members } = schedule;
  const gap = tree.locale === 'zh-CN' ? '' : ' ';
  if (!members) return null;
  const card = members.card && {
    card: members.card.name,
    price: priced(members.card.price),
    from: priced(members.from),
  };
  return (
    <Note>
      {t('members.from', { level: members.name })}
      {purchase === 'buy' && gap + t('members.yours')}
      {purchase === 'closed' && member && gap + t('members.now', { level: member.levelName })}
      {purchase !== 'buy' && card && (
        <>
          {`${gap}${t('members.how', card)} `}
          <MoreLink to={href(tree, cards ? 'membercardList' : 'club')}>
            {t(cards ? 'members.card' : 'members.club', card)}
          </MoreLink>
        </>
      )}
    </Note>
  );
}
