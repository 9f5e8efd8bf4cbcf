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

interface Props {
  ad: Ad;
  /** The first slide is the first picture of the page: it does not wait. */
  first: boolean;
}

/** A slide of the banner: the type stands on the ground colour, the artwork beside or above it. */
export function Slide({ ad, first }: Props) {
  const tree = useTree();
  const phone = tree.layout === 'mobile';
  const target = adTarget(tree, ad.link);
  const dates = ad.dates.slice(0, 2).map(at => ({ at, ...hallTime(at) }));
  const text = (
    <div className={styles.text}>
      {ad.kicker && <p className={styles.kicker}>{ad.kicker}</p>}
      <h2 data-size={sizeOf(ad.title, tree.locale)}>
        <BrokenTitle>{ad.title}</BrokenTitle>
      </h2>
      {ad.text && !phone && (
        <p className={styles.lines}>
          <TextLines>{ad.text}</TextLines>
        </p>
      )}
      <div className={styles.foot}>
        {dates.map(d => (
          <p key={d.at} className={styles.date}>
            <span className="num">{d.day}</span>
            <span>
              {phone ? (
                <>
                  {monthOf(d, tree.locale, true)}
                  <br />
                  {weekdayShort(d.weekday, tree.locale)}
                </>
              ) : (
                <>
                  {`${monthOf(d, tree.locale)} ${weekdayShort(d.weekday, tree.locale)}`}
                  <br />
                  {d.time}
                </>
              )}
            </span>
          </p>
        ))}
        {target && 'to' in target && ad.linkText && (
          <LinkButton
            size={phone ? undefined : 'lg'}
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
  const className = cx('on-art', phone ? styles.phone : styles.wide);
  if (!ad.art) return <div className={className}>{text}</div>;
  return phone ? (
    <Art attrs={ad.art} size="poster" lazy={!first} className={className}>
      {text}
    </Art>
  ) : (
    <Art attrs={ad.art} size="hero" lazy={!first} className={className}>
      {text}
    </Art>
  );
}
