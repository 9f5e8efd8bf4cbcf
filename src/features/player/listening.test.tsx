import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '#stores/app.ts';
import { usePlayer } from '#stores/player.ts';
import { office, renderPath } from '#tests/render.tsx';
import { fakeSound, hear, lit, marked, sound } from '#tests/sound.ts';
import { engineHere } from './engine/engine.ts';
import { stop } from './sound/core.ts';

vi.mock('./engine/engine.ts', async () => ({
  engineHere: vi.fn((await import('#tests/sound.ts')).silentEngine),
}));

const FATE = 'beethoven-symphony-5-1';
interface Table {
  readonly bars: readonly { readonly at: number; readonly bar: number }[];
}
interface Melody {
  readonly segments: readonly {
    readonly from: number;
    readonly to: number;
    readonly section: string | null;
  }[];
}

/** A file of the media as it lies in its folder. */
async function media<T>(path: string): Promise<T> {
  const { readFile } = await import('node:fs/promises');
  return JSON.parse(await readFile(`demo/media/${path}`, 'utf8')) as T;
}
const press = async (name: RegExp) => {
  const view = await renderPath('/en-US/pc/digitalhall/season-detail?id=brandenburg-3');
  await view.user.click(await screen.findByRole('button', { name }));
  return view;
};

beforeEach(() => {
  fakeSound();
  return () => act(stop);
});

describe('a button of play', () => {
  it('has what a press needs when a pointer comes near, and makes no sound before the press', async () => {
    const { user } = await renderPath('/en-US/pc/digitalhall/season-detail?id=brandenburg-3');
    const play = await screen.findByRole('button', { name: /^Listen: .*Brandenburg Concerto No\. 3/ });
    vi.mocked(engineHere).mockClear();
    await user.hover(play);
    await waitFor(() => expect(engineHere).toHaveBeenCalled());
    expect([document.querySelector('#sound'), usePlayer.getState().playerStatus]).toEqual([null, 'idle']);
    await user.click(play);
    await waitFor(() => expect(usePlayer.getState().playerStatus).toBe('playing'));
  });
});

describe('listening with the score', () => {
  it('marks the bar that sounds and lights who has the melody, by the tables of the media', async () => {
    await press(/^Listen: .*Brandenburg Concerto No\. 3/);
    await screen.findByRole('button', { name: 'Bar 1, listen from here' });
    const { bars } = await media<Table>('bach-brandenburg-3/bars.json');
    const { segments } = await media<Melody>('bach-brandenburg-3/melody.json');
    for (const n of [0, 7, 23]) {
      const { at = 0, bar = 0 } = bars[n] ?? {};
      await hear(at + 0.05);
      expect(marked()).toEqual([String(bar + 1)]);
      const now = segments.filter(s => s.from <= at + 0.05 && at + 0.05 < s.to).map(s => s.section);
      if (now.length > 0) expect(new Set(lit())).toEqual(new Set(now.filter(Boolean)));
    }
  });

  it('plays a bar that is pressed or walked to', async () => {
    const { user } = await press(/^Listen: .*Brandenburg Concerto No\. 3/);
    const second = await screen.findByRole('button', { name: 'Bar 2, listen from here' });
    const { bars } = await media<Table>('bach-brandenburg-3/bars.json');
    const secondOf = (index: number) => bars.find(b => b.bar === index)?.at ?? Number.NaN;
    await user.click(second);
    expect(sound().currentTime).toBeCloseTo(secondOf(1), 2);
    await waitFor(() => expect(marked()).toEqual(['2']));
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(sound().currentTime).toBeCloseTo(secondOf(0), 2);
    await waitFor(() => expect(marked()).toEqual(['1']));
  });
});

describe('the bar below every page', () => {
  it('goes on with the music on another page, in another language, and ends it', async () => {
    const { user, router } = await press(/^Listen: .*Brandenburg Concerto No\. 3/);
    await waitFor(() => expect(usePlayer.getState().playerStatus).toBe('playing'));
    await hear(40);
    await act(() => router.navigate('/zh-CN/pc/about'));
    const bar = await screen.findByRole('region', { name: '播放器' });
    expect(bar.textContent).toContain('00:00:40');
    expect(sound().paused).toBe(false);
    const back = screen.getByRole('link', { name: /第三勃兰登堡协奏曲/ });
    expect(back.getAttribute('href')).toMatch(/^\/zh-CN\/pc\/digitalhall\/season-detail\?id=brandenburg-3/);
    await user.click(screen.getByRole('button', { name: '暂停' }));
    expect(sound().paused).toBe(true);
    await user.click(screen.getByRole('button', { name: '关闭播放器' }));
    expect(document.querySelector('#sound')).toBeNull();
    expect(screen.queryByRole('region', { name: '播放器' })).toBeNull();
  });
});

describe('what is sold', () => {
  it('sounds for three minutes to a visitor, and then asks who listens', async () => {
    const { user } = await renderPath('/en-US/pc/digitalhall/season-detail?id=beethoven-5-fate');
    // Kept from a page that was left with the question open.
    useApp.getState().setDamsLoginPopup(true);
    await user.click(await screen.findByRole('button', { name: /^(Play|Listen|Hear|Try).*Symphony No\. 5/ }));
    await waitFor(() => expect(usePlayer.getState().playerStatus).toBe('playing'));
    expect(useApp.getState().damsLoginPopup).toBe(false);
    await act(async () => {
      sound().currentTime = 179.95;
      sound().dispatchEvent(new Event('timeupdate'));
    });
    const popup = await screen.findByRole('dialog', { name: 'The first 3 minutes end here' });
    expect(useApp.getState().damsLoginPopup).toBe(true);
    expect(popup.textContent).toContain('00:03:00');
    expect(sound().paused).toBe(true);
    // The segments behind it are refused, whatever a page says.
    const manifest = await office().media(
      new Request(`http://localhost:5174/media/beethoven-5-fate/${FATE}/a72/40.m4s`),
    );
    expect(manifest.status).toBe(403);
  });
});
