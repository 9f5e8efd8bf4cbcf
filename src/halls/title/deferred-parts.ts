import { createElement } from 'react';
import { deferred } from '#ui/deferred.tsx';
import { part } from '#ui/part.ts';
import type { late } from './late.ts';
import styles from './lay.module.css';

const wait = createElement('div', { className: styles.wait });
const file = () => import('./late.ts');
/** One file has them all. */
const rest = <Name extends keyof typeof late>(name: Name) =>
  part(async () => (await file()).late, name, 'programme', 'favorite', 'play', 'titlelate');

/** Beside the programme, below who may hear it. */
export const AsideRest = deferred(rest('AsideRest'), wait);
/** At the foot of the page. */
export const Related = deferred(rest('Related'), wait);
/** Nothing of it is pressed before the page has come to rest. */
export const TitleActions = deferred(
  rest('TitleActions'),
  createElement('div', { className: styles.actions }),
);
/** Parts that a page arranges by itself, below its first screen. */
export const Evenings = deferred(rest('Evenings'), wait);
export const Credits = deferred(rest('Credits'), wait);
export const People = deferred(rest('People'), wait);
export const Programme = deferred(rest('Programme'), wait);
export const Essay = deferred(rest('Essay'), wait);
