import { usePageData } from '#features/page/use-page-data.ts';
import { Record } from '#halls/sleeve.tsx';
import { Aside } from '#halls/title/aside.tsx';
import { Essay, Programme, Related } from '#halls/title/deferred-parts.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import lay from '#halls/title/lay.module.css';
import { Part } from '#halls/title/part.tsx';
import { Room } from '#halls/title/room.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, TitlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import { paletteStyle } from '#ui/palette-style.ts';
import { Lengths } from './lengths.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** For the ears: the record out of its sleeve, and its movements as strings, each as long as it lasts. */
export default function ListenDetail() {
  const { title } = usePageData<typeof loader>();
  return <TitlePage name="digitalhall-listen-detail" from={title} Body={Body} />;
}

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  return (
    <article>
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
      <Room title={title} />
      <div className={`wrap grid pt-12 pb-8 m-as-block m-pt-8 m-pb-4 ${lay.lay}`}>
        <div>
          {hasEssay(title) && (
            <Part title={t('notes')}>
              <Essay title={title} />
            </Part>
          )}
          {title.works.length > 0 && (
            <Part title={t('programme.title')}>
              <Programme title={title} />
            </Part>
          )}
        </div>
        <Aside title={title} />
      </div>
      <Related title={title} />
    </article>
  );
}
