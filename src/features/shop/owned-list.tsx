import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { mall, type Owned } from '#domain/contract/mall.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { loadChunk } from '#lib/chunk.ts';
import { longDateTime, longDay } from '#lib/dates.ts';
import { hallClock } from '#lib/hall-clock.ts';
import { saveFile } from '#lib/save-file.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';
import { OwnTime } from '#ui/own-time.tsx';
import { EmptyState } from '#ui/string.tsx';
import styles from './shop.module.css';

interface Props {
  list: readonly Owned[];
  /** The server's clock, ISO: what has run out says so. */
  now: string;
  /** Something was opened: what it leads to can be heard. */
  onOpened?: (() => void) | undefined;
}

/** What a member has bought to hear and see: opened once with a warning, then as often as it lasts. */
export function OwnedList({ list, now, onOpened }: Props) {
  const t = useCopy('shop');
  if (list.length === 0)
    return <EmptyState level={3} title={t('library.empty')} text={t('library.emptyText')} />;
  return (
    <ul className={styles.owned}>
      {list.map(item => (
        <OwnedRow key={item.tradeNo} item={item} now={now} onOpened={onOpened} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<Props, 'list'> {
  item: Owned;
}
function OwnedRow({ item: given, now, onOpened }: RowProps) {
  const t = useCopy('shop');
  const tree = useTree();
  const [item, setItem] = useState(given);
  const [asking, setAsking] = useState(false);
  const { busy, submit } = useSubmit();
  const [shown, setShown] = useState(false);
  const over = item.until !== undefined && item.until <= now;
  const ahead = item.openedAt === undefined && item.opensAt !== undefined && item.opensAt > now;
  const order = href(tree, 'confirmOrder', {
    tradeNo: item.tradeNo,
    supportSeat: 'N',
    orderType: item.family,
  });

  const open = async () => {
    const opened = await submit(() => call(mall.open, { tradeNo: item.tradeNo }));
    setAsking(false);
    if (!opened) return;
    setItem(opened);
    setShown(true);
    onOpened?.();
  };
  return (
    <li>
      <Art attrs={item.art} size="square" ratio="r11" />
      <div>
        <h3 className="t-1">{item.title}</h3>
        <p className="sm sec">{item.note}</p>
        <p className="sm sec">
          {ahead && item.opensAt ? (
            <>
              {t('library.opensAt', {
                date: longDateTime(item.opensAt, tree.locale, true),
                clock: hallClock(item.opensAt, tree.locale),
              })}
              <OwnTime at={item.opensAt} />
            </>
          ) : over ? (
            t('library.over')
          ) : item.until ? (
            t('library.until', { date: longDateTime(item.until, tree.locale) })
          ) : (
            item.openedAt && t('library.opened', { date: longDay(item.openedAt, tree.locale) })
          )}
        </p>
      </div>
      <div className={`flex flex-wrap gap-2 m-span-all justify-end ${styles.acts}`}>
        {!over && !ahead && (!item.openedAt || hasContents(item)) && (
          <Button
            size="sm"
            aria-expanded={item.openedAt ? shown : undefined}
            aria-haspopup={item.openedAt ? undefined : 'dialog'}
            onClick={() => (item.openedAt ? setShown(!shown) : setAsking(true))}
            aria-label={t('library.openOf', { title: item.title })}
          >
            {t('library.open')}
          </Button>
        )}
        <Link className="btn quiet sm" to={order}>
          {t('library.order')}
        </Link>
      </div>
      {shown && !over && item.openedAt && <Contents item={item} />}
      <Confirm
        open={asking}
        title={t('library.openTitle')}
        onClose={() => setAsking(false)}
        keep={t('library.openKeep')}
        yes={t(busy ? 'library.opening' : 'library.openYes')}
        busy={busy}
        onYes={() => void open()}
      >
        <p>{t('library.openText', { title: item.title })}</p>
      </Confirm>
    </li>
  );
}

const hasContents = ({ works, art }: Owned): boolean => works.length > 0 || art.theme !== undefined;

/** What is inside: the works, the theme where there is one, and files to keep. */
function Contents({ item }: { item: Owned }) {
  const t = useCopy('shop');
  const notes = [
    item.title,
    item.note,
    '',
    ...item.works.map(w => `${w.title}  ${t('product.minutes', { count: w.minutes })}`),
  ];
  return (
    <div className={`span-all grid gap-2 ${styles.theme}`}>
      {item.works.length > 0 && (
        <>
          <ul>
            {item.works.map(work => (
              <li className="flex justify-between gap-4 py-3 line-b" key={work.title}>
                <span>{work.title}</span>
                <span className="num sec">{t('product.minutes', { count: work.minutes })}</span>
              </li>
            ))}
          </ul>
          <div className={`flex flex-wrap gap-2 m-span-all justify-end ${styles.acts}`}>
            <Button
              size="sm"
              look="ghost"
              onClick={() =>
                saveFile(
                  new Blob([notes.join('\r\n')], { type: 'text/plain;charset=utf-8' }),
                  `${item.title}.txt`,
                )
              }
            >
              {t('library.notes')}
            </Button>
          </div>
        </>
      )}
      {item.art.theme && <Theme item={item} theme={item.art.theme} />}
    </div>
  );
}

function Theme({ item, theme }: { item: Owned; theme: NonNullable<Owned['art']['theme']> }) {
  const t = useCopy('shop');
  const [file, setFile] = useState<{ blob: Blob; url: string } | null>(null);
  const { key } = item.art;
  useEffect(() => {
    let url = '';
    let over = false;
    loadChunk(() => import('./theme-audio.ts')).then(
      ({ themeSamples, tonicOf, wavOf }) => {
        if (over) return;
        const blob = wavOf(themeSamples(theme, tonicOf(key)));
        url = URL.createObjectURL(blob);
        setFile({ blob, url });
      },
      // The film and its ticket are there without the sample.
      () => undefined,
    );
    return () => {
      over = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [theme, key]);
  return (
    <>
      <p className="sm sec">{t('library.sample')}</p>
      {file && (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: a theme without words */}
          <audio controls preload="metadata" src={file.url} aria-label={t('library.listen')} />
          <div className={`flex flex-wrap gap-2 m-span-all justify-end ${styles.acts}`}>
            <Button size="sm" look="ghost" onClick={() => saveFile(file.blob, `${item.title}.wav`)}>
              {t('library.download')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}
