import { createElement } from 'react';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';

const wait = createElement('div', { className: 'page-wait' });

/** Below the first screen. */
export const Today = deferred(
  part(() => import('./today.tsx'), 'Today'),
  wait,
);
export const Faces = deferred(
  part(() => import('./faces.tsx'), 'Faces'),
  wait,
);
