import type { ProgramDetail } from '#domain/contract/program.ts';
import { hasInitial } from '#lib/initial.ts';
import styles from './essay.module.css';

/** Notes of no more characters are not set as an essay. */
const ESSAY_FROM = 160;

/** Programme notes: a lead sentence, then the paragraphs, the first with an initial. */
export function Essay({ notes }: { notes: ProgramDetail['notes'] }) {
  return (
    <>
      {notes.lead && <p className={`mb-air-1 m-t-2 m-lh-6 ${styles.lead}`}>{notes.lead}</p>}
      <div
        className={notes.paragraphs.join('').length > ESSAY_FROM ? `gap-x-12 ${styles.essay}` : styles.plain}
        data-initial={hasInitial(notes.paragraphs[0] ?? '') || undefined}
      >
        {notes.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
}
