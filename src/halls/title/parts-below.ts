import { createElement } from 'react';
import { below } from '#ui/below.tsx';
import { part } from '#ui/part.ts';
import type { late } from './late.ts';
import styles from './lay.module.css';

const wait = createElement('div', { className: styles.wait });
const file = () => import('./late.ts');
/** One file has them all. */
const rest = <Name extends keyof typeof late>(name: Name) =>
  part(async () => (await file()).late, name, 'programme', 'play', 'titlelate');

/** Beside the programme, below who may hear it. */
export const AsideRest = below(rest('AsideRest'), wait);
/** At the foot of the page. */
export const Related = below(rest('Related'), wait);
/** Parts that a page arranges by itself, below its first screen. */
export const Evenings = below(rest('Evenings'), wait);
export const Credits = below(rest('Credits'), wait);
export const People = below(rest('People'), wait);
export const Programme = below(rest('Programme'), wait);
export const Essay = below(rest('Essay'), wait);
