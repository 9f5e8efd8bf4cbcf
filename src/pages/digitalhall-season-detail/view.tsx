import { usePageData } from '#features/page/use-page-data.ts';
import { Aside } from '#halls/title/aside.tsx';
import { Essay, Related } from '#halls/title/deferred-parts.ts';
import { hasEssay } from '#halls/title/has-essay.ts';
import lay from '#halls/title/lay.module.css';
import { Part } from '#halls/title/part.tsx';
import { Programme } from '#halls/title/programme.tsx';
import { Room } from '#halls/title/room.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, TitlePage } from '#halls/title/title-page.tsx';
import { useCopy } from '#i18n/copy.ts';

export const loader = titleLoader;

/** A concert of the season: its name, the room it is played in, then its programme like the one at the door. */
export default function SeasonDetail() {
  const { title } = usePageData<typeof loader>();
  return <TitlePage name="digitalhall-season-detail" from={title} Body={Body} />;
}

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  return (
    <article>
      <TitleHead title={title} />
      <Room title={title} />
      <div className={`wrap grid pt-12 pb-8 m-as-block m-pt-8 m-pb-4 ${lay.lay}`}>
        <div>
          {title.works.length > 0 && (
            <Part title={t('programme.title')}>
              <Programme title={title} />
            </Part>
          )}
          {hasEssay(title) && (
            <Part title={t('notes')}>
              <Essay title={title} />
            </Part>
          )}
        </div>
        <Aside title={title} />
      </div>
      <Related title={title} />
    </article>
  );
}
