import { describe, expect, it } from 'vitest';
import { AD_FLAGS, BANNER_HEIGHTS } from '#domain/contract/content.ts';
import { REFUND_LADDER } from '#domain/rules/refund.ts';
import type { Bilingual } from '#domain/text.ts';
import { SERIES, TYPE_NAMES } from '#server/catalogue/names.ts';
import { place } from '#server/catalogue/shapes/texts.ts';
import { composers } from '#server/season/known-composers.ts';
import { matchPage } from '#site/href.ts';
import { ads, artists, contents, faq, halls, houseDocs, legal, programs } from './world.ts';

/** Every pair of texts below a value, with the way to it. */
function pairs(value: unknown, path: string): [path: string, text: Bilingual][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [[path, value as Bilingual]];
  return Object.entries(value).flatMap(([key, inner]) => pairs(inner, `${path}.${key}`));
}
const all = {
  composers,
  artists,
  halls,
  programs: programs.map(p => ({ ...p, artists: [] })),
  faq,
  legal,
  contents,
  TYPE_NAMES,
  SERIES,
};
const texts = pairs(all, '');
/** Ads leave places empty on purpose; what they say, they say in both languages. */
const adTexts = pairs(ads, 'ads');

describe('texts', () => {
  it('are many', () => expect(texts.length).toBeGreaterThan(1000));

  it('are there in both languages, none empty', () => {
    expect(texts.filter(([, t]) => t.zh.trim() === '' || t.en.trim() === '').map(([path]) => path)).toEqual(
      [],
    );
    expect(adTexts.filter(([, t]) => (t.zh === '') !== (t.en === '')).map(([path]) => path)).toEqual([]);
  });

  it('are Chinese on one side and not on the other', () => {
    const han = /\p{Script=Han}/u;
    const english = [...texts, ...adTexts].filter(([, t]) => han.test(t.en));
    expect(english.map(([path]) => path)).toEqual([]);
    // Keys and titles in their own language aside, a text of the house has Chinese in it.
    const chinese = texts.filter(([path, t]) => !/movements|years/.test(path) && !han.test(t.zh));
    expect(chinese.map(([path]) => path)).toEqual([]);
  });

  it('keep the typography of each language', () => {
    const sentences = [...texts, ...adTexts].filter(([path]) => !/\.(?:html|answer)/.test(path));
    // Straight quotes, and half-width punctuation after a Chinese character.
    expect(sentences.filter(([, t]) => /["']/.test(t.zh + t.en)).map(([path]) => path)).toEqual([]);
    expect(sentences.filter(([, t]) => /\p{Script=Han}[,;:!?()]/u.test(t.zh)).map(([path]) => path)).toEqual(
      [],
    );
    expect(sentences.filter(([, t]) => /!/.test(t.en) || /！/.test(t.zh)).map(([path]) => path)).toEqual([]);
    expect(
      sentences.filter(([, t]) => /\s{2}|^\s|\s$/.test(t.en) || /^\s|\s$/.test(t.zh)).map(([path]) => path),
    ).toEqual([]);
  });

  it('have the same structure in both languages where they are HTML', () => {
    const tags = (html: string): string => (html.match(/<\/?\w+/g) ?? []).join(' ');
    for (const { id, html } of contents) expect(tags(html.en), id).toBe(tags(html.zh));
  });

  it('carry no script, no style and no handler', () => {
    for (const { id, html } of contents)
      expect(html.zh + html.en, id).not.toMatch(/<script|<style|\son\w+=|style=|javascript:/i);
  });
});

describe('the refund ladder', () => {
  it('is told in texts as the rule has it: change both together', () => {
    expect(REFUND_LADDER).toEqual([
      { hours: 7 * 24, percent: 0 },
      { hours: 48, percent: 10 },
      { hours: 24, percent: 30 },
    ]);
    const told = [
      faq.find(q => q.id === 'faq-refund-1')?.answer,
      legal.find(l => l.id === 'legal-terms')?.html,
    ];
    for (const text of told) {
      expect(text?.zh).toMatch(/7 天.*48.*10%.*24.*30%|7 天至 48 小时.*10%.*48 至 24 小时.*30%/s);
      expect(text?.en).toMatch(/48 hours.*10(?:%| per cent).*24 hours.*30(?:%| per cent)/s);
    }
  });
});

describe('programmes', () => {
  it('are at least 32, each with its own id', () => {
    expect(programs.length).toBeGreaterThanOrEqual(32);
    expect(new Set(programs.map(p => p.id)).size).toBe(programs.length);
    expect(new Set(composers.map(c => c.id)).size).toBe(composers.length);
    expect(new Set(artists.map(a => a.id)).size).toBe(artists.length);
  });

  it.each(programs.map(p => [p.id, p] as const))('%s is complete', (_, p) => {
    expect(p.works.length).toBeGreaterThan(0);
    expect(p.artists.length).toBeGreaterThan(0);
    expect(p.notes.paragraphs).toHaveLength(3);
    expect([p.notes.lead, ...p.notes.paragraphs].map(t => t.zh).join('').length).toBeGreaterThan(170);
    expect(
      [p.notes.lead, ...p.notes.paragraphs]
        .map(t => t.en)
        .join(' ')
        .split(' ').length,
    ).toBeGreaterThan(100);
    expect(p.id).toMatch(/^[\w.:-]{1,60}$/);
    for (const work of p.works) {
      expect(composers.some(c => c.id === work.composerId)).toBe(true);
      expect(work.minutes).toBeGreaterThan(0);
      if (work.movements.length)
        expect(work.movements.reduce((sum, m) => sum + m.minutes, 0)).toBe(work.minutes);
    }
    if (p.composerId) expect(p.works.some(w => w.composerId === p.composerId)).toBe(true);
    expect(p.works.at(-1)?.intervalAfter).toBe(false);
    expect(p.art.key).toMatch(/^[A-G][#b]? (?:major|minor)$/);
  });

  it('a work has one form wherever it is played', () => {
    const seen = new Map<string, string>();
    for (const work of programs.flatMap(p => p.works)) {
      const form = JSON.stringify({ ...work, intervalAfter: false });
      expect(seen.get(work.id) ?? form).toBe(form);
      seen.set(work.id, form);
    }
  });

  it('six or more lead the season, each in its own place', () => {
    const places = programs.map(p => p.highlight).filter(n => n > 0);
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('ads', () => {
  const list = ads;
  const count = (flag: string): number => list.filter(a => a.adflag === flag).length;

  it('fill every place', () => {
    for (const flag of AD_FLAGS) expect(count(flag), flag).toBeGreaterThan(0);
    expect(count('home')).toBe(5);
    expect(count('home-news')).toBeGreaterThanOrEqual(6);
    expect(count('home-hall')).toBe(5);
    expect(count('home-club')).toBe(6);
    expect(count('faq')).toBeGreaterThanOrEqual(24);
    expect(count('legal')).toBe(7);
    expect(count('club-question')).toBeGreaterThanOrEqual(8);
    expect(new Set(list.map(a => a.id)).size).toBe(list.length);
  });

  it('lead to pages that exist, and concerts that exist', () => {
    for (const { id, link } of list.filter(a => a.link !== '')) {
      const url = new URL(link, 'https://heming.example/zh-CN/pc/');
      const page = matchPage(url.pathname)?.name;
      expect(page, id).toBeDefined();
      const wanted = url.searchParams.get('id');
      const known: readonly { readonly id: string }[] =
        page === 'education-view' ? houseDocs('2026-11-21') : programs;
      if (wanted !== null)
        expect(
          known.some(doc => doc.id === wanted),
          id,
        ).toBe(true);
    }
  });

  it('name the height of their banner, one of nine', () => {
    const low = Object.fromEntries(list.flatMap(a => (a.height ? [[a.id, a.height]] : [])));
    expect(low).toEqual({ 'list-service': 224 });
    const named = { place: 'list', order: 1, title: 'x' };
    expect(BANNER_HEIGHTS.every(height => place.safeParse({ ...named, height }).success)).toBe(true);
    expect(place.safeParse({ ...named, height: 300 }).success).toBe(false);
  });

  it('have a text behind them where one is read: news, questions, legal texts', () => {
    const ids = new Set(contents.map(c => c.id));
    for (const ad of list.filter(a => ['home-news', 'faq', 'legal', 'club-question'].includes(a.adflag)))
      expect(ids.has(ad.id), ad.id).toBe(true);
  });

  it('group the questions', () => {
    const groups = new Map<string, number>();
    for (const q of faq) groups.set(q.group.en, (groups.get(q.group.en) ?? 0) + 1);
    expect(groups.size).toBe(7);
    for (const [group, n] of groups) expect(n, group).toBeGreaterThanOrEqual(3);
  });
});
