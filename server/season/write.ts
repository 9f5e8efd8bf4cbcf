import { stringify } from 'yaml';
import type { Bilingual } from '#domain/text.ts';
import { hallTime } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import type { ArtistDoc, ComposerDoc, HallDoc, ProgramDoc, ScheduleDoc } from '../catalogue/types.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';

/** Documents of an archive as the files of a season. */

const isPair = (value: object): value is Bilingual =>
  'zh' in value && 'en' in value && Object.keys(value).length === 2;

/** Where one word would be the name of something that the site knows or the season lists. */
const NAMED: ReadonlySet<string> = new Set(['role', 'series']);

/** As a file says it: texts by the names of the languages, once where both are the same, and nothing that is empty. */
function said(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map(one => said(one));
  if (typeof value !== 'object' || value === null) return value;
  if (isPair(value)) {
    if (value.zh === value.en && !NAMED.has(field)) return value.zh || undefined;
    return { zh: value.zh || value.en, en: value.en || value.zh };
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const text = said(inner, key);
      return text === undefined || text === '' ? [] : [[key, text]];
    }),
  );
}
const yaml = (value: object): string => stringify(said(value), { lineWidth: 0 });
const markdown = (value: object, texts: readonly Bilingual[]): string => {
  const list = texts.filter(text => text.zh !== '' || text.en !== '');
  const prose = (code: keyof Bilingual): string =>
    list.length === 0 ? '' : `\n# ${code}\n\n${list.map(text => text[code]).join('\n\n')}\n`;
  return `---\n${yaml(value)}---\n${prose('zh')}${prose('en')}`;
};
const moment = (at: number): string => {
  const { date, time } = hallTime(at);
  return `${date} ${time}`;
};

/** Where a source says that nobody knows. */
const NAMELESS = t('作曲家不详', 'Composer unknown');
const composer = ({ id: _, full, ...rest }: ComposerDoc): string =>
  yaml({ full: full.zh === '' && full.en === '' ? NAMELESS : full, ...rest });
const artist = ({ name, bio, portrait: { seal, instrument } }: ArtistDoc): string =>
  markdown({ name, portrait: { seal: seal || '·', instrument } }, [bio]);
const hall = ({ name, address }: HallDoc): string => yaml({ name, address });

function programme({ id, composerId, work, title, works, artists, notes, ...rest }: ProgramDoc): string {
  const { art, standfirst, type, series, rules } = rest;
  const { seed, ...drawn } = art;
  return markdown(
    {
      composer: composerId,
      name: work,
      title,
      type,
      series,
      art: seed === id ? drawn : art,
      artists: artists.map(({ artistId, role }) => ({
        person: artistId,
        role: role.zh === '' && role.en === '' ? 'group' : role,
      })),
      standfirst,
      works: works.flatMap(({ composerId: by, intervalAfter, movements, ...one }) => [
        {
          ...one,
          composer: by,
          movements: movements.map(m => ({ ...m.title, minutes: m.minutes })),
        },
        ...(intervalAfter ? ['interval'] : []),
      ]),
      rules,
    },
    [notes.lead, ...notes.paragraphs],
  );
}

const performance = (doc: ScheduleDoc): object => ({
  programme: doc.programId,
  at: moment(doc.startsAt),
  hall: doc.hallId,
  id: doc.id,
  sale: moment(doc.saleFrom),
  minutes: doc.minutes,
  limit: doc.limit,
});

/** Files of a season by their paths. */
export function archiveFiles(name: Bilingual, docs: readonly CatalogueDoc[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>([['season.yaml', yaml({ name })]]);
  const calendar: object[] = [];
  for (const { kind, id, body } of docs) {
    if (kind === 'composer') files.set(`composers/${id}.yaml`, composer(body as ComposerDoc));
    if (kind === 'artist') files.set(`people/${id}.md`, artist(body as ArtistDoc));
    if (kind === 'hall') files.set(`halls/${id}.yaml`, hall(body as HallDoc));
    if (kind === 'program') files.set(`programmes/${id}.md`, programme(body as ProgramDoc));
    if (kind === 'schedule') calendar.push(performance(body as ScheduleDoc));
  }
  return files.set('calendar.yaml', yaml(calendar));
}
