import { useEffect, useState } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { type PlainBlock, plainBlocks } from './plain-blocks.ts';
import { loadSanitizer, sanitize } from './sanitize.ts';

interface Props {
  /** Edited content as it came: it is not trusted. */
  html: string;
  className?: string | undefined;
  /** Its words at once, without their dress: for what the page is about. */
  early?: boolean;
}

/** The one place where HTML from outside becomes elements (quality.md S1). Until it is cleaned, its text is held back. */
export function SafeHtml({ html, className = 'prose', early = false }: Props) {
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  useEffect(() => {
    let alive = true;
    loadSanitizer().then(
      purify => alive && setClean({ from: html, html: sanitize(purify, html) }),
      () => alive && setClean({ from: html, html: '' }),
    );
    return () => {
      alive = false;
    };
  }, [html]);
  if (clean?.from !== html && early) return <Words html={html} className={className} />;
  if (clean?.from !== html) return <Skeleton count={4} className={className} />;
  if (clean.html === '' && html.trim() !== '') return <PlainText html={html} className={className} />;
  return <div className={className} dangerouslySetInnerHTML={{ __html: clean.html }} />;
}

/** The words alone, as a crawler and a slow phone get them first. */
function Words({ html, className }: Omit<Props, 'early'>) {
  return (
    <div className={className}>
      <Blocks of={plainBlocks(html)} />
    </div>
  );
}

const Blocks = ({ of }: { of: readonly PlainBlock[] }) =>
  of.map(({ tag: Tag, text, parts }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text do not move
    <Tag key={i}>{parts ? <Blocks of={parts} /> : text}</Tag>
  ));

/** Nothing could be cleaned: the words alone, read by a parser that runs nothing. */
function PlainText({ html, className }: Omit<Props, 'early'>) {
  const text = new DOMParser().parseFromString(html, 'text/html');
  for (const node of text.querySelectorAll('script,style,template,noscript')) node.remove();
  return <p className={className}>{text.body.textContent}</p>;
}
