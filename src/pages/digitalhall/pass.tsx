import type { DigitalFront } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { LinkButton } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import styles from './pass.module.css';

const PRODUCT = 'vip-digital';

/** The way to all of it: what membership of the halls opens, and what it costs. */
export function Pass({ membership: { until, minPrice } }: { membership: DigitalFront['membership'] }) {
  const t = useCopy('rooms');
  const tree = useTree();
  const page = hasPage(treeName(tree), 'digitalConfirmVip') ? 'digitalConfirmVip' : 'confirmOrder';
  return (
    <section className="wrap" aria-labelledby="front-pass">
      <div className={`grid items-centre mt-24 mb-8 py-air-1 m-cols-1 m-gap-4 m-mt-12 gap-10 ${styles.pass}`}>
        <div>
          <h2 className="m-t-h3 t-4" id="front-pass">
            {t('pass.title')}
          </h2>
          <p className="sm sec">
            {until ? t('pass.until', { date: longDay(until, tree.locale, true) }) : t('pass.text')}
          </p>
        </div>
        <p className="t-7 lh-1 nowrap m-t-5">
          <Price yuan={minPrice} /> <small className="sm ter">{t('pass.upwards')}</small>
        </p>
        <LinkButton look="ghost" size="lg" to={href(tree, page, { productId: PRODUCT })}>
          {t(until ? 'pass.renew' : 'pass.join')}
        </LinkButton>
      </div>
    </section>
  );
}
