import type { AnsweringArtist } from '#domain/contract/digital.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { Shelf } from '#halls/shelf.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import styles from './view.module.css';

const SHOWN = 6;

/** Those who answer, in a row. */
export function Faces({ artists }: { artists: readonly AnsweringArtist[] }) {
  const t = useCopy('hall2');
  const to = useHallHref();
  if (artists.length === 0) return null;
  return (
    <Shelf title={t('today.ask')} more={{ to: to('digitalhall2-askartist'), label: t('today.allArtists') }}>
      <ul className={`grid gap-y-8 gap-x-gutter ${styles.faces}`}>
        {artists.slice(0, SHOWN).map(artist => (
          <li key={artist.id}>
            <Link className="card" to={to('digitalhall2-askartistdetail', { id: artist.id })}>
              <Portrait attrs={portraitTone(artist.portrait)} seal={artist.portrait.seal} alt="" />
              <h3 className="mt-3">{artist.name}</h3>
              <p className="sm ter">{artist.topic}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Shelf>
  );
}
