import { PAGE_ART } from '#art/page-art.ts';
import type { PackCard } from '#domain/contract/presale.ts';
import { presale } from '#domain/contract/presale.ts';
import { asks } from '#features/page/asks.ts';
import { Crumbs } from '#features/page/crumbs.tsx';
import { usePageData } from '#features/page/use-page-data.ts';
import { useExtent, useSaving } from '#features/presale/saving.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { priced } from '#lib/price.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Banner } from '#ui/banner.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Load } from '#ui/load.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './view.module.css';

export const loader = asks({ packs: presale.packs });

/** The packages of the season: what each holds, what it saves, until when, and for whom. */
export default function Presale() {
  const t = useCopy('presale');
  const tree = useTree();
  const { packs } = usePageData<typeof loader>();
  return (
    <>
      <Banner title={t('list.title')} lead={t('list.lead')} art={PAGE_ART.packages} height={320} />
      <div className={`wrap row line-b ${styles.sub}`}>
        <Crumbs name="presale" />
      </div>
      <div className="wrap pt-6 pb-24">
        <Load from={packs} skeleton={<Waiting />}>
          {list =>
            list.length === 0 ? (
              <EmptyState
                level={2}
                title={t('list.empty')}
                text={t('list.emptyText')}
                action={<LinkButton to={href(tree, 'musicale')}>{t('list.concerts')}</LinkButton>}
              />
            ) : (
              <section aria-label={t('list.packs')}>
                <ul>
                  {list.map((pack, i) => (
                    <Pack key={pack.packId} pack={pack} first={i < 2} />
                  ))}
                </ul>
              </section>
            )
          }
        </Load>
      </div>
    </>
  );
}

function Pack({ pack, first }: { pack: PackCard; first: boolean }) {
  const t = useCopy('presale');
  const tree = useTree();
  const saving = useSaving(pack);
  const extent = useExtent(pack);
  const open = pack.state === 'open';
  const action = t(open ? 'list.choose' : 'list.look');
  return (
    <li className={`grid gap-12 py-12 n-cols-1 n-gap-6 ${styles.pack}`} style={paletteStyle(pack.art)}>
      <Art attrs={pack.art} size="wide" className="self-start ratio-169" lazy={!first} />
      <div className={styles.what}>
        <p className={`t-sm ${styles.kicker}`}>{pack.kicker}</p>
        <h2 className="mt-1 t-h2">{pack.name}</h2>
        <p className={`mt-2 sec ${styles.lead}`}>{pack.lead}</p>
        <ul className={`mt-4 ${styles.gives}`}>
          {pack.gives.map(text => (
            <li className="flex items-baseline gap-2 py-1" key={text}>
              <Icon className="fixed-size" name="check" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={`column gap-4 n-p-0 line-l ${styles.terms}`}>
        <p className={styles.saving}>{saving}</p>
        <ul>
          <li>{extent}</li>
          <li>{t('list.from', { price: priced(pack.from) })}</li>
          <li>{t('list.saves', { price: priced(pack.saves) })}</li>
        </ul>
        {open ? (
          <p className="sm sec">{t('list.until', { date: longDay(pack.closesAt, tree.locale) })}</p>
        ) : (
          <p className={`flex gap-2 sec t-sm ${styles.closed}`}>
            <Icon name={pack.state === 'upcoming' ? 'clock' : 'info'} />
            {pack.reason}
          </p>
        )}
        <LinkButton
          block
          look={open ? undefined : 'ghost'}
          to={href(tree, 'presale-schedule', { packId: pack.packId })}
          aria-label={t('list.chooseOf', { action, name: pack.name })}
        >
          {action}
        </LinkButton>
      </div>
    </li>
  );
}

function Waiting() {
  return ['a', 'b', 'c'].map(key => (
    <div key={key} className={`grid gap-12 py-12 n-cols-1 n-gap-6 ${styles.pack}`}>
      <Skeleton kind="block" className="self-start ratio-169" />
      <Skeleton count={6} />
      <Skeleton count={4} />
    </div>
  ));
}
