import type { TitleDetail } from '#domain/contract/digital.ts';
import { formatDuration } from '#lib/duration.ts';
import { numbersOf } from '#lib/movement-number.ts';
import { Named } from '#ui/named.tsx';
import { playTitle } from '../verbs.ts';
import styles from './works.module.css';

interface Props {
  title: TitleDetail;
  /** Id of the movement that sounds. */
  movement: string;
}

/** Works and their movements: a press plays from there. */
export function Works({ title, movement }: Props) {
  return (
    <ol className={styles.works}>
      {title.works.map(work => {
        const numbers = numbersOf(work.movements);
        return (
          <li key={work.id}>
            <h2 className="pt-3 pb-1 sec small-sans">
              {work.composer.name}{' '}
              <span>
                <Named>{work.title}</Named>
              </span>
            </h2>
            <ol>
              {work.movements.map((m, i) => {
                const here = m.id !== '' && m.id === movement;
                return (
                  <li key={m.id || m.title}>
                    <button
                      className="flex items-baseline gap-3 tap text-left w-full"
                      type="button"
                      aria-current={here || undefined}
                      disabled={!m.rendered || title.state !== 'out'}
                      onClick={() => void playTitle(title.id, { movement: m.id })}
                    >
                      {numbers[i] && (
                        <span className="num sec" aria-hidden="true">
                          {numbers[i]}
                        </span>
                      )}
                      <b className="grow title-4">
                        <Named>{m.title}</Named>
                      </b>
                      <span className="num sec">{m.rendered ? formatDuration(m.end - m.start) : '—'}</span>
                    </button>
                  </li>
                );
              })}
            </ol>
          </li>
        );
      })}
      {title.lessons.map(lesson => (
        <li key={lesson.id}>
          <button
            className="flex items-baseline gap-3 tap text-left w-full"
            type="button"
            disabled={title.state !== 'out'}
            onClick={() => void playTitle(title.id, { at: lesson.start })}
          >
            <span className="num sec" aria-hidden="true">
              {lesson.number}
            </span>
            <b className="grow title-4">
              <Named>{lesson.title}</Named>
            </b>
            <span className="num sec">{formatDuration(lesson.end - lesson.start)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
/** Notes that go with the movement that sounds; before it sounds those of the work. */
export function Notes({ title, movement }: Props) {
  const work = title.works.find(w => w.movements.some(m => m.id === movement)) ?? title.works[0];
  const part = work?.movements.find(m => m.id === movement && movement !== '');
  const notes = part?.notes.length ? part.notes : work?.notes.length ? work.notes : title.paragraphs;
  return (
    <div className="grid gap-4 lh-text">
      {part && (
        <h2 className="t-h3">
          <Named>{part.title}</Named>
        </h2>
      )}
      {notes.map(text => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
