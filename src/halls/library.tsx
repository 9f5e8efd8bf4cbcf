import { type ReactNode, useEffect, useState } from 'react';
import { askAside } from '#api/aside.ts';
import { call } from '#api/client.ts';
import { type DigitalLibrary, digital } from '#domain/contract/digital.ts';
import { useSubmit } from '#hooks/use-submit.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { Button, IconButton, LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Cast, Named } from '#ui/named.tsx';
import { toast } from '#ui/toast.tsx';
import { minutesOf } from './length.ts';
import styles from './library.module.css';
import { Strip } from './strip.tsx';
import { Progress } from './title-card.tsx';
import { titleHref } from './title-href.ts';

const STRIP = 4;

/** The member's titles: where one stopped, what was bought and what leads to it, what is lent and given. */
export function HallLibrary() {
  const t = useCopy('listening');
  const hall = useCopy('hall');
  const tree = useTree();
  const [library, setLibrary] = useState<DigitalLibrary | null>(null);
  useEffect(() => askAside(options => call(digital.library, {}, options), setLibrary), []);
  if (!library) return null;
  const { heard, bought, lent, given } = library;
  const owned = [...bought, ...given.map(one => ({ ...one, opened: true }))];
  const forgotten = (titleId: string) =>
    setLibrary({ ...library, heard: heard.filter(({ card }) => card.id !== titleId) });
  return (
    <>
      {heard.length > 0 && (
        <Part title={t('library.heard')}>
          <ul className={styles.rows}>
            {heard.map(one => (
              <HeardRow key={one.card.id} heard={one} onForgotten={() => forgotten(one.card.id)} />
            ))}
          </ul>
        </Part>
      )}
      {owned.length > 0 && (
        <Part title={t('library.bought')}>
          <ul className={styles.rows}>
            {owned.map(({ card, until, opened }) => (
              <li className="line-b" key={card.id}>
                <Link to={titleHref(tree, card)}>
                  <Art attrs={card.art} ratio="r169" size="wide" />
                  <span>
                    <b className="serif">
                      <Named>{card.title}</Named>
                    </b>
                    <span className="sm sec keep-all">
                      <Cast>{card.people}</Cast>
                    </span>
                    {card.state !== 'out' ? (
                      <span className="sm ter">{hall(`state.${card.state}`)}</span>
                    ) : opened ? (
                      until && (
                        <span className="sm ter">
                          {t('library.until', { date: longDay(until, tree.locale, true) })}
                        </span>
                      )
                    ) : (
                      <span className="sm ter">{t('library.unopened')}</span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lent.length > 0 && <Lent list={lent} />}
      {heard.length + owned.length + lent.length === 0 && <p className="sec">{t('library.empty')}</p>}
      <p className="mt-8">
        <LinkButton look="ghost" to={href(tree, 'digitalhall')}>
          {t('library.hall')}
        </LinkButton>
      </p>
    </>
  );
}

interface HeardRowProps {
  heard: DigitalLibrary['heard'][number];
  onForgotten: () => void;
}

/** Where one stopped, on any device; what one does not want to go on with is taken away. */
function HeardRow({ heard: { card, place }, onForgotten }: HeardRowProps) {
  const t = useCopy('listening');
  const hall = useCopy('hall');
  const tree = useTree();
  const { busy, submit } = useSubmit();
  const forget = async () => {
    const done = await submit(async () => {
      await call(digital.forget, { titleId: card.id });
      return true;
    });
    if (!done) return;
    toast(t('library.forgotten'), 'ok');
    onForgotten();
  };
  return (
    <li className={`${styles.heard} line-b`}>
      <Link to={titleHref(tree, card)}>
        <Art attrs={card.art} ratio="r169" size="wide">
          <Progress percent={place.percent} />
        </Art>
        <span>
          <b className="serif">
            <Named>{card.title}</Named>
          </b>
          <span className="sm sec">
            {hall('card.left', { movement: place.movement, count: minutesOf(card.seconds - place.at) })}
          </span>
          <span className="sm ter">{longDay(place.heardAt, tree.locale, true)}</span>
        </span>
      </Link>
      <IconButton
        label={t('library.forgetOf', { title: card.title })}
        aria-disabled={busy || undefined}
        onClick={() => void forget()}
        icon="close"
      />
    </li>
  );
}

/** What the membership opens: the newest, and all of it when asked. */
function Lent({ list }: { list: DigitalLibrary['lent'] }) {
  const t = useCopy('listening');
  const [all, setAll] = useState(false);
  return (
    <Part title={t('library.lent')}>
      <Strip list={all ? list : list.slice(0, STRIP)} />
      {!all && list.length > STRIP && (
        <p className="mt-8">
          <Button look="ghost" size="sm" onClick={() => setAll(true)}>
            {t('library.lentAll', { count: list.length })}
          </Button>
        </p>
      )}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10" aria-label={title}>
      <h2 className="pb-3 mb-5 line-2-b t-h3">{title}</h2>
      {children}
    </section>
  );
}
