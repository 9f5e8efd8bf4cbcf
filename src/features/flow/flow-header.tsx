import type { ReactNode } from 'react';
import { brand } from '#brand';
import { useTree } from '#i18n/tree-context.tsx';
import { Link } from '#ui/link.tsx';
import { Mark } from '#ui/mark.tsx';
import { Steps } from '#ui/steps.tsx';
import styles from './flow-header.module.css';

interface Props {
  /** Where the purchase is; none shows no steps. */
  step?: 1 | 2 | 3 | undefined;
  /** Ways out and the other language, at the right. */
  children: ReactNode;
}

/** The desktop's header of a purchase: the brand, the three steps, and nothing that leads astray. */
export function FlowHeader({ step, children }: Props) {
  const tree = useTree();
  return (
    <header className={`no-print ${styles.head}`}>
      <Link className="brand" to={`/${tree.locale}/${tree.layout}`}>
        <Mark />
        <b>{brand.name[tree.locale]}</b>
      </Link>
      {step ? <Steps current={step} className={styles.steps} /> : <span />}
      <span className={styles.tools}>{children}</span>
    </header>
  );
}
