import { type RefObject, useEffect, useRef, useState } from 'react';
import { plainBlocks } from '#features/html/plain-blocks.ts';
import { SafeHtml } from '#features/html/safe-html.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hasInitial } from '#lib/initial.ts';
import { cx } from '#ui/class-names.ts';
import styles from './body.module.css';

const anchor = (i: number): string => `part-${i + 1}`;

/** The list of its parts stands before the text or after it. */
const SIDE = { pc: 'before', mobile: 'after' } as const;

/** The text, and a list of its parts beside it that says where one is. */
export function Body({ html, children }: { html: string; children?: React.ReactNode }) {
  const t = useCopy('news');
  const text = useRef<HTMLElement>(null);
  const parts = plainBlocks(html).filter(block => block.tag === 'h2');
  const here = useParts(text, parts.length);
  const at = SIDE[useTree().layout];
  const side = (
    <div className={`t-sm ${styles.side}`}>
      {parts.length > 1 && (
        <nav aria-label={t('inside')}>
          <ol>
            {parts.map((part, i) => (
              <li key={part.text}>
                <a href={`#${anchor(i)}`} className={cx(i === here && styles.on)}>
                  {part.text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {children}
    </div>
  );
  return (
    <>
      {at === 'before' && side}
      <article ref={text} className={styles.text} data-initial={hasInitial(html) || undefined}>
        <SafeHtml html={html} early className={`prose ${styles.prose}`} />
      </article>
      {at === 'after' && side}
    </>
  );
}

/** Gives the headings their anchors, whenever the text is put in anew, and tells which part is being read. */
function useParts(text: RefObject<HTMLElement | null>, count: number): number {
  const [here, setHere] = useState(-1);
  useEffect(() => {
    const element = text.current;
    if (!element || count === 0) return;
    const headings = () => [...element.querySelectorAll('h2')];
    const name = () => {
      for (const [i, heading] of headings().entries()) heading.id = anchor(i);
    };
    name();
    const changes = new MutationObserver(name);
    changes.observe(element, { childList: true, subtree: true });
    const onScroll = () => {
      const line = window.innerHeight * 0.35;
      setHere(headings().findLastIndex(heading => heading.getBoundingClientRect().top < line));
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', onScroll);
    };
  }, [text, count]);
  return here;
}
