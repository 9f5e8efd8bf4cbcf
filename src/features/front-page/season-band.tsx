import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime } from '#lib/dates.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { adTarget } from './ad-target.ts';
import { TextLines } from './lines.tsx';
import styles from './season-band.module.css';

/** 2026–27: seasons begin in September. */
const seasonOf = ({ year, month }: { year: number; month: number }): string => {
  const from = month >= 9 ? year : year - 1;
  return `${from}–${String((from + 1) % 100).padStart(2, '0')}`;
};

const LOOK = {
  pc: { band: styles.wide, art: 'hero', button: 'lg' },
  mobile: { band: styles.phone, art: 'wide', button: undefined },
} as const;

/** The season in one band of colour. */
export function SeasonBand({ ad }: { ad: Ad }) {
  const tree = useTree();
  const look = LOOK[tree.layout];
  const target = adTarget(tree, ad.link);
  const words = (
    <div className={styles.words}>
      <p className={`num ${styles.year}`}>{seasonOf(hallTime(Date.now()))}</p>
      <h2>{ad.title}</h2>
      <p className={styles.text}>
        <TextLines>{ad.text}</TextLines>
      </p>
      {target && 'to' in target && (
        <LinkButton onArt size={look.button} to={target.to}>
          {ad.linkText}
        </LinkButton>
      )}
    </div>
  );
  const className = cx('on-art p-on', look.band);
  return (
    <section>
      {ad.art ? (
        <Art attrs={ad.art} size={look.art} className={className}>
          {words}
        </Art>
      ) : (
        <div className={className}>{words}</div>
      )}
    </section>
  );
}
