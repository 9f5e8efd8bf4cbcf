import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital, type TitleDetail } from '#domain/contract/digital.ts';
import { mall } from '#domain/contract/mall.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDuration } from '#lib/duration.ts';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { useApp } from '#stores/app.ts';
import { useUser } from '#stores/user.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ModalPopup } from '#ui/modal-popup.tsx';
import { offerHref } from '../offer-href.ts';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';

/**
 * damsLoginPopup: the first minutes are over. One way stands first, sign in or what opens this title for least; the others
 * are a press away. The music goes on at the same second.
 */
export default function LoginPopup() {
  const t = useCopy('playroom');
  const tree = useTree();
  const { signIn, comeBack } = useSignIn();
  const signedIn = useUser(s => s.userInfo !== null);
  const playing = useNow(s => s.playing);
  const cut = useNow(s => s.cut) ?? 0;
  const [detail, setDetail] = useState<TitleDetail | null>(null);
  const { busy, submit } = useSubmit();
  const id = playing?.id;
  useEffect(() => {
    if (!id) return;
    return askAside(options => call(digital.byId, { titleId: id }, options), setDetail);
  }, [id]);
  const close = () => useApp.getState().setDamsLoginPopup(false);
  // Wherever one of the ways leads, its end leads back to this page.
  const leave = () => {
    comeBack();
    close();
  };
  const time = formatDuration(cut);
  // Bought, and waiting to be opened: that is all that is missing.
  const toOpen = playing?.opened.reason === 'open' ? playing.opened.tradeNo : undefined;
  const open = async () => {
    if (!toOpen || !(await submit(() => call(mall.open, { tradeNo: toOpen })))) return;
    close();
    void core().regrant();
  };
  const [cheapest, ...others] = toOpen
    ? []
    : [...(detail?.offers ?? [])].sort((a, b) => a.minPrice - b.minPrice);
  const offered = (offer: TitleDetail['offers'][number]) => ({
    name: offer.title,
    price: priced(offer.minPrice),
  });
  return (
    <ModalPopup
      open
      onClose={close}
      title={t(toOpen ? 'pop.openTitle' : 'pop.title')}
      footer={
        <>
          <Button look="quiet" onClick={close}>
            {t('pop.later')}
          </Button>
          {toOpen && (
            <Button look="accent" busy={busy} onClick={() => void open()}>
              {t('pop.open')}
            </Button>
          )}
          {!signedIn && (
            <Button
              look="accent"
              onClick={() => {
                close();
                signIn();
              }}
            >
              {t('pop.signIn')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(toOpen ? 'pop.openText' : signedIn ? 'pop.buy' : 'pop.login', { time })}</p>
      {cheapest && (
        <LinkButton
          look={signedIn ? 'accent' : 'ghost'}
          block
          className="mt-6"
          to={offerHref(tree, cheapest)}
          onClick={leave}
        >
          {t('pop.cheapest', offered(cheapest))}
        </LinkButton>
      )}
      <details className="mt-4">
        <summary className="tap pointer sec">{t('pop.others')}</summary>
        <ul className="grid gap-1 mt-2">
          {others.map(offer => (
            <li key={offer.productId}>
              <LinkButton look="quiet" block to={offerHref(tree, offer)} onClick={leave}>
                {t('pop.offer', offered(offer))}
              </LinkButton>
            </li>
          ))}
          {!toOpen && (
            <li>
              <LinkButton look="quiet" block to={href(tree, 'club')} onClick={leave}>
                {t('pop.join')}
              </LinkButton>
            </li>
          )}
          <li>
            <LinkButton look="quiet" block to={href(tree, 'user', { navType: 'digital' })} onClick={leave}>
              {t('pop.give')}
            </LinkButton>
          </li>
          <li>
            <Button
              look="quiet"
              block
              onClick={() => {
                close();
                core().again();
              }}
            >
              {t('pop.trailer')}
            </Button>
          </li>
        </ul>
      </details>
    </ModalPopup>
  );
}
