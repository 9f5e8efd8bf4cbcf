import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Accordion } from '#ui/accordion.tsx';

/** What one hears, how well, and whom it is owed to. */
export function Credits({ title: { quality, credits } }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  return (
    <div>
      {quality && <p className="sm sec">{quality}</p>}
      {credits.length > 0 && (
        <Accordion title={t('credits.title')}>
          <ul className="sm">
            {credits.map(({ what, who, licence, url }) => (
              <li className="grid gap-1 py-2" key={`${what}${who}`}>
                <b className="medium keep-all">{what}</b>
                <span className="sec">
                  {url ? (
                    <a
                      className="underlined break-anywhere"
                      href={url}
                      target="_blank"
                      rel="noopener noreferrer"
                    >
                      {who}
                    </a>
                  ) : (
                    who
                  )}
                  {t('credits.under', { licence })}
                </span>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </div>
  );
}
