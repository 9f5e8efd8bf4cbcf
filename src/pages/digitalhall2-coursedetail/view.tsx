import { clockOf } from '#halls/length.ts';
import { Part } from '#halls/title/part.tsx';
import { Notes, TitleArticle } from '#halls/title/title-article.tsx';
import { TitleHead } from '#halls/title/title-head.tsx';
import { titleLoader } from '#halls/title/title-model.ts';
import { type BodyProps, titlePage } from '#halls/title/title-page.tsx';
import { Works } from '#halls/title/works.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** A course: its lessons along a line, each at its own second. */
export default titlePage('digitalhall2-coursedetail', Body);

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  const to = useHallHref();
  return (
    <TitleArticle
      title={title}
      head={
        <TitleHead title={title}>
          <p className="sec measure-44 mt-4 lh-text">{title.standfirst}</p>
        </TitleHead>
      }
    >
      {title.lessons.length > 0 && (
        <Part title={t('lessons.title', { count: title.lessons.length })}>
          <ol className={styles.lessons}>
            {title.lessons.map(lesson => (
              <li className="grid gap-4 pb-8 relative" key={lesson.id}>
                <span className="num">{lesson.number}</span>
                <div>
                  <h3>
                    <Link
                      className="inline-block hover-line"
                      to={to('digitalhall2-coursedetail', { id: title.id, t: Math.floor(lesson.start) })}
                    >
                      <Named>{lesson.title}</Named>
                    </Link>
                  </h3>
                  <p className="sec measure lh-text">{lesson.text}</p>
                </div>
                <span className="num ter">{clockOf(lesson.end - lesson.start)}</span>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Notes title={title} />
      <Works title={title} heading={t('lessons.works')} />
    </TitleArticle>
  );
}
