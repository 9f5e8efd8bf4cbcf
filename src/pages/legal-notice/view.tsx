import { useEffect } from 'react';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Banner } from '#ui/banner.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { Chapter, loader } from './model.ts';
import styles from './view.module.css';

export default function LegalNotice() {
  const t = useCopy('info');
  const { layout } = useTree();
  const data = usePageData<typeof loader>();
  return (
    <>
      <Banner type={8} title={t('legal.title')} />
      {layout === 'pc' && (
        <div className={`wrap ${styles.sub}`}>
          <Crumbs name="legalNotice" />
        </div>
      )}
      <Load
        from={data.chapters}
        skeleton={
          <div className={`wrap ${styles.skeleton}`}>
            <Skeleton kind="title" />
            <Skeleton count={20} />
          </div>
        }
      >
        {chapters => (chapters.length > 0 ? <Chapters chapters={chapters} /> : <EmptyState level={2} />)}
      </Load>
    </>
  );
}

const dayOf = (at: string, locale: Locale): string => {
  const d = hallTime(at);
  return locale === 'zh-CN'
    ? `${d.year}年${d.month}月${d.day}日`
    : `${d.day} ${monthName(d.month, locale)} ${d.year}`;
};

function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useCopy('info');
  const { locale } = useTree();
  useEffect(() => {
    const hash = window.location.hash.slice(1);
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, []);
  return (
    <div className={`wrap ${styles.lay}`}>
      <nav className={styles.side} aria-label={t('legal.index')}>
        <ol>
          {chapters.map(chapter => (
            <li key={chapter.id}>
              <a href={`#${chapter.id}`}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.chapters}>
        {chapters.map(chapter => (
          <section key={chapter.id} id={chapter.id}>
            <h2>{chapter.title}</h2>
            {chapter.summary && <p className={`lead sec ${styles.summary}`}>{chapter.summary}</p>}
            {chapter.html ? (
              <SafeHtml html={chapter.html} className={`prose ${styles.text}`} />
            ) : (
              <p>{t('legal.failed')}</p>
            )}
            {chapter.updatedAt && (
              <p className="xs ter">{t('legal.updated', { date: dayOf(chapter.updatedAt, locale) })}</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
