import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { formatDuration } from '#lib/duration.ts';
import { whenTouched } from '#lib/first-use.ts';
import { whenIdle } from '#lib/idle.ts';
import { Art } from '#ui/art.tsx';
import { closesOnBack } from '#ui/back.ts';
import { IconButton } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { deferred } from '#ui/deferred.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { part as partOf } from '#ui/part.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Panel } from '../controls/controls.tsx';
import { Place } from '../place.tsx';
import { PlayButton } from '../play-button.tsx';
import { Band } from '../score/band.tsx';
import { useFollow, useSheet } from '../score/follow.ts';
import { type Look, Side } from '../side/side.tsx';
import { core } from '../sound/core.ts';
import { isIn, playingOf, useNow } from '../sound/now.ts';
import type { TitleRoomProps } from '../title-room.tsx';
import { beforePress } from '../verbs.ts';
import { Amiss } from '../ways.tsx';
import { Painting } from './painting.tsx';
import styles from './room.module.css';
import { showCaptions } from './tracks.ts';
import { useBegun } from './use-begun.ts';

/** Of what plays alone: they come with the first touch, else behind the first picture, which they would hold up. */
const foot = partOf(() => import('./foot.tsx'), 'Foot');
const score = partOf(() => import('../score/score-view.tsx'), 'ScoreView');
const Foot = deferred(foot, null);
const ScoreView = deferred(score, <Skeleton kind="block" className={styles.wait} />);

