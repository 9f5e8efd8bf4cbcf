import { createElement } from 'react';
import { deferred } from '#ui/deferred.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

/** Menus: nothing of them is seen before they are opened. */
export const Finder = deferred(
  async () => (await import('#halls/finder.tsx')).Finder,
  createElement(Skeleton, { className: styles.finderWait }),
);
/** What was looked for: the front is the first thing that is seen without it. */
export const Found = deferred(
  async () => (await import('./found.tsx')).Found,
  createElement('div', { className: styles.foundWait }),
);
/** A member's alone. */
export const Continue = deferred(async () => (await import('./continue.tsx')).Continue, null);
/** Below the first screens. */
export const Rest = deferred(
  async () => (await import('./rest.tsx')).Rest,
  createElement('div', { className: styles.restWait }),
);
