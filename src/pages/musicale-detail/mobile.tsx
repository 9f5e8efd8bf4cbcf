import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { PriceRange } from '#ui/price.tsx';
import { BuyAction } from './buy/buy-action.tsx';
import { BuyPanel } from './buy/buy-panel.tsx';
import { Facts } from './facts.tsx';
import hero from './hero.module.css';
import { Actions, DetailHero } from './hero.tsx';
import styles from './mobile.module.css';
import { purchaseOf, useBuyer } from './performance.ts';
import { DetailBody, Related } from './read/body.tsx';
import { type DetailProps, DetailScreen, type HeadProps } from './screen.tsx';
import { usePageShare } from './share/share.ts';
import { useDetail } from './use-detail.ts';

const DetailMobile = () => <DetailScreen Head={Head} Detail={Detail} />;
export default DetailMobile;

function Head({ card, schedule, children }: HeadProps) {
  return (
    <>
      <DetailHero card={card} size="poster" className={hero.phone}>
        {children}
      </DetailHero>
      <Facts card={card} schedule={schedule} />
    </>
  );
}

function Detail({ card, wanted, firstPrices }: DetailProps) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const { schedule, choose, prices } = useDetail(card, wanted, firstPrices);
  const share = usePageShare(card.title);
  const buyer = useBuyer();
  const bar = schedule && purchaseOf(schedule, buyer) !== 'closed' ? schedule : undefined;
  return (
    <div style={paletteStyle(card.art)}>
      <Head card={card} schedule={schedule}>
        <Actions card={card} schedule={schedule} share={share} />
      </Head>
      {schedule && (
        <section className="pt-6 pb-10" aria-label={t('sessions')}>
          <BuyPanel card={card} schedule={schedule} onSchedule={choose} prices={prices} />
        </section>
      )}
      <DetailBody card={card} schedule={schedule} />
      <Related card={card} />
      {bar && (
        <div className={`flex justify-between items-centre gap-4 on-surface line-t ${styles.bar}`}>
          <p className="min-w-0">
            <PriceRange min={bar.minPrice} max={bar.maxPrice} />
            <small className="as-block t-xs ter one-line">{longDateTime(bar.startsAt, locale)}</small>
          </p>
          <BuyAction card={card} schedule={bar} part="button" />
        </div>
      )}
    </div>
  );
}
