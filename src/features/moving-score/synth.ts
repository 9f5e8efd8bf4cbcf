import type { MovingScore } from '#domain/contract/news.ts';

type Part = MovingScore['parts'][number]['part'];

/** How a part sounds: a wave through a filter, and how fast it comes and goes; seconds. */
const VOICES: Readonly<
  Record<
    Part,
    { readonly wave: OscillatorType; readonly bright: number; readonly attack: number; readonly gain: number }
  >
> = {
  melody: { wave: 'sawtooth', bright: 5, attack: 0.03, gain: 0.2 },
  inner: { wave: 'triangle', bright: 6, attack: 0.02, gain: 0.2 },
  bass: { wave: 'sawtooth', bright: 4, attack: 0.025, gain: 0.24 },
};
const RELEASE = 0.09;
/** Before the first note, so that nothing is late. */
const LEAD = 0.06;

const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** Makes the sound of a score in the browser: no file, no network. */
export class Synth {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #score: MovingScore;
  #playing: { readonly bus: GainNode; readonly sources: OscillatorNode[] } | null = null;

  constructor(score: MovingScore, context: AudioContext) {
    this.#score = score;
    this.#context = context;
    this.#out = context.createGain();
    const limit = context.createDynamicsCompressor();
    this.#out.connect(limit).connect(context.destination);
  }

  /** Sounds from a moment of the score on. Returns the context's time of the score's beginning. */
  start(from: number): number {
    this.stop();
    const zero = this.#context.currentTime + LEAD - from;
    const bus = this.#context.createGain();
    bus.connect(this.#out);
    const sources = this.#score.parts.flatMap(({ part, notes }) =>
      notes
        .filter(([at, length]) => at + length > from)
        .map(([at, length, pitch, loud]) =>
          this.#note(part, bus, zero + Math.max(at, from), at + length - Math.max(at, from), pitch, loud),
        ),
    );
    this.#playing = { bus, sources };
    return zero;
  }

  #note(part: Part, bus: GainNode, at: number, length: number, pitch: number, loud: number): OscillatorNode {
    const { wave, bright, attack, gain } = VOICES[part];
    const source = this.#context.createOscillator();
    const filter = this.#context.createBiquadFilter();
    const level = this.#context.createGain();
    source.type = wave;
    source.frequency.value = hertz(pitch);
    filter.type = 'lowpass';
    filter.frequency.value = Math.min(9000, hertz(pitch) * (1.5 + bright * loud));
    const peak = gain * (0.25 + 0.75 * loud);
    const end = at + Math.max(length, attack + 0.02);
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(peak, at + attack);
    level.gain.linearRampToValueAtTime(peak * 0.7, end);
    level.gain.linearRampToValueAtTime(0, end + RELEASE);
    source.connect(filter).connect(level).connect(bus);
    source.start(at);
    source.stop(end + RELEASE);
    return source;
  }

  stop(): void {
    if (!this.#playing) return;
    const { bus, sources } = this.#playing;
    this.#playing = null;
    for (const source of sources) source.stop();
    bus.disconnect();
  }

  mute(muted: boolean): void {
    this.#out.gain.value = muted ? 0 : 1;
  }

  get now(): number {
    return this.#context.currentTime;
  }

  async resume(): Promise<void> {
    if (this.#context.state === 'suspended') await this.#context.resume();
  }

  close(): void {
    this.stop();
    void this.#context.close();
  }
}

/** A synthesiser, or null where the browser has none. */
export function makeSynth(score: MovingScore): Synth | null {
  try {
    return typeof AudioContext === 'function' ? new Synth(score, new AudioContext()) : null;
  } catch {
    return null;
  }
}
