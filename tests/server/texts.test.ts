import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { editionOf } from '#demo/edition.ts';
import { content } from '#domain/contract/content.ts';
import {
  type BannerFields,
  editing,
  type NewsFields,
  type TextAnswer,
  type TextKind,
} from '#domain/contract/editing.ts';
import { ERR } from '#domain/contract/envelope.ts';
import { news } from '#domain/contract/news.ts';
import { search } from '#domain/contract/search.ts';
import type { Bilingual } from '#domain/text.ts';
import { markdownOf } from '#server/desk/markdown-of.ts';
import { feedResponse } from '#server/feeds/feeds.ts';
import { checkSeason } from '#server/season/check.ts';
import { seasonFiles } from '#server/season/files.ts';
import { toHtml } from '#server/season/prose.ts';
import { compare, publish, undo } from '#server/season/publish.ts';
import { pictureFor } from '#server/season/served.ts';
import type { Store } from '#server/store/port.ts';
import { folder } from '../season/folder.ts';
import { type Colleague, colleague } from './colleague.ts';
import { fakeClock, makeApp } from './harness.ts';
import { jpeg, webp } from './pictures.ts';
import { send as sent } from './sent-season.ts';
import { eachStore } from './stores.ts';

const NOW = Date.UTC(2027, 0, 10, 4);
const PHOTO = new Uint8Array(
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer(),
);
const OF_FILES = `---
type: season
title: { zh: 文件里的新闻, en: News of the files }
text: { zh: 一句话。, en: A sentence. }
author: { zh: 编辑部, en: The editors }
caption: { zh: 图。, en: A picture. }
art: { key: D major, number: 3 }
published: 2027-01-05 09:00
---

# zh

第一段，有**着重**。

## 小标题

- 一
- 二

# en

First paragraph, with **stress**.

## A heading

- one
- two
`;
const BANNER = `place: home
order: 1
programme: brahms
kicker: { zh: 晚间, en: Evening }
`;
const FILES = { 'news/of-files.md': OF_FILES, 'places/home-brahms.yaml': BANNER };
const docsOf = (files: Readonly<Record<string, string | null>>) => {
  const { docs, faults } = checkSeason(folder(files), { today: '2027-01-10', relative: false });
  expect(faults).toEqual([]);
  return docs;
};

const NEWS: NewsFields = {
  type: 'orchestra',
  title: { zh: '工作台的新闻', en: 'News of the desk' },
  text: { zh: '写在工作台。', en: 'Written at the desk.' },
  author: { zh: '编辑部', en: 'The editors' },
  caption: { zh: '图。', en: 'A picture.' },
  published: '2027-01-09 09:00',
  programs: ['brahms'],
  artists: ['ada-lind'],
  art: { key: 'E minor', picture: '' },
  body: { zh: '一段。\n\n两段。', en: 'One paragraph.\n\nTwo.' },
};
const HOME: BannerFields = {
  order: 2,
  title: { zh: '开放日', en: 'Open day' },
  kicker: { zh: '', en: '' },
  text: { zh: '欢迎。', en: 'Welcome.' },
  link: 'musicale-detail?id=brahms',
  linkText: { zh: '看看', en: 'See' },
  programme: '',
  art: { key: 'A major', picture: '' },
};

async function house(store: Store) {
  const { app, deps, client } = await makeApp({ store, clock: fakeClock(NOW), seasonFiles });
  const done = await publish(store, { docs: docsOf(FILES), by: 'x', note: '', now: NOW });
  expect(done.ok).toBe(true);
  const visitor = client();
  const site = async () => {
    const { list } = await visitor.ok(news.list, {});
    const feed = (await feedResponse(deps, '/feeds/news.en-US.xml', 'https://x.example'))?.body ?? '';
    const map = (await feedResponse(deps, '/sitemap.xml', 'https://x.example'))?.body ?? '';
    const found = await visitor.ok(search.query, { q: 'News of the' } as never);
    return {
      titles: list.map(n => n.title),
      home: (await visitor.ok(content.ads, { adflag: 'home-news' })).map(a => a.title),
      banners: (await visitor.ok(content.ads, { adflag: 'home' })).map(a => a.title),
      feed,
      map,
      found: JSON.stringify(found),
    };
  };
  return { app, deps, who: await colleague(app, deps, 'editor'), site, store };
}

