import { lazy, useState } from 'react';
import { call } from '#api/client.ts';
import { type ShowCard, type ShowDetail, show as shows } from '#domain/contract/show.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Load } from '#ui/load.tsx';
import { BottomSheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The choice loads with the sheet: most visitors only read the list. */
const ShowChooser = lazy(() =>
  import('./show-chooser.tsx').then(module => ({ default: module.ShowChooser })),
);

/**
 * The way to tickets of a show: a page of its own in the Chinese desktop tree, a sheet or a dialog in the others.
 * A visitor signs in on the way and comes back to the choice. Needs the copy of `shop` and `order`.
 */
export function ShowEntry({ show }: { show: Pick<ShowCard, 'id' | 'title' | 'state'> }) {
  const t = useCopy('shop');
  const tree = useTree();
  const signedIn = useUser(s => s.userInfo !== null);
  const [detail, setDetail] = useState<Promise<ShowDetail> | null>(null);
  const look = isOpen(show.state) ? undefined : 'ghost';
  const label = t('show.chooseOf', { title: show.title });
  const words = t(isOpen(show.state) ? 'show.choose' : 'show.detail');
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
  const load = () => {
    const reply = call(shows.ticketTypes, { showId: show.id }, { quiet: true });
    reply.catch(() => undefined);
    setDetail(reply);
  };
  const body = detail && (
    <Load from={detail} skeleton={<Skeleton count={6} />} onRetry={load}>
      {loaded => <ShowChooser show={loaded} compact />}
    </Load>
  );
  const modal = { open: detail !== null, title: show.title, onClose: () => setDetail(null) };
  return (
    <>
      <Button size="sm" look={look} onClick={load} aria-label={label} aria-haspopup="dialog">
        {words}
      </Button>
      {tree.layout === 'mobile' ? (
        <BottomSheet {...modal}>{body}</BottomSheet>
      ) : (
        <Dialog {...modal} wide>
          {body}
        </Dialog>
      )}
    </>
  );
}
