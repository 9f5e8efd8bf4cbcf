import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import styles from './view.module.css';

/** Every source once: what was taken, from whom, and under which licence. */
export function Sources({ titles }: { titles: readonly TitleDetail[] }) {
  const t = useCopy('introduce');
  const credits = [
    ...new Map(titles.flatMap(title => title.credits).map(c => [`${c.what}|${c.who}`, c])).values(),
  ];
  if (credits.length === 0) return <p className="sec">{t('creditsAtTitles')}</p>;
  return (
    <ul className={styles.credits}>
      {credits.map(({ what, who, licence, url }) => (
        <li key={`${what}|${who}`}>
          <b>{what}</b>
          <span className="sm sec">
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {who}
              </a>
            ) : (
              who
            )}
          </span>
          <span className="xs ter">{licence}</span>
        </li>
      ))}
    </ul>
  );
}
