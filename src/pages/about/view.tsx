import type { Ad } from '#domain/contract/content.ts';
import { PortraitCard } from '#features/orchestra/portrait-card.tsx';
import { AboutHead, Statement } from '#features/page/about-head.tsx';
import { isHere, siteTarget } from '#features/page/site-link.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import { LARGE, type loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function About() {
  const t = useCopy('about');
  const tree = useTree();
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about" />
      <div
        className={`wrap grid gap-12 items-end pt-12 pb-10 m-as-block m-pt-7 m-pb-6 n-as-block ${styles.open}`}
      >
        <Statement>{t('about.title')}</Statement>
        <p className="sec lead">{t('about.lead')}</p>
      </div>
      <Load from={data.doors} skeleton={<PageSkeleton className={styles.waiting} kind="block" />}>
        {doors => (doors.length > 0 ? <Doors doors={doors} /> : <EmptyState level={2} />)}
      </Load>
      <section className="wrap pt-20 pb-24 m-py-12" aria-labelledby="helm">
        <div className="sec-head">
          <h2 id="helm">{t('about.people')}</h2>
          <MoreLink to={href(tree, 'about-member')}>{t('about.allPeople')}</MoreLink>
        </div>
        <Load
          from={data.helm}
          skeleton={
            <div className={`grid gap-y-8 gap-x-gutter mt-6 m-cols-2 cols-4 ${styles.people}`}>
              <Skeleton kind="card" ratio="r45" count={4} />
            </div>
          }
        >
          {people => (
            <ul className={`grid gap-y-8 gap-x-gutter mt-6 m-cols-2 cols-4 ${styles.people}`}>
              {people.map(person => (
                <li key={person.id}>
                  <PortraitCard person={person} tone={portraitTone(person.portrait)} />
                </li>
              ))}
            </ul>
          )}
        </Load>
      </section>
    </>
  );
}

function Doors({ doors }: { doors: readonly Ad[] }) {
  const t = useCopy('about');
  const tree = useTree();
  const here = doors.filter(d => isHere(tree, d.link));
  const to = (door: Ad) => siteTarget(tree, door.link) ?? href(tree, 'about');
  return (
    <div className="wrap">
      <ul
        className={`grid gap-y-12 gap-x-gutter m-grid m-cols-2 m-gap-y-8 m-gap-x-gutter n-as-block ${styles.doors}`}
      >
        {here.slice(0, LARGE).map((door, i) => (
          <li key={door.id}>
            <Link className="as-block" to={to(door)}>
              {door.art && <Art attrs={door.art} lazy={i > 1} />}
              <div>
                {door.kicker && <p className="sm ter">{door.kicker}</p>}
                <h2 className="t-h2 mt-1 mb-1">{door.title}</h2>
                <p className="sec">{door.text}</p>
              </div>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="more-doors" className={styles.more}>
        <h2 id="more-doors" className="vh">
          {t('about.more')}
        </h2>
        <ul className="m-cols-1 m-mt-10 grid gap-x-gutter mt-16 cols-4">
          {here.slice(LARGE).map(door => (
            <li key={door.id}>
              <Link to={to(door)}>
                <h3>{door.title}</h3>
                <p className="t-sm sec lh-75">{door.text}</p>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
