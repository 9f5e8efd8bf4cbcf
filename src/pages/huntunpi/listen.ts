import { type Decay, impulse, PHRASE, phraseSeconds } from './impulse.ts';

const A4 = 440;
/** Harmonics of a flute: the octave and the twelfth, weak. */
const TONE = [0, 1, 0.28, 0.12, 0.03, 0.02];

/** Whether this browser can make sound at all. */
export const canListen = (): boolean => typeof AudioContext === 'function';

/**
 * Plays the phrase in a hall that decays like that. Ends by itself, and by `stop`; `done` is called once either way.
 * Made in the browser: no recording is fetched.
 */
export function listen(decay: Decay, done: () => void): { stop(): void } {
  const context = new AudioContext();
  const flute = context.createPeriodicWave(new Float32Array(TONE), new Float32Array(TONE.length));
  const hall = context.createConvolver();
  hall.buffer = stereo(context, decay);
  const wet = context.createGain();
  wet.gain.value = 0.9;
  const dry = context.createGain();
  dry.gain.value = 0.35;
  const source = context.createGain();
  source.gain.value = 0.22;
  source.connect(dry).connect(context.destination);
  source.connect(hall).connect(wet).connect(context.destination);

  let at = context.currentTime + 0.1;
  for (const [pitch, seconds] of PHRASE) {
    if (pitch !== null) note(context, flute, source, A4 * 2 ** (pitch / 12), at, seconds);
    at += seconds;
  }
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    void context.close();
    done();
  };
  const timer = setTimeout(end, (phraseSeconds + Math.max(decay.low, decay.high) + 0.6) * 1000);
  return { stop: end };
}

function stereo(context: BaseAudioContext, decay: Decay): AudioBuffer {
  const sides = [
    impulse(decay, context.sampleRate, Math.random),
    impulse(decay, context.sampleRate, Math.random),
  ];
  const buffer = context.createBuffer(2, sides[0]?.length ?? 1, context.sampleRate);
  for (const [i, side] of sides.entries()) buffer.copyToChannel(side, i);
  return buffer;
}

/** One note: it speaks in 60 ms and carries a slow vibrato. */
function note(
  context: BaseAudioContext,
  wave: PeriodicWave,
  to: AudioNode,
  hertz: number,
  at: number,
  seconds: number,
): void {
  const tone = context.createOscillator();
  tone.setPeriodicWave(wave);
  tone.frequency.value = hertz;
  const vibrato = context.createOscillator();
  vibrato.frequency.value = 5.1;
  const depth = context.createGain();
  depth.gain.value = hertz * 0.004;
  vibrato.connect(depth).connect(tone.frequency);
  const breath = context.createGain();
  breath.gain.setValueAtTime(0, at);
  breath.gain.linearRampToValueAtTime(1, at + 0.06);
  breath.gain.setValueAtTime(1, at + seconds - 0.07);
  breath.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(breath).connect(to);
  for (const oscillator of [tone, vibrato]) {
    oscillator.start(at);
    oscillator.stop(at + seconds);
  }
}
