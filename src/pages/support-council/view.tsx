import type { Council as Page } from '#domain/contract/support.ts';
import { support } from '#domain/contract/support.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Letter } from '#features/letter/letter.tsx';
import { asks } from '#features/page/asks.ts';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { Circles } from './circles.tsx';
import { CompanyForm } from './company-form.tsx';
import styles from './view.module.css';

export const loader = asks({ page: support.council });

export default function Council() {
  const t = useCopy('support');
  const { page } = usePageData<typeof loader>();
  return (
    <Essay name="support-council" title={t('council.title')} from={page}>
      {shown => <Shown page={shown} />}
    </Essay>
  );
}

function Shown({ page }: { page: Page }) {
  const t = useCopy('support');
  const { html, name, role } = page.letter;
  return (
    <>
      <Opening name="support-council" headline={page.headline} lead={page.lead} art={page.art} />
      <Circles circles={page.circles} />
      <section className={`wrap py-air-3 on-paper-1 ${styles.calendar}`} aria-labelledby="council-calendar">
        <h2 id="council-calendar">{t('council.calendar')}</h2>
        <ol className="m-cols-1 grid gap-gutter mt-air-1 cols-4">
          {page.calendar.map(item => (
            <li className="pt-4 ink-t" key={item.title}>
              <h3 className="t-h4">{item.title}</h3>
              <p className="sm sec mt-2 lh-75">{item.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <Letter title={t('council.letter')} name={name} role={role}>
        <SafeHtml html={html} early />
      </Letter>
      <CompanyForm circles={page.circles} />
    </>
  );
}
