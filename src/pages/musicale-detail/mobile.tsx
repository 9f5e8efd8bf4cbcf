import type { PriceCategory, ProgramDetail } from '#domain/contract/program.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { PriceRange } from '#ui/price.tsx';
import { DetailBody } from './body.tsx';
import { BuyAction } from './buy-action.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Facts } from './facts.tsx';
import hero from './hero.module.css';
import { DetailHero } from './hero.tsx';
import styles from './mobile.module.css';
import type { loader } from './model.ts';
import { purchaseOf, useBuyer } from './performance.ts';
import { Related } from './related-part.ts';
import { usePageShare } from './share.ts';
import { DetailSkeleton } from './skeleton.tsx';
import { DetailFailed, DetailUnknown } from './unknown.tsx';
import { useDetail } from './use-detail.ts';

export default function DetailMobile() {
  const { id, card, wanted, prices } = usePageData<typeof loader>();
  return (
    <Load
      from={card}
      skeleton={<DetailSkeleton />}
      failed={(error, retry) => <DetailFailed error={error} retry={retry} />}
    >
      {detail =>
        detail ? <Detail key={id} card={detail} wanted={wanted} firstPrices={prices} /> : <DetailUnknown />
      }
    </Load>
  );
}

interface Props {
  card: ProgramDetail;
  wanted: string;
  firstPrices: Promise<PriceCategory[]>;
}

function Detail({ card, wanted, firstPrices }: Props) {
  const t = useCopy('concert');
  const { locale } = useTree();
  const { schedule, choose, prices } = useDetail(card, wanted, firstPrices);
  const share = usePageShare(card.title);
  const buyer = useBuyer();
  const bar = schedule && purchaseOf(schedule, buyer) !== 'closed' ? schedule : undefined;
  return (
    <div style={paletteStyle(card.art)}>
      <DetailHero card={card} schedule={schedule} share={share} size="poster" className={hero.phone} />
      <Facts card={card} schedule={schedule} />
      {schedule && (
        <section className={styles.buy} aria-label={t('sessions')}>
          <BuyPanel card={card} schedule={schedule} onSchedule={choose} prices={prices} />
        </section>
      )}
      <DetailBody card={card} schedule={schedule} />
      <Related card={card} />
      {bar && (
        <div className={styles.bar}>
          <p>
            <PriceRange min={bar.minPrice} max={bar.maxPrice} />
            <small>{longDateTime(bar.startsAt, locale)}</small>
          </p>
          <BuyAction card={card} schedule={bar} part="button" />
        </div>
      )}
    </div>
  );
}