const fieldsOf = (of: TextKind, fields: NewsFields | BannerFields) =>
  of === 'news' ? { of, news: fields as NewsFields } : { of, banner: fields as BannerFields };
async function written(
  who: Colleague,
  asked: Parameters<typeof who.ok<never, never>>[1] | object,
): Promise<TextAnswer> {
  const seen = (await who.ok(editing.write, asked as never)) as TextAnswer;
  return seen.digest === undefined
    ? seen
    : ((await who.ok(editing.write, {
        ...asked,
        agreed: seen.digest,
        why: 'to tell',
      } as never)) as TextAnswer);
}

eachStore(open => {
  test('news is previewed, published with a reason, shown at once everywhere, and taken back', async () => {
    const { who, site, deps, store } = await house(await open());
    const asked = fieldsOf('news', NEWS);
    const seen = await who.ok(editing.write, asked);
    expect(seen.shown?.html).toEqual({
      zh: '<p>一段。</p><p>两段。</p>',
      en: '<p>One paragraph.</p><p>Two.</p>',
    });
    expect((await site()).titles).toEqual(['News of the files']);
    expect((await who.call(editing.write, { ...asked, agreed: seen.digest })).errcode).toBe(ERR.badPayload);
    const done = await who.ok(editing.write, { ...asked, agreed: seen.digest, why: 'to tell' });
    expect(done.published).toBe(1);
    const shown = await site();
    expect(shown.titles).toEqual(['News of the desk', 'News of the files']);
    expect(shown.home).toEqual(['News of the desk', 'News of the files']);
    expect(shown.feed).toContain('News of the desk');
    expect(shown.map).toContain(done.id);
    expect(shown.found).toContain(done.id);
    const [line] = await store.direct.desk.acts(1);
    expect([line?.who, line?.why, line?.command]).toEqual(['editor@desk.example', 'to tell', 'text']);
    // Pressed twice it is one.
    await written(who, asked);
    expect((await site()).titles).toHaveLength(2);

    // A season is published without it, and taken back: it stands, and the difference names it.
    const docs = docsOf({
      ...FILES,
      'news/of-files.md': OF_FILES.replace('News of the files', 'Other news'),
    });
    expect((await compare(store, docs, NOW)).differences.map(d => d.en).join()).toContain(
      '“News of the desk”',
    );
    await publish(store, { docs, by: 'x', note: '', now: NOW });
    expect((await site()).titles).toContain('News of the desk');
    await undo(store, { by: 'x', note: '', now: NOW });
    expect((await site()).titles).toContain('News of the desk');

    const { news: list } = await who.ok(editing.texts, {});
    const number = list.find(n => n.id === done.id)?.number ?? 0;
    const back = await who.ok(editing.takeBack, { number });
    // Pressed twice at one moment it is done once, and stands once among the acts.
    const agreed = { number, agreed: back.digest, why: 'no more' };
    const pressed = await Promise.allSettled([1, 2].map(() => who.ok(editing.takeBack, agreed)));
    expect(pressed.map(p => p.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await store.direct.desk.actsOf('back')).map(row => row.why)).toEqual(['no more']);
    expect(await site()).toMatchObject({ titles: ['News of the files'], home: ['News of the files'] });
    expect((await who.call(editing.takeBack, { number })).success).toBe(false);
    expect(deps.lines).toEqual([]);
  });

  test('a photograph is uploaded for it: a picture by its content, prepared, and shown when the text is published', async () => {
    const { who, deps, app, store } = await house(await open());
    const send = (bytes: Uint8Array<ArrayBuffer>, by = who) =>
      sent<{ id: string }>(by, bytes, {}, editing.picture);
    for (const bytes of [new TextEncoder().encode('<svg onload="x"/>'), jpeg().subarray(0, 60), webp(true)])
      expect((await send(bytes as Uint8Array<ArrayBuffer>)).errcode).toBe(ERR.badPayload);
    expect((await send(PHOTO, await colleague(app, deps, 'office'))).errcode).toBe(ERR.noPermission);
    const { id } = (await send(PHOTO)).data;
    expect((await send(PHOTO)).data.id).toBe(id);
    const kept = await pictureFor(store.direct.seasons, `480/${id}`, 'image/webp');
    expect(kept?.type).toBe('image/webp');
    // A name that nobody uploaded is none; the line below it is asked for in both languages.
    const withPicture = (picture: string, caption = NEWS.caption) =>
      fieldsOf('news', { ...NEWS, caption, art: { key: 'E minor', picture } });
    expect((await written(who, withPicture('0'.repeat(32)))).faults).not.toEqual([]);
    expect((await written(who, withPicture(id, { zh: '图。', en: '' }))).faults).not.toEqual([]);
    const done = await written(who, withPicture(id));
    expect(done.published).toBe(1);
    const found = await store.direct.catalogue.read('news', done.id);
    expect(found[0]?.body).toMatchObject({ art: { picture: id } });
  }, 60_000);

  test('what a file says is changed and taken down at the desk; taking back shows the file again', async () => {
    const { who, site, store } = await house(await open());
    const { news: typed } = await who.ok(editing.text, { of: 'news', id: 'of-files' });
    expect(typed?.body.en).toBe('First paragraph, with **stress**.\n\n## A heading\n\n- one\n- two');
    if (!typed) throw new Error('no text');
    const changed = { ...typed, title: { zh: '改过的', en: 'Changed' } };
    const done = await written(who, { ...fieldsOf('news', changed), id: 'of-files' });
    expect((await site()).titles).toEqual(['Changed']);
    // What the form has no field for stays.
    const [doc] = await store.direct.catalogue.read('news', 'of-files');
    expect((doc?.body as { art: object } | undefined)?.art).toMatchObject({ key: 'D major', number: 3 });
    // The files drop it: the desk's stands.
    await publish(store, {
      docs: docsOf({ ...FILES, 'news/of-files.md': null as never }),
      by: 'x',
      note: '',
      now: NOW,
    });
    expect((await site()).titles).toEqual(['Changed']);
    await undo(store, { by: 'x', note: '', now: NOW });

    const down = await who.ok(editing.takeDown, { of: 'news', id: 'of-files' });
    const gone = await who.ok(editing.takeDown, {
      of: 'news',
      id: 'of-files',
      agreed: down.digest,
      why: 'wrong',
    });
    expect(await site()).toMatchObject({ titles: [], home: [] });
    expect((await who.ok(editing.texts, {})).news).toMatchObject([{ id: 'of-files', gone: true }]);
    const number = gone.published ?? 0;
    expect(number).toBeGreaterThan(done.published ?? 0);
    const back = await who.ok(editing.takeBack, { number });
    await who.ok(editing.takeBack, { number, agreed: back.digest, why: 'right' });
    expect(await site()).toMatchObject({ titles: ['News of the files'], home: ['News of the files'] });
  });

  test('a banner of the home page is added beside the files’ ones, with its programme’s words where it has none', async () => {
    const { who, site } = await house(await open());
    expect((await site()).banners).toEqual(['Brahms: Symphony No. 4']);
    await written(who, fieldsOf('banner', HOME));
    expect((await site()).banners).toEqual(['Brahms: Symphony No. 4', 'Open day']);
    const empty = { zh: '', en: '' };
    await written(
      who,
      fieldsOf('banner', {
        ...HOME,
        order: 3,
        title: empty,
        text: empty,
        link: '',
        programme: 'brahms',
        art: { key: '', picture: '' },
      }),
    );
    expect((await site()).banners).toHaveLength(3);
    const { banners } = await who.ok(editing.texts, {});
    expect(banners.map(b => [b.order, b.number])).toEqual([
      [1, undefined],
      [2, 1],
      [3, 2],
    ]);
  });

  test('a version whose files say the same settles it', async () => {
    const { who, store, site } = await house(await open());
    const { news: typed } = await who.ok(editing.text, { of: 'news', id: 'of-files' });
    if (!typed) throw new Error('no text');
    await written(who, {
      ...fieldsOf('news', { ...typed, caption: { zh: '新图。', en: 'A new picture.' } }),
      id: 'of-files',
    });
    const said = OF_FILES.replace('{ zh: 图。, en: A picture. }', '{ zh: 新图。, en: A new picture. }');
    await publish(store, {
      docs: docsOf({ ...FILES, 'news/of-files.md': said }),
      by: 'x',
      note: '',
      now: NOW,
    });
    expect((await who.ok(editing.texts, {})).news).toMatchObject([{ id: 'of-files', gone: false }]);
    expect((await who.ok(editing.texts, {})).news[0]?.number).toBeUndefined();
    await undo(store, { by: 'x', note: '', now: NOW });
    expect((await who.ok(editing.texts, {})).news[0]?.number).toBe(1);
    expect((await site()).titles).toEqual(['News of the files']);
  });
});

