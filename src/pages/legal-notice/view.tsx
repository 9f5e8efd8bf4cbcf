import { SafeHtml } from '#features/html/safe-html.tsx';
import { PageHead } from '#features/page/page-head.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { SideIndex } from '#features/side-index/side-index.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hallTime, monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Load } from '#ui/load.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { Chapter, loader } from './model.ts';
import styles from './view.module.css';

export { loader } from './model.ts';

export default function LegalNotice() {
  const t = useCopy('info');
  const data = usePageData<typeof loader>();
  return (
    <>
      <PageHead name="legalNotice" title={t('legal.title')} />
      <Load from={data.chapters} skeleton={<PageSkeleton title className="py-12" count={20} />}>
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
  return (
    <SideIndex label={t('legal.index')} entries={chapters.map(c => ({ id: c.id, name: c.title }))}>
      {chapters.map(chapter => (
        <section key={chapter.id} id={chapter.id}>
          <h2>{chapter.title}</h2>
          {chapter.summary && <p className="lead sec mt-5 measure">{chapter.summary}</p>}
          {chapter.html ? (
            <SafeHtml html={chapter.html} className={`prose ${styles.text}`} early />
          ) : (
            <p>{t('legal.failed')}</p>
          )}
          {chapter.updatedAt && (
            <p className="xs ter">{t('legal.updated', { date: dayOf(chapter.updatedAt, locale) })}</p>
          )}
        </section>
      ))}
    </SideIndex>
  );
}
