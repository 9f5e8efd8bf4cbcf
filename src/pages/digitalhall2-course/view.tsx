import { shelf } from '#halls/shelf-model.ts';
import { ShelfPage } from '#halls/shelf-page.tsx';
import { Marks } from '#halls/title-card.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('course', 24);

/** Courses: each a double page, the picture now at the left, now at the right. */
export default function HallCourses() {
  const t = useCopy('hall2');
  const to = useHallHref();
  return (
    <ShelfPage
      name="digitalhall2-course"
      title={t('course.title')}
      lead={t('course.lead')}
      skeleton={<PageSkeleton kind="row" count={3} />}
      empty={t('course.empty')}
    >
      {data => (
        <div className="wrap">
          <ol className={`grid gap-18 pb-8 ${styles.courses}`}>
            {data.list.map((card, i) => (
              <li key={card.id}>
                <Link
                  className={`group items-centre n-cols-1 n-gap-5 grid gap-18 ${styles.course}`}
                  to={to('digitalhall2-coursedetail', { id: card.id })}
                >
                  <Art attrs={card.art} ratio="r169" size="wide" lazy={i > 0}>
                    <Marks card={card} />
                  </Art>
                  <span>
                    <span className={`num lh-1 ter ${styles.number}`}>{i + 1}</span>
                    <h2 className="mt-3 group-line">
                      <Named>{card.title}</Named>
                    </h2>
                    <span className={`sec lh-text ${styles.text}`}>{card.standfirst}</span>
                    {card.people && <span className="sm ter keep-all">{card.people}</span>}
                    <span className={`more ${styles.go}`}>
                      {t('course.open')}
                      <Icon name="arrow" />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ol>
        </div>
      )}
    </ShelfPage>
  );
}