describe('what is typed', () => {
  test('what the site shows of each text of the demonstration is typed as what shows the same', () => {
    const shown = editionOf('2027-01-10').docs.flatMap(({ kind, body }) =>
      kind === 'content' ? Object.values((body as { html: Bilingual }).html) : [],
    );
    expect(shown.length).toBeGreaterThan(100);
    // An address that a file had filled in becomes a link as soon as it is typed.
    const plain = (html: string): string => html.replace(/<a href="mailto:[^"]*">([^<]*)<\/a>/g, '$1');
    for (const html of shown) expect(plain(toHtml(markdownOf(html)))).toBe(plain(html));
  });

  const both = (text: string) => ({ zh: text, en: text });
  const wrong: [string, TextKind, object, RegExp][] = [
    ['a script', 'news', { body: both('<script>alert(1)</script>') }, /scripts/],
    ['a handler', 'news', { body: both('<p onclick="x()">x</p>') }, /scripts/],
    ['a link that runs', 'news', { body: both('[x](javascript:alert(1))') }, /scripts/],
    ['a text that turns', 'news', { title: both('abc\u202Edef') }, /direction/],
    ['a heading that parts languages', 'news', { body: both('# en\n\nx') }, /##/],
    ['another number of paragraphs', 'news', { body: { zh: '一\n\n二', en: 'one' } }, /paragraphs/],
    ['one language alone', 'news', { body: { zh: '一', en: '' } }, /language/],
    ['no title', 'news', { title: both('') }, /./],
    ['no such category', 'news', { type: 'gossip' }, /./],
    ['no such day', 'news', { published: '2027-02-30 09:00' }, /day|time/],
    ['no such programme', 'news', { programs: ['bach'] }, /no programme/],
    ['no such person', 'news', { artists: ['bob'] }, /no person/],
    [
      'a picture that is not the season’s',
      'news',
      { art: { key: 'C major', picture: 'abcdefabcdef' } },
      /no picture/,
    ],
    ['a path for a picture', 'news', { art: { key: 'C major', picture: '../../etc/passwd' } }, /./],
    ['no such key', 'news', { art: { key: 'H major', picture: '' } }, /./],
    ['what nothing fills in', 'news', { text: both('{nothing}') }, /filled in/],
    ['a page that is none', 'banner', { link: 'nowhere' }, /no page/],
    ['a link out of the site', 'banner', { link: 'http://evil.example' }, /./],
    ['a programme that is none', 'banner', { programme: 'bach' }, /no programme/],
  ];
  test.each(wrong)('%s is a fault of its text, and nothing is written', async (_, of, change, words) => {
    const { memoryStore } = await import('#server/store/memory/memory.ts');
    const { who, site } = await house(memoryStore());
    const before = await site();
    const answer = await who.call(
      editing.write,
      fieldsOf(of, { ...(of === 'news' ? NEWS : HOME), ...change }) as never,
    );
    const { data } = answer as unknown as { data?: TextAnswer };
    if (answer.success) {
      expect(data?.faults.map(f => f.words.en).join()).toMatch(words);
      expect(data?.digest).toBeUndefined();
    }
    expect(await site()).toEqual(before);
  });

  test('what is too long is refused; markup in a title stays text', async () => {
    const { memoryStore } = await import('#server/store/memory/memory.ts');
    const { who, site } = await house(memoryStore());
    const long = await who.call(
      editing.write,
      fieldsOf('news', { ...NEWS, body: both('x'.repeat(20_001)) }) as never,
    );
    expect(long.errcode).toBe(ERR.badPayload);
    await written(
      who,
      fieldsOf('news', { ...NEWS, title: both('<b>1 & 2</b> “x”: {y}'.replace('{y}', 'y')) }),
    );
    const shown = await site();
    expect(shown.titles[0]).toBe('<b>1 & 2</b> “x”: y');
    expect(shown.feed).not.toContain('<b>1');
    // What would end the head of a file is a text like another.
    const ends = 'a\n---\nprograms: [bach]';
    await written(who, fieldsOf('news', { ...NEWS, title: both(ends) }));
    expect((await site()).titles).toContain(ends);
  });
});
