import { usePageData } from '#features/page/use-page-data.ts';
import { clockOf } from '#halls/length.ts';
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
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Link } from '#ui/link.tsx';
import styles from './view.module.css';

export const loader = titleLoader;

/** A course: its lessons along a line, each at its own second. */
export default function HallCourse() {
  const { title } = usePageData<typeof loader>();
  return <TitlePage name="digitalhall2-coursedetail" from={title} Body={Body} />;
}

function Body({ title }: BodyProps) {
  const t = useCopy('title');
  const to = useHallHref();
  return (
    <article>
      <TitleHead title={title}>
        <p className="sec measure-44 mt-4 lh-text">{title.standfirst}</p>
      </TitleHead>
      <Room title={title} />
      <div className={`wrap grid pt-12 pb-8 m-as-block m-pt-8 m-pb-4 ${lay.lay}`}>
        <div>
          {title.lessons.length > 0 && (
            <Part title={t('lessons.title', { count: title.lessons.length })}>
              <ol className={styles.lessons}>
                {title.lessons.map(lesson => (
                  <li className="grid gap-4 pb-8" key={lesson.id}>
                    <span className="num">{lesson.number}</span>
                    <div>
                      <h3>
                        <Link
                          className="inline-block hover-line"
                          to={to('digitalhall2-coursedetail', { id: title.id, t: Math.floor(lesson.start) })}
                        >
                          {lesson.title}
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
          {hasEssay(title) && (
            <Part title={t('notes')}>
              <Essay title={title} />
            </Part>
          )}
          {title.works.length > 0 && (
            <Part title={t('lessons.works')}>
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
