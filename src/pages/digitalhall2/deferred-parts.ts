import { createElement } from 'react';
import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';

const wait = createElement('div', { className: 'page-wait' });

/** Below the first screen. */
export const Today = below(
  part(() => import('./today.tsx'), 'Today'),
  wait,
);
export const Faces = below(
  part(() => import('./faces.tsx'), 'Faces'),
  wait,
);