/** The large view: picture or score, what it is and who has the melody beside it, strip and controls below. */
export function Room({ title, live, aside }: TitleRoomProps) {
  const r = useCopy('playroom');
  const tree = useTree();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const own = [title.id, ...title.interpretations.map(x => x.id)];
  const playing = useBegun(own);
  const movement = useNow(s => s.movement);
  const captions = useNow(s => s.captions);
  const link = useLink();
  const { search, key } = useLocation();
  const named = new URLSearchParams(search).get('airing');
  // The box office knows whether it is on; of an evening that is no recording yet there is nothing else.
  const airing =
    title.airings.find(one => one.id === named) ??
    (live || title.state === 'unreleased' ? title.airings[0] : undefined);
  const [look, setLook] = useState<Look>(title.kind === 'sound' || link?.bar ? 'score' : 'picture');
  // A phone on its side shows nothing else; who wants the page back has it.
  const [inline, setInline] = useState(false);
  const [only, setOnly] = useState<SectionId | null>(null);
  const [panel, setPanel] = useState<Panel>(null);
  const { sheet, none, failed, retry } = useSheet(playing, movement);
  useFollow(sheet);
  const onAir = airing?.phase === 'talk' || airing?.phase === 'music';
  const plays = title.state === 'out' || onAir;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles, not their list
  useEffect(() => {
    useNow.setState({ room: own });
    return () => useNow.setState({ room: [] });
  }, [own.join()]);
  useEffect(() => {
    if (playing) showCaptions(core().media, playing, tree.locale, captions);
  }, [playing, tree.locale, captions]);
  // Nothing nears a button before a finger does. This page is there to be heard: whoever came to it through the site has
  // the player's code at rest, whoever opens it as the first page with its first touch.
  useEffect(() => {
    if (!plays) return;
    const when = key === 'default' ? whenTouched : whenIdle;
    return when(() => {
      beforePress(title.state === 'out' ? title.id : undefined);
      for (const ahead of [foot, score]) ahead(tree.locale).catch(() => undefined);
    });
  }, [plays, title.id, title.state, key, tree.locale]);
  useIntoView(root, own, playing !== null && (sheet !== null || none || failed));
  const fullscreen = () => void toggleFullscreen(root.current);
  useBackFromFullscreen(root);

  const part = playing?.manifest.movements[movement];
  const there = sheet !== null || (playing !== null && part?.score != null && !none);
  const shown: Look = there ? look : 'picture';
  const silent = playing !== null && !playing.manifest.film;
  return (
    <section
      ref={root}
      className={`no-print grid on-paper ink n-cols-1 ${styles.room}`}
      data-theme="hall"
      data-look={shown}
      data-plays={(playing !== null && !inline) || undefined}
      aria-label={r('room')}
    >
      <div className={`relative grid min-w-0 n-min-h-0 ${styles.stage}`} id={id}>
        <div
          className={cx(
            `grid place-centre ratio-169 clip ${styles.picture}`,
            shown !== 'picture' && `no-events ${styles.aside}`,
          )}
        >
          <Poster src={title.poster} art={title.art} hidden={playing !== null} />
          {silent && shown === 'picture' && <Painting art={title.art} playing={playing} />}
          {/* Above the painting: captions are drawn by the element. */}
          <Screen ids={own} />
          {!playing && plays && (
            <div
              className={`relative flex flex-wrap items-centre gap-y-3 gap-x-6 py-4 px-6 on-paper ${styles.begin}`}
            >
              <PlayButton
                id={title.id}
                name={title.title}
                look="accent"
                size="lg"
                link={link}
                airing={airing?.id}
                says={
                  title.place && !link && !airing
                    ? r('start', { time: formatDuration(title.place.at) })
                    : undefined
                }
                {...kindOf(title)}
              />
              <p className="sm sec">{onAir ? <b className="text-accent">{r('live.now')}</b> : r('intro')}</p>
            </div>
          )}
          {!playing && !onAir && title.notice && (
            <p className={`relative py-5 px-6 on-paper ${styles.begin}`}>{title.notice}</p>
          )}
        </div>
        {shown !== 'picture' &&
          (sheet && shown === 'plan' ? (
            <div className={`w-full p-6 ${styles.plan}`}>
              <Band sheet={sheet} only={only} onOnly={setOnly} />
            </div>
          ) : sheet ? (
            <ScoreView sheet={sheet} name={title.title} only={only} />
          ) : failed ? (
            <ErrorState onRetry={retry} />
          ) : (
            <Skeleton kind="block" className={styles.wait} />
          ))}
        {playing && !inline && (
          <IconButton className={styles.leave} label={r('leave')} onClick={() => setInline(true)}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <Side
        title={title}
        playing={playing}
        part={part}
        sheet={sheet}
        look={there ? shown : null}
        onLook={to => {
          setLook(to);
          bringIntoView(root.current);
        }}
        only={only}
        onOnly={setOnly}
      />
      {playing && (
        <div className={`grid gap-3 min-w-0 line-t ${styles.foot}`}>
          <Amiss />
          <Foot playing={playing} sheet={sheet} panel={panel} onPanel={setPanel} onFullscreen={fullscreen} />
        </div>
      )}
      {aside && <div className={`px-6 pb-5 ${styles.below}`}>{aside}</div>}
    </section>
  );
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
const bringIntoView = (room: HTMLElement | null): void =>
  room?.scrollIntoView({ block: 'start', behavior: still() ? 'instant' : 'smooth' });

/**
 * A press of play on this page brings the room into view once all of it is drawn; music that came along from another page
 * does not.
 */
function useIntoView(room: RefObject<HTMLElement | null>, ids: readonly string[], drawn: boolean): void {
  const seen = useRef(playingOf(useNow.getState(), ids) !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles, not their list
  useEffect(() => {
    if (drawn && !seen.current) bringIntoView(room.current);
    seen.current = drawn || (playingOf(useNow.getState(), ids) !== null && seen.current);
  }, [room, ids.join(), drawn]);
}

/** Where the picture is shown, from the press on. */
function Screen({ ids }: { ids: readonly string[] }) {
  return useNow(now => isIn(now, ids)) ? <Place rank={2} className={styles.place} /> : null;
}

function Poster({
  src,
  art,
  hidden,
}: {
  src: string | undefined;
  art: TitleRoomProps['title']['art'];
  hidden: boolean;
}) {
  if (hidden) return null;
  return src ? (
    <img className={`absolute inset-0 w-full h-full fit-cover ${styles.poster}`} src={src} alt="" />
  ) : (
    <Art attrs={art} alt="" className={`absolute inset-0 w-full h-full fit-cover ${styles.poster}`} />
  );
}

const kindOf = ({ grant, kind }: TitleRoomProps['title']) => ({
  kind: grant === 'none' ? ('trial' as const) : kind === 'sound' ? ('listen' as const) : ('play' as const),
});

/** What the address asks for; it begins with the first press, as browsers make no sound without one. */
function useLink() {
  const query = new URLSearchParams(useLocation().search);
  const value = (name: string) => query.get(name) ?? undefined;
  const link = { t: value('t'), bar: value('bar'), movement: value('movement') };
  return Object.values(link).some(Boolean) ? link : undefined;
}

/** A room that has the whole screen is what Back leaves first. */
function useBackFromFullscreen(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let closed: (() => void) | undefined;
    const changed = () => {
      closed?.();
      closed =
        document.fullscreenElement && document.fullscreenElement === room.current
          ? closesOnBack(() => void document.exitFullscreen())
          : undefined;
    };
    document.addEventListener('fullscreenchange', changed);
    return () => {
      document.removeEventListener('fullscreenchange', changed);
      closed?.();
    };
  }, [room]);
}

async function toggleFullscreen(room: HTMLElement | null): Promise<void> {
  const media = core().media as HTMLVideoElement & { webkitEnterFullscreen?: () => void };
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (room?.requestFullscreen) await room.requestFullscreen();
    else media.webkitEnterFullscreen?.();
  } catch {
    // The browser does not want to at this moment.
  }
}
