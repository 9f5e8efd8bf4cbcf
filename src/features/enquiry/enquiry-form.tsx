import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './enquiry.module.css';
import type { LetterFormProps } from './letter-form.tsx';

/** Asks the box office for something, at the foot of a page. */
export const EnquiryForm = below<LetterFormProps>(
  part(() => import('./letter-form.tsx'), 'LetterForm'),
  <Skeleton kind="block" className={styles.waiting} />,
);
