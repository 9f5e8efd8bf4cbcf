import { useEffect, useState } from 'react';
import { type Bilingual, say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { IconButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { manifestOf } from './sound/begin.ts';
import { moved, type Queue, unqueued } from './sound/queue.ts';
import { boxOfficeSource } from './sound/source.ts';
import { playTitle } from './verbs.ts';

interface Props {
  titles: Queue;
  onPut: (titles: Queue) => void;
  label?: string | undefined;
}

/** Titles in an order of one's own: to play from one of them on, to move, to leave out. */
export function TitleList({ titles, onPut, label }: Props) {
  const r = useCopy('playroom');
  const { locale } = useTree();
  const names = useNames(titles);
  return (
    <ol aria-label={label}>
      {titles.map((id, i) => {
        const known = names.get(id);
        const name = known ? say(known, locale) : '';
        return (
          <li key={id} className="row line-b">
            <button
              className="grow tap text-left"
              type="button"
              onClick={() => void playTitle(id, { queue: titles.slice(i + 1) })}
            >
              {name || r('queueNth', { place: i + 1 })}
            </button>
            <IconButton
              plain
              label={r('queueUp', { name })}
              disabled={i === 0}
              onClick={() => onPut(moved(titles, i, i - 1))}
            >
              <Icon draw="M5 15l7-7 7 7" />
            </IconButton>
            <IconButton
              plain
              label={r('queueDown', { name })}
              disabled={i === titles.length - 1}
              onClick={() => onPut(moved(titles, i, i + 1))}
            >
              <Icon name="down" />
            </IconButton>
            <IconButton plain label={r('queueOut', { name })} onClick={() => onPut(unqueued(titles, id))}>
              <Icon name="close" />
            </IconButton>
          </li>
        );
      })}
    </ol>
  );
}

const named = new Map<string, Promise<Bilingual>>();
/** What a title is called, by the table of contents of its stream: asked for once. */
function nameOf(id: string): Promise<Bilingual> {
  const known = named.get(id);
  if (known) return known;
  const asked = boxOfficeSource.manifest(manifestOf(id)).then(({ title }) => title);
  named.set(id, asked);
  asked.catch(() => named.delete(id));
  return asked;
}

function useNames(ids: readonly string[]): ReadonlyMap<string, Bilingual> {
  const [names, setNames] = useState<ReadonlyMap<string, Bilingual>>(new Map());
  useEffect(() => {
    let wanted = true;
    for (const id of ids)
      nameOf(id).then(
        name => wanted && setNames(before => new Map(before).set(id, name)),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [ids]);
  return names;
}
