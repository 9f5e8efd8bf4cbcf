import type { ReactNode } from 'react';
import { StringLine } from '#ui/string.tsx';
import styles from './unknown.module.css';

/** No such category, no such article: said so, with ways on. */
export function NewsUnknown({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <StringLine />
      <h1>{title}</h1>
      <p className="sec lead">{text}</p>
      <div>{children}</div>
    </div>
  );
}
