import type { TitleDetail } from '#domain/contract/digital.ts';
import { say } from '#domain/text.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { core } from '../sound/core.ts';
import type { Playing } from '../sound/now.ts';
import styles from './side.module.css';

/** Other ways to play the movement that sounds; a press changes at the same bar. */
export function Interpretations({
  title,
  playing,
  movement,
}: {
  title: TitleDetail;
  playing: Playing | null;
  /** Id of the movement that sounds: only one that both have goes on at the same bar. */
  movement: string;
}) {
  const r = useCopy('playroom');
  const { locale } = useTree();
  const { busy, submit } = useSubmit();
  if (!playing || playing.opened.live || title.interpretations.length === 0) return null;
  if (playing.manifest.interpretation?.group !== movement) return null;
  const all = [
    { id: title.id, name: title.title },
    ...title.interpretations.map(x => ({ id: x.id, name: x.title })),
  ];
  const { interpretation } = playing.manifest;
  return (
    <div
      className={`flex flex-wrap gap-2 ${styles.ways}`}
      role="group"
      aria-label={r('interpretation.label')}
      aria-busy={busy || undefined}
    >
      {all.map(({ id, name }) => (
        <button
          className="tap px-4 t-sm line-2-box"
          key={id}
          type="button"
          aria-pressed={playing.id === id}
          aria-label={playing.id === id ? undefined : r('interpretation.other', { name })}
          onClick={() => playing.id !== id && void submit(() => core().interpretation(id))}
        >
          {name}
        </button>
      ))}
      {interpretation && <p className="sm ter">{say(interpretation.note, locale)}</p>}
    </div>
  );
}
