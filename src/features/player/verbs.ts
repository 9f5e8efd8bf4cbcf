import { loadChunk } from '#lib/chunk.ts';
import { usePlayer } from '#stores/player.ts';
import { engineHere } from './engine/engine.ts';
import type { Begin } from './sound/begin.ts';
import { mediaElement } from './sound/element.ts';
import { useNow } from './sound/now.ts';
import { queued } from './sound/queue.ts';

const room = () => loadChunk(() => import('./sound/core.ts'));
/** A shorter wait nobody sees: a word on it would be drawn before the stream is asked for; ms. */
const UNNOTICED = 100;
/** What a press needs soon comes beside the player, not after it. What fails here is asked for again. */
function ahead(media: HTMLMediaElement): void {
  void engineHere(media).catch(() => undefined);
  void loadChunk(() => import('#domain/contract/shapes/media.ts')).catch(() => undefined);
}
/**
 * A pointer or the focus has come to a button of play, or the page is a title's own: the player's code is there before
 * the press, and on its own page (`id`) the title's table of contents. Who saves data gets all of it with the press.
 */
export function beforePress(id?: string): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  void room()
    .then(player => id && player.readAhead(id))
    .catch(() => undefined);
  ahead(document.createElement('video'));
}

/** Plays a title: the player's code, its engine and its stream come now. */
export async function playTitle(id: string, begin: Begin = {}): Promise<void> {
  // Within the press: browsers let an element sound later that was touched by one.
  const media = mediaElement();
  if (!media.src && begin.silent !== true) media.load();
  ahead(media);
  // Where the code is long in coming, the button says so; what is here asks for the stream before anything is drawn.
  const late = setTimeout(() => {
    if (usePlayer.getState().playerStatus !== 'idle') return;
    usePlayer.getState().setStatus('loading');
    useNow.setState({ wanted: id, notice: null });
  }, UNNOTICED);
  try {
    const { core } = await room();
    clearTimeout(late);
    await core().play(id, begin);
  } catch {
    usePlayer.getState().setStatus('failed');
    useNow.setState({ wanted: id, notice: 'network' });
  }
}

/** Pauses what sounds, or goes on with it. */
export const toggle = async (): Promise<void> => (await room()).core().toggle();

/** Comes after what plays now; plays at once where nothing does. */
export function queueTitle(id: string): void {
  const { playing, queue } = useNow.getState();
  if (!playing) void playTitle(id);
  else useNow.setState({ queue: queued(queue, id, playing.id) });
}

/** The title in the player, or null. */
export const usePlayingId = (): string | null => useNow(s => s.wanted ?? s.playing?.id ?? null);
