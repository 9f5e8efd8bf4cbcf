import { digital } from '#domain/contract/digital.ts';
import { asks } from '#features/page/asks.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { MyQuestions } from './my-questions.tsx';
import styles from './view.module.css';

export const loader = asks({ artists: digital.artists });

/** Those who answer, face by face, with what they can be asked; and what one has asked oneself. */
export default function HallAskArtist() {
  const t = useCopy('ask');
  const to = useHallHref();
  const { artists } = usePageData<typeof loader>();
  return (
    <HallPage name="digitalhall2-askartist">
      <HallHead title={t('title')} lead={t('lead')} />
      <div className="wrap">
        <Load
          from={artists}
          skeleton={
            <div className={`grid gap-y-12 gap-x-gutter pb-8 cols-4 ${styles.faces}`}>
              <Skeleton kind="card" ratio="r45" count={4} />
            </div>
          }
        >
          {list =>
            list.length === 0 ? (
              <EmptyState level={2} title={t('empty')} />
            ) : (
              <ul className={`grid gap-y-12 gap-x-gutter pb-8 cols-4 ${styles.faces}`}>
                {list.map((artist, i) => (
                  <li key={artist.id}>
                    <Link className="card group" to={to('digitalhall2-askartistdetail', { id: artist.id })}>
                      <Portrait
                        attrs={portraitTone(artist.portrait)}
                        seal={artist.portrait.seal}
                        alt=""
                        lazy={i > 3}
                      />
                      <h2 className="mt-4 t-h3 group-line">
                        {artist.name}
                        <small className="ter">{artist.role}</small>
                      </h2>
                      <p className="sec mt-1">{artist.topic}</p>
                      <p className="sm ter mt-1">{t('answered', { count: artist.answered })}</p>
                    </Link>
                  </li>
                ))}
              </ul>
            )
          }
        </Load>
      </div>
      <MyQuestions />
    </HallPage>
  );
}
