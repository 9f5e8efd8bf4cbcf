import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate, MOTIF_NAMES } from './generate.ts';
import { contrast, PITCHES, palette } from './palette.ts';
import { SIZES } from './path.ts';
import { INSTRUMENTS, portrait } from './portrait.ts';
import { artResponse } from './serve.ts';

/** First 16 characters of SHA-256 of the pictures that were looked at and accepted. */
const GOLDEN = [
  ['/shstatic/art/hero/mahler-5_Cs-minor_horn_dark_5.svg', 'c1cc997ad355cef5'],
  [
    '/shstatic/art/square/beethoven-5_C-minor_neume_dark___rx1,7x1,7x1,7x1,3x5,rx1,5x1,5x1,5x1,2x5.svg',
    'e3f081644fd3691e',
  ],
  ['/shstatic/art/wide/beethoven-9_D-minor_fan_dark_9.svg', '9c41b9c8e435cb21'],
  ['/shstatic/art/poster/beethoven-6_F-major_waves_lyric.svg', 'e646edc4f79857e5'],
  ['/shstatic/art/square/brahms-4_E-minor_harmonics_lyric_4.svg', 'b949b1e23f2d0919'],
  ['/shstatic/art/poster/dvorak-cello_B-minor_bow_lyric.svg', '67fc38671c222f34'],
  ['/shstatic/art/wide/tchaikovsky-pc1_As-minor_keys_dark.svg', 'dc7e65d03dfa2d42'],
  ['/shstatic/art/poster/sibelius-vc_D-minor_fhole_lyric.svg', '49ad13f36821316d'],
  ['/shstatic/art/square/saint-saens-3_C-minor_pipes_lyric.svg', 'bb41fb2395a69b99'],
  ['/shstatic/art/hero/shostakovich-5_D-minor_discs_heroic_5.svg', '2356545c1ac800c3'],
  ['/shstatic/art/square/zhu-10_Fs-minor_qin_serene.svg', '562c47c8924de02e'],
  ['/shstatic/art/wide/jiang-confucian_As-major_bells_lyric.svg', '01ae2ec6d755448e'],
  ['/shstatic/art/hero/ravel-bolero_A-major_crescendo_lyric_18.svg', '719ffacbf011ab96'],
  ['/shstatic/art/square/bach-brandenburg_F-major_lissajous_bright.svg', 'c123876f2b0d3ae4'],
  ['/shstatic/art/poster/messiaen-turangalila_Fs-major_pulse_heroic.svg', '3dc35a334ccd68d7'],
  ['/shstatic/art/square/britten-guide_G-major_tiles_bright.svg', '29188e3a21b33f81'],
  ['/shstatic/art/portrait/gu-jingxing_D-minor_conductor.svg', '43905a036d4a9d79'],
  ['/shstatic/art/portrait/gu-jingxing_D-minor_cello.svg', '38d21b49e80084ec'],
  ['/shstatic/art/portrait/gu-jingxing_D-minor_horn.svg', 'a043195761bc1c07'],
] as const;

const KEYS = PITCHES.flatMap(({ name }) => [`${name} major`, `${name} minor`]);
const tone = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 20 }),
  key: fc.constantFrom(...KEYS),
  motif: fc.constantFrom(...MOTIF_NAMES),
  mood: fc.constantFrom('bright', 'lyric', 'heroic', 'festive', 'dark', 'serene'),
  number: fc.option(fc.integer({ min: 1, max: 104 }), { nil: undefined }),
  rough: fc.option(fc.double({ min: 0.1, max: 2, noNaN: true }), { nil: undefined }),
});
const canvas = fc.constantFrom(...Object.values(SIZES));

describe('palette', () => {
  it.each(KEYS)('%s: words are readable on all three grounds', key => {
    for (const ground of ['paper', 'pigment', 'ink'] as const) {
      const p = palette({ key, ground });
      expect(contrast(p.on, p.ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.text, '#f6f5f2')).toBeGreaterThanOrEqual(4.5);
    }
  });
  it('knows flats, sharps and typographic signs as one key', () => {
    expect(palette({ key: 'Db major' })).toEqual(palette({ key: 'C# major' }));
    expect(palette({ key: 'B♭ minor' })).toEqual(palette({ key: 'A# minor' }));
  });
});

describe('artwork', () => {
  it.each(GOLDEN)('%s is the picture that was accepted', (path, hash) => {
    const svg = artResponse(path)?.svg ?? '';
    expect(createHash('sha256').update(svg).digest('hex').slice(0, 16)).toBe(hash);
  });

  it('is deterministic, well-formed, finite, at most 12 kB, and refers to nothing outside', () => {
    fc.assert(
      fc.property(tone, canvas, (attrs, size) => {
        const svg = generate({ ...attrs, ...size });
        expect(generate({ ...attrs, ...size })).toBe(svg);
        expect(svg.length).toBeLessThanOrEqual(12_000);
        expect(svg).not.toMatch(
          /NaN|undefined|Infinity|<script|<foreignObject|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/,
        );
        expect([...svg.matchAll(/href="([^"]*)"/g)].every(m => m[1]?.startsWith('#'))).toBe(true);
        const xml = new DOMParser().parseFromString(svg, 'image/svg+xml');
        expect(xml.querySelector('parsererror')).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  it('differs by seed and by key', () => {
    const a = generate({ seed: 'a', key: 'D major', motif: 'horn' });
    expect(generate({ seed: 'b', key: 'D major', motif: 'horn' })).not.toBe(a);
    expect(generate({ seed: 'a', key: 'E major', motif: 'horn' })).not.toBe(a);
  });

  it.each(INSTRUMENTS)('portrait with %s is well-formed', instrument => {
    const svg = portrait({ seed: 'x', key: 'A major', instrument });
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
    expect(svg.length).toBeLessThanOrEqual(12_000);
  });
});
