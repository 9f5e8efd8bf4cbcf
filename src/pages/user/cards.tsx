import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/client.ts';
import { type CardOrder, type Holding, membership } from '#domain/contract/membership.ts';
import { isUnpaid } from '#domain/rules/order-status.ts';
import { HoldingCard } from '#features/membership/holding-card.tsx';
import { ledgerRows } from '#features/order/ledger.ts';
import { orderHref } from '#features/order/order-link.ts';
import { OrderStatus } from '#features/order/order-status.tsx';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { TextInput } from '#ui/inputs.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Price } from '#ui/price.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './cards.module.css';
import type { SectionData } from './model.ts';

const CardFacts = deferred(
  part(() => import('./card-facts.tsx'), 'CardFacts', 'cardfacts'),
  <Skeleton count={4} />,
);
const Activation = deferred(
  part(() => import('#features/dynamic-form/activation.tsx'), 'Activation', 'form'),
  null,
);

/** The member's cards in every state, a place for a code that somebody gave, and the orders that cards came with. */
export function Cards({ data }: { data: SectionData<'card'> }) {
  const t = useCopy('card');
  const tree = useTree();
  if (data.held) return <CardPage held={data.held} />;
  return (
    <>
      <div className="between flex-wrap gap-y-2 gap-x-8">
        <h1 className="t-h2">{t('mine.title')}</h1>
        <Link className="more" to={href(tree, 'membercardList')}>
          {t('list.more')}
        </Link>
      </div>
      <p className="mt-1 sec">{t('mine.lead')}</p>
      <CodeForm />
      <Load from={data.cards} skeleton={<Skeleton kind="row" count={3} />}>
        {cards => <Holdings cards={cards} />}
      </Load>
      <section className="mt-16" aria-labelledby="card-orders">
        <h2 className="pb-3 ink-b t-h3" id="card-orders">
          {t('mine.orders')}
        </h2>
        <Load from={data.orders} skeleton={<Skeleton count={4} />}>
          {({ list }) => <Orders list={list} />}
        </Load>
      </section>
    </>
  );
}

/** One card on a page of its own: its face and state, and what it was used for. */
function CardPage({ held }: { held: NonNullable<SectionData<'card'>['held']> }) {
  const t = useCopy('card');
  const tree = useTree();
  return (
    <>
      <p className="mb-3">
        <Link className="more" to={href(tree, 'user', { ind: 'card' })}>
          {t('mine.back')}
        </Link>
      </p>
      <Load from={held} skeleton={<Skeleton kind="row" count={6} />}>
        {card =>
          card ? (
            <>
              <h1>{card.name}</h1>
              <Holdings cards={[card]} alone />
              <CardFacts card={card} />
            </>
          ) : (
            <>
              <h1 className="vh">{t('mine.title')}</h1>
              <EmptyState level={2} title={t('mine.absent')} />
            </>
          )
        }
      </Load>
    </>
  );
}

function Holdings({ cards, alone = false }: { cards: readonly Holding[]; alone?: boolean }) {
  const t = useCopy('card');
  const tree = useTree();
  const { revalidate } = useRevalidator();
  const [activating, setActivating] = useState<Holding | null>(null);
  if (cards.length === 0)
    return (
      <EmptyState
        level={2}
        title={t('mine.empty')}
        text={t('mine.emptyText')}
        action={<LinkButton to={href(tree, 'membercardList')}>{t('list.more')}</LinkButton>}
      />
    );
  return (
    <>
      <ul className="ink-t">
        {cards.map(card => (
          <HoldingCard
            key={card.membershipId}
            card={card}
            to={alone ? null : href(tree, 'user', { ind: 'card', id: card.membershipId })}
            orderPath={orderHref(tree, { tradeNo: card.tradeNo, family: 'card' })}
            onActivate={() => setActivating(card)}
          />
        ))}
      </ul>
      {activating && (
        <Activation
          card={activating}
          onClose={() => setActivating(null)}
          onDone={() => {
            setActivating(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

/** A gift card is anybody's who has its code. */
function CodeForm() {
  const t = useCopy('card');
  const { revalidate } = useRevalidator();
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const { busy, submit } = useSubmit();
  const activate = async () => {
    const card = await call(membership.activate, { code: code.trim() }, { quiet: true });
    setCode('');
    setError('');
    toast(t('activate.done', { name: card.name }), 'ok');
    await revalidate();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') setError(t('mine.codeEmpty'));
    else void submit(activate, failure => setError(failure.message));
  };
  return (
    <form noValidate className={`flex items-start gap-3 ${styles.code}`} onSubmit={onSubmit}>
      <TextInput
        label={t('mine.code')}
        hint={t('mine.codeText')}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error || undefined}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <Button className="mt-7" type="submit" look="ghost" busy={busy}>
        {t(busy ? 'activate.busy' : 'mine.codeSubmit')}
      </Button>
    </form>
  );
}

function Orders({ list }: { list: readonly CardOrder[] }) {
  const t = useCopy('card');
  const tree = useTree();
  if (list.length === 0) return <p className="sec">{t('mine.ordersEmpty')}</p>;
  return (
    <ul>
      {list.map(order => {
        const unpaid = isUnpaid(order.realStatus);
        const action = t(unpaid ? 'mine.pay' : 'mine.order');
        return (
          <li
            key={order.tradeNo}
            className={`grid items-centre gap-y-4 gap-x-6 py-4 line-b m-cols-auto n-cols-auto ${styles.order}`}
          >
            <span className={`grid ${styles.what}`}>
              <b>
                {order.title}
                {(order.items[0]?.quantity ?? 1) > 1 && ` × ${order.items[0]?.quantity}`}
              </b>
              <span className="sm ter">
                {order.createdAt && `${longDay(order.createdAt, tree.locale, true)}　`}
                <span className="num">{order.tradeNo}</span>
              </span>
            </span>
            <Price className="text-right" yuan={order.totalFee} exact />
            <OrderStatus value={order.realStatus} family={order.family} ledger={ledgerRows(order)} />
            <LinkButton
              size="sm"
              look={unpaid ? 'accent' : 'ghost'}
              to={orderHref(tree, order)}
              aria-label={t('mine.orderOf', { action, title: order.title })}
            >
              {action}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
