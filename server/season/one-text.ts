import { stringify } from 'yaml';
import { t } from '../catalogue/text.ts';
import type { ProgramDoc } from '../catalogue/types.ts';
import type { TypedText } from '../deps.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import { compile } from './compile.ts';
import { MAKE } from './documents.ts';
import { checkTargets } from './link-targets.ts';
import { names, namesAll } from './links.ts';
import { type Docs, get } from './protect.ts';
import { type Context, openSeason } from './resolve.ts';
import type { Entry, Fault, SourceFile } from './source.ts';

const PICTURE = /^[\w-]{8,64}$/;
/** Signs that turn the order of what stands after them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069\u200E\u200F]/;
/** `#` alone is what parts the languages of a file. */
const TOP_HEADING = /^#\s/m;

/** What a drawing says; a picture of the season stands in its place. */
const artOf = ({ key, picture }: { key: string; picture: string }) => ({
  key,
  ...(picture && { picture: `pictures/${picture}.jpg` }),
});

function fileOf(id: string, { of, fields }: TypedText): { path: string; text: string } {
  if (of === 'banner') {
    const { programme, art, ...rest } = fields;
    const filled = Object.fromEntries(
      Object.entries(rest).filter(
        ([, value]) => typeof value !== 'object' || value.zh !== '' || value.en !== '',
      ),
    );
    const said = {
      place: 'home',
      ...filled,
      ...(programme && { programme }),
      ...(art.key && { art: artOf(art) }),
    };
    return { path: `places/${id}.yaml`, text: stringify(said, { lineWidth: 0 }) };
  }
  const { body, art, ...front } = fields;
  const text = `---\n${stringify({ ...front, art: artOf(art) }, { lineWidth: 0 })}---\n\n# zh\n\n${body.zh}\n\n# en\n\n${body.en}\n`;
  return { path: `news/${id}.md`, text };
}

const strings = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => strings(inner, path ? `${path}.${key}` : key))
      : [];

/**
 * A text that was typed in a form, judged as the file that it would be: by the same shapes, the same rules of prose, and
 * against what the site shows now.
 */
export function readText(
  id: string,
  typed: TypedText,
  {
    live,
    uploaded,
    ...where
  }: Pick<Context, 'today' | 'relative'> & { readonly live: Docs; readonly uploaded: boolean },
): { readonly docs: readonly CatalogueDoc[]; readonly faults: readonly Fault[] } {
  const { path, text } = fileOf(id, typed);
  const { picture } = typed.fields.art;
  const kept = PICTURE.test(picture) && (uploaded || isShown(live, picture));
  const shown: SourceFile[] = kept
    ? [
        {
          path: `pictures/${picture}.jpg`,
          text: null,
          bytes: 0,
          picture: { id: picture, file: '', bytes: new Uint8Array() },
        },
      ]
    : [];
  const { season, faults, lineOf } = compile([{ path, text, bytes: text.length }, ...shown]);
  const found: Fault[] = faults.filter(fault => fault.file === path);
  const fault = (field: string, words: Fault['words']): void => {
    found.push({ file: path, line: 0, field, words });
  };
  for (const [field, said] of strings(typed.fields, ''))
    if (TURNING.test(said))
      fault(field, t('有改变文字方向的控制符', 'has signs that turn the direction of the text'));
  if (typed.of === 'news')
    for (const code of ['zh', 'en'] as const)
      if (TOP_HEADING.test(typed.fields.body[code]))
        fault(`body.${code}`, t('小标题以 ## 开头', 'headings begin with ##'));
  const entry = season.entries.find(one => one.file === path);
  if (!entry || found.length > 0) return { docs: [], faults: found };
  const around: Entry[] = [...live].flatMap(([kind, bodies]) =>
    kind === 'plan' ? [] : [...bodies.keys()].map(of => ({ kind, id: of, file: '', value: {} })),
  );
  const mine = placed(entry, live);
  const { work, faults: more } = openSeason(
    { entries: [mine, ...around.filter(one => one.kind !== mine.kind || one.id !== mine.id)] },
    { ...where, lineOf },
  );
  if (typed.of === 'news') namesAll(work, mine);
  else names(work, mine, ['programme'], 'program', typed.fields.programme || undefined);
  checkTargets(work, [mine]);
  const docs = (MAKE[mine.kind]?.(work, mine) ?? []).filter(
    doc => typed.of === 'banner' || doc.kind !== 'ad',
  );
  return { docs: more.length > 0 ? [] : docs, faults: more };
}

const isShown = (live: Docs, picture: string): boolean =>
  [...live.values()].some(bodies =>
    [...bodies.values()].some(body => (body as { art?: { picture?: string } }).art?.picture === picture),
  );

/** What a banner leaves out, its programme says, as the site shows it. */
function placed(entry: Entry, live: Docs): Entry {
  const { programme, ...own } = entry.value as { programme?: string };
  const program = programme === undefined ? undefined : get<ProgramDoc>(live, 'program', programme);
  if (entry.kind !== 'ad' || !program) return entry;
  const { title, standfirst, art } = program;
  return {
    ...entry,
    value: {
      title,
      text: standfirst,
      art,
      link: `musicale-detail?id=${programme}`,
      ...own,
      programId: programme,
    },
  };
}
