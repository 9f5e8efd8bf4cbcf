import { createElement } from 'react';
import { deferred } from '#ui/deferred.tsx';
import styles from './view.module.css';

const wait = createElement('div', { className: styles.wait });

/** Below the first screen. */
export const Today = deferred(async () => (await import('./today.tsx')).Today, wait);
export const Faces = deferred(async () => (await import('./faces.tsx')).Faces, wait);
