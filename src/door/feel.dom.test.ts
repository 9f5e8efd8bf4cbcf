import { afterEach, expect, test, vi } from 'vitest';
import { SCAN_RESULTS } from '#domain/contract/door.ts';
import { FELT, feel } from './feel.ts';

afterEach(() => vi.unstubAllGlobals());

test('each answer has a sound and a vibration of its own', () => {
  for (const part of ['sound', 'vibration'] as const)
    expect(new Set(SCAN_RESULTS.map(r => JSON.stringify(FELT[r][part])))).toHaveLength(SCAN_RESULTS.length);
});

test('a scan is heard and felt as its answer has it, after the telephone slept, too', () => {
  const heard: number[] = [];
  const resume = vi.fn(async () => undefined);
  const part = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  const node = { connect: vi.fn(() => node), gain: part };
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended';
      currentTime = 0;
      resume = resume;
      createGain = () => node;
      createOscillator = () => ({
        ...node,
        stop: vi.fn(),
        frequency: {
          set value(hertz: number) {
            heard.push(hertz);
          },
        },
        start: vi.fn(),
      });
    },
  );
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  for (const result of SCAN_RESULTS) {
    heard.length = 0;
    feel(result);
    expect(heard).toEqual(FELT[result].sound.map(([hertz]) => hertz));
    expect(vibrate).toHaveBeenLastCalledWith(FELT[result].vibration);
  }
  expect(resume).toHaveBeenCalledTimes(SCAN_RESULTS.length);
});
