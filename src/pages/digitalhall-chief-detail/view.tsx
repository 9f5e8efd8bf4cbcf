import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { artistsOf } from '#halls/title/artists-of.ts';
import { Room } from '#halls/title/room.tsx';
import { TitleArticle } from '#halls/title/title-article.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** With the chief conductor: what the conductor writes comes first, in a hand of its own; then the programme. */
export default titlePage('digitalhall-chief-detail', Body);

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  const [conductor] = artistsOf(title);
  return (
    <TitleArticle
      title={title}
      room={
        <>
          <Room title={title} />
          <section
            className={`wrap grid items-start pt-16 m-as-block m-pt-8 gap-18 ${styles.hand}`}
            aria-labelledby="hand"
          >
            {conductor?.portrait.instrument && (
              <Portrait
                attrs={portraitTone(conductor.portrait)}
                seal={conductor.portrait.seal}
                alt=""
                className={styles.face}
              />
            )}
            <div>
              <h2 className="small-sans ter" id="hand">
                {t('chief.hand')}
              </h2>
              {title.lead && (
                <p className={`serif mt-3 regular lh-4 m-t-2 t-6 ${styles.lead}`}>{title.lead}</p>
              )}
              <div className={`mt-air-1 gap-x-10 lh-text sec ${styles.text}`}>
                {title.paragraphs.map(paragraph => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {conductor && (
                <p className={`serif mt-6 t-h3 ${styles.name}`}>
                  {conductor.name}
                  <small className="sm ter">{conductor.role}</small>
                </p>
              )}
            </div>
          </section>
        </>
      }
    >
      <Works title={title} />
    </TitleArticle>
  );
}
