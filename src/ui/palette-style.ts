import type { CSSProperties } from 'react';
import { type PaletteAttrs, palette } from '#art/palette.ts';

const styles = new Map<string, CSSProperties>();

/** The colours of a programme as --p-ground, --p-on, --p-text, --p-tonic, --p-third, --p-fifth, --p-tint. */
export function paletteStyle({ key, mood, ground }: PaletteAttrs): CSSProperties {
  const name = `${key}|${mood ?? ''}|${ground ?? ''}`;
  const known = styles.get(name);
  if (known) return known;
  const p = palette({ key, mood, ground });
  const style = Object.fromEntries(
    (['ground', 'on', 'text', 'tonic', 'third', 'fifth', 'tint'] as const).map(k => [`--p-${k}`, p[k]]),
  ) as CSSProperties;
  styles.set(name, style);
  return style;
}
