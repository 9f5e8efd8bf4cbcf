import type { PriceCategory, ProgramDetail } from '#domain/contract/program.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { DetailBody } from './body.tsx';
import { BuyPanel } from './buy-panel.tsx';
import { Facts, Offer } from './facts.tsx';
import hero from './hero.module.css';
import { DetailHero } from './hero.tsx';
import type { loader } from './model.ts';
import styles from './pc.module.css';
import { Related } from './related-part.ts';
import { DetailSkeleton } from './skeleton.tsx';
import { DetailFailed, DetailUnknown } from './unknown.tsx';
import { useDetail } from './use-detail.ts';
import { useShareDialog } from './use-share-dialog.tsx';

export default function DetailPc() {
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

/** The panel's height, from which follows where it comes to rest: none of it is out of reach. */
function measured(panel: HTMLElement) {
  const watch = new ResizeObserver(() => panel.style.setProperty('--tall', `${panel.offsetHeight}px`));
  watch.observe(panel);
  return () => watch.disconnect();
}

interface Props {
  card: ProgramDetail;
  wanted: string;
  firstPrices: Promise<PriceCategory[]>;
}

function Detail({ card, wanted, firstPrices }: Props) {
  const t = useCopy('concert');
  const { schedule, choose, prices } = useDetail(card, wanted, firstPrices);
  const share = useShareDialog(card.title);
  return (
    <div style={paletteStyle(card.art)}>
      <DetailHero card={card} schedule={schedule} share={share} size="hero" className={hero.hero}>
        <div className={hero.crumbs}>
          <Crumbs name="musicale-detail" />
        </div>
      </DetailHero>
      <Facts card={card} schedule={schedule}>
        {schedule && <Offer card={card} schedule={schedule} />}
      </Facts>
      <div className={`wrap ${styles.lay}`}>
        <DetailBody card={card} schedule={schedule} />
        <aside ref={measured} className={styles.side} aria-label={t('sessions')}>
          {schedule && <BuyPanel card={card} schedule={schedule} onSchedule={choose} prices={prices} />}
        </aside>
      </div>
      <Related card={card} />
    </div>
  );
}
