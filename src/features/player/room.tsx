import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SectionId } from '#domain/contract/orchestra.ts';
import { say } from '#domain/text.ts';
import { useCopy } from '#i18n/copy.ts';
import { useTree } from '#i18n/tree-context.tsx';
import { whenIdle } from '#lib/idle.ts';
import { Art } from '#ui/art.tsx';
import { closesOnBack } from '#ui/back.ts';
import { cx } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { shareLink } from '#ui/share-link.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Band } from './band.tsx';
import { Controls, type Panel } from './controls.tsx';
import { core } from './core.ts';
import { useFollow, useSheet, useSounding } from './follow.ts';
import { Interpretations } from './interpretations.tsx';
import { isIn, playingOf, useNow } from './now.ts';
import { Place } from './place.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './room.module.css';
import { ScoreView } from './score-view.tsx';
import { linkHere } from './share.ts';
import { Strip } from './strip.tsx';
import type { TitleRoomProps } from './title-room.tsx';
import { showCaptions } from './tracks.ts';
import { useBegun } from './use-begun.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { beforePress } from './verbs.ts';
import { Amiss } from './ways.tsx';
import { Notes, Works } from './works.tsx';

type Look = 'picture' | 'score';
type Side = 'works' | 'who' | 'notes';

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
  const { search } = useLocation();
  const named = new URLSearchParams(search).get('airing');
  // The box office knows whether it is on; of an evening that is no recording yet there is nothing else.
  const airing =
    title.airings.find(one => one.id === named) ??
    (live || title.state === 'unreleased' ? title.airings[0] : undefined);
  const [look, setLook] = useState<Look>(title.kind === 'sound' || link?.bar ? 'score' : 'picture');
  const [chosen, setSide] = useState<Side | null>(null);
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
  // Nothing nears a button before a finger does. This page is there to be heard: the player's code comes by itself.
  useEffect(() => {
    if (plays) return whenIdle(() => beforePress(title.state === 'out' ? title.id : undefined));
  }, [plays, title.id, title.state]);
  useIntoView(root, own, playing !== null && (sheet !== null || none || failed));
  const fullscreen = () => void toggleFullscreen(root.current);
  useBackFromFullscreen(root);
  useRoomKeys(playing !== null, { fullscreen, help: () => setPanel('keys') });

  const part = playing?.manifest.movements[movement];
  const shown: Look = sheet || (look === 'score' && playing && part?.score) ? look : 'picture';
  const side: Side = chosen ?? (shown === 'score' && sheet ? 'who' : 'works');
  return (
    <section ref={root} className={styles.room} data-theme="hall" data-look={shown} aria-label={r('room')}>
      <div className={`relative grid min-w-0 n-min-h-0 ${styles.stage}`} id={id}>
        <div className={cx(styles.picture, shown === 'score' && `no-events ${styles.aside}`)}>
          <Poster src={title.poster} art={title.art} hidden={playing !== null} />
          <Screen ids={own} />
          {!playing && plays && (
            <div className={`relative grid justify-items-centre gap-3 py-6 px-8 ${styles.begin}`}>
              <PlayButton
                id={title.id}
                name={title.title}
                look="accent"
                size="lg"
                link={link}
                airing={airing?.id}
                {...kindOf(title)}
              />
              <p className="sm">{r('intro')}</p>
            </div>
          )}
          {!playing && !onAir && title.notice && (
            <p className={`relative py-6 px-8 on-paper ${styles.notice}`}>{title.notice}</p>
          )}
        </div>
        {shown === 'score' &&
          (sheet ? (
            <ScoreView sheet={sheet} name={title.title} only={only} />
          ) : failed ? (
            <ErrorState onRetry={retry} />
          ) : (
            <Skeleton kind="block" className={styles.wait} />
          ))}
      </div>
      <div className={styles.side}>
        <div className="grid gap-1">
          {part ? (
            <>
              <p className={styles.name}>
                {say(part.composer, tree.locale)}
                <br />
                {say(part.workTitle, tree.locale)}
              </p>
              <p className="sec">{say(part.title, tree.locale)}</p>
              {sheet && <BarLine sheet={sheet} title={title.title} />}
            </>
          ) : (
            <>
              <p className={styles.name}>{title.title}</p>
              <p className="sec">{title.people}</p>
            </>
          )}
        </div>
        {playing && part?.score && (
          <Segmented
            label={r('view.label')}
            value={shown}
            onChange={to => {
              setLook(to);
              bringIntoView(root.current);
            }}
            segments={[
              { value: 'picture', label: r('view.picture') },
              { value: 'score', label: r('view.score') },
            ]}
          />
        )}
        <Interpretations title={title} playing={playing} />
        <Tabs<Side>
          label={r('side.label')}
          value={side}
          onChange={setSide}
          tabs={[
            { value: 'works', label: r('side.works') },
            ...(sheet ? [{ value: 'who' as const, label: r('side.who') }] : []),
            { value: 'notes', label: r('side.notes') },
          ]}
        >
          {side === 'who' && sheet ? (
            <Band sheet={sheet} only={only} onOnly={setOnly} />
          ) : side === 'notes' ? (
            <Notes title={title} movement={part?.id ?? ''} />
          ) : (
            <Works title={title} movement={part?.id ?? ''} />
          )}
        </Tabs>
        {none && shown === 'score' && <p className="sm ter">{r('score.none')}</p>}
        {aside}
      </div>
      {playing && (
        <div className={`grid gap-3 min-w-0 line-t ${styles.foot}`}>
          <Amiss />
          {sheet && <Strip sheet={sheet} />}
          <Controls playing={playing} panel={panel} onPanel={setPanel} onFullscreen={fullscreen} />
        </div>
      )}
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

/** The bar that sounds, and a link to it. */
function BarLine({
  sheet,
  title,
}: {
  sheet: NonNullable<ReturnType<typeof useSheet>['sheet']>;
  title: string;
}) {
  const r = useCopy('playroom');
  const bar = useSounding(s => sheet.bars[s.bar]);
  const number = bar && sheet.score.bars[bar.bar]?.number;
  if (!number) return <p className="flex flex-wrap items-centre justify-between gap-x-4 tap" />;
  const words = { copied: r('copied'), copyFailed: r('copyFailed') };
  return (
    <p className="flex flex-wrap items-centre justify-between gap-x-4 tap">
      <span className="num">{r('bar_n', { bar: number })}</span>
      <button
        className="tap text-accent t-sm underlined"
        type="button"
        onClick={() => void shareLink(title, linkHere(number), words)}
      >
        {r('share', { bar: number })}
      </button>
    </p>
  );
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
