import { useState } from 'react';
import type { ShowCard } from '#domain/contract/show.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { part } from '#ui/part.ts';
import { useOnDemand } from '#ui/use-on-demand.ts';

/** Most visitors only read the list. */
const showPanel = part(() => import('./show-panel.tsx'), 'ShowPanel');

/**
 * The way to tickets of a show: a page of its own in the Chinese desktop tree, a sheet or a dialog in the others.
 * A visitor signs in on the way and comes back to the choice. Needs the copy of `shows` and `order`.
 */
export function ShowEntry({ show }: { show: Pick<ShowCard, 'id' | 'title' | 'state'> }) {
  const t = useCopy('shows');
  const tree = useTree();
  const signedIn = useUser(s => s.userInfo !== null);
  const [open, setOpen] = useState(false);
  const [ShowPanel, bringPanel] = useOnDemand(showPanel);
  const look = isOpen(show.state) ? undefined : 'ghost';
  const label = t('chooseOf', { title: show.title });
  const words = t(isOpen(show.state) ? 'choose' : 'detail');
  const own = hasPage(treeName(tree), 'chooseTicket');
  if (own || !signedIn) {
    const to = own
      ? href(tree, 'chooseTicket', { showId: show.id })
      : href(tree, 'confirmOrder', { showId: show.id });
    return (
      <LinkButton size="sm" look={look} to={to} aria-label={label}>
        {words}
      </LinkButton>
    );
  }
  const choose = () => {
    setOpen(true);
    bringPanel();
  };
  return (
    <>
      <Button size="sm" look={look} onClick={choose} aria-label={label} aria-haspopup="dialog">
        {words}
      </Button>
      {open && ShowPanel && <ShowPanel show={show} onClose={() => setOpen(false)} />}
    </>
  );
}
