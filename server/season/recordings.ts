import type { MediaManifest } from '#domain/contract/media.ts';
import { hallInstant, hallTime } from '#lib/dates.ts';
import { ROLES, type RoleName } from '../catalogue/artist-roles.ts';
import type { ProgrammeFile } from '../catalogue/shapes/programmes.ts';
import type { AnsweringFile, TitleFile } from '../catalogue/shapes/recordings.ts';
import { t } from '../catalogue/text.ts';
import type { AirDoc, AnsweringDoc, TitleDoc, TitleWorkDoc } from '../catalogue/types-digital.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import type { Dated } from './dated.ts';
import { seasonOf } from './documents.ts';
import { missing, names, namesComposer } from './links.ts';
import { doc, type Work } from './resolve.ts';
import type { Entry, Media } from './source.ts';

/** The digital halls: titles with the works that they play, and artists who answer questions. */

type RecordedWork = Pick<TitleWorkDoc, 'title' | 'catalogue' | 'notes' | 'movements'> & {
  readonly composer: string;
};
type Played = TitleFile['works'][number];

/** The work with those of its movements that a title plays. */
function workDoc(work: Work, { work: id, artists, movements }: Played): TitleWorkDoc[] {
  const entry = work.find('recorded-work', id);
  if (!entry) return [];
  const { composer, ...rest } = work.value(entry) as RecordedWork;
  return [
    {
      id,
      composerId: composer,
      ...rest,
      artists: artists.map(({ person, role }) => ({ artistId: person, role })),
      movements: rest.movements.filter((_, i) => movements?.includes(i + 1) ?? true),
    },
  ];
}

const airDoc = (air: TitleFile['air'], programId = ''): AirDoc | undefined =>
  air === 'evening' ? { kind: 'evening', programId } : air && { kind: 'channel', ...air };

/** From its day on; the demonstration has been there before its first day. */
function releasedAt(work: Work, day: number): number {
  return work.relative ? Math.min(day, hallInstant(work.today, '09:00')) : day;
}

/** Who is on the stage of a programme’s evening. */
const castOfEvening = (work: Work, programme: string): TitleDoc['cast'] =>
  ((work.find('program', programme)?.value.artists ?? []) as ProgrammeFile['artists']).flatMap(
    ({ person, role }) =>
      typeof role === 'string' && role in ROLES ? [{ artistId: person, role: role as RoleName }] : [],
  );

function titleDoc(work: Work, entry: Entry): CatalogueDoc {
  const { day, released, until, state, to, composer, works, programme, air, hears, instead, ...said } =
    work.value(entry) as Dated<TitleFile>;
  const [lead, ...paragraphs] = work.prose(entry).paragraphs;
  const sent = airDoc(air, programme);
  return doc('title', entry.id, {
    ...said,
    composerId: composer ?? '',
    lead: lead ?? t('', ''),
    paragraphs,
    art: { seed: entry.id, ...said.art },
    day: hallTime(day).date,
    releasedAt: released ?? releasedAt(work, day),
    works: works.flatMap(played => workDoc(work, played)),
    introduction: instead !== undefined,
    hears: instead ?? hears ?? seasonOf(work).hears,
    ...(programme !== undefined && { programId: programme }),
    ...(sent && { air: sent }),
    ...(air === 'evening' && programme !== undefined && { cast: castOfEvening(work, programme) }),
    ...(until !== undefined && { until }),
    ...((state === 'withdrawn' || state === 'region') && { gone: state }),
    ...((state === 'postponed' || state === 'cancelled') && { moved: { kind: state, to: to ?? null } }),
  } as Omit<TitleDoc, 'id'>);
}

function answeringDoc(work: Work, entry: Entry): CatalogueDoc {
  const { answers, ...said } = work.value(entry) as Dated<AnsweringFile>;
  return doc('answering', entry.id, {
    ...said,
    art: { seed: entry.id, ...said.art },
    answers: answers.map(({ asked, answered, ...rest }) => ({
      ...rest,
      askedAt: asked,
      answeredAt: answered,
    })),
  } as Omit<AnsweringDoc, 'id'>);
}

export const recordings = (work: Work): CatalogueDoc[] => [
  ...work.of('title').map(entry => titleDoc(work, entry)),
  ...work.of('answering').map(entry => answeringDoc(work, entry)),
];

/** Whether the chapters of a stream follow one another. */
function chapterFault({ movements, duration }: MediaManifest): string | undefined {
  const wrong = movements.find(
    ({ start, music, end }, i) =>
      !(start <= music && music < end && end <= Math.ceil(duration)) || start < (movements[i - 1]?.end ?? 0),
  );
  return wrong?.id;
}

