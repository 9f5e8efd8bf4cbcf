import type { TitleDetail, TitleOffer } from '#domain/contract/digital.ts';
import { offerHref } from '#features/player/offer-href.ts';
import { useSignIn } from '#hooks/use-sign-in.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { useUser } from '#stores/user.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Price } from '#ui/price.tsx';
import styles from './access.module.css';

/** Who may hear it, and what to do about it: said plainly. */
export function Access({ title }: { title: TitleDetail }) {
  const t = useCopy('title');
  const tree = useTree();
  const { locale } = tree;
  if (title.state !== 'out')
    return (
      <div className="grid gap-2">
        <p className={`row lead ${styles.state}`}>
          <Icon name="info" />
          <b>{t(`access.state.${title.state}`)}</b>
        </p>
        {title.notice && <p>{title.notice}</p>}
        {title.state === 'unreleased' && (
          <p className="sec">{t('access.from', { date: longDay(title.releasedAt, locale, true) })}</p>
        )}
        <p className="sm sec">{t(`access.next.${title.state}`)}</p>
      </div>
    );
  if (title.grant !== 'none')
    return (
      <div className="grid gap-2">
        <p className={`row lead ${styles.state}`}>
          <Icon name="check" />
          <b>{t(`access.grant.${title.grant}`)}</b>
        </p>
        <p className="sm sec">{t(`access.why.${title.grant}`)}</p>
      </div>
    );
  if (title.toOpen)
    return (
      <div className="grid gap-2">
        <p className={`row lead ${styles.state}`}>
          <b>{t('access.toOpen')}</b>
        </p>
        <LinkButton look="accent" to={href(tree, 'user', { navType: 'digital' })}>
          {t('access.open')}
        </LinkButton>
      </div>
    );
  return (
    <div className="grid gap-2">
      <p className={`row lead ${styles.state}`}>
        <b>{t('access.none')}</b>
      </p>
      <p className="sm sec">{t('access.noneText')}</p>
      <ul className={`line-t ${styles.offers}`}>
        {title.offers.map((offer, i) => (
          <Offer key={offer.productId} offer={offer} first={i === 0} />
        ))}
      </ul>
      <SignIn />
    </div>
  );
}

function Offer({ offer, first }: { offer: TitleOffer; first: boolean }) {
  const t = useCopy('title');
  const tree = useTree();
  return (
    <li>
      <span>
        <b className="as-block medium">{offer.title}</b>
        <span className="sm ter">{t(offer.all ? 'access.all' : 'access.this')}</span>
      </span>
      <span className="t-h4 text-right nowrap">
        <Price yuan={offer.minPrice} /> <small className="ter t-xs">{t('access.upwards')}</small>
      </span>
      <LinkButton look={first ? 'accent' : 'ghost'} to={offerHref(tree, offer)}>
        {t(offer.all ? 'access.join' : 'access.buy')}
        <span className="vh">{offer.title}</span>
      </LinkButton>
    </li>
  );
}

function SignIn() {
  const t = useCopy('title');
  const tree = useTree();
  const signedIn = useUser(s => s.userInfo !== null);
  const { comeBack } = useSignIn();
  if (signedIn) return null;
  return (
    <p className="sm sec">
      {t('access.have')}{' '}
      <Link className="inline-block tap-min underlined" to={href(tree, 'login')} onClick={comeBack}>
        {t('access.signIn')}
      </Link>
    </p>
  );
}
