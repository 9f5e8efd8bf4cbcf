import { ID } from '#domain/contract/patterns.ts';
import { parsePlan } from '#domain/rules/seating-plan.ts';
import type { Bilingual } from '#domain/text.ts';
import { t } from '../catalogue/text.ts';
import { withNames } from './copy-names.ts';
import { lineInText } from './fillers.ts';
import { type Kind, kindAt } from './kinds.ts';
import { byId, type Names, namesIn } from './names.ts';
import { onceEach } from './once.ts';
import { NO_PICTURE } from './pictures.ts';
import { opaqueCategories, printedAlike } from './plan-names.ts';
import { unprinted } from './printed.ts';
import { type ProseFault, readProse } from './prose.ts';
import { readFile } from './read.ts';
import {
  type Entry,
  type Fault,
  fieldOf,
  type LineOf,
  type Picture,
  type Season,
  type SourceFile,
} from './source.ts';
import { type Around, tables } from './tables.ts';
import { describe } from './words.ts';

export interface Compiled {
  readonly season: Season;
  readonly faults: readonly Fault[];
  /** What was decided of tables, that a look at it may confirm. */
  readonly notes: readonly Fault[];
  /** Those that are named, once each. */
  readonly pictures: readonly Picture[];
  /** What a file with a fault would have been, as `kind id`: nobody need say that it is not there. */
  readonly broken: ReadonlySet<string>;
  /** Where a field of a file stands. */
  readonly lineOf: (file: string, path: readonly PropertyKey[]) => number;
}

/** So many faults of one file are named; nobody reads more. */
const MOST_OF_A_FILE = 20;
const PICTURE = /^pictures\/[\w./-]+\.(?:jpe?g|png|webp)$/i;
const IGNORED = /(?:^|\/)(?:\.|README\.md$|schemas\/)/;
const LEAVES = /(?:^|\/)\.\.(?:\/|$)/;
const ENDING = /\.(md|ya?ml|json|csv)$/;
const REFUSED: Readonly<Record<NonNullable<SourceFile['refused']>, Bilingual>> = {
  link: t('是符号链接，不会读取', 'is a symbolic link and is not followed'),
  outside: t('在文件夹之外', 'lies outside the folder'),
  large: t('文件太大', 'is too large'),
  encoding: t('不是 UTF-8 文字', 'is no text in UTF-8'),
};
const PROSE: Readonly<Record<ProseFault, Bilingual>> = {
  language: t('正文须分别写在两种语言的标题之下', 'the text must stand below a heading for each language'),
  paragraphs: t('两种语言的段落数不同', 'the languages have different numbers of paragraphs'),
  unsafe: t('脚本、样式与嵌入内容会被去掉', 'scripts, styles and what is embedded may not stand in a text'),
};

const megabytes = (bytes: number): string => `${Math.round(bytes / 100_000) / 10} MB`;

