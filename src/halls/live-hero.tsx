import { artPath, pictureSet, sizeOf } from '#art/path.ts';
import type { Airing } from '#domain/contract/digital.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { LinkButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { play } from '#ui/icon-more.ts';
import { Cast, Named } from '#ui/named.tsx';
import { paletteStyle } from '#ui/palette-style.ts';
import { AiringTime } from './airing-time.tsx';
import styles from './live-hero.module.css';
import { isOnAir } from './phase.ts';
import { RemindButton } from './remind.tsx';
import { Until } from './until.tsx';
import { useClock } from './use-clock.ts';
import { useLiveHref } from './use-live-href.ts';

const SIZE = { pc: 'hero', mobile: 'wide' } as const;

interface Props {
  airing: Airing;
  /** The server's clock in the reply. */
  now: string;
  /** The name of the page, where the airing's is not its heading. */
  heading: string;
}

/** What is on the air, or the next thing that will be: the first that a visitor sees of the hall. */
export function LiveHero({ airing, now, heading }: Props) {
  const t = useCopy('rooms');
  const clock = useClock(now);
  const to = useLiveHref();
  const size = SIZE[useTree().layout];
  const { w, h } = sizeOf(size);
  const onAir = isOnAir(airing, clock);
  return (
    <section
      className={cx('on-art', 'relative clip p-ground p-on', styles.hero)}
      style={paletteStyle(airing.art)}
      aria-labelledby="live-hero"
    >
      <img
        className="m-static m-h-auto absolute inset-0 w-full h-full fit-cover m-ratio-169"
        src={artPath(airing.art, size)}
        srcSet={pictureSet(airing.art)}
        alt=""
        width={w}
        height={h}
        fetchPriority="high"
      />
      <div className={`relative column items-start m-w-auto m-min-h-0 ${styles.words}`}>
        <h1 className="vh" tabIndex={-1}>
          {heading}
        </h1>
        <p className="flex items-baseline gap-4">
          <span className={cx('t-xs nowrap', styles.badge, onAir && styles.now)}>
            {t(onAir ? 'live.onAir' : airing.rerun ? 'live.rerun' : 'live.next')}
          </span>
          <AiringTime at={airing.startsAt} />
        </p>
        <h2 className="mt-4 m-t-5 m-mt-2" id="live-hero">
          {airing.composer && <span>{airing.composer}</span>}
          <Named>{titleWithout(airing)}</Named>
        </h2>
        <p className="lead mt-4 lh-75 m-mt-2 m-t-body m-lh-6 keep-all">
          <Cast>{airing.people}</Cast>
        </p>
        {airing.notice && <p className={`mt-3 ${styles.notice}`}>{airing.notice}</p>}
        <div className={`flex flex-wrap gap-3 pb-10 m-mt-4 m-pb-6 ${styles.ways}`}>
          {onAir ? (
            <LinkButton size="lg" look="accent" to={to(airing)}>
              <Icon draw={play} fill />
              {t('live.join')}
            </LinkButton>
          ) : (
            <>
              <RemindButton size="lg" look="accent" airing={airing} />
              <LinkButton size="lg" look="ghost" onArt to={to(airing)}>
                {t('live.details')}
              </LinkButton>
            </>
          )}
        </div>
        {onAir ? <p className="sm">{t('live.since')}</p> : <Until at={airing.startsAt} now={clock} />}
      </div>
    </section>
  );
}

/** 贝多芬　第五交响曲 has its composer in a line of its own. */
export const titleWithout = ({ title, composer }: Pick<Airing, 'title' | 'composer'>): string =>
  composer && title.startsWith(composer) ? title.slice(composer.length).replace(/^[\s　:：,，]+/, '') : title;
