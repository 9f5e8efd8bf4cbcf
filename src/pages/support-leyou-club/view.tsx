import type { Friends as Page } from '#domain/contract/support.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { Letter } from '#features/letter/letter.tsx';
import { Essay } from '#features/page/essay.tsx';
import { Opening } from '#features/page/opening.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import { FriendForm } from './friend-form.tsx';
import { Meetings } from './meetings.tsx';
import type { loader } from './model.ts';
import styles from './view.module.css';

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
      <dl className={`wrap ${styles.figures}`}>
        {page.figures.map(figure => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd className="num">{figure.value}</dd>
          </div>
        ))}
      </dl>
      <Meetings meetings={page.meetings} />
      <section className={`wrap ${styles.groups}`} aria-labelledby="friends-groups">
        <h2 id="friends-groups">{t('friends.groups')}</h2>
        <ul>
          {page.groups.map(group => (
            <li key={group.title}>
              <h3>{group.title}</h3>
              <p className="sm sec">{group.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Letter title={t('friends.letter')} name={name} role={role}>
        <SafeHtml html={html} early />
      </Letter>
      <section className={`wrap ${styles.steps}`} aria-labelledby="friends-steps">
        <h2 id="friends-steps">{t('friends.steps')}</h2>
        <ol>
          {page.steps.map((step, i) => (
            <li key={step.title}>
              <span className="num" aria-hidden="true">
                {i + 1}
              </span>
              <h3>{step.title}</h3>
              <p className="sm sec">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <FriendForm groups={page.groups} />
    </>
  );
}