/** Reads the files of a season: everything that is well formed, and every fault of the rest. Nothing is loaded. */
export function compile(files: readonly SourceFile[]): Compiled {
  const entries: Entry[] = [];
  const faults: Fault[] = [];
  const notes: Fault[] = [];
  const lines = new Map<string, LineOf>();
  const seen = new Map<string, string>();
  const broken = new Set<string>();

  const add = (entry: Entry): void => {
    const key = `${entry.kind} ${entry.id}`;
    const before = seen.get(key);
    if (before !== undefined && entry.kind !== 'calendar')
      faults.push({
        file: entry.file,
        line: 0,
        field: '',
        words: t(`与 ${before} 编号相同（${entry.id}）`, `has the same id as ${before} (${entry.id})`),
      });
    else {
      seen.set(key, entry.file);
      entries.push(entry);
    }
  };
  const names = namesIn(files);
  const around: Around = {
    names,
    hasPrices: list =>
      broken.has('season season') ||
      broken.has('prices prices') ||
      entries.some(({ kind, value }) =>
        Object.hasOwn((kind === 'season' ? value.prices : kind === 'prices' ? value : {}) as object, list),
      ),
    get habits() {
      return (entries.find(({ kind }) => kind === 'tables')?.value ?? {}) as Around['habits'];
    },
  };
  for (const file of [...files].sort(inTurn)) {
    if (IGNORED.test(file.path) && !file.refused && !LEAVES.test(file.path)) continue;
    const found = compileFile(file, around);
    faults.push(...onceEach(found.faults).slice(0, MOST_OF_A_FILE));
    notes.push(...(found.notes ?? []));
    if (found.lineOf) lines.set(file.path, found.lineOf);
    if (found.broken) broken.add(found.broken);
    for (const entry of found.entries) add(entry);
  }
  entries.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
  const own = new Map(
    files.flatMap(f => (f.picture && 'id' in f.picture ? [[f.path, f.picture] as const] : [])),
  );
  const pictures = new Map<string, Picture>();
  /** The value with the ids of pictures in place of their files. */
  const placed = (value: unknown, file: string, path: readonly PropertyKey[] = []): unknown => {
    if (Array.isArray(value)) return value.map((one, i) => placed(one, file, [...path, i]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const at = [...path, key];
        if (key !== 'picture' || typeof one !== 'string') return [key, placed(one, file, at)];
        const found = own.get(one);
        if (found) pictures.set(found.id, found);
        // A file that is no picture has been named already.
        else if (!files.some(f => f.path === one))
          faults.push({
            file,
            line: lines.get(file)?.(at) ?? 0,
            field: fieldOf(at),
            words: t(`没有 ${one} 这张图片`, `there is no picture ${one}`),
          });
        return [key, found?.id ?? one];
      }),
    );
  };
  const whole = entries.map(entry =>
    entry.kind === 'plan' ? entry : { ...entry, value: placed(entry.value, entry.file) },
  );
  if (!entries.some(entry => entry.kind === 'season') && !broken.has('season season')) {
    broken.add('season season');
    faults.push({
      file: 'season.yaml',
      line: 0,
      field: '',
      words: t('缺少这个文件', 'this file is missing'),
    });
  }
  const lineOf: Compiled['lineOf'] = (file, path) => lines.get(file)?.(path) ?? 0;
  faults.push(...unprinted(whole, lineOf));
  const season = { entries: whole };
  return {
    season,
    faults,
    notes,
    pictures: [...pictures.values()],
    broken,
    lineOf,
  };
}

/** Tables stand last: what they name is known by then, and price lists before what is priced. */
const turnOf = ({ path }: SourceFile): string =>
  `${path.endsWith('.csv') ? (path === 'prices.csv' ? 1 : 2) : 0}${path}`;
const inTurn = (a: SourceFile, b: SourceFile): number => (turnOf(a) < turnOf(b) ? -1 : 1);

interface Found {
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  readonly notes?: readonly Fault[];
  readonly lineOf?: LineOf;
  readonly broken?: string;
}

