import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthOf, weekdayShort } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { adTarget } from './ad-target.ts';
import { BrokenTitle, TextLines } from './lines.tsx';
import styles from './slide.module.css';

/** Longest line that the largest sizes hold, in characters. */
const FITS = { 'zh-CN': [7, 11], 'en-US': [24, 40] } as const;
function sizeOf(title: string, locale: Locale): 'l' | 'm' | 's' {
  const longest = Math.max(...title.split(/　|\n/).map(line => line.length));
  const [large, medium] = FITS[locale];
  return longest <= large ? 'l' : longest <= medium ? 'm' : 's';
}

const LOOK = {
  pc: { slide: styles.wide, art: 'hero', button: 'lg', Lines, When },
  mobile: { slide: styles.phone, art: 'poster', button: undefined, Lines: () => null, When: WhenShort },
} as const;

interface Props {
  ad: Ad;
  /** The first slide is the first picture of the page: it does not wait. */
  first: boolean;
}

/** A slide of the banner: the type stands on the ground colour, the artwork beside or above it. */
export function Slide({ ad, first }: Props) {
  const tree = useTree();
  const look = LOOK[tree.layout];
  const target = adTarget(tree, ad.link);
  const text = (
    <div className={`column ${styles.text}`}>
      {ad.kicker && <p className={styles.kicker}>{ad.kicker}</p>}
      <h2 data-size={sizeOf(ad.title, tree.locale)}>
        <BrokenTitle>{ad.title}</BrokenTitle>
      </h2>
      {ad.text && <look.Lines text={ad.text} />}
      <div className={`flex flex-wrap items-end ${styles.foot}`}>
        {ad.dates.slice(0, 2).map(at => {
          const date = hallTime(at);
          return (
            <p key={at} className={`flex fixed-size items-end keep-all ${styles.date}`}>
              <span className="num">{date.day}</span>
              <span>
                <look.When date={date} locale={tree.locale} />
              </span>
            </p>
          );
        })}
        {target && 'to' in target && ad.linkText && (
          <LinkButton
            size={look.button}
            look={ad.dates.length > 0 ? 'accent' : undefined}
            onArt={ad.dates.length === 0}
            to={target.to}
            className={styles.go}
          >
            {ad.linkText}
          </LinkButton>
        )}
      </div>
    </div>
  );
  const className = cx('on-art', look.slide);
  if (!ad.art) return <div className={className}>{text}</div>;
  return (
    <Art attrs={ad.art} size={look.art} lazy={!first} className={className}>
      {text}
    </Art>
  );
}

function Lines({ text }: { text: string }) {
  return (
    <p className={styles.lines}>
      <TextLines>{text}</TextLines>
    </p>
  );
}

interface WhenProps {
  date: ReturnType<typeof hallTime>;
  locale: Locale;
}

function When({ date, locale }: WhenProps) {
  const day = weekdayShort(date.weekday, locale);
  return (
    <>
      {locale === 'zh-CN' ? `${monthOf(date, locale)} ${day}` : monthOf(date, locale)}
      <br />
      {locale === 'zh-CN' ? date.time : `${day}, ${date.time}`}
    </>
  );
}

function WhenShort({ date, locale }: WhenProps) {
  return (
    <>
      {monthOf(date, locale, true)}
      <br />
      {weekdayShort(date.weekday, locale)}
    </>
  );
}
