import { beforeAll, describe, expect, it } from 'vitest';
import { artPath } from '#art/path.ts';
import { artResponse } from '#art/serve.ts';
import { seedWorld } from '#demo/season.ts';
import { content } from '#domain/contract/content.ts';
import { NEWS_TYPES, news } from '#domain/contract/news.ts';
import { expireCatalogue } from '#server/catalogue/catalogue.ts';
import { plainText } from '#server/catalogue/news.ts';
import { line } from '#server/catalogue/shapes/score-line.ts';
import type { NewsDoc } from '#server/catalogue/types-news.ts';
import { NEWS_KINDS } from '#server/catalogue/types-news.ts';
import { Client } from '#tests/server/client.ts';
import { makeApp, START, type TestDeps } from '#tests/server/harness.ts';
import { news as all, artists, programById, scores } from './world.ts';

const characters = (html: string): number => plainText(html).replace(/\s/g, '').length;
const words = (html: string): number => plainText(html).split(' ').length;

describe('the news', () => {
  it('are at least thirty in five categories, each with its id and its day', () => {
    expect(all.length).toBeGreaterThanOrEqual(30);
    expect(new Set(all.map(n => n.id)).size).toBe(all.length);
    expect(new Set(all.map(n => n.publishedAt)).size).toBe(all.length);
    expect(Object.keys(NEWS_KINDS).sort()).toEqual([...NEWS_TYPES].sort());
    for (const type of NEWS_TYPES)
      expect(all.filter(n => n.type === type).length, type).toBeGreaterThanOrEqual(5);
  });

  it('are articles: half of them long, none a scrap, in both languages', () => {
    const long = all.filter(n => characters(n.html.zh) >= 300 && words(n.html.en) >= 180);
    expect(long.length).toBeGreaterThanOrEqual(all.length / 2);
    for (const n of all) {
      expect(characters(n.html.zh), n.id).toBeGreaterThanOrEqual(150);
      expect(words(n.html.en), n.id).toBeGreaterThanOrEqual(90);
    }
  });

  it('speak of concerts and people that there are, and have a picture that can be drawn', () => {
    const people = new Set<string>(artists.map(a => a.id));
    for (const n of all) {
      for (const id of n.programs) expect(programById.has(id), `${n.id}: ${id}`).toBe(true);
      for (const id of n.artists) expect(people.has(id), `${n.id}: ${id}`).toBe(true);
      expect(artResponse(artPath(n.art, 'wide')), n.id).not.toBeNull();
      if (n.score !== undefined)
        expect(
          scores.some(s => s.id === n.score),
          n.id,
        ).toBe(true);
    }
  });
});

describe('moving scores', () => {
  it.each(scores.map(s => [s.id, s] as const))('%s can be played to its end', (_, score) => {
    const notes = Object.values(score.parts).flat();
    expect(notes.length).toBeGreaterThan(20);
    for (const [start, length, pitch, loud] of notes) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(start + length).toBeLessThanOrEqual(score.beats + 0.001);
      expect(pitch).toBeGreaterThanOrEqual(24);
      expect(pitch).toBeLessThanOrEqual(96);
      expect(loud > 0 && loud <= 1).toBe(true);
    }
    const at = score.captions.map(c => c.at);
    expect(at[0]).toBe(0);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at.at(-1)).toBeLessThan(score.beats);
    // Long enough to say something, short enough to be watched.
    const seconds = (score.beats * 60) / score.tempo;
    expect(seconds).toBeGreaterThan(15);
    expect(seconds).toBeLessThan(60);
  });

  it('are written in a way that cannot be misread', () => {
    expect(line(2, 0.5, 'c4:1 r:.5 e4+g4:2*.9')).toEqual([
      [2, 1, 60, 0.5],
      [3.5, 2, 64, 0.9],
      [3.5, 2, 67, 0.9],
    ]);
    expect(() => line(0, 1, 'h4:1')).toThrow(/no such pitch/);
    expect(() => line(0, 1, 'c4:0')).toThrow(/no such length/);
  });
});

