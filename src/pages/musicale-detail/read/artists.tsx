import type { ProgramDetail } from '#domain/contract/program.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Portrait } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import styles from './artists.module.css';

/** On the phone it is a strip: focus lets the arrow keys scroll it. */
const FOCUS = { pc: undefined, mobile: 0 } as const;

/** The artists with their drawn portraits. */
export function Artists({ artists }: { artists: ProgramDetail['artistsList'] }) {
  const t = useCopy('reading');
  const tree = useTree();
  return (
    <ul
      className={`grid gap-y-8 gap-x-gutter m-flex m-scroll-x m-no-bar m-gap-4 m-wrap cols-3 ${styles.artists}`}
      aria-label={t('artists')}
      tabIndex={FOCUS[tree.layout]}
    >
      {artists.map(artist => (
        <li key={artist.id}>
          {artist.portrait.instrument && (
            <Portrait attrs={portraitTone(artist.portrait)} seal={artist.portrait.seal} alt="" />
          )}
          <h3 className="m-t-1 t-2 mt-4">
            <Link
              className="inline-block tap-min hover-line"
              to={href(tree, 'about-detail', { id: artist.id })}
            >
              {artist.name}
            </Link>
          </h3>
          {artist.role && <p className={`t-sm sec lh-75 mt-1 ${styles.role}`}>{artist.role}</p>}
          <p className="t-sm sec lh-75 mt-1">{artist.bio}</p>
        </li>
      ))}
    </ul>
  );
}
