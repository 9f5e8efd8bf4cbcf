import { PAGE_ART } from '#art/page-art.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { AboutHead, Statement } from '#features/page/about-head.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { pageTitle } from '#site/pages.ts';
import { Art } from '#ui/art.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { Chapter, Facts, loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

const ON = ['about-memorabilia', 'about-member', 'about-sso'] as const;

export default function Introduce() {
  const t = useCopy('about');
  const tree = useTree();
  const data = usePageData<typeof loader>();
  return (
    <>
      <AboutHead name="about-introduce" />
      <div className={`wrap flex flex-wrap items-end justify-between ${styles.open}`}>
        <Statement className={styles.title}>{t('introduce.title')}</Statement>
        <Load from={data.facts} skeleton={<Skeleton kind="block" className={styles.factsWait} />} aside>
          {facts => <FactList facts={facts} />}
        </Load>
      </div>
      <Art attrs={PAGE_ART.about} size="hero" lazy={false} className={styles.picture} />
      <Load from={data.chapters} skeleton={<PageSkeleton className="py-16 page-wait" count={24} />}>
        {chapters => (chapters.length > 0 ? <Chapters chapters={chapters} /> : <EmptyState level={2} />)}
      </Load>
      <nav
        className={`wrap cols-3 gap-gutter pb-24 m-cols-1 m-gap-0 m-pb-12 grid ${styles.on}`}
        aria-label={t('introduce.on')}
      >
        {ON.map(name => (
          <Link
            className="flex items-centre justify-between py-5 hover-line"
            key={name}
            to={href(tree, name)}
          >
            {pageTitle(name, tree.locale)}
            <Icon name="arrow" />
          </Link>
        ))}
      </nav>
    </>
  );
}

function FactList({ facts }: { facts: Facts }) {
  const t = useCopy('about');
  return (
    <dl className={`flex flex-wrap gap-air-2 ${styles.facts}`} aria-label={t('introduce.facts')}>
      {(['founded', 'players', 'seats'] as const).map(name => (
        <div className="flex col-reverse" key={name}>
          <dt className="t-sm sec">{t(`introduce.${name}`)}</dt>
          <dd className="num m-t-4 t-7">
            {name === 'seats' ? facts.seats.toLocaleString('en-US') : facts[name]}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useCopy('about');
  return (
    <div
      className={`wrap grid gap-16 items-start pt-18 pb-12 m-as-block m-pt-8 m-pb-4 n-as-block ${styles.lay}`}
    >
      <nav
        className={`sticky ink-t m-static m-mb-10 n-static n-mb-8 ${styles.index}`}
        aria-label={t('introduce.index')}
      >
        <ol>
          {chapters.map(c => (
            <li key={c.id}>
              <a className="row line-b hover-line" href={`#${c.id}`}>
                {c.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        {chapters.map(c => (
          <section
            key={c.id}
            id={c.id}
            className={`grid gap-y-8 gap-x-12 pb-air-3 m-as-block n-as-block ${styles.chapter}`}
            aria-labelledby={`${c.id}-title`}
          >
            <h2 id={`${c.id}-title`}>{c.title}</h2>
            <div>
              <p className="serif t-h3 mb-6">{c.line}</p>
              {c.html ? <SafeHtml html={c.html} /> : <p className="sec">{t('introduce.failed')}</p>}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
