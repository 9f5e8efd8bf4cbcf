import { useCopy } from '#i18n/copy.ts';
import { Named } from '#ui/named.tsx';
import { PlayButton } from '../play-button.tsx';
import { keptHere } from './kept.ts';

/** What this device keeps for its member, to play where there is no network. */
export function KeptTitles() {
  const t = useCopy('playroom');
  const titles = keptHere();
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
