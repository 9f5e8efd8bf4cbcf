import { festive } from '#art/page-art.ts';
import { TitleActions } from '#halls/title/deferred-actions.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import { Part } from '#halls/title/part.tsx';
import { Essay } from '#halls/title/parts-below.ts';
import { Programme } from '#halls/title/programme.tsx';
import { TitleArticle } from '#halls/title/title-article.tsx';
import { TitleFacts } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import styles from './view.module.css';

export const loader = titleLoader;

/** A New Year: the figure of the year fills the house, the encores stand in the order of the evening. */
export default titlePage('digitalhall-year-detail', Body);

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  const tone = festive(title.art);
  return (
    <TitleArticle
      title={title}
      head={
        <div className="on-art relative clip mt-4 p-ground p-on m-mt-0" style={paletteStyle(tone)}>
          <Art attrs={tone} size="hero" lazy={false} className={`inset-0 ${styles.art}`} />
          <div className={`relative ${styles.words}`}>
            <p className={`num ${styles.year}`} aria-hidden="true">
              {title.year}
            </p>
            <h1 className="mt-air-1" tabIndex={-1}>
              <Named>{title.title}</Named>
            </h1>
            <p className="lead keep-all">{title.people}</p>
            <div className={`row flex-wrap gap-y-4 gap-x-8 mt-4 ${styles.foot}`}>
              <TitleFacts title={title} />
              <TitleActions title={title} />
            </div>
          </div>
        </div>
      }
    >
      {hasEssay(title) && <Essay title={title} />}
      {title.works.length > 0 && (
        <Part title={t('year.programme')} className={styles.evening}>
          <Programme title={title} />
        </Part>
      )}
    </TitleArticle>
  );
}