function compileFile(file: SourceFile, around: Around): Found {
  const whole = (words: Bilingual, line = 0): Found => ({
    entries: [],
    faults: [{ file: file.path, line, field: '', words }],
  });
  const { path } = file;
  if (file.refused === 'large')
    return whole(t(`文件太大（${megabytes(file.bytes)}）`, `is too large (${megabytes(file.bytes)})`));
  if (file.refused) return whole(REFUSED[file.refused]);
  if (LEAVES.test(path)) return whole(REFUSED.outside);
  if (path.startsWith('pictures/')) {
    if (!PICTURE.test(path) || !file.picture) return whole(NO_PICTURE);
    if (!('id' in file.picture)) return whole(file.picture);
    return { entries: [], faults: [] };
  }
  const ending = ENDING.exec(path)?.[1];
  const stem = path.replace(ENDING, '');
  const id = stem.slice(stem.lastIndexOf('/') + 1);
  if (!ID.test(id))
    return whole(
      t('文件名只能用字母、数字和 - _ . :', 'may have letters, digits and - _ . : in its name only'),
    );
  if (ending === 'csv') {
    const found = tables(file, stem, id, around);
    return stem === 'prices' && found.faults.length > 0 ? { ...found, broken: 'prices prices' } : found;
  }
  const isPlan = ending === 'json' && stem.startsWith('halls/');
  const kind = isPlan ? undefined : kindAt(stem);
  if (ending === undefined || (!kind && !isPlan))
    return whole(t('音乐季里没有放在这里的文件', 'is nothing that belongs to a season here'));
  if (kind && (kind.prose === true) !== (ending === 'md'))
    return whole(
      kind.prose
        ? t('应为 Markdown（.md）文件', 'must be Markdown (.md)')
        : t('应为 .yaml 或 .json 文件', 'must be .yaml or .json'),
    );
  if (file.text === null) return whole(REFUSED.encoding);
  return kind
    ? compileKind(file.path, file.text, kind, id, around.names)
    : compilePlan(file.path, file.text, id);
}

function compileKind(path: string, text: string, kind: Kind, id: string, names: Names): Found {
  const read = readFile(text, kind.prose === true);
  const broken = `${kind.kind} ${id}`;
  const faults: Fault[] = read.faults.map(({ line, words }) => ({ file: path, line, field: '', words }));
  if (faults.length > 0) return { entries: [], faults, broken };
  const value = byId(read.value ?? {}, names);
  const parsed = kind.shape.safeParse(value);
  if (!parsed.success)
    for (const issue of parsed.error.issues)
      for (const { path: at, words } of describe(issue, value))
        faults.push({ file: path, line: read.lineOf(at), field: fieldOf(at), words });
  const prose = kind.prose ? readProse(read.body) : undefined;
  for (const { line, what } of prose?.faults ?? [])
    faults.push({ file: path, line: read.bodyLine + line, field: '', words: PROSE[what] });
  if (!parsed.success) return { entries: [], faults, lineOf: read.lineOf, broken };
  const said = withNames({ value: parsed.data, ...(prose && { prose: prose.prose }) });
  const lineOf: LineOf = at => lineInText(text, at) ?? read.lineOf(at);
  return { entries: [{ kind: kind.kind, id, file: path, ...said }], faults, lineOf };
}

/** A seating plan in pretix's form; its own checks name zone, row and seat. */
function compilePlan(path: string, text: string, id: string): Found {
  const fault = (words: Bilingual, line = 0, field = ''): Fault => ({ file: path, line, field, words });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message;
    const at = Number(/position (\d+)/.exec(reason)?.[1] ?? 0);
    const line = text.slice(0, at).split('\n').length;
    return {
      entries: [],
      broken: `plan ${id}`,
      faults: [fault(t(`读不懂这里的 JSON：${reason}`, `this JSON cannot be read: ${reason}`), line)],
    };
  }
  const plan = parsePlan(value);
  const { lineOf } = readFile(text, false);
  if (plan.ok) {
    const opaque = opaqueCategories(plan.index);
    return {
      entries: [{ kind: 'plan', id, file: path, value }],
      faults: printedAlike(plan.index).map(({ path: at, words }) => fault(words, lineOf(at), fieldOf(at))),
      notes: opaque ? [fault(opaque)] : [],
    };
  }
  return {
    entries: [],
    broken: `plan ${id}`,
    faults: plan.faults.slice(0, MOST_OF_A_FILE).map(words => {
      const [field = '', ...rest] = words.split(': ');
      const keys = [...field.matchAll(/([^.[\]]+)/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
      const said = rest.join(': ') || words;
      return fault(t(`座位图：${said}`, `seating plan: ${said}`), lineOf(keys), field);
    }),
  };
}
