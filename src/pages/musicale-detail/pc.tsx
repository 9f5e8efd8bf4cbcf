import { Crumbs } from '#features/page/crumbs.tsx';
import { useCopy } from '#i18n/copy.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { BuyPanel } from './buy/buy-panel.tsx';
import { Facts, Offer } from './facts.tsx';
import hero from './hero.module.css';
import { Actions, DetailHero } from './hero.tsx';
import styles from './pc.module.css';
import { DetailBody, Related } from './read/body.tsx';
import { type DetailProps, DetailScreen, type HeadProps } from './screen.tsx';
import { useShareDialog } from './share/use-share-dialog.tsx';
import { useDetail } from './use-detail.ts';

const DetailPc = () => <DetailScreen Head={Head} Detail={Detail} />;
export default DetailPc;

function Head({ card, schedule, children, offer }: HeadProps) {
  return (
    <>
      <DetailHero card={card} size="hero" className={hero.hero}>
        <div className={`absolute ${hero.crumbs}`}>
          <Crumbs name="musicale-detail" />
        </div>
        {children}
      </DetailHero>
      <Facts card={card} schedule={schedule}>
        {offer}
      </Facts>
    </>
  );
}

/** The panel's height, from which follows where it comes to rest: none of it is out of reach. */
function measured(panel: HTMLElement) {
  const watch = new ResizeObserver(() => panel.style.setProperty('--tall', `${panel.offsetHeight}px`));
  watch.observe(panel);
  return () => watch.disconnect();
}

function Detail({ card, wanted, firstPrices }: DetailProps) {
  const t = useCopy('concert');
  const { schedule, choose, prices } = useDetail(card, wanted, firstPrices);
  const share = useShareDialog(card.title);
  return (
    <div style={paletteStyle(card.art)}>
      <Head card={card} schedule={schedule} offer={schedule && <Offer card={card} schedule={schedule} />}>
        <Actions card={card} schedule={schedule} share={share} />
      </Head>
      <div className={`wrap grid gap-24 pt-16 pb-24 items-start n-cols-1 n-gap-12 ${styles.lay}`}>
        <DetailBody card={card} schedule={schedule} />
        <aside ref={measured} className={`sticky n-static ${styles.side}`} aria-label={t('sessions')}>
          {schedule && <BuyPanel card={card} schedule={schedule} onSchedule={choose} prices={prices} />}
        </aside>
      </div>
      <Related card={card} />
    </div>
  );
}
