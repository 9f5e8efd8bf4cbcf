import { usePageData } from '#features/page/use-page-data.ts';
import { Evening } from '#halls/live/evening.tsx';
import { eveningsOf } from '#halls/live/evening-model.ts';
import { Room } from '#halls/title/room.tsx';
import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';
import type { PageArgs } from '#site/page-args.ts';

export const loader = (args: PageArgs) => ({ ...titleLoader(args), ...eveningsOf(args, true) });

/** A live evening: how long until the doors open, what happens when, by both clocks; then the music itself. */
export default titlePage('digitalhall2-livedetail', Body);

function Body({ title }: BodyProps) {
  const { live, airing } = usePageData<typeof loader>();
  return (
    <TitleArticle
      title={title}
      room={
        <>
          <Room title={title} live />
          {live && <Evening title={title} live={live} wanted={airing} />}
        </>
      }
    >
      <Works title={title} />
      <Notes title={title} />
    </TitleArticle>
  );
}
