import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { type GiftOffer, gift } from '#domain/contract/gift.ts';
import { PageHead } from '#features/page/page-head.tsx';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { readText, writeText } from '#lib/storage.ts';
import { href } from '#site/href.ts';
import { pageTitle } from '#site/pages.ts';
import { useUser } from '#stores/user.ts';
import { Art } from '#ui/art.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Note } from '#ui/note.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './view.module.css';

const Coming = deferred(
  part(() => import('#features/programme-card/coming.tsx'), 'Coming', 'programme'),
  null,
);

/** What the link is of survives the way through the login, in this tab; no address holds it that a server could log. */
const GIFT_KEY = 'heming.gift';

type State =
  | { readonly kind: 'reading' | 'none' | 'failed' }
  | { readonly kind: 'there'; readonly offer: GiftOffer };

/** What a link to a ticket opens: which evening, from whom, and the two answers. */
export default function TicketGift() {
  const t = useCopy('gift');
  const tree = useTree();
  const { hash } = useLocation();
  const code = hash.slice(1) || (readText('session', GIFT_KEY) ?? '');
  const memberId = useUser(s => s.userInfo?.memberId);
  const [state, setState] = useState<State>({ kind: code ? 'reading' : 'none' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again by another member, and on demand
  useEffect(() => {
    if (!code) return;
    writeText('session', GIFT_KEY, code);
    const stop = new AbortController();
    call(gift.look, { code }, { signal: stop.signal, quiet: true }).then(
      offer => setState({ kind: 'there', offer }),
      error => {
        if (!isFailure(error)) throw error;
        if (error.kind === 'aborted') return;
        setState({ kind: error.errcode === ERR.notFound ? 'none' : 'failed' });
      },
    );
    return () => stop.abort();
  }, [code, memberId, round]);
  const again = () => setRound(round + 1);
  return (
    <>
      <PageHead name="ticket-gift" title={pageTitle('ticket-gift', tree.locale)} />
      <div className="wrap pt-8 pb-20" aria-live="polite">
        {state.kind === 'reading' && <Skeleton kind="block" className={styles.waiting} />}
        {state.kind === 'failed' && <ErrorState onRetry={again} />}
        {state.kind === 'none' && (
          <EmptyState
            level={2}
            title={t('page.none')}
            text={t('page.noneText')}
            action={
              <LinkButton look="ghost" to={href(tree, 'musicale')}>
                {t('page.concerts')}
              </LinkButton>
            }
          />
        )}
        {state.kind === 'there' && (
          <Offer offer={state.offer} signedIn={memberId !== undefined} onChange={again} />
        )}
      </div>
      {state.kind === 'none' && <Coming />}
    </>
  );
}

interface OfferProps {
  offer: GiftOffer;
  signedIn: boolean;
  onChange: () => void;
}

function Offer({ offer, signedIn, onChange }: OfferProps) {
  const t = useCopy('gift');
  const tree = useTree();
  const { occasion } = offer;
  return (
    <article className={`grid gap-y-8 gap-x-12 items-start ${styles.offer}`}>
      <Art attrs={offer.art} size="wide" className="ratio-169" />
      <div>
        <p className="lead">{offer.from ? t('page.lead', { name: offer.from }) : t('page.leadPlain')}</p>
        <h2 className="t-h2">{offer.title}</h2>
        <p>
          <time dateTime={occasion.startsAt}>{longDateTime(occasion.startsAt, tree.locale)}</time>
          <OwnTime at={occasion.startsAt} />
          <br />
          {occasion.hall.name}
        </p>
        <p>
          <span className="sec">{t('page.where')}</span>
          {tree.locale === 'zh-CN' ? '　' : ' '}
          <b>{offer.label}</b>
        </p>
        <Answer offer={offer} signedIn={signedIn} onChange={onChange} />
      </div>
    </article>
  );
}

function Answer({ offer, signedIn, onChange }: OfferProps) {
  const t = useCopy('gift');
  const tree = useTree();
  const navigate = useNavigate();
  const { signIn } = useSignIn();
  const { busy, submit } = useSubmit();
  const { code, state } = offer;
  const tickets = href(tree, 'user', { ind: 'tickets' });
  const concerts = (
    <LinkButton look="ghost" to={href(tree, 'musicale')}>
      {t('page.concerts')}
    </LinkButton>
  );
  if (offer.taken && state === 'accepted')
    return (
      <>
        <Note kind="ok">{t('page.taken')}</Note>
        <p className="flex flex-wrap gap-3">
          <LinkButton to={tickets}>{t('page.tickets')}</LinkButton>
        </p>
      </>
    );
  if (state !== 'offered')
    return (
      <>
        <Note>{t(`page.state.${state}`)}</Note>
        <p className="flex flex-wrap gap-3">{concerts}</p>
      </>
    );
  if (offer.own || offer.forOther) return <Note>{t(offer.own ? 'page.own' : 'page.forOther')}</Note>;
  const accept = () =>
    submit(async () => {
      await call(gift.accept, { code });
      writeText('session', GIFT_KEY, null);
      toast(t('page.accepted'), 'ok');
      await navigate(tickets);
    }, onChange);
  const decline = () =>
    submit(async () => {
      await call(gift.decline, { code });
      toast(t('page.declined'));
      onChange();
    }, onChange);
  return (
    <>
      <p className="sec">{t('page.until', { until: longDateTime(offer.expiresAt, tree.locale) })}</p>
      <div className="flex flex-wrap gap-3">
        {signedIn ? (
          <>
            <Button busy={busy} onClick={() => void accept()}>
              {t('page.accept')}
            </Button>
            <Button look="ghost" disabled={busy} onClick={() => void decline()}>
              {t('page.decline')}
            </Button>
          </>
        ) : (
          <Button onClick={signIn}>{t('page.signIn')}</Button>
        )}
      </div>
    </>
  );
}
