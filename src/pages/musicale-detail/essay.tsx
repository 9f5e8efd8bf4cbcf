import type { ProgramDetail } from '#domain/contract/program.ts';
import styles from './essay.module.css';

/** Programme notes: a lead sentence, then the paragraphs, the first with an initial. */
export function Essay({ notes }: { notes: ProgramDetail['notes'] }) {
  return (
    <>
      {notes.lead && <p className={styles.lead}>{notes.lead}</p>}
      <div className={styles.essay}>
        {notes.paragraphs.map(text => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
}
