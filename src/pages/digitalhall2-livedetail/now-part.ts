import { createElement } from 'react';
import { withCopy } from '#i18n/i18n.ts';
import { deferred } from '#ui/deferred.tsx';
import type { NowProps } from './now.tsx';
import styles from './view.module.css';

/** The clock of the evening is the reader's: it comes with the page's code. */
export const Now = deferred<NowProps>(
  async locale => (await withCopy(locale, ['rooms', 'hall2'], import('./now.tsx'))).Now,
  createElement('div', { className: styles.waitNow }),
);
