import { useState } from 'react';
import { call } from '#api/client.ts';
import { type Holding, membership } from '#domain/contract/membership.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { IconName } from '#ui/icon-core.ts';
import { Link } from '#ui/link.tsx';
import { toast } from '#ui/toast.tsx';
import { CardFace } from './card-face.tsx';
import styles from './holding-card.module.css';

const LOOK = {
  unactivated: ['wait', 'clock'],
  active: ['ok', 'check'],
  expired: ['off', 'clock'],
  usedup: ['off', 'check'],
  lapsed: ['off', 'close'],
  void: ['off', 'close'],
} as const satisfies Record<Holding['state'], readonly [string, IconName]>;

interface Props {
  card: Holding;
  /** The page of the order that it came with. */
  orderPath: string;
  /** Its own page, in a list; null on that page, which says the rest. */
  to: string | null;
  onActivate: () => void;
}

/** One card that the member holds: its face, its state in words, what is left, and what can be done. */
export function HoldingCard({ card: listed, orderPath, to, onActivate }: Props) {
  const t = useCopy('card');
  const [card, look] = useLook(listed);
  const tree = useTree();
  const { state } = card;
  const [kind, icon] = LOOK[state];
  const live = state === 'active' || state === 'unactivated';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(card.code ?? '');
      toast(t('mine.copied'), 'ok');
    } catch {
      toast(t('mine.copyFailed'));
    }
  };
  return (
    <li className={`grid gap-air-1 py-7 line-b m-cols-1 n-cols-1 ${styles.card}`}>
      <CardFace card={card} faded={!live} className="self-start">
        <span className="vh">{t('mine.number')}</span>{' '}
        <span className="num">{spaced(card.membershipId)}</span>
      </CardFace>
      <div className="grid cols-1 content-start gap-3">
        <p className="flex flex-wrap items-baseline gap-y-1 gap-x-5">
          <span className={cx('st', kind)}>
            <Icon name={icon} />
            {t(`state.${state}`)}
          </span>
          <span className="sm sec">
            <When card={card} />
          </span>
        </p>
        {card.times > 0 && (
          <p className={`row flex-wrap gap-y-1 gap-x-4 ${styles.left}`}>
            <span className="sm ter">{t('mine.left')}</span>
            <b className="num t-h4">{t('mine.leftOf', { left: card.left, times: card.times })}</b>
            <progress className="border-0" max={card.times} value={card.left} aria-hidden="true" />
          </p>
        )}
        {card.code && (
          <p className={`row flex-wrap gap-y-1 gap-x-4 ${styles.code}`}>
            <span className="sm ter">{t('mine.code')}</span>
            <b className="num">{card.code}</b>
            <button
              type="button"
              className="more"
              aria-label={t('mine.copyOf', { name: card.name })}
              onClick={() => void copy()}
            >
              {t('mine.copy')}
            </button>
          </p>
        )}
        {card.person.length > 0 && (
          <dl className="flex flex-wrap gap-y-1 gap-x-8 t-sm" aria-label={t('mine.person')}>
            {card.person.map(({ label, value }) => (
              <div className="flex gap-2" key={label}>
                <dt className="ter">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {to !== null && (
          <details className={styles.gives} onToggle={event => event.currentTarget.open && look()}>
            <summary className="inline-flex items-centre t-sm underlined pointer">
              {t('mine.details')}
            </summary>
            <ul className="mt-1 sec t-sm">
              {card.gives.map(text => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="row flex-wrap gap-y-2 gap-x-5 mt-1">
          {state === 'unactivated' && (
            <Button size="sm" aria-label={t('mine.activateOf', { name: card.name })} onClick={onActivate}>
              {t('mine.activate')}
            </Button>
          )}
          {state === 'active' && card.times > 0 && (
            <LinkButton size="sm" look="ghost" to={href(tree, 'musicale')}>
              {t('mine.use')}
            </LinkButton>
          )}
          {to !== null && (
            <Link className="more" to={to} aria-label={t('mine.lookOf', { name: card.name })}>
              {t('mine.look')}
            </Link>
          )}
          <Link
            className="more"
            to={orderPath}
            aria-label={t('mine.orderOf', { action: t('mine.order'), title: card.name })}
          >
            {t('mine.order')}
          </Link>
        </p>
      </div>
    </li>
  );
}

/** A card that is looked at is read anew: what is left of it may have changed since the list was. */
function useLook(listed: Holding): [card: Holding, look: () => void] {
  const [seen, setSeen] = useState({ listed, card: listed });
  if (seen.listed !== listed) setSeen({ listed, card: listed });
  const look = () => {
    call(membership.detail, { membershipId: listed.membershipId }, { aside: true })
      .then(card => setSeen(now => (now.listed === listed ? { listed, card } : now)))
      // What the list said stays.
      .catch(() => undefined);
  };
  return [seen.card, look];
}

/** HC12 3456 7890 */
const spaced = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ');

function When({ card }: { card: Holding }): string {
  const t = useCopy('card');
  const { locale } = useTree();
  const day = (at: string) => longDay(at, locale, true);
  switch (card.state) {
    case 'unactivated':
      return t('mine.activateBy', { date: day(card.activateBy) });
    case 'lapsed':
      return t('mine.lapsedOn', { date: day(card.activateBy) });
    case 'active':
      return card.expiresAt ? t('mine.validUntil', { date: day(card.expiresAt) }) : '';
    case 'expired':
    case 'usedup':
      return card.expiresAt && card.state === 'expired'
        ? t('mine.expiredOn', { date: day(card.expiresAt) })
        : card.activatedAt
          ? t('mine.activatedOn', { date: day(card.activatedAt) })
          : '';
    case 'void':
      return '';
  }
}
