import type { AnsweringDetail } from '#domain/contract/digital.ts';
import { NotHere } from '#features/page/not-here.tsx';
import { PageLoad } from '#features/page/page-load.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { usePageTitle } from '#features/page/use-page-title.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { Strip } from '#halls/deferred-strip.ts';
import { HallPage } from '#halls/hall-page.tsx';
import { Question } from '#halls/question.tsx';
import { Shelf } from '#halls/shelf.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { loader } from './model.ts';
import { useMine } from './use-mine.ts';
import styles from './view.module.css';

/** The line to ask on comes when the page has come to rest. */
const AskForm = deferred(
  part(() => import('./ask-form.tsx'), 'AskForm'),
  null,
);

export { loader } from './model.ts';

const PAGE = 'digitalhall2-askartistdetail';

/** One who answers: the face, what may be asked, a line to ask on, and what others asked. */
export default function HallAskArtistDetail() {
  const { artist } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <PageLoad name={PAGE} from={artist} skeleton={<Skeleton kind="block" className={styles.wait} />}>
        {found => (found ? <Known key={found.id} artist={found} /> : <Unknown />)}
      </PageLoad>
    </HallPage>
  );
}

function Known({ artist }: { artist: AnsweringDetail }) {
  const t = useCopy('ask');
  const { mine, add } = useMine(artist);
  const tone = portraitTone(artist.portrait);
  usePageTitle(artist.name);
  return (
    <article>
      <div className={`wrap grid gap-20 items-start pt-10 pb-4 n-cols-1 n-gap-8 ${styles.open}`}>
        <div style={paletteStyle(tone)}>
          <Portrait attrs={tone} seal={artist.portrait.seal} alt="" lazy={false} />
        </div>
        <div>
          <h1 className="t-display" tabIndex={-1}>
            {artist.name}
          </h1>
          <p className="lead sec">{artist.role}</p>
          <p className={`serif mt-7 t-h3 regular lh-5 ${styles.topic}`}>{artist.topic}</p>
          <p className="sec measure-44 mt-4 lh-text">{artist.bio}</p>
          <AskForm artist={artist} onAsked={add} />
        </div>
      </div>
      {mine.length > 0 && (
        <Shelf title={t('mine')}>
          <ul>
            {mine.map(question => (
              <Question key={question.id} question={question} own />
            ))}
          </ul>
        </Shelf>
      )}
      <Shelf title={t('others')}>
        {artist.questions.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ul>
            {artist.questions.map(question => (
              <Question key={question.id} question={question} />
            ))}
          </ul>
        )}
      </Shelf>
      {artist.titles.length > 0 && (
        <Shelf title={t('titles', { name: artist.name })}>
          <Strip list={artist.titles} />
        </Shelf>
      )}
    </article>
  );
}

function Unknown() {
  const t = useCopy('ask');
  const to = useHallHref();
  return (
    <NotHere title={t('unknown')} text={t('unknownText')}>
      <LinkButton to={to('digitalhall2-askartist')}>{t('all')}</LinkButton>
    </NotHere>
  );
}
