import { Fragment, type ReactNode } from 'react';
import type { ArtTone } from '#art/path.ts';
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

/** How an essay-like page begins: a few words set large on a ground, and its artwork. The page brings its own h1. */
export function Opening({ name, headline, lead, art, children }: Props) {
  return (
    <section className={cx('on-art', styles.opening)} style={paletteStyle(art)}>
      <div className={styles.words}>
        <PageCrumbs name={name} className={styles.crumbs} />
        <p className={cx('serif', styles.headline)}>
          {headline.map((line, i) => (
            <Fragment key={line}>
              {i > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <Art attrs={art} size="wide" lazy={false} className={styles.art} />
    </section>
  );
}
