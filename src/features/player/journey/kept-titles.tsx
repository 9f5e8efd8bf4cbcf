import { useEffect, useReducer } from 'react';
import { useCopy } from '#i18n/copy.ts';
import { Named } from '#ui/named.tsx';
import { PlayButton } from '../play-button.tsx';
import { keptHere } from './kept.ts';

/** A timer counts no more than some weeks, ms. */
const LONGEST = 86_400_000;

/** What this device keeps for its member, to play where there is no network: what ends goes from under one's eyes. */
export function KeptTitles() {
  const t = useCopy('playroom');
  const titles = keptHere();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const next = Math.min(LONGEST, ...titles.map(({ until }) => until - Date.now()));
    const timer = setTimeout(look, next);
    return () => clearTimeout(timer);
  });
  if (titles.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4" aria-label={t('journey.list')}>
      {titles.map(({ titleId, title }) => (
        <li key={titleId} className="row gap-1">
          <PlayButton id={titleId} name={title} kind="listen" plain />
          <span>
            <Named>{title}</Named>
          </span>
        </li>
      ))}
    </ul>
  );
}
