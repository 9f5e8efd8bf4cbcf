import type { TitleCard } from '#domain/contract/digital.ts';
import { usePageData } from '#features/page/use-page-data.ts';
import { Chosen, Finder } from '#halls/finder.tsx';
import { HallHead, HallPage } from '#halls/hall-page.tsx';
import { clockOf, minutesOf } from '#halls/length.ts';
import { NothingFound, Pages } from '#halls/results.tsx';
import { shelf } from '#halls/shelf-model.ts';
import { Record } from '#halls/sleeve.tsx';
import { StringOf } from '#halls/string-of.tsx';
import { useTitleHref } from '#halls/title-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { below } from '#ui/below.tsx';
import { Link } from '#ui/link.tsx';
import { Load } from '#ui/load.tsx';
import { Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './view.module.css';

export const loader = shelf('listen', 48);

const OwnTitles = below(
  part(() => import('#features/player/own-titles.tsx'), 'OwnTitles', 'playroom'),
  null,
);

const PAGE = 'digitalhall-listen';

/** For the ears alone: each title is a string as long as it lasts. */
export default function HallListen() {
  const t = useCopy('rooms');
  const { page } = usePageData<typeof loader>();
  return (
    <HallPage name={PAGE}>
      <HallHead title={t('listen.title')} lead={t('listen.lead')} />
      <div className="wrap">
        <Load from={page} skeleton={<Skeleton kind="row" count={6} />}>
          {data => (
            <>
              <div className="line-y py-1">
                <Finder page={PAGE} data={data} />
              </div>
              <Chosen page={PAGE} data={data} />
              {data.list.length === 0 ? <NothingFound page={PAGE} /> : <Strings list={data.list} />}
              <Pages page={PAGE} data={data} />
            </>
          )}
        </Load>
        <OwnTitles />
      </div>
    </HallPage>
  );
}

function Strings({ list }: { list: readonly TitleCard[] }) {
  const longest = Math.max(...list.map(card => card.seconds), 1);
  return (
    <ul className="grid pb-8">
      {list.map((card, i) => (
        <li key={card.id}>
          <Row card={card} share={card.seconds / longest} first={i < 3} />
        </li>
      ))}
    </ul>
  );
}

function Row({ card, share, first }: { card: TitleCard; share: number; first: boolean }) {
  const hall = useCopy('hall');
  const to = useTitleHref();
  return (
    <Link
      className={`group grid items-centre py-5 line-t m-py-4 gap-air-1 ${styles.row}`}
      to={to(card)}
      style={paletteStyle({ ...card.art, ground: 'ink' })}
    >
      <Record card={card} lazy={!first} small />
      <span className="as-block">
        <span className={`between gap-6 m-gap-3 ${styles.line}`}>
          <h2 className="m-lead t-h3 group-line">
            <Named>{card.title}</Named>
          </h2>
          <span className="num t-h4">
            {card.state === 'out' ? clockOf(card.seconds) : hall(`state.${card.state}`)}
          </span>
        </span>
        <StringOf share={share} lobes={lobesOf(card.seconds)} />
        <span className="sm ter as-block">
          {[card.introduction ? hall('card.introduction') : card.free && hall('card.free'), card.people]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </Link>
  );
}

/** A harmonic for every four minutes. */
const lobesOf = (seconds: number): number => Math.max(1, Math.min(12, Math.round(minutesOf(seconds) / 4)));
