import type { ScanResult } from '#domain/contract/door.ts';

interface Felt {
  /** Hertz and seconds, one after the other. */
  readonly sound: readonly (readonly [hertz: number, seconds: number])[];
  /** On and off, ms. */
  readonly vibration: readonly number[];
}

/** What is heard and felt of a scan: a voice for each answer, so that nobody has to look. */
export const FELT: Readonly<Record<ScanResult, Felt>> = {
  admitted: {
    sound: [
      [660, 0.09],
      [990, 0.16],
    ],
    vibration: [60],
  },
  seen: {
    sound: [
      [330, 0.14],
      [330, 0.14],
    ],
    vibration: [120, 60, 120],
  },
  'wrong-door': {
    sound: [
      [440, 0.12],
      [370, 0.12],
    ],
    vibration: [60, 60, 240],
  },
  'other-evening': {
    sound: [
      [370, 0.12],
      [300, 0.12],
      [240, 0.2],
    ],
    vibration: [240, 80, 60],
  },
  void: { sound: [[170, 0.4]], vibration: [400] },
  forged: {
    sound: [
      [170, 0.12],
      [170, 0.12],
      [140, 0.4],
    ],
    vibration: [100, 50, 100, 50, 400],
  },
  unknown: { sound: [[260, 0.2]], vibration: [200] },
  left: {
    sound: [
      [520, 0.1],
      [390, 0.1],
    ],
    vibration: [30, 60, 30],
  },
  undone: { sound: [[520, 0.12]], vibration: [30] },
};

let audio: AudioContext | undefined;

export function feel(result: ScanResult): void {
  const { sound, vibration } = FELT[result];
  navigator.vibrate?.([...vibration]);
  try {
    audio ??= new AudioContext();
    // A telephone that slept stops its sound.
    if (audio.state !== 'running') void audio.resume();
    let at = audio.currentTime;
    for (const [hertz, seconds] of sound) {
      const [tone, loud] = [audio.createOscillator(), audio.createGain()];
      tone.frequency.value = hertz;
      loud.gain.setValueAtTime(0.25, at);
      loud.gain.exponentialRampToValueAtTime(0.001, at + seconds);
      tone.connect(loud).connect(audio.destination);
      tone.start(at);
      tone.stop(at + seconds);
      at += seconds + 0.03;
    }
  } catch {
    // Without sound there is still the rest.
  }
}
