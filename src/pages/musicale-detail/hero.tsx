import { Fragment, type ReactNode } from 'react';
import type { ArtSize } from '#art/path.ts';
import type { ProgramCard, ProgramDetail } from '#domain/contract/program.ts';
import { titleLines } from '#features/programme-card/title.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { Art } from '#ui/art.tsx';
import { cx } from '#ui/class-names.ts';
import { deferred } from '#ui/deferred.tsx';
import { Named } from '#ui/named.tsx';
import { part } from '#ui/part.ts';
import styles from './hero.module.css';
import type { ActionsProps } from './share/actions.tsx';

/** Nothing of them is pressed before the page has come to rest. */
const Buttons = deferred(
  part(() => import('./share/actions.tsx'), 'Actions'),
  null,
);
export const Actions = (props: ActionsProps) => (
  <>
    <div className={`absolute flex gap-2 ${styles.actions}`}>
      <Buttons {...props} />
    </div>
    {props.share.dialog}
  </>
);

/** Longest line that the two larger sizes hold, in characters. */
const FITS = { 'zh-CN': [8, 12], 'en-US': [20, 32] } as const;

interface Props {
  /** A list knows it without its title in the other language. */
  card: ProgramCard & Partial<Pick<ProgramDetail, 'titleOther' | 'otherLang'>>;
  size: ArtSize;
  className: string | undefined;
  /** Above the title. */
  children?: ReactNode;
}

/** The head of a concert: its artwork, its title, and its title in the other language. */
export function DetailHero({ card, size: artSize, className, children }: Props) {
  const { locale } = useTree();
  const lines = titleLines(card);
  const longest = Math.max(...lines.map(line => line.length));
  const [large, medium] = FITS[locale];
  const size = longest <= large ? undefined : longest <= medium ? 'm' : 's';
  return (
    <Art attrs={card.art} size={artSize} lazy={false} className={cx('on-art', className)}>
      {children}
      <div className={styles.words}>
        <h1 data-size={size}>
          {lines.map((line, i) => (
            <Fragment key={line}>
              {i > 0 && <br />}
              <Named>{line}</Named>
            </Fragment>
          ))}
        </h1>
        <p className={`mt-4 ${styles.other}`} lang={card.otherLang}>
          {card.titleOther ?? '\u00a0'}
        </p>
      </div>
    </Art>
  );
}
