import type { ScanResult } from '#domain/contract/door.ts';

/** What is heard and felt of a scan: a voice for each kind of answer, so that nobody has to look. */
const SOUND: Readonly<Partial<Record<ScanResult, readonly (readonly [hertz: number, seconds: number])[]>>> = {
  admitted: [
    [660, 0.09],
    [990, 0.16],
  ],
  left: [[520, 0.12]],
  undone: [[520, 0.12]],
  seen: [
    [330, 0.14],
    [330, 0.14],
  ],
  'wrong-door': [
    [440, 0.12],
    [370, 0.12],
  ],
};
const REFUSED = [[170, 0.4]] as const;
const VIBRATION: Readonly<Partial<Record<ScanResult, readonly number[]>>> = {
  admitted: [60],
  left: [60],
  undone: [60],
  seen: [120, 60, 120],
};

let audio: AudioContext | undefined;

export function feel(result: ScanResult): void {
  navigator.vibrate?.([...(VIBRATION[result] ?? [400])]);
  try {
    audio ??= new AudioContext();
    let at = audio.currentTime;
    for (const [hertz, seconds] of SOUND[result] ?? REFUSED) {
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
