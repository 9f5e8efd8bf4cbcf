import { createElement } from 'react';
import { withCopy } from '#i18n/i18n.ts';
import { loadChunk } from '#lib/chunk.ts';
import type { Locale } from '#site/tree.ts';
import { deferred } from '#ui/deferred.tsx';
import styles from './lay.module.css';

const wait = createElement('div', { className: styles.wait });
const late = async (locale: Locale) =>
  (
    await withCopy(
      locale,
      ['programme', 'favorite', 'play', 'titlelate'],
      loadChunk(() => import('./late.ts')),
    )
  ).late;

/** Beside the programme, below who may hear it. */
export const AsideRest = deferred(async locale => (await late(locale)).AsideRest, wait);
/** At the foot of the page. */
export const Related = deferred(async locale => (await late(locale)).Related, wait);
/** Nothing of it is pressed before the page has come to rest. */
export const TitleActions = deferred(
  async locale => (await late(locale)).TitleActions,
  createElement('div', { className: styles.actions }),
);
/** Parts that a page arranges by itself, below its first screen. */
export const Evenings = deferred(async locale => (await late(locale)).Evenings, wait);
export const Credits = deferred(async locale => (await late(locale)).Credits, wait);
export const People = deferred(async locale => (await late(locale)).People, wait);
export const Programme = deferred(async locale => (await late(locale)).Programme, wait);
export const Essay = deferred(async locale => (await late(locale)).Essay, wait);
