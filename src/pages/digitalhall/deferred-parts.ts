import { createElement } from 'react';
import { below } from '#ui/below.tsx';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

/** Menus: nothing of them is seen before they are opened. */
export const Finder = deferred(
  part(() => import('#halls/finder.tsx'), 'Finder'),
  createElement(Skeleton, { className: 'line-h' }),
);
/** What was looked for: the front is the first thing that is seen without it. */
export const Found = deferred(
  part(() => import('./found.tsx'), 'Found'),
  createElement('div', { className: styles.foundWait }),
);
/** A member's alone. */
export const Continue = deferred(
  part(() => import('./continue.tsx'), 'Continue'),
  null,
);
/** Below the first screens. */
export const Rest = below(
  part(() => import('./rest.tsx'), 'Rest'),
  createElement('div', { className: styles.restWait }),
);
