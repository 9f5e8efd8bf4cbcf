import type { Holding } from '#domain/contract/membership.ts';
import { orderHref } from '#features/order/order-link.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { comma, listed } from '#lib/listed.ts';
import { Link } from '#ui/link.tsx';
import styles from './card-facts.module.css';

/** From when until when a card is good, what it gives, and each time that it was used. */
export function CardFacts({ card }: { card: Holding }) {
  const t = useCopy('cardfacts');
  const tree = useTree();
  const day = (at: string) => longDay(at, tree.locale, true);
  const { activatedAt, expiresAt, uses = [] } = card;
  const used = uses.reduce((sum, use) => sum + use.times, 0);
  return (
    <div className={`grid gap-y-10 gap-x-16 mt-10 ${styles.facts}`}>
      <section aria-labelledby="card-validity">
        <h2 className="pb-3 ink-b t-h4" id="card-validity">
          {t('validity')}
        </h2>
        <dl>
          <Fact name={t('issued')} value={day(card.issuedAt)} />
          <Fact
            name={t('activated')}
            value={activatedAt ? day(activatedAt) : t('activateBy', { date: day(card.activateBy) })}
          />
          <Fact name={t('until')} value={expiresAt ? day(expiresAt) : t('fromActivation')} />
          {card.times > 0 && (
            <Fact name={t('left')} value={t('leftOf', { left: card.left, times: card.times })} />
          )}
        </dl>
      </section>
      <section aria-labelledby="card-gives">
        <h2 className="pb-3 ink-b t-h4" id="card-gives">
          {t('gives')}
        </h2>
        <ul>
          {card.gives.map(text => (
            <li className="py-3 line-b" key={text}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      {activatedAt && (card.times > 0 || uses.length > 0) && (
        <section aria-labelledby="card-uses" className={`span-all ${styles.wide}`}>
          <h2 className="pb-3 ink-b t-h4" id="card-uses">
            {t('uses')}
          </h2>
          <p className="sm ter pt-3">{used > 0 ? t('used', { count: used }) : t('unused')}</p>
          <ol>
            {uses.map(use => (
              <li className="grid gap-y-1 gap-x-6 items-baseline py-3 line-b" key={use.tradeNo}>
                <span className="num">{day(use.at)}</span>
                <Link className="m-py-2 underlined" to={orderHref(tree, use)}>
                  {use.title || use.tradeNo}
                </Link>
                <span className="sm sec">
                  {listed(
                    [t('times', { count: use.times }), use.waiting && t('waiting')],
                    tree.locale,
                    comma,
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="sec">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
