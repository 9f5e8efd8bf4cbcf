import type { DigitalFront } from '#domain/contract/digital.ts';
import { Shelf } from '#halls/shelf.tsx';
import { Sleeve } from '#halls/sleeve.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { hasPage } from '#site/pages.ts';
import { treeName } from '#site/tree.ts';
import { Chief } from './chief.tsx';
import styles from './front.module.css';
import { Pass } from './pass.tsx';
import { Years } from './years.tsx';

const SLEEVES = 5;

/** The rooms one after the other. */
export function Rest({ data }: { data: DigitalFront }) {
  const t = useCopy('rooms');
  const tree = useTree();
  const to = useHallHref();
  const albums = data.shelves.find(s => s.shelf === 'album')?.list ?? [];
  return (
    <>
      <Years list={data.years} />
      <Chief chief={data.chief} />
      {data.listen.length > 0 && (
        <Shelf title={t('shelf.listen')} more={{ to: to('digitalhall-listen'), label: t('shelf.allListen') }}>
          <ul className={`grid cols-5 m-cols-2 m-gap-y-6 m-gap-x-gutter ${styles.sleeves}`}>
            {data.listen.slice(0, SLEEVES).map(card => (
              <li key={card.id}>
                <Sleeve card={card} />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {albums.length > 0 && hasPage(treeName(tree), 'digitalhall2-albumonline') && (
        <Shelf
          title={t('shelf.album')}
          more={{ to: to('digitalhall2-albumonline'), label: t('shelf.allAlbums') }}
        >
          <ul className={`grid cols-5 m-cols-2 m-gap-y-6 m-gap-x-gutter ${styles.sleeves}`}>
            {albums.slice(0, SLEEVES).map(card => (
              <li key={card.id}>
                <Sleeve card={card} page="digitalhall2-album" />
              </li>
            ))}
          </ul>
        </Shelf>
      )}
      {data.membership.minPrice > 0 && <Pass membership={data.membership} />}
    </>
  );
}
