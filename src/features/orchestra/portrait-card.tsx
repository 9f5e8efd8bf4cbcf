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
    <Link className={styles.card} to={href(tree, 'about-detail', { id: person.id })}>
      <Portrait attrs={tone} seal={person.portrait.seal} alt="" />
      <h3>{person.name}</h3>
      <p className={styles.role}>{person.title}</p>
      <p>{person.line}</p>
    </Link>
  );
}
