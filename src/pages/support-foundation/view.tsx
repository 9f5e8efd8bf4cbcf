import type { Foundation as Page } from '#domain/contract/support.ts';
import { support } from '#domain/contract/support.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { asks } from '#features/page/asks.ts';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { LinkButton } from '#ui/button.tsx';
import { Projects } from './projects.tsx';
import { Trustees } from './trustees.tsx';
import { Uses } from './uses.tsx';
import styles from './view.module.css';
import { Years } from './years.tsx';

export const loader = asks({ page: support.foundation });

export default function Foundation() {
  const t = useCopy('support');
  const { page } = usePageData<typeof loader>();
  return (
    <Essay name="support-foundation" title={t('foundation.title')} from={page}>
      {shown => <Shown page={shown} />}
    </Essay>
  );
}

function Shown({ page }: { page: Page }) {
  const t = useCopy('support');
  const tree = useTree();
  return (
    <>
      <Opening name="support-foundation" headline={page.headline} lead={page.lead} art={page.art} />
      <Projects projects={page.projects} />
      <Years years={page.years} />
      <Uses uses={page.uses} />
      <section
        className={`wrap grid gap-24 py-air-3 on-surface m-cols-1 m-gap-5 n-cols-1 n-gap-8 ${styles.report}`}
        aria-labelledby="foundation-report"
      >
        <div>
          <h2 id="foundation-report">{page.report.title}</h2>
          <p className="xs ter">{longDay(page.report.updatedAt, tree.locale, true)}</p>
        </div>
        <SafeHtml html={page.report.html} className={`prose ${styles.text}`} early />
      </section>
      <Trustees trustees={page.trustees} />
      <p className="wrap pt-8 pb-24 m-pt-5 m-pb-12">
        <LinkButton look="accent" size="lg" to={`${href(tree, 'support')}#give`}>
          {t('foundation.give')}
        </LinkButton>
      </p>
    </>
  );
}
