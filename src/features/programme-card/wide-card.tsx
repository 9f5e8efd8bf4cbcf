import type { ProgramCard } from '#domain/contract/program.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { useCard } from './use-card.ts';

/** A programme below a landscape picture: related concerts. */
export function WideCard({ card }: { card: ProgramCard }) {
  const { to, when, title } = useCard(card);
  return (
    <Link className="card" to={to}>
      <Art attrs={card.art} ratio="r43" size="wide" />
      <p className="when flex-wrap mt-4 mb-1">
        <span className="num">{when.figure}</span>
        {when.words}
      </p>
      <h3>
        <Named>{title}</Named>
      </h3>
    </Link>
  );
}
