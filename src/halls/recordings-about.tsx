import { useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { digital, type TitleCard } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { href } from '#site/href.ts';
import { MoreLink } from '#ui/more-link.tsx';
import { Strip } from './strip.tsx';

export interface About {
  /** One of these: a programme of the season, a person, an article. */
  programId?: string;
  artistId?: string;
  newsId?: string;
  /** What finds all of it in the hall, where there is more than is shown. */
  keyword?: string;
}

const SHOWN = 4;

/** The nearest titles, and the way to all of them; the way into the hall while they do not come. */
export function RecordingsAbout({ programId, artistId, newsId, keyword }: About) {
  const t = useCopy('listening');
  const tree = useTree();
  const [list, setList] = useState<readonly TitleCard[]>([]);
  useEffect(() => {
    setList([]);
    const asked = { programId, artistId, newsId };
    return askAside(options => call(digital.related, { ...asked }, options), setList);
  }, [programId, artistId, newsId]);
  const more = keyword !== undefined && list.length > SHOWN;
  return (
    <>
      {list.length > 0 && <Strip list={list.slice(0, SHOWN)} />}
      {(more || list.length === 0) && (
        <MoreLink className="mt-4" to={href(tree, 'digitalhall', more ? { keyword } : {})}>
          {t(more ? 'all' : 'library.hall')}
        </MoreLink>
      )}
    </>
  );
}