describe('the calls', () => {
  let deps: TestDeps;
  let en: Client;
  let zh: Client;
  beforeAll(async () => {
    const made = await makeApp();
    deps = made.deps;
    await seedWorld(deps.store, START);
    en = made.client();
    zh = new Client(made.app, { tree: 'zh-CN/pc' });
  });

  it('tell the categories with their counts', async () => {
    const types = await zh.ok(news.types, {});
    expect(types.map(t => t.code)).toEqual([...NEWS_TYPES]);
    expect(types.reduce((sum, t) => sum + t.count, 0)).toBe(all.length);
    expect(types.map(t => t.name)).toContain('艺术教育');
  });

  it('list the newest first, by category, year and page', async () => {
    const first = await en.ok(news.list, { pageSize: 100 });
    const days = first.list.map(n => n.publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    const second = await en.ok(news.list, { pageNo: 2, pageSize: 10 });
    expect(second.list.map(n => n.id)).toEqual(first.list.slice(10, 20).map(n => n.id));
    const rest = await en.ok(news.list, { skip: 6, pageSize: 10 });
    expect(rest.list.map(n => n.id)).toEqual(first.list.slice(6, 16).map(n => n.id));
    expect(rest.total).toBe(first.total - 6);
    const hall = await en.ok(news.list, { type: 'hall', pageSize: 100 });
    expect(hall.list.every(n => n.type === 'hall')).toBe(true);
    expect(first.years).toEqual([2026]);
    expect((await en.ok(news.list, { year: 1999 })).list).toEqual([]);
    expect((await en.call(news.list, { type: 'gossip' as 'hall' })).success).toBe(false);
  });

  it('give an article in full, with what it speaks of and its neighbours', async () => {
    const article = await en.ok(news.byId, { id: 'news-mahler-5' });
    expect(article.programs.map(p => p.id)).toEqual(['mahler-5']);
    expect(article.people.map(p => p.name)).toContain('Gu Jingxing');
    expect(article.html).toBe((await en.ok(content.adInfo, { id: 'news-mahler-5' })).html);
    expect(article.newer).toBeNull();
    const older = article.older;
    expect(older?.type).toBe('season');
    expect((await en.ok(news.byId, { id: older?.id ?? '' })).newer?.id).toBe('news-mahler-5');
    expect(article.related.length).toBeGreaterThan(0);
    expect(article.related.map(n => n.id)).not.toContain('news-mahler-5');
  });

  it('lead from each article to others of its category, and back, without a dead end', async () => {
    for (const type of NEWS_TYPES) {
      const { list } = await en.ok(news.list, { type, pageSize: 100 });
      let at: string | undefined = list[0]?.id;
      const walked: string[] = [];
      while (at) {
        walked.push(at);
        at = (await en.ok(news.byId, { id: at })).older?.id;
      }
      expect(walked).toEqual(list.map(n => n.id));
    }
  });

  it('say when there is no such article', async () => {
    for (const id of ['no-such-news', 'mahler-5']) {
      const answer = await zh.call(news.byId, { id });
      expect([answer.success, answer.errcode, answer.msg]).toEqual([false, '2003', '没有找到这篇新闻。']);
    }
    expect((await zh.call(news.byId, { id: '../../etc' })).errcode).toBe('2001');
  });

  it('give moving scores in seconds, with captions in the reader’s language', async () => {
    const videos = await zh.ok(news.videos, {});
    expect(videos).toHaveLength(scores.length);
    const one = videos.find(v => v.score.id === 'beethoven-5');
    expect(one?.seconds).toBe(Math.round((64 * 60) / 208));
    expect(one?.score.captions[0]?.text).toContain('三短一长');
    expect((await zh.ok(news.list, { video: 'Y', pageSize: 100 })).total).toBe(scores.length);
  });

  it('keep what is not out yet to themselves', async () => {
    const doc: NewsDoc = {
      id: 'news-tomorrow',
      type: 'hall',
      title: { zh: '明天', en: 'Tomorrow' },
      text: { zh: '明天', en: 'Tomorrow' },
      author: { zh: '编辑部', en: 'The editors' },
      caption: { zh: '明天', en: 'Tomorrow' },
      art: { seed: 'x', key: 'C major' },
      publishedAt: START + 86_400_000,
      programs: ['gone'],
      artists: ['gone'],
    };
    await deps.store.transaction(tx => tx.catalogue.upsert([{ kind: 'news', id: doc.id, body: doc }]));
    expireCatalogue(deps.store);
    expect((await en.ok(news.list, { pageSize: 100 })).list.map(n => n.id)).not.toContain(doc.id);
    expect((await en.call(news.byId, { id: doc.id })).errcode).toBe('2003');
    deps.clock.advance(2 * 86_400_000);
    const out = await en.ok(news.byId, { id: doc.id });
    // It speaks of what is gone: that is left out, and nothing breaks.
    expect([out.programs, out.people, out.html]).toEqual([[], [], '']);
    expect(deps.lines).toEqual([]);
  });
});
