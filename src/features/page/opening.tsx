import { Fragment, type ReactNode } from 'react';
import type { ArtTone } from '#art/path.ts';
import { useTree } from '#i18n/tree-context.tsx';
import type { PageName } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { Crumbs } from './crumbs.tsx';
import styles from './opening.module.css';

const WAY = { pc: Way, mobile: () => null } as const;

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
  const Above = WAY[useTree().layout];
  return (
    <section className={cx('on-art', styles.opening)} style={paletteStyle(art)}>
      <div className={styles.words}>
        <Above name={name} />
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

function Way({ name }: Pick<Props, 'name'>) {
  return (
    <div className={styles.crumbs}>
      <Crumbs name={name} />
    </div>
  );
}
