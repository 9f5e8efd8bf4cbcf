import { Fragment, type ReactNode } from 'react';
import type { ArtTone } from '#art/path.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { PageName } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './opening.module.css';
import { PageCrumbs } from './page-crumbs.tsx';

interface Props {
  name: PageName;
  /** One string a line. */
  headline: readonly string[];
  lead: ReactNode;
  art: ArtTone;
  children?: ReactNode;
}

/** How an essay-like page begins: a few words set large, on the desktop on a ground with their artwork beside them. */
export function Opening(props: Props) {
  const Own = OPENING[useTree().layout];
  return <Own {...props} />;
}

const OPENING = {
  pc: ({ name, art, ...words }: Props) => (
    <section className={cx('on-art', 'grid p-ground p-on', styles.opening)} style={paletteStyle(art)}>
      <div className={`column min-w-0 ${styles.words}`}>
        <PageCrumbs name={name} className={styles.crumbs} />
        <Words {...words} />
      </div>
      <Art attrs={art} size="wide" lazy={false} className={styles.art} />
    </section>
  ),
  // Below the banner of its page.
  mobile: (words: Props) => (
    <section className={cx('wrap', 'py-6')}>
      <Words {...words} />
    </section>
  ),
};

function Words({ headline, lead, children }: Pick<Props, 'headline' | 'lead' | 'children'>) {
  return (
    <>
      <p className={cx('serif', 'nowrap m-lh-2', styles.headline)}>
        {headline.map((line, i) => (
          <Fragment key={line}>
            {i > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
      <p className={`mt-4 lh-text m-mt-2 m-lh-6 ${styles.lead}`}>{lead}</p>
      {children}
    </>
  );
}
