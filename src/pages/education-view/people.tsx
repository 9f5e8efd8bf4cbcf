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
    <section className={`wrap py-air-3 ${styles.people}`} aria-labelledby="education-leaders">
      <h2 className="pb-5 ink-b mb-8" id="education-leaders">
        {t('detail.leaders')}
      </h2>
      <ul className="m-cols-1 grid gap-y-8 gap-x-gutter cols-3">
        {leaders.map(person => (
          <li className="grid gap-5" key={person.id}>
            <Portrait attrs={portraitTone(person.portrait)} seal={person.portrait.seal} alt="" ratio="r11" />
            <div>
              <h3>{person.name}</h3>
              <p className="sm sec lh-75 mt-1">{person.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
