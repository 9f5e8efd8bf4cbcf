import { useEffect } from 'react';
import { readClub, readQuestions } from '#features/club/data.ts';
import { ClubPhone } from '#features/club/phone-frame.tsx';
import { Questions } from '#features/club/questions.tsx';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useCopy } from '#i18n/copy.ts';
import type { PageArgs } from '#site/page-args.ts';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export const loader = ({ signal }: PageArgs) => ({
  club: readClub(signal),
  questions: readQuestions(signal),
});

export default function ClubQuestion() {
  const t = useCopy('club');
  const { club, questions } = usePageData<typeof loader>();
  return (
    <ClubPhone tab="question" club={club}>
      {() => (
        <section className="wrap" aria-labelledby="club-questions">
          <h2 id="club-questions" className="pb-4">
            {t('questions.title')}
          </h2>
          <Load from={questions} skeleton={<Skeleton count={16} />}>
            {list => (
              <>
                <Questions questions={list} answer={html => <SafeHtml html={html} />} />
                <OpenLinked />
              </>
            )}
          </Load>
        </section>
      )}
    </ClubPhone>
  );
}

/** A link to a question opens it. */
function OpenLinked() {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1));
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, []);
  return null;
}
