import type { SeriesDetail } from '#domain/contract/education.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import styles from './people.module.css';

/** Who leads the series, with their drawn portraits. */
export function People({ leaders }: { leaders: SeriesDetail['leaders'] }) {
  const t = useCopy('education');
  if (leaders.length === 0) return null;
  return (
    <section className={`wrap ${styles.people}`} aria-labelledby="education-leaders">
      <h2 id="education-leaders">{t('detail.leaders')}</h2>
      <ul>
        {leaders.map(person => (
          <li key={person.id}>
            <Portrait attrs={portraitTone(person.portrait)} seal={person.portrait.seal} alt="" ratio="r11" />
            <div>
              <h3>{person.name}</h3>
              <p className="sm sec">{person.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
