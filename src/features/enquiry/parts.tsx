import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './parts.module.css';

/** A field that nobody sees: whoever fills it in is a program. */
export function Trap({ label, ...field }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className={`absolute clip ${styles.trap}`} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} tabIndex={-1} autoComplete="off" {...field} />
    </div>
  );
}

/** What the writer agrees to, with the way to the privacy policy. */
export function Consent({ agree, privacy }: { agree: string; privacy: string }) {
  const tree = useTree();
  return (
    <span className="sm sec">
      {agree}
      {tree.locale === 'en-US' && ' '}
      <Link className="nowrap underlined" to={`${href(tree, 'legalNotice')}#legal-privacy`} target="_blank">
        {privacy}
      </Link>
    </span>
  );
}

interface ArrivedProps {
  title: string;
  /** What to do with the reference. */
  keep: string;
  more: string;
  onMore: () => void;
  className: string | undefined;
  /** The reference, who answers, and by when. */
  children: ReactNode;
}

/** The letter is there: its heading takes the focus that the form had. */
export function Arrived({ title, keep, more, onMore, className, children }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={className}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <p className="sm sec">{keep}</p>
      <Button look="ghost" onClick={onMore}>
        {more}
      </Button>
    </div>
  );
}
