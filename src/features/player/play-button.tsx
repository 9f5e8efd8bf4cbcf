import { useCopy } from '#i18n/copy.ts';
import { usePlayer } from '#stores/player.ts';
import { Button, IconButton, type Look } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { pause, play } from '#ui/icon-more.ts';
import type { Link } from './sound/begin.ts';
import { useNow } from './sound/now.ts';
import { beforePress, playTitle, toggle, usePlayingId } from './verbs.ts';

interface Props extends Pick<Look, 'look' | 'size' | 'onArt' | 'block'> {
  id: string;
  /** The title in the page's language. */
  name: string;
  /** What the button promises: film, sound, or the first minutes. */
  kind?: 'play' | 'listen' | 'trial';
  /** Seconds. */
  at?: number;
  /** Id of a movement: it begins there. */
  movement?: string;
  /** Titles that come after it. */
  queue?: readonly string[];
  /** One airing of it, while that is on the air. */
  airing?: string | undefined;
  /** What the address of the page asks for. */
  link?: Link | undefined;
  /** What it says instead, where the page knows more: from where it goes on. */
  says?: string | undefined;
  /** The sign alone. */
  plain?: boolean;
}

/** Plays a title from any page; while it sounds, the same button pauses it. Its words are in the copy `play`. */
export function PlayButton({ id, name, kind = 'play', says, plain, ...rest }: Props) {
  const { at, movement, airing, queue, link, ...look } = rest;
  const t = useCopy('play');
  const title = usePlayingId() === id;
  // The button of a movement is that movement's alone.
  const there = useNow(s => s.playing?.manifest.movements[s.movement]?.id);
  const here = title && (movement === undefined || there === undefined || there === movement);
  const sounds = usePlayer(s => s.playerStatus === 'playing' || s.playerStatus === 'waiting') && here;
  const opening = usePlayer(s => s.playerStatus === 'loading') && here;
  const label = sounds ? t('pauseName', { name }) : says ? `${says} ${name}` : t(`${kind}Name`, { name });
  const press = () => {
    if (sounds || (here && at === undefined && !link)) void toggle();
    else void playTitle(id, { at, movement, airing, queue, link });
  };
  const near = () => beforePress();
  const presses = { onClick: press, onPointerEnter: near, onFocus: near };
  const icon = <Icon draw={sounds ? pause : play} fill />;
  if (plain)
    return (
      <IconButton label={label} {...presses} aria-busy={opening || undefined}>
        {icon}
      </IconButton>
    );
  return (
    <Button {...look} {...presses} busy={opening} aria-label={label}>
      {icon}
      {sounds ? t('pause') : (says ?? t(kind))}
    </Button>
  );
}
