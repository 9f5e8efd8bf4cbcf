import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const list = useRef<HTMLOListElement>(null);
  const [last, setLast] = useState('');
  const pressed = useRef(0);
  // A row that is moved in the document loses the focus: who moves it on by keyboard goes with it.
  useLayoutEffect(() => {
    const row = pressed.current ? list.current?.children[titles.indexOf(last)] : undefined;
    row?.querySelector<HTMLElement>(`[data-by="${pressed.current}"]`)?.focus();
    pressed.current = 0;
  }, [titles, last]);
  const move = (id: string, by: number) => {
    const at = titles.indexOf(id);
    if (!titles[at + by]) return;
    setLast(id);
    pressed.current = by;
    onPut(moved(titles, at, at + by));
  };
  const nameOfRow = (id: string) => {
    const known = names.get(id);
    return known ? say(known, locale) : r('queueNth', { place: titles.indexOf(id) + 1 });
  };
  return (
    <>
      <ol aria-label={label} ref={list}>
        {titles.map((id, i) => {
          const name = nameOfRow(id);
          return (
            <li key={id} className="row line-b">
              <button
                className="grow tap text-left"
                type="button"
                onClick={() => void playTitle(id, { queue: titles.slice(i + 1) })}
              >
                {name}
              </button>
              <IconButton
                plain
                label={r('queueUp', { name })}
                aria-disabled={i === 0}
                data-by={-1}
                onClick={() => move(id, -1)}
              >
                <Icon draw="M5 15l7-7 7 7" />
              </IconButton>
              <IconButton
                plain
                label={r('queueDown', { name })}
                aria-disabled={i === titles.length - 1}
                data-by={1}
                onClick={() => move(id, 1)}
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
      <p className="vh" role="status">
        {titles.includes(last) &&
          r('queueAt', { name: nameOfRow(last), place: titles.indexOf(last) + 1, count: titles.length })}
      </p>
    </>
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
