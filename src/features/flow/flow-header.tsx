import type { ReactNode } from 'react';
import { BrandLink } from '#ui/brand-link.tsx';
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
  return (
    <header className={`no-print grid items-centre wrap line-b n-gap-4 n-py-4 ${styles.head}`}>
      <BrandLink />
      {step && <Steps current={step} className={styles.steps} />}
      <span className={`row gap-2 n-flex-wrap ${styles.tools}`}>{children}</span>
    </header>
  );
}
