import { createElement } from 'react';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import styles from './lay.module.css';

/** Nothing of it is pressed before the page has come to rest. */
export const TitleActions = deferred(
  part(() => import('./title-actions.tsx'), 'TitleActions', 'titlelate'),
  createElement('div', { className: styles.actions }),
);
