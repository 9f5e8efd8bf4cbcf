import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPath } from '#tests/render.tsx';
import { PHRASE } from './impulse.ts';

/** What the page asks of the browser's sound, written down. */
class FakeAudio {
  static made: FakeAudio[] = [];
  readonly sampleRate = 8000;
  readonly currentTime = 0;
  readonly destination = {};
  readonly tones: number[] = [];
  impulseSeconds = 0;
  closed = false;
  constructor() {
    FakeAudio.made.push(this);
  }
  #node(extra: object = {}) {
    const ramp = { value: 0, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    const node: object = { gain: { ...ramp }, connect: (to: object) => to, ...extra };
    return node;
  }
  createPeriodicWave = () => ({});
  createGain = () => this.#node();
  createConvolver = () => this.#node({ buffer: null });
  createOscillator = () => {
    const frequency = { value: 0 };
    return this.#node({
      frequency,
      setPeriodicWave: vi.fn(),
      start: () => this.tones.push(frequency.value),
      stop: vi.fn(),
    });
  };
  createBuffer = (_: number, length: number) => {
    this.impulseSeconds = length / this.sampleRate;
    return { copyToChannel: vi.fn() };
  };
  close = () => {
    this.closed = true;
    return Promise.resolve();
  };
}

beforeEach(() => {
  FakeAudio.made = [];
  vi.stubGlobal('AudioContext', FakeAudio);
});
afterEach(() => vi.unstubAllGlobals());

describe('the hall', () => {
  it('is heard full and empty, one at a time, and stops', async () => {
    const { user, unmount } = await renderPath('/zh-CN/pc/huntunpi');
    const group = await screen.findByRole('group', { name: '听同一段长笛' });
    await user.click(within(group).getByRole('button', { name: '听满场' }));
    await user.click(within(group).getByRole('button', { name: '听空场' }));
    const [full, empty] = FakeAudio.made;
    expect([full?.closed, empty?.closed]).toEqual([true, false]);
    // The hall without an audience sounds on for longer.
    expect(empty?.impulseSeconds).toBeGreaterThan(full?.impulseSeconds ?? Number.POSITIVE_INFINITY);
    const notes = PHRASE.filter(([pitch]) => pitch !== null).length;
    // Beside each note stands its slow vibrato.
    expect(full?.tones.filter(hertz => hertz > 400)).toHaveLength(notes);
    await user.click(within(group).getByRole('button', { name: '停止' }));
    await waitFor(() => expect(within(group).getByRole('button', { name: '听空场' })).toBeTruthy());
    expect(empty?.closed).toBe(true);
    await user.click(within(group).getByRole('button', { name: '听满场' }));
    unmount();
    expect(FakeAudio.made.every(audio => audio.closed)).toBe(true);
  });
});
