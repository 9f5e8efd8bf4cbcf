/** A stream at one glance: its loudness as a row of strokes, coloured by who has the main line. Flat colours alone. */
import type { SectionId } from '#domain/contract/orchestra.ts';

const COLOURS: Readonly<Record<SectionId, string>> = {
  'violin-1': '#f28c28',
  'violin-2': '#e0603f',
  viola: '#c9a13b',
  cello: '#4f9fc4',
  bass: '#2f7f86',
  flute: '#e9d66b',
  oboe: '#c79be0',
  clarinet: '#8f6bb8',
  bassoon: '#8fb05a',
  horn: '#e0607e',
  trumpet: '#d94f3d',
  trombone: '#b5473a',
  percussion: '#9aa5ad',
  harp: '#5fb3a3',
};
const PLAIN = '#5d7f93';
const STROKES = 72;

export const sectionColour = (section: SectionId | null): string => (section ? COLOURS[section] : PLAIN);

/** `curve` in LUFS; `lead` says whose line it is at a part of the whole, 0 … 1. */
export function posterSvg(curve: readonly number[], lead: (at: number) => SectionId | null): string {
  const strokes = Array.from({ length: STROKES }, (_, i) => {
    const part = curve.slice(
      Math.floor((i * curve.length) / STROKES),
      Math.max(Math.floor(((i + 1) * curve.length) / STROKES), Math.floor((i * curve.length) / STROKES) + 1),
    );
    const loud = part.reduce((a, b) => Math.max(a, b), -70);
    const height = Math.round(24 + 520 * Math.min(1, Math.max(0, (loud + 48) / 40)));
    const x = 40 + i * 21;
    return `<rect x="${x}" y="${450 - height / 2}" width="13" height="${height}" rx="6.5" fill="${sectionColour(lead((i + 0.5) / STROKES))}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><path fill="#0d1c26" d="M0 0h1600v900H0z"/>` +
    `<path fill="#12303f" d="M0 620Q800 760 1600 620V900H0z"/>${strokes.join('')}</svg>\n`
  );
}
