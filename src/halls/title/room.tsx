import { useLocation } from 'react-router';
import type { TitleDetail } from '#domain/contract/digital.ts';
import { TitleRoom } from '#features/player/title-room.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDateTime } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import styles from './room.module.css';

/**
 * Where it is played; beside the music stands the next evening to hear it in the hall. An airing that the address names
 * is joined; `live`: the one that is on, or the next, where none is named. The box office knows whether it is on.
 */
export function Room({ title, live = false }: { title: TitleDetail; live?: boolean }) {
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('airing');
  const first = live ? title.airings[0]?.id : undefined;
  const airing = title.airings.find(one => one.id === named)?.id ?? first;
  return <TitleRoom title={title} airing={airing} aside={<NextEvening title={title} />} />;
}

function NextEvening({ title: { evenings } }: { title: TitleDetail }) {
  const t = useCopy('title');
  const tree = useTree();
  const [evening] = evenings;
  const at = evening?.schedules[0]?.startsAt;
  if (!evening || !at) return null;
  return (
    <p className={styles.next}>
      <span className="sm ter">{t('evenings.next')}</span>
      <b>{longDateTime(at, tree.locale)}</b>
      <Link to={href(tree, 'musicale-detail', { id: evening.id })}>
        {t('evenings.seats')}
        <span className="vh">{evening.title}</span>
      </Link>
    </p>
  );
}
