import { PlayButton } from '#features/player/play-button.tsx';
import { Record } from '#halls/sleeve.tsx';
import { Access } from '#halls/title/access.tsx';
import { artistsOf } from '#halls/title/artists-of.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import { Part } from '#halls/title/part.tsx';
import { Credits, Essay, Evenings, People, Programme, Related } from '#halls/title/parts-below.ts';
import { Room } from '#halls/title/room.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

export const loader = titleLoader;

/** An album: the sleeve stays at the left, its back with all that is printed there runs by at the right. */
export default titlePage('digitalhall2-album', Body);

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  return (
    <article>
      <div className={`wrap grid gap-20 items-start pt-8 pb-16 n-cols-1 n-gap-8 ${styles.lay}`}>
        <div className={`sticky n-static ${styles.sleeve}`}>
          <Record card={title} lazy={false} />
          <div className="mt-8">
            <Access title={title} />
          </div>
        </div>
        <div>
          <TitleHead title={title} className={styles.head}>
            {title.state === 'out' && (
              <span className="as-block mt-6">
                <PlayButton
                  id={title.id}
                  name={title.title}
                  kind={title.grant === 'none' ? 'trial' : 'listen'}
                  look="accent"
                  size="lg"
                />
              </span>
            )}
          </TitleHead>
          {title.works.length > 0 && (
            <Part title={t('album.tracks')}>
              <Programme title={title} />
            </Part>
          )}
          {artistsOf(title).length > 0 && (
            <Part title={t('people')}>
              <People title={title} />
            </Part>
          )}
          {hasEssay(title) && (
            <Part title={t('album.booklet')}>
              <Essay title={title} />
            </Part>
          )}
          {title.evenings.length > 0 && (
            <Part title={t('evenings.title')}>
              <Evenings title={title} />
            </Part>
          )}
          <Part title={t('credits.heading')}>
            <Credits title={title} />
          </Part>
        </div>
      </div>
      <Room title={title} />
      <Related title={title} />
    </article>
  );
}
