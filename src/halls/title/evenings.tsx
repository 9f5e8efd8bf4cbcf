import type { TitleDetail } from '#domain/contract/digital.ts';
import type { ProgramCard } from '#domain/contract/program.ts';
import { shownSchedules } from '#features/programme-card/sale.ts';
import { Standing } from '#features/programme-card/standing.tsx';
import { useCard } from '#features/programme-card/use-card.ts';
import { useCopy } from '#i18n/copy.ts';
import { href } from '#site/href.ts';
import { Link } from '#ui/link.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { Named } from '#ui/named.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { PriceRange } from '#ui/price.tsx';
import styles from './evenings.module.css';

/** An evening, and why it stands here where its heading does not say. */
type Evening = ProgramCard & Partial<Pick<TitleDetail['evenings'][number], 'because'>>;
interface Props {
  title: { readonly evenings: readonly Evening[] };
  level?: 3 | 4;
}

/** From the recording into the hall: the next evenings with this work or these people, and their seats. */
export function Evenings({ title, level = 3 }: Props) {
  return (
    <ul className={`grid gap-x-gutter ${styles.evenings}`}>
      {title.evenings.map(evening => (
        <EveningRow key={evening.id} evening={evening} level={level} />
      ))}
    </ul>
  );
}

function EveningRow({ evening, level }: { evening: Evening; level: 3 | 4 }) {
  const t = useCopy('titlelate');
  const { tree, title, when, to, at, price, schedules } = useCard(evening);
  const open = shownSchedules(evening).find(s => s.state === 'on' || s.state === 'few');
  const Heading = `h${level}` as const;
  return (
    <li className="py-4 line-b">
      <p className="flex items-baseline gap-2">
        <span className="num t-4 lh-1">{when.figure}</span>
        <span className="sm sec">{when.words}</span>
      </p>
      {at && <OwnTime at={at} />}
      <Heading className="mt-1 t-h4">
        <Link className="hover-line" to={to}>
          <Named>{title}</Named>
        </Link>
      </Heading>
      {evening.because && <p className="sm ter">{t(`evenings.${evening.because}`)}</p>}
      <p className="flex flex-wrap items-baseline gap-y-1 gap-x-5 mt-2">
        {price && <PriceRange {...price} />}
        <Standing shown={schedules} />
        {open && (
          <MoreLink
            className="ml-auto text-accent m-tap"
            to={href(tree, 'seat', { scheduleId: open.id, programId: evening.id })}
            aria-label={t('evenings.seatsOf', { title })}
          >
            {t('evenings.seats')}
          </MoreLink>
        )}
      </p>
    </li>
  );
}
