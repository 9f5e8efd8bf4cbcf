import type { PortraitTone } from '#art/path.ts';
import type { PersonCard } from '#domain/contract/orchestra.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { Portrait } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import styles from './portrait-card.module.css';

/** Someone in a leading role, with the drawn portrait. */
export function PortraitCard({ person, tone }: { person: PersonCard; tone: PortraitTone }) {
  const tree = useTree();
  return (
    <Link className={`group as-block ${styles.card}`} to={href(tree, 'about-detail', { id: person.id })}>
      <Portrait attrs={tone} seal={person.portrait.seal} alt="" />
      <h3 className="t-h3 mt-4 group-line">{person.name}</h3>
      <p className={`t-sm sec lh-75 ${styles.role}`}>{person.title}</p>
      <p className="t-sm sec lh-75">{person.line}</p>
    </Link>
  );
}
