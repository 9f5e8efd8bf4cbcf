/** Captions in WebVTT. */
interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function clock(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const part = (unit: number, size: number, digits: number) =>
    String(Math.floor(thousandths / unit) % size).padStart(digits, '0');
  return `${part(3_600_000, 100, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`;
}

export function vtt(lang: string, cues: readonly Cue[]): string {
  const blocks = cues.map((c, i) => `${i + 1}\n${clock(c.from)} --> ${clock(c.to)}\n${c.text}\n`);
  return `WEBVTT\nLanguage: ${lang}\n\n${blocks.join('\n')}`;
}