/** What a title plays: whether it is there, and what of the works and lessons it holds. */
function checkStreams(work: Work, entry: Entry, media: Media): void {
  const { streams, works } = entry.value as TitleFile;
  streams.forEach((id, i) => {
    const manifest = media.get(id);
    if (manifest === undefined) work.fault(entry, ['streams', i], missing('stream of the media', '媒体', id));
    else if (manifest === null)
      work.fault(
        entry,
        ['streams', i],
        t(`读不懂媒体“${id}”的 manifest.json`, `the manifest.json of “${id}” cannot be read`),
      );
    else {
      const chapter = chapterFault(manifest);
      if (chapter !== undefined)
        work.fault(
          entry,
          ['streams', i],
          t(
            `“${id}”的章节“${chapter}”在开始之前就结束，或与前后重叠`,
            `the chapter “${chapter}” of “${id}” ends before it starts, or runs into another one`,
          ),
        );
    }
  });
  const chapters = streams.flatMap(id => media.get(id)?.movements.map(m => m.id) ?? []);
  if (streams.every(id => media.get(id)))
    works.forEach((played, i) => {
      for (const made of workDoc(work, played))
        for (const { media: name } of made.movements)
          if (name !== undefined && !chapters.includes(name))
            work.fault(
              entry,
              ['works', i],
              t(`所播放的媒体里没有“${name}”这一章`, `no stream of this title has the chapter “${name}”`),
            );
    });
}

function checkTitle(work: Work, entry: Entry): void {
  const { composer, works, programme, air, state, to, instead } = entry.value as TitleFile;
  const { day, released, until } = work.value(entry) as Dated<TitleFile>;
  namesComposer(work, entry, ['composer'], composer);
  works.forEach((played, i) => {
    const of = work.find('recorded-work', played.work)?.value.movements.length ?? Number.POSITIVE_INFINITY;
    played.movements?.forEach((n, k) => {
      if (n > of) work.fault(entry, ['works', i, 'movements', k], missing('movement', '乐章', String(n)));
    });
    const [made] = workDoc(work, played);
    if (made?.movements.every(m => m.media === undefined) && instead === undefined)
      work.fault(
        entry,
        ['instead'],
        t(
          `“${played.work}”没有可听的乐章，须写明播放的是什么`,
          `nothing of “${played.work}” can be heard: say here what plays instead`,
        ),
      );
  });
  if (until !== undefined && until <= (released ?? day))
    work.fault(entry, ['until'], t('下架不能早于上线', 'is not after it is released'));
  if (state !== 'postponed' && to !== undefined)
    work.fault(entry, ['to'], t('只有 state: postponed 才有新的时间', 'belongs to state: postponed alone'));
  if (air === 'evening' && programme === undefined)
    work.fault(entry, ['programme'], t('直播须写明是哪一套节目', 'is missing: whose evening is sent'));
  if (typeof air === 'object' && !work.relative)
    work.fault(
      entry,
      ['air'],
      t('只有示例乐季全天轮播；请写 evening', 'only the demonstration is on the air all day: write evening'),
    );
}

/** Lessons begin one after the other, each within what the title plays. */
function checkLessons(work: Work, entry: Entry, media: Media | undefined): void {
  const { streams, lessons } = entry.value as TitleFile;
  let last = 0;
  lessons.forEach(({ begins: { stream, movement } }, i) => {
    const chapters = media?.get(stream)?.movements ?? [];
    const chapter = chapters.findIndex(m => m.id === movement);
    const path = ['lessons', i, 'begins'];
    if (!streams.includes(stream))
      work.fault(entry, [...path, 'stream'], missing('stream of this title', '所播放的媒体', stream));
    else if (movement !== undefined && chapters.length > 0 && chapter === -1)
      work.fault(entry, [...path, 'movement'], missing('chapter', '章节', movement));
    else {
      const place = streams.indexOf(stream) + Math.max(chapter, 0) / (chapters.length + 1);
      if (place < last)
        work.fault(entry, path, t('比上一课开始得更早', 'begins before the lesson that stands above it'));
      last = Math.max(last, place);
    }
  });
}

/** Everything that titles, works and answers name. Streams are looked up where the media are at hand. */
export function checkRecordings(work: Work, media: Media | undefined): void {
  for (const entry of work.of('recorded-work'))
    namesComposer(work, entry, ['composer'], entry.value.composer);
  for (const entry of work.of('title')) {
    checkTitle(work, entry);
    checkLessons(work, entry, media);
    if (media) checkStreams(work, entry, media);
  }
  for (const entry of work.of('answering')) {
    names(work, entry, [], 'artist', entry.id);
    const { answers } = work.value(entry) as Dated<AnsweringFile>;
    answers.forEach(({ id, asked, answered }, i) => {
      if (answered < asked)
        work.fault(entry, ['answers', i, 'answered'], t('早于提问', 'is before the question'));
      if (answers.findIndex(other => other.id === id) < i)
        work.fault(
          entry,
          ['answers', i, 'id'],
          t(`编号重复：${id}`, `has the same id as another one (${id})`),
        );
    });
  }
}
