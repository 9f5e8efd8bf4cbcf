import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './enquiry.module.css';
import type { LetterFormProps } from './letter-form.tsx';

/** Asks the box office for something; forms are no part of a page's first load. */
export const EnquiryForm = deferred<LetterFormProps>(
  part(() => import('./letter-form.tsx'), 'LetterForm'),
  <Skeleton kind="block" className={styles.waiting} />,
);
