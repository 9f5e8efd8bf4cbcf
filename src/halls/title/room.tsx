import type { TitleDetail } from '#domain/contract/digital.ts';
import { TitleRoom } from '#features/player/title-room.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import styles from './room.module.css';

/** Where it is played; beside the music stands the next evening to hear it in the hall. */
export function Room({ title, live }: { title: TitleDetail; live?: true }) {
  return <TitleRoom title={title} live={live} aside={<NextEvening title={title} />} />;
}

function NextEvening({ title: { evenings } }: { title: TitleDetail }) {
  const t = useCopy('title');
  const tree = useTree();
  const [evening] = evenings;
  const at = evening?.schedules[0]?.startsAt;
  if (!evening || !at) return null;
  return (
    <p className={`grid cols-auto gap-y-1 gap-x-4 ${styles.next}`}>
      <span className="sm ter">{t('evenings.next')}</span>
      <b className="when">{longDateTime(at, tree.locale)}</b>
      <Link
        className="self-centre inline-flex items-centre tap text-accent"
        to={href(tree, 'musicale-detail', { id: evening.id })}
      >
        {t('evenings.seats')}
        <span className="vh">{evening.title}</span>
      </Link>
    </p>
  );
}
