import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';

/** Every source once: what was taken, from whom, and under which licence. */
export function Sources({ titles }: { titles: readonly TitleDetail[] }) {
  const t = useCopy('introduce');
  const credits = [
    ...new Map(titles.flatMap(title => title.credits).map(c => [`${c.what}|${c.who}`, c])).values(),
  ];
  if (credits.length === 0) return <p className="sec">{t('creditsAtTitles')}</p>;
  return (
    <ul>
      {credits.map(({ what, who, licence, url }) => (
        <li className="grid gap-1 py-3 line-b" key={`${what}|${who}`}>
          <b className="medium">{what}</b>
          <span className="sm sec">
            {url ? (
              <a className="underlined" href={url} target="_blank" rel="noopener noreferrer">
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
