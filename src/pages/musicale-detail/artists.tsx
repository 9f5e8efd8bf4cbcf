import type { ProgramDetail } from '#domain/contract/program.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import styles from './artists.module.css';

/** The artists with their drawn portraits. */
export function Artists({ artists }: { artists: ProgramDetail['artistsList'] }) {
  const t = useCopy('musicale');
  return (
    <ul className={styles.artists} aria-label={t('detail.artists')}>
      {artists.map(artist => (
        <li key={artist.id}>
          {artist.portrait.instrument && (
            <Portrait attrs={portraitTone(artist.portrait)} seal={artist.portrait.seal} alt="" />
          )}
          <h3>{artist.name}</h3>
          {artist.role && <p className={styles.role}>{artist.role}</p>}
          <p>{artist.bio}</p>
        </li>
      ))}
    </ul>
  );
}
