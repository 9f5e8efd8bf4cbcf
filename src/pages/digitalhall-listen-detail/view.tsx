import { Record } from '#halls/sleeve.tsx';
import { Part } from '#halls/title/part.tsx';
import { Programme } from '#halls/title/parts-below.ts';
import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { Lengths } from './lengths.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** For the ears: the record out of its sleeve, and its movements as strings, each as long as it lasts. */
export default titlePage('digitalhall-listen-detail', Body);

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  return (
    <TitleArticle
      title={title}
      head={
        <div
          className={`wrap grid items-centre pt-7 pb-12 m-as-block m-pt-5 m-pb-7 gap-16 ${styles.open}`}
          style={paletteStyle({ ...title.art, ground: 'ink' })}
        >
          <Record card={title} lazy={false} />
          <div>
            <TitleHead title={title} className={styles.head} />
            <Lengths title={title} />
          </div>
        </div>
      }
    >
      <Notes title={title} />
      {title.works.length > 0 && (
        <Part title={t('programme.title')}>
          <Programme title={title} />
        </Part>
      )}
    </TitleArticle>
  );
}
