import type { TitleDetail } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { Accordion } from '#ui/accordion.tsx';
import styles from './credits.module.css';

/** What one hears, how well, and whom it is owed to. */
export function Credits({ title: { quality, credits } }: { title: TitleDetail }) {
  const t = useCopy('titlelate');
  return (
    <div className={styles.credits}>
      {quality && <p className="sm sec">{quality}</p>}
      {credits.length > 0 && (
        <Accordion title={t('credits.title')}>
          <ul className="sm">
            {credits.map(({ what, who, licence, url }) => (
              <li key={`${what}${who}`}>
                <b>{what}</b>
                <span className="sec">
                  {url ? (
                    <a href={url} target="_blank" rel="noopener noreferrer">
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
