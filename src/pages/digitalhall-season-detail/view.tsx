import { usePageData } from '#features/page/use-page-data.ts';
import { Evening } from '#halls/live/evening.tsx';
import { eveningsOf } from '#halls/live/evening-model.ts';
import { Room } from '#halls/title/room.tsx';
import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';
import type { PageArgs } from '#site/page-args.ts';

/** Where a live evening has no page of its own its link leads here, and names the airing. */
export const loader = (args: PageArgs) => ({ ...titleLoader(args), ...eveningsOf(args, false) });

/** A concert of the season: its name, the room it is played in, then its programme like the one at the door. */
export default titlePage('digitalhall-season-detail', Body);

function Body({ title }: BodyProps) {
  const { live, airing } = usePageData<typeof loader>();
  return (
    <TitleArticle
      title={title}
      room={
        <>
          <Room title={title} />
          {live && <Evening title={title} live={live} wanted={airing} />}
        </>
      }
    >
      <Works title={title} />
      <Notes title={title} />
    </TitleArticle>
  );
}
