/**
 * `npm run season -- check | diff | publish | list | undo [<folder>]`: a season from files, as versions. The store is
 * DATABASE_URL's, else the folder DATA_DIR (default ./data); the streams of the digital halls are MEDIA_DIR's (./media).
 */
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type Bilingual, say } from '#domain/text.ts';
import { hallTime, longDateTime } from '#lib/dates.ts';
import { type Checked, checkSeason } from '#server/season/check.ts';
import { readMediaFolder, readSeasonFolder } from '#server/season/folder.ts';
import { keptFiles } from '#server/season/kept-files.ts';
import { composers } from '#server/season/known-composers.ts';
import { compare, type Published, publish, published, soldMeanwhile, undo } from '#server/season/publish.ts';
import { scaledPictures, unreadable } from '#server/season/scale.ts';
import { openStore } from '#server/store/open.ts';
import type { Store } from '#server/store/port.ts';
import type { KeptFiles } from '#server/store/ports/seasons.ts';
import { typed } from './arguments.ts';

const { positionals, values } = typed({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    by: { type: 'string' },
    note: { type: 'string' },
    media: { type: 'string' },
    demonstration: { type: 'boolean' },
  },
});
const [verb = '', folder = ''] = positionals;
const LOCALE = /^zh/i.test(values.lang ?? (process.env.LC_ALL || process.env.LANG || '')) ? 'zh-CN' : 'en-US';
/** Where the server has the streams of the digital halls. */
const MEDIA = values.media || process.env.MEDIA_DIR || './media';
const tell = (zh: string, en: string): string => say({ zh, en }, LOCALE);

const USAGE = `${tell('用法', 'Usage')}: npm run season -- <check | diff | publish> <folder>
       npm run season -- <list | undo>
       npm run season -- composers
       --media <folder>   --by <name>   --note <text>   --lang zh|en`;

async function read(): Promise<(Checked & { kept: KeptFiles }) | null> {
  const media = readMediaFolder(MEDIA);
  const files = readSeasonFolder(folder);
  const checked = checkSeason(files, {
    today: hallTime(Date.now()).date,
    relative: values.demonstration === true,
    media,
  });
  const faults = [...checked.faults, ...(await unreadable(checked.pictures))];
  for (const { file, words } of checked.notes)
    console.error(`${file}: ${tell('说明', 'note')}: ${say(words, LOCALE)}`);
  for (const { file, line, field, words } of faults)
    console.error(`${file}${line ? `:${line}` : ''}: ${field ? `${field}: ` : ''}${say(words, LOCALE)}`);
  const { length } = faults;
  if (!media && checked.docs.some(doc => doc.kind === 'title'))
    console.error(
      tell(
        `${MEDIA} 里没有 index.json：录音所播放的媒体没有检查。`,
        `There is no index.json in ${MEDIA}: what recordings play was not checked.`,
      ),
    );
  if (length === 0) return { ...checked, kept: keptFiles(files) };
  console.error(
    tell(
      `${length} 处错误，什么也没有载入。`,
      `${length} fault${length === 1 ? '' : 's'}; nothing was loaded.`,
    ),
  );
  return null;
}

const list = (words: readonly Bilingual[]): void => {
  for (const text of words) console.log(`- ${say(text, LOCALE)}`);
};
const refused = (words: readonly Bilingual[]): number => {
  console.error(tell('不能这样发布：', 'It cannot be published like this:'));
  list(words);
  return 1;
};

async function settle(store: Store, result: Published): Promise<number> {
  if (!result.ok) return refused(result.breaches);
  console.log(
    tell(
      `第 ${result.version} 版已发布。${result.changes > 0 ? `${result.changes} 场演出有变动，待通知购票人。` : ''}`,
      `Version ${result.version} is published.${result.changes > 0 ? ` ${result.changes === 1 ? 'One evening has changed; its' : `${result.changes} evenings have changed; their`} buyers are still to be told.` : ''}`,
    ),
  );
  list(result.acts ?? []);
  const lost = await soldMeanwhile(store, result.version, by);
  return lost.length === 0 ? 0 : refused(lost);
}

const by = values.by ?? userInfo().username;
const signed = { by, note: values.note ?? '' };

const VERBS: Readonly<Record<string, (store: Store) => Promise<number>>> = {
  async diff(store) {
    const season = await read();
    if (!season) return 1;
    const { differences, breaches } = await compare(store, season.docs, Date.now());
    if (differences.length === 0) console.log(tell('没有不同。', 'No difference.'));
    list(differences);
    return breaches.length > 0 ? refused(breaches) : 0;
  },
  async publish(store) {
    const season = await read();
    if (!season) return 1;
    const { rows: pictures } = await scaledPictures(store.direct.seasons, season.pictures);
    return settle(
      store,
      await publish(store, { docs: season.docs, pictures, files: season.kept, ...signed, now: Date.now() }),
    );
  },
  async undo(store) {
    const result = await undo(store, { ...signed, now: Date.now() });
    if (result) return settle(store, result);
    console.error(tell('还没有发布过。', 'Nothing was ever published.'));
    return 1;
  },
  async list(store) {
    const versions = await published(store);
    if (versions.length === 0) console.log(tell('还没有发布过。', 'Nothing was ever published.'));
    for (const { number, publishedAt, publishedBy, note, undoes } of versions) {
      const back = undoes === null ? '' : tell(`（撤回第 ${undoes} 版）`, ` (takes back ${undoes})`);
      console.log(
        `${number}  ${longDateTime(publishedAt, LOCALE, true)}  ${publishedBy}${back}${note ? `  ${note}` : ''}`,
      );
    }
    return 0;
  },
};

async function main(): Promise<number> {
  const needsFolder = ['check', 'diff', 'publish'].includes(verb);
  if (needsFolder && !(existsSync(folder) && statSync(folder).isDirectory())) {
    console.error(folder ? tell(`没有文件夹 ${folder}`, `There is no folder ${folder}`) : USAGE);
    return 2;
  }
  if (verb === 'check') {
    const season = await read();
    if (season)
      console.log(tell(`没有错误，${season.docs.length} 篇。`, `No fault; ${season.docs.length} documents.`));
    return season ? 0 : 1;
  }
  if (verb === 'composers') {
    // Those that need no file, by what programmes call them.
    for (const { id, full, years } of composers) console.log(`${id}  ${full.zh}  ${full.en}  ${years}`);
    return 0;
  }
  const act = VERBS[verb];
  if (!act) {
    console.error(USAGE);
    return 2;
  }
  const store = await openStore({
    url: process.env.DATABASE_URL || undefined,
    dir: process.env.DATA_DIR || 'data',
  });
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
