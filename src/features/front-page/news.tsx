import type { MouseEvent } from 'react';
import type { Ad } from '#domain/contract/content.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDate, hallTime, monthName } from '#lib/dates.ts';
import type { Locale } from '#site/tree.ts';
import { Art } from '#ui/art.tsx';
import { Link } from '#ui/link.tsx';
import { Named } from '#ui/named.tsx';
import { adTarget } from './ad-target.ts';
import styles from './news.module.css';

const dayOf = (at: string, locale: Locale): string => {
  const d = hallTime(at);
  return locale === 'zh-CN'
    ? formatDate(at, 'yyyy.MM.dd')
    : `${d.day} ${monthName(d.month, locale)} ${d.year}`;
};

interface Props {
  ads: readonly Ad[];
  onOpen: (ad: Ad) => void;
}

const LIST = { pc: LeadAndList, mobile: Rows } as const;

/** News of the house. Each is a link to its page, and a plain click opens it in a popup. */
export function News(props: Props) {
  const List = LIST[useTree().layout];
  return props.ads.length > 0 && <List {...props} />;
}

/** The newest with its picture, the others as a list. */
function LeadAndList({ ads: [lead, ...rest], onOpen }: Props) {
  return (
    <div className={`grid pt-6 ${styles.wide}`}>
      {lead && (
        <article className={`card group relative ${styles.lead}`}>
          {lead.art && <Art attrs={lead.art} ratio="r169" size="wide" />}
          <Entry ad={lead} onOpen={onOpen} text />
        </article>
      )}
      <ul>
        {rest.slice(0, 5).map(ad => (
          <li className="group relative py-4 line-b" key={ad.id}>
            <Entry ad={ad} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On the phone: a row each, with a small picture. */
function Rows({ ads, onOpen }: Props) {
  return (
    <ul className={styles.phone}>
      {ads.slice(0, 4).map(ad => (
        <li className="group relative grid gap-4 py-4 line-b items-start" key={ad.id}>
          <Entry ad={ad} onOpen={onOpen} />
          {ad.art && <Art attrs={ad.art} ratio="r11" />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ ad, onOpen, text = false }: { ad: Ad; onOpen: Props['onOpen']; text?: boolean }) {
  const tree = useTree();
  const target = adTarget(tree, ad.link);
  const open = (event: MouseEvent) => {
    // A modified click is the browser's: another tab, another window, a download.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(ad);
  };
  return (
    <div className={styles.entry}>
      <h3 className="t-h4 lh-5 group-line m-lead">
        {target && 'to' in target ? (
          <Link to={target.to} aria-haspopup="dialog" onClick={open}>
            <Named>{ad.title}</Named>
          </Link>
        ) : (
          <button type="button" aria-haspopup="dialog" onClick={() => onOpen(ad)}>
            <Named>{ad.title}</Named>
          </button>
        )}
      </h3>
      {text && <p className="sec">{ad.text}</p>}
      {ad.publishedAt && (
        <time className="t-xs ter" dateTime={ad.publishedAt}>
          {dayOf(ad.publishedAt, tree.locale)}
        </time>
      )}
    </div>
  );
}
