import type { TitleDetail } from '#domain/contract/digital.ts';
import { FavoriteButton } from '#features/favorite/favorite-button.tsx';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Portrait } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { artistsOf } from './artists-of.ts';
import styles from './people.module.css';

/** Who plays, with a portrait each; members of the house have a page. */
export function People({ title }: { title: TitleDetail }) {
  const tree = useTree();
  return (
    <ul className={`grid gap-y-4 gap-x-gutter ${styles.people}`}>
      {artistsOf(title).map(({ id, name, role, portrait, memberId }) => {
        const words = (
          <>
            {portrait.instrument && (
              <Portrait
                attrs={portraitTone(portrait)}
                seal={portrait.seal}
                alt=""
                className={`fixed-size ${styles.face}`}
              />
            )}
            <span>
              <b className="as-block group-line">{name}</b>
              {role && <span className="sm ter keep-all">{role}</span>}
            </span>
          </>
        );
        return (
          <li key={id} className="row gap-4 justify-between">
            {memberId ? (
              <Link className="group row gap-4 grow" to={href(tree, 'about-detail', { id: memberId })}>
                {words}
              </Link>
            ) : (
              words
            )}
            {memberId && <FavoriteButton type="person" targetId={memberId} name={name} className="ibtn" />}
          </li>
        );
      })}
    </ul>
  );
}
