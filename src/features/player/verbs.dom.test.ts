import { beforeEach, expect, it, vi } from 'vitest';
import { usePlayer } from '#stores/player.ts';
import { fakeSound } from '#tests/sound.ts';
import { useNow } from './sound/now.ts';
import { playTitle } from './verbs.ts';

const line = vi.hoisted(() => {
  let come = (): void => undefined;
  const code = new Promise<void>(resolve => {
    come = resolve;
  });
  return { code, come, played: [] as string[] };
});
vi.mock('./engine/engine.ts', async () => ({ engineHere: (await import('#tests/sound.ts')).silentEngine }));
vi.mock('./sound/core.ts', async () => {
  await line.code;
  return { core: () => ({ play: async (id: string) => line.played.push(id) }) };
});

beforeEach(() => {
  fakeSound();
  return () => {
    vi.useRealTimers();
    usePlayer.getState().destroy();
    useNow.setState({ wanted: null });
  };
});

it('draws nothing while the code of a first press is on its way for a moment, and says so when it is late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pressed = playTitle('t1');
  vi.advanceTimersByTime(90);
  expect([usePlayer.getState().playerStatus, useNow.getState().wanted]).toEqual(['idle', null]);
  vi.advanceTimersByTime(10);
  expect([usePlayer.getState().playerStatus, useNow.getState().wanted]).toEqual(['loading', 't1']);
  line.come();
  await pressed;
  expect(line.played).toEqual(['t1']);
});
