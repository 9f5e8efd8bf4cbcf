import { useEffect, useRef } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { core } from '../sound/core.ts';
import { useNow } from '../sound/now.ts';
import { type Sheet, type SungLine, useSounding } from './follow.ts';
import styles from './sung.module.css';

/** The words of a song, as they are sung and in the other languages of its score: a press sings from there. */
export function SungWords({ sheet }: { sheet: Sheet }) {
  const r = useCopy('playroom');
  const now = useSounding(s => s.line);
  const list = useRef<HTMLOListElement>(null);
  // Only the list moves, never the page.
  useEffect(() => {
    const line = list.current?.children[now] as HTMLElement | undefined;
    if (list.current && line) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3;
  }, [now]);
  return (
    <ol ref={list} className={`relative scroll-y ${styles.words}`} aria-label={r('side.words')}>
      {sheet.lines.map((line, i) => (
        <li key={line.from}>
          <button
            type="button"
            className="tap text-left w-full"
            aria-current={i === now || undefined}
            onClick={() => {
              core().seek(line.from + 0.001);
              if (useNow.getState().cut === null) void core().resume();
            }}
          >
            <Texts line={line} />
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The line that is sung now, under the picture or the score. */
export function SungNow({ sheet }: { sheet: Sheet }) {
  const line = useSounding(s => sheet.lines[s.line]);
  return <p className={`text-center ${styles.now}`}>{line && <Texts line={line} />}</p>;
}

/** A score that writes some words anew for two voices has them once. */
function Texts({ line }: { line: SungLine }) {
  return [...new Set(line.texts)].map((text, i) => (
    <span key={text} className={i === 0 ? 'as-block' : 'as-block sec sm'}>
      {text}
    </span>
  ));
}
