import type { DigitalFront } from '#domain/contract/digital.ts';
import { portraitTone } from '#features/programme-card/portrait-tone.ts';
import { TitleRow } from '#halls/title-row.tsx';
import { useHallHref } from '#halls/use-hall-href.ts';
import { useCopy } from '#i18n/copy.ts';
import { Portrait } from '#ui/art.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import styles from './chief.module.css';

const SHOWN = 6;

/** The chief conductor: the portrait, a sentence, and the recordings as a numbered list. */
export function Chief({ chief: { artist, list } }: { chief: DigitalFront['chief'] }) {
  const t = useCopy('rooms');
  const to = useHallHref();
  if (list.length === 0) return null;
  return (
    <section
      className={`wrap grid items-stretch pt-24 m-as-block m-pt-12 gap-18 ${styles.chief}`}
      aria-labelledby="front-chief"
    >
      {artist && (
        <Portrait
          attrs={portraitTone(artist.portrait)}
          seal={artist.portrait.seal}
          alt=""
          className={`m-min-h-0 m-mb-5 n-min-h-0 ${styles.portrait}`}
        />
      )}
      <div>
        <h2 className="t-6" id="front-chief">
          {artist ? t('shelf.chiefName', { name: artist.name }) : t('shelf.chief')}
        </h2>
        <p className="sec measure-44 mt-2 lh-text">{t('shelf.chiefText')}</p>
        <ol className="mt-6 line-2-t">
          {list.slice(0, SHOWN).map((card, i) => (
            <TitleRow key={card.id} card={card} mark={i + 1} />
          ))}
        </ol>
        <p className="mt-5">
          <MoreLink to={to('digitalhall-chief')}>{t('shelf.allChief')}</MoreLink>
        </p>
      </div>
    </section>
  );
}
