import type { Friends as Page } from '#domain/contract/support.ts';
import { support } from '#domain/contract/support.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Letter } from '#features/letter/letter.tsx';
import { asks } from '#features/page/asks.ts';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { FriendForm } from './friend-form.tsx';
import { Meetings } from './meetings.tsx';
import styles from './view.module.css';

export const loader = asks({ page: support.friends });

export default function Friends() {
  const t = useCopy('support');
  const { page } = usePageData<typeof loader>();
  return (
    <Essay name="support-leyouClub" title={t('friends.title')} from={page}>
      {shown => <Shown page={shown} />}
    </Essay>
  );
}

function Shown({ page }: { page: Page }) {
  const t = useCopy('support');
  const { html, name, role } = page.letter;
  return (
    <>
      <Opening name="support-leyouClub" headline={page.headline} lead={page.lead} art={page.art} />
      <dl className={`wrap grid gap-gutter py-12 line-b m-cols-2 m-gap-4 m-py-6 ${styles.figures}`}>
        {page.figures.map(figure => (
          <div className="flex col-reverse" key={figure.name}>
            <dt className="sec">{figure.name}</dt>
            <dd className="num m-t-5 t-8">{figure.value}</dd>
          </div>
        ))}
      </dl>
      <Meetings meetings={page.meetings} />
      <section className={`wrap py-air-3 on-paper-1 ${styles.groups}`} aria-labelledby="friends-groups">
        <h2 id="friends-groups">{t('friends.groups')}</h2>
        <ul className="grid cols-4 gap-gutter mt-8">
          {page.groups.map(group => (
            <li className="pt-4 ink-t" key={group.title}>
              <h3 className="t-h4">{group.title}</h3>
              <p className="sm sec mt-1 lh-75">{group.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Letter title={t('friends.letter')} name={name} role={role}>
        <SafeHtml html={html} early />
      </Letter>
      <section className={`wrap pt-4 pb-18 ${styles.steps}`} aria-labelledby="friends-steps">
        <h2 id="friends-steps">{t('friends.steps')}</h2>
        <ol className="grid gap-gutter mt-8 cols-3">
          {page.steps.map((step, i) => (
            <li className="pt-4 ink-t" key={step.title}>
              <span className="num t-6 lh-2 ter" aria-hidden="true">
                {i + 1}
              </span>
              <h3 className="t-h4">{step.title}</h3>
              <p className="sm sec mt-1 lh-75">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <FriendForm groups={page.groups} />
    </>
  );
}
