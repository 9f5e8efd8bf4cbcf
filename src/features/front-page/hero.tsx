import type { Ad } from '#domain/contract/content.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthOf } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Carousel, type CarouselState } from '#ui/carousel.tsx';
import { Icon } from '#ui/icon.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './hero.module.css';
import { Slide } from './slide.tsx';

const MAX_SLIDES = 5;
/** Of a slide that names none. */
const HEIGHT = 690;

const CONTROLS = { pc: Deck, mobile: Marks } as const;

/** The banner of the home page: slides, and the deck that names them. */
export function Hero({ ads }: { ads: readonly Ad[] }) {
  const t = useCopy('home');
  const Controls = CONTROLS[useTree().layout];
  const shown = ads.slice(0, MAX_SLIDES);
  if (shown.length === 0) return null;
  return (
    // They share one place: the tallest of them says how high it is.
    <div data-height={Math.max(...shown.map(ad => ad.height ?? HEIGHT))}>
      <Carousel
        label={t('focus')}
        slides={shown.map((ad, i) => ({ key: ad.id, content: <Slide ad={ad} first={i === 0} /> }))}
        controls={state => <Controls ads={shown} {...state} />}
      />
    </div>
  );
}

type DeckProps = CarouselState & { ads: readonly Ad[] };

const oneLine = (title: string, locale: Locale) => title.replace(/　|\n/g, locale === 'zh-CN' ? '　' : ' ');

function Deck({ ads, index, count, go }: DeckProps) {
  const t = useCopy('home');
  const { locale } = useTree();
  return (
    <>
      <div className={`absolute flex gap-2 ${styles.steps}`}>
        <button
          className="grid place-centre on-surface r-1"
          type="button"
          aria-label={t('slides.previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          className="grid place-centre on-surface r-1"
          type="button"
          aria-label={t('slides.next')}
          disabled={index >= count - 1}
          onClick={() => go(index + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <ol className={`cols-5 wrap line-b grid ${styles.deck}`}>
        {ads.map((ad, i) => {
          const first = ad.dates[0] === undefined ? null : hallTime(ad.dates[0]);
          return (
            <li className="line-l" key={ad.id}>
              <button
                className="grid cols-auto-1 gap-y-1 gap-x-4 items-centre w-full relative h-full"
                type="button"
                aria-current={i === index || undefined}
                onClick={() => go(i)}
              >
                {first && <span className="num t-5 lh-1">{first.day}</span>}
                <b className="one-line">{oneLine(ad.title, locale)}</b>
                <small className="t-xs ter one-line">
                  {[first && monthOf(first, locale), ad.kicker].filter(Boolean).join(' ')}
                </small>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** On the phone five strokes stand for the slides, on the ground of the one that is shown. */
function Marks({ ads, index, count, go }: DeckProps) {
  const t = useCopy('home');
  const { locale } = useTree();
  const shownArt = ads[index]?.art;
  return (
    <div
      className={`on-art grid flow-column p-ground ${styles.marks}`}
      style={shownArt && paletteStyle(shownArt)}
    >
      {ads.map((ad, i) => (
        <button
          className="row"
          key={ad.id}
          type="button"
          aria-current={i === index || undefined}
          aria-label={t('slides.of', { n: i + 1, total: count, title: oneLine(ad.title, locale) })}
          onClick={() => go(i)}
        />
      ))}
    </div>
  );
}
