/**
 * Renders the digits of the captcha that is heard, with espeak-ng (whose output is free of its licence), into
 * server/accounts/spoken-digits.ts. Run by hand when the voices change: `node scripts/spoken-digits.ts`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 8000;
const VOICES = { 'zh-CN': 'cmn', 'en-US': 'en-us' } as const;
const SILENCE = 0.02;

/** Eight bits a sample, 8 kHz, silence cut off, as loud as they go. */
function clip(voice: string, digit: number, folder: string): string {
  const file = join(folder, `${voice}-${digit}.wav`);
  execFileSync('espeak-ng', ['-v', voice, '-s', '140', '-w', file, String(digit)]);
  const wav = readFileSync(file);
  const rate = wav.readUInt32LE(24);
  const data = wav.subarray(44);
  const raw = Array.from({ length: data.length >> 1 }, (_, i) => data.readInt16LE(i * 2) / 32_768);
  const step = rate / RATE;
  const low = Array.from({ length: Math.floor(raw.length / step) }, (_, i) => {
    const part = raw.slice(Math.floor(i * step), Math.floor((i + 1) * step) || 1);
    return part.reduce((sum, v) => sum + v, 0) / part.length;
  });
  const top = Math.max(...low.map(Math.abs));
  const loud = low.map(v => v / top);
  const first = loud.findIndex(v => Math.abs(v) > SILENCE);
  const last = loud.findLastIndex(v => Math.abs(v) > SILENCE);
  return Buffer.from(loud.slice(first, last + 1).map(v => 128 + Math.round(v * 127))).toString('base64');
}

const folder = mkdtempSync(join(tmpdir(), 'digits-'));
const clips = Object.entries(VOICES).map(([locale, voice]) => {
  const lines = Array.from({ length: 10 }, (_, digit) => `    '${clip(voice, digit, folder)}',`);
  return `  '${locale}': [\n${lines.join('\n')}\n  ],`;
});
rmSync(folder, { recursive: true });
writeFileSync(
  new URL('../server/accounts/spoken-digits.ts', import.meta.url),
  `/** Made by scripts/spoken-digits.ts: the digits 0 to 9, 8 kHz, eight bits, base64. */
export const SPOKEN = {
${clips.join('\n')}
} as const;
`,
);
