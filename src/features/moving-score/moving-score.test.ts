import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { MovingScore } from '#domain/contract/news.ts';
import { drawRoll, rollOf } from './roll.ts';
import { makeSynth, Synth } from './synth.ts';

const score: MovingScore = {
  id: 'x',
  seconds: 10,
  parts: [
    {
      part: 'melody',
      notes: [
        [0, 1, 72, 0.5],
        [2, 2, 74, 0.9],
      ],
    },
    { part: 'bass', notes: [[0, 4, 48, 0.4]] },
  ],
  captions: [{ at: 0, text: 'a' }],
};
const size = { width: 960, height: 540 };

describe('the picture of a score', () => {
  it('puts high notes high, and what sounds at the present', () => {
    const { bars, present } = rollOf(score, 2.5, size, false);
    const melody = bars.find(b => b.part === 'melody' && b.sounding);
    const bass = bars.find(b => b.part === 'bass');
    expect(melody && bass && melody.y < bass.y).toBe(true);
    for (const bar of bars.filter(b => b.sounding)) {
      expect(bar.x).toBeLessThanOrEqual(present);
      expect(bar.x + bar.width + 2).toBeGreaterThanOrEqual(present);
    }
    expect(bars.find(b => b.gone)?.part).toBe('melody');
  });

  it('keeps every bar within the height, at any moment, moving or still', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 10, noNaN: true }), fc.boolean(), (at, still) => {
        for (const bar of rollOf(score, at, size, still).bars) {
          expect(bar.y - bar.height / 2).toBeGreaterThanOrEqual(0);
          expect(bar.y + bar.height / 2).toBeLessThanOrEqual(size.height);
          expect(bar.width).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('stands still where motion is not wanted: only the present moves', () => {
    const places = (at: number) => rollOf(score, at, size, true).bars.map(b => [b.x, b.y]);
    expect(places(8)).toEqual(places(1));
    expect(rollOf(score, 5, size, true).present).toBe(size.width / 2);
  });

  it('is drawn', () => {
    const fillRect = vi.fn();
    const canvas = { fillRect, globalAlpha: 1, fillStyle: '' } as unknown as CanvasRenderingContext2D;
    drawRoll(
      canvas,
      score,
      0.5,
      size,
      { ground: '#000', on: '#fff', line: '#888', parts: { melody: '#f00', inner: '#0f0', bass: '#00f' } },
      false,
    );
    // Ground, present, three bars, and the hearts of the two that sound.
    expect(fillRect).toHaveBeenCalledTimes(7);
  });
});

describe('the sound of a score', () => {
  /** A context that notes what is started and stopped. */
  function fakeContext() {
    const started: number[] = [];
    const stopped: (number | undefined)[] = [];
    const parameter = () => ({ value: 0, setValueAtTime() {}, linearRampToValueAtTime() {} });
    const node = (more: object = {}) => {
      const self = {
        connect: (next: unknown) => next,
        disconnect() {},
        gain: parameter(),
        frequency: parameter(),
        ...more,
      };
      return self;
    };
    const context = {
      currentTime: 100,
      state: 'running',
      destination: node(),
      createGain: () => node(),
      createDynamicsCompressor: () => node(),
      createBiquadFilter: () => node(),
      createOscillator: () =>
        node({ start: (at: number) => started.push(at), stop: (at?: number) => stopped.push(at) }),
      close: async () => undefined,
    };
    return { context: context as unknown as AudioContext, started, stopped };
  }

  it('starts each note that is still to come, and what is sounding already', () => {
    const { context, started } = fakeContext();
    const synth = new Synth(score, context);
    const zero = synth.start(0);
    expect(started.map(at => Math.round((at - zero) * 1000) / 1000)).toEqual([0, 2, 0]);
    started.length = 0;
    const again = synth.start(1.5);
    // The first note is over; the bass goes on from where it is.
    expect(started.map(at => Math.round((at - again) * 1000) / 1000)).toEqual([2, 1.5]);
  });

  it('ends all of them when it stops', () => {
    const { context, stopped } = fakeContext();
    const synth = new Synth(score, context);
    synth.start(0);
    stopped.length = 0;
    synth.stop();
    expect(stopped).toEqual([undefined, undefined, undefined]);
    synth.stop();
    expect(stopped).toHaveLength(3);
  });

  it('is not there where the browser has none', () => {
    expect(makeSynth(score)).toBeNull();
  });
});
