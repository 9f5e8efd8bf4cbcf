import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORCES, generate, MOTIF_NAMES } from './generate.ts';
import { type ArtSize, artPath, type Note, portraitPath, SIZES } from './path.ts';
import { INSTRUMENTS, portrait } from './portrait.ts';
import { artResponse } from './serve.ts';

const sizes = Object.keys(SIZES) as ArtSize[];
const opt = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });
const note: fc.Arbitrary<Note> = fc.tuple(
  opt(fc.integer({ min: -24, max: 24 })).map(p => p ?? null),
  fc.integer({ min: 1, max: 16 }).map(n => n / 4),
);
const tone = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter(s => s.length < 24),
  key: fc.constantFrom('C major', 'C# minor', 'Bb minor', 'F# major', 'A minor'),
  motif: opt(fc.constantFrom(...MOTIF_NAMES)),
  mood: opt(fc.constantFrom('bright', 'lyric', 'heroic', 'festive', 'dark', 'serene')),
  number: opt(fc.integer({ min: 1, max: 104 })),
  rough: opt(fc.integer({ min: 1, max: 300 }).map(n => n / 100)),
  theme: opt(fc.array(note, { minLength: 1, maxLength: 12 }).filter(t => t.some(([p]) => p !== null))),
});

describe('artResponse', () => {
  it('answers every address that artPath writes with the picture of those attributes', () => {
    fc.assert(
      fc.property(tone, fc.constantFrom(...sizes), (attrs, size) => {
        const path = artPath(attrs, size);
        fc.pre(path.length <= 600);
        expect(path).toMatch(/^\/shstatic\/art\/[a-z-]+\/[\w.,-]+\.svg$/);
        expect(artResponse(path)?.svg).toBe(generate({ ...attrs, ...SIZES[size] }));
      }),
      { numRuns: 150 },
    );
  });

  it('answers an address made from careless attributes', () => {
    const careless = fc.record({
      seed: fc.string({ minLength: 1, maxLength: 12 }),
      key: fc.oneof(
        fc.constantFrom('E-flat major', 'H moll', '', 'c♯ MINOR', 'A'),
        fc.string({ maxLength: 8 }),
      ),
      mood: fc.constantFrom('gloomy', 'toString', ''),
      motif: fc.constantFrom('horn', 'neume', undefined),
      number: opt(fc.double()),
      rough: opt(fc.double()),
      theme: opt(
        fc.array(fc.tuple(fc.integer(), fc.double({ noNaN: true })), { minLength: 1, maxLength: 12 }),
      ),
    });
    fc.assert(
      fc.property(careless, attrs => {
        expect(artResponse(artPath(attrs))).not.toBeNull();
      }),
    );
  });

  it.each(FORCES)('%s stands for a motif', forces => {
    const attrs = { seed: 's', key: 'D major', forces };
    expect(artResponse(artPath(attrs))?.svg).toBe(generate(attrs));
  });

  it.each(INSTRUMENTS)('draws the portrait with %s', instrument => {
    const attrs = { seed: '顾 景行', key: 'D minor', instrument };
    expect(artResponse(portraitPath(attrs))?.svg).toBe(portrait(attrs));
  });

  it.each([
    '/shstatic/art/',
    '/shstatic/art/square/.svg',
    '/shstatic/art/square/a.svg',
    '/shstatic/art/huge/a_C-major.svg',
    '/shstatic/art/constructor/a_C-major.svg',
    '/shstatic/art/square/a_H-major.svg',
    '/shstatic/art/square/a_C-major_nosuch.svg',
    '/shstatic/art/square/a_C-major_constructor.svg',
    '/shstatic/art/square/a_C-major_horn_angry.svg',
    '/shstatic/art/square/a_C-major_horn_dark_1e9.svg',
    '/shstatic/art/square/a_C-major_horn_dark_9999.svg',
    '/shstatic/art/square/a_C-major_horn_dark_2.5.svg',
    '/shstatic/art/square/a_C-major_waves_dark__99.svg',
    '/shstatic/art/square/a_C-major_neume_dark___rx1,rx2.svg',
    '/shstatic/art/square/a_C-major_neume_dark___1x0.svg',
    '/shstatic/art/square/a_C-major_neume_dark___1x1x1.svg',
    '/shstatic/art/square/../square/a_C-major.svg',
    '/shstatic/art/square/%2e%2e_C-major.svg',
    '/shstatic/art/square/.110000._C-major.svg',
    '/shstatic/art/portrait/a_C-major_kazoo.svg',
    '/shstatic/art/portrait/a_C-major_toString.svg',
    `/shstatic/art/square/${'a'.repeat(900)}_C-major.svg`,
  ])('refuses %s', path => {
    expect(artResponse(path)).toBeNull();
  });

  it('has one spelling for each picture', () => {
    expect(artResponse('/shstatic/art/square/a_C-major_horn_dark_5.svg')).not.toBeNull();
    for (const other of [
      'a_C-major_horn_dark_05',
      'a_C-major_horn_dark_5_',
      'a_C-major_horn_dark_5.0',
      '.61._C-major_horn_dark_5',
    ])
      expect(artResponse(`/shstatic/art/square/${other}.svg`)).toBeNull();
  });

  it('never throws, and what it answers is a picture', () => {
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc
        .array(
          fc.constantFrom(
            '_',
            '.',
            ',',
            'x',
            'r',
            '-',
            '1',
            '99',
            'C-major',
            'horn',
            'neume',
            'dark',
            '/',
            '..',
            'a',
          ),
          { maxLength: 24 },
        )
        .map(p => p.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...sizes, 'portrait', ''), junk, (size, name) => {
        const svg = artResponse(`/shstatic/art/${size}/${name}.svg`)?.svg;
        if (svg !== undefined) expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
      }),
      { numRuns: 1500 },
    );
  });
});
