import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { isFailure } from '#api/failure.ts';
import { type DigitalLibrary, digital } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { longDay } from '#lib/dates.ts';
import { href } from '#site/href.ts';
import { Art } from '#ui/art.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './library.module.css';
import { Strip } from './strip.tsx';
import { titleHref } from './title-href.ts';

const STRIP = 4;

/** The member's titles: where one stopped, what was bought and what leads to it, what is lent and given. */
export function HallLibrary() {
  const t = useCopy('listening');
  const tree = useTree();
  const [library, setLibrary] = useState<DigitalLibrary | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call(digital.library, { showToast: 'noMsg' }, { signal: stop.signal, quiet: true }).then(
      setLibrary,
      error => {
        // The list of orders stands below in any case.
        if (!isFailure(error)) throw error;
      },
    );
    return () => stop.abort();
  }, []);
  if (!library) return null;
  const { heard, bought, lent, given } = library;
  const owned = [...bought, ...given];
  return (
    <>
      {heard.length > 0 && (
        <Part title={t('library.heard')}>
          <Strip list={heard.slice(0, STRIP).map(({ card, place }) => ({ ...card, place }))} />
        </Part>
      )}
      {owned.length > 0 && (
        <Part title={t('library.bought')}>
          <ul className={styles.rows}>
            {owned.map(({ card, until }) => (
              <li key={card.id}>
                <Link to={titleHref(tree, card)}>
                  <Art attrs={card.art} ratio="r169" size="wide" />
                  <span>
                    <b className="serif">{card.title}</b>
                    <span className="sm sec">{card.people}</span>
                    {until && (
                      <span className="sm ter">
                        {t('library.until', { date: longDay(until, tree.locale, true) })}
                      </span>
                    )}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lent.length > 0 && (
        <Part title={t('library.lent')}>
          <Strip list={lent.slice(0, STRIP)} />
        </Part>
      )}
      {heard.length + owned.length + lent.length === 0 && <p className="sec">{t('library.empty')}</p>}
      <p className={styles.way}>
        <LinkButton look="ghost" to={href(tree, 'digitalhall')}>
          {t('library.hall')}
        </LinkButton>
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
