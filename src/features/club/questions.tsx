import type { ReactNode } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Accordion } from '#ui/accordion.tsx';
import { EmptyState } from '#ui/string.tsx';
import type { ClubQuestion } from './data.ts';

interface Props {
  questions: readonly ClubQuestion[];
  /** How an answer is shown: through features/html. */
  answer: (html: string) => ReactNode;
}

export function Questions({ questions, answer }: Props) {
  const t = useCopy('club');
  if (questions.length === 0) return <EmptyState title={t('questions.none')} />;
  return (
    <div className="ink-t">
      {questions.map(q => (
        <Accordion key={q.id} id={q.id} title={q.title}>
          {q.html ? answer(q.html) : <p className="sec">{t('questions.failed')}</p>}
        </Accordion>
      ))}
    </div>
  );
}
