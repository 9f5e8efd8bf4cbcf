import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';

export const loader = titleLoader;

/** A concert of the season: its name, the room it is played in, then its programme like the one at the door. */
export default titlePage('digitalhall-season-detail', Body);

function Body({ title }: BodyProps) {
  return (
    <TitleArticle title={title}>
      <Works title={title} />
      <Notes title={title} />
    </TitleArticle>
  );
}
