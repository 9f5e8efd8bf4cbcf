import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { adTarget } from './ad-target.ts';
import { TextLines } from './lines.tsx';
import styles from './season-band.module.css';

/** The season in one band of colour. */
export function SeasonBand({ ad }: { ad: Ad }) {
  const tree = useTree();
  const phone = tree.layout === 'mobile';
  const target = adTarget(tree, ad.link);
  const words = (
    <div className={styles.words}>
      {ad.kicker && <p className={`num ${styles.year}`}>{ad.kicker}</p>}
      <h2>{ad.title}</h2>
      <p className={styles.text}>
        <TextLines>{ad.text}</TextLines>
      </p>
      {target && 'to' in target && (
        <LinkButton onArt size={phone ? undefined : 'lg'} to={target.to}>
          {ad.linkText}
        </LinkButton>
      )}
    </div>
  );
  const className = cx('on-art', styles.band, phone ? styles.phone : styles.wide);
  return (
    <section>
      {ad.art ? (
        <Art attrs={ad.art} size={phone ? 'wide' : 'hero'} className={className}>
          {words}
        </Art>
      ) : (
        <div className={className}>{words}</div>
      )}
    </section>
  );
}
