import { useState } from 'react';
import { OwnedList } from '#features/shop/owned-list.tsx';
import { Shelves } from '#features/shop/shelves.tsx';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { LinkButton } from '#ui/button.tsx';
import { deferred } from '#ui/deferred.tsx';
import { Load } from '#ui/load.tsx';
import { part } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './digital.module.css';
import type { SectionData } from './model.ts';

const HallLibrary = deferred(
  part(() => import('#halls/library.tsx'), 'HallLibrary', 'listening', 'hall', 'play'),
  null,
);
/** Recordings that are given, and codes that are taken. */
const HallGifts = deferred(
  part(() => import('#halls/gifts.tsx'), 'HallGifts', 'listening', 'ui', 'login', 'security'),
  null,
);

/** The member's digital hall (navType=digital): membership, what was bought, and the shelves to choose from. */
export function Digital({ data }: { data: SectionData<'digital'> }) {
  const t = useCopy('shop');
  const [opened, setOpened] = useState(0);
  return (
    <>
      <h1>{t('library.title')}</h1>
      <p className="mt-2 sec">{t('library.lead')}</p>
      <Load from={data.library} skeleton={<Skeleton kind="row" count={3} />}>
        {({ vipUntil, list, now }) => (
          <>
            <Membership until={vipUntil} />
            <HallLibrary key={opened} />
            <section className="mt-12">
              <h2 className="pb-2 mb-6 ink-b t-h3">{t('library.bought')}</h2>
              <OwnedList list={list} now={now} onOpened={() => setOpened(opened + 1)} />
            </section>
            <HallGifts list={list} onChange={() => setOpened(opened + 1)} />
          </>
        )}
      </Load>
      <Load from={data.products} skeleton={<Skeleton kind="block" style={{ height: '20rem' }} />}>
        {products => <Shelves products={products} />}
      </Load>
    </>
  );
}

/** Until when the digital hall is open to the member, and the way to have it longer. */
function Membership({ until }: { until: string | undefined }) {
  const t = useCopy('shop');
  const tree = useTree();
  const page = hasPage(treeName(tree), 'digitalConfirmVip') ? 'digitalConfirmVip' : 'confirmOrder';
  return (
    <div className={`row flex-wrap justify-between mt-6 on-surface line-box ${styles.vip}`}>
      <p>
        <b className="as-block date">
          {until ? t('library.vip', { date: longDay(until, tree.locale, true) }) : t('library.vipNone')}
        </b>
        <span className="sm sec as-block">{t('library.vipText')}</span>
      </p>
      <LinkButton look={until ? 'ghost' : undefined} to={href(tree, page, { productId: 'vip-digital' })}>
        {t(until ? 'library.renew' : 'library.join')}
      </LinkButton>
    </div>
  );
}
