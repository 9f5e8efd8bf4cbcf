import { rng } from '#art/kit.ts';
import type { Bilingual } from '#domain/text.ts';
import { hallInstant, longDay } from '#lib/dates.ts';
import { NONE, t } from '#server/catalogue/text.ts';
import type {
  ArtistDoc,
  ComposerDoc,
  HallDoc,
  ProgramDoc,
  ScheduleDoc,
  WorkEntry,
} from '#server/catalogue/types.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';
import type { CatalogueDoc } from '#server/store/ports/catalogue.ts';
import { composerOf } from './composers.ts';
import { eventName, orchestraName, venueName } from './labels.ts';
import { slug } from './letters.ts';
import { movementTitle } from './movements.ts';
import { clockOf, dayOf, type NyphilProgram, type NyphilWork } from './nyphil.ts';
import { chineseName, isSomebody, partOf, readingOrder } from './people.ts';
import { type WorkTitle, workTitle } from './work-title.ts';

/** Everything that one programme of the archive becomes. */
export interface Converted {
  readonly program: ProgramDoc;
  readonly docs: readonly CatalogueDoc[];
}

interface Played {
  readonly entry: WorkEntry;
  readonly name: WorkTitle;
  readonly composer: ComposerDoc;
}

/** Works in the order of the evening; movements that follow one another stand under their work. */
function worksOf(id: string, works: readonly NyphilWork[]): Played[] {
  const played: (Omit<Played, 'entry'> & { entry: WorkEntry; readonly group: string })[] = [];
  for (const work of works) {
    const last = played.at(-1);
    if (work.workTitle === '') {
      if (work.interval && last) last.entry = { ...last.entry, intervalAfter: true };
      continue;
    }
    const group = `${work.ID.split('*')[0]} ${work.workTitle} ${work.composerName}`;
    const movement = movementTitle(work.movement);
    const movements = movement ? [{ title: movement, minutes: 0 }] : [];
    if (last && last.group === group && !last.entry.intervalAfter) {
      last.entry = { ...last.entry, movements: [...last.entry.movements, ...movements] };
      continue;
    }
    const name = workTitle(work.workTitle);
    const composer = composerOf(work.composerName);
    played.push({
      group,
      name,
      composer,
      entry: {
        id: `${id}-${played.length + 1}`,
        composerId: composer.id,
        title: name.title,
        ...(name.catalogue && { catalogue: name.catalogue }),
        minutes: 0,
        movements,
        intervalAfter: false,
      },
    });
  }
  return played;
}

interface Person {
  readonly doc: ArtistDoc;
  readonly role: Bilingual;
  readonly forces: string;
}

function person(name: string, role: Bilingual, portrait: string, forces: string): Person {
  const id = `ny-${slug(name)}`;
  const initial = name.split(' ').at(-1)?.charAt(0) ?? '';
  return {
    doc: {
      id,
      name: t(chineseName(name), name),
      bio: NONE,
      portrait: { seed: id, seal: initial, instrument: portrait },
    },
    role,
    forces,
  };
}

/** Conductors first, then soloists, each person once for each part. */
function peopleOf(works: readonly NyphilWork[]): Person[] {
  const people = new Map<string, Person>();
  const add = (p: Person): void => {
    const key = `${p.doc.id} ${p.role.en}`;
    if (!people.has(key)) people.set(key, p);
  };
  for (const work of works)
    for (const name of work.conductorName.split(';').map(readingOrder).filter(isSomebody))
      add(person(name, t('指挥', 'conductor'), 'conductor', ''));
  const soloists = works.flatMap(w => w.soloists).filter(s => isSomebody(s.soloistName));
  for (const role of ['S', 'A', ''])
    for (const s of soloists.filter(
      one => (one.soloistRoles.startsWith('S') ? 'S' : one.soloistRoles === 'A' ? 'A' : '') === role,
    )) {
      const part = partOf(s.soloistInstrument);
      add(person(readingOrder(s.soloistName), part.name, part.portrait, part.forces));
    }
  return [...people.values()];
}

const MOTIFS = ['harmonics', 'waves', 'discs', 'neume', 'lissajous', 'crescendo', 'horn', 'bow'] as const;
const KEYS = [
  'C major',
  'D minor',
  'G major',
  'A minor',
  'F major',
  'E minor',
  'Bb major',
  'B minor',
  'Eb major',
  'C minor',
] as const;
const GENRE_FORCES: readonly (readonly [RegExp, string])[] = [
  [/^Piano (?:Concerto|Sonata)/, 'piano'],
  [/^Violin Concerto/, 'violin'],
  [/^Cello Concerto/, 'cello'],
  [/Organ/, 'organ'],
  [/Quartet|Quintet|Trio|Sonata/, 'chamber'],
  [/Requiem|Mass|Choral|Passion|Oratorio|Carol/, 'choir'],
];

function artOf(id: string, main: WorkTitle | undefined, people: readonly Person[]): ArtAttrs {
  const next = rng(`art ${id}`);
  const choose = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0];
  const name = main?.name.en ?? '';
  const forces =
    GENRE_FORCES.find(([pattern]) => pattern.test(name))?.[1] ??
    (next() < 0.3 ? people.find(p => p.forces)?.forces : '');
  const key = main?.key || choose(KEYS);
  const number = Number(/No\. (\d+)/.exec(name)?.[1] ?? 0);
  return {
    seed: id,
    key,
    ...(forces ? { forces } : { motif: choose(MOTIFS) }),
    mood: key.endsWith('minor') ? choose(['dark', 'lyric', 'serene']) : choose(['lyric', 'heroic', 'bright']),
    ...(number > 0 && number <= 12 && { number }),
  };
}

/** What names the programme: its one composer when everything is by them, else its weightiest work. */
function heading(played: readonly Played[]): {
  composerId: string;
  name: Bilingual;
  main: Played | undefined;
} {
  const main = played.reduce<Played | undefined>(
    (best, p) => (!best || p.name.weight > best.name.weight ? p : best),
    undefined,
  );
  const [first] = played;
  const single = first && played.length >= 3 && played.every(p => p.composer.id === first.composer.id);
  if (single && first.composer.short.en !== '') {
    const { short } = first.composer;
    return { composerId: '', name: t(`${short.zh}作品音乐会`, `Works by ${short.en}`), main };
  }
  return { composerId: main?.composer.id ?? '', name: main?.name.name ?? t('音乐会', 'Concert'), main };
}

/**
 * A programme of the archive as documents. The site shows every time on the hall's clock: a performance's local day
 * and time are stored as if they were the hall's, so that the evening reads as it was announced.
 */
export function convert(record: NyphilProgram): Converted {
  const id = `ny-${record.programID ? `${record.programID}-` : ''}${record.id.slice(0, 8)}`;
  const played = worksOf(id, record.works);
  const people = peopleOf(record.works);
  const { composerId, name, main } = heading(played);
  const orchestra = orchestraName(record.orchestra);
  const season = record.season.replace('-', '–');
  const series = t(`纽约爱乐档案 ${season}`, `New York Philharmonic archive ${season}`);

  const halls = record.concerts.map(
    ({ Venue, Location }): HallDoc => ({
      id: `venue-${slug(`${Venue || 'unknown'} ${Location}`)}`,
      name: venueName(Venue),
      address: t(Location, Location),
      planId: '',
    }),
  );
  const schedules = record.concerts.map((concert, i): ScheduleDoc => {
    const startsAt = hallInstant(dayOf(concert.Date), clockOf(concert.Time) ?? '20:00');
    return {
      id: `${id}-${i + 1}`,
      programId: id,
      edition: '',
      startsAt,
      minutes: 0,
      hallId: halls[i]?.id ?? '',
      planId: '',
      prices: {},
      saleFrom: startsAt,
      membersOnly: 0,
      presaleOnly: false,
      realName: false,
      cancelled: false,
      limit: 0,
    };
  });

  const program: ProgramDoc = {
    id,
    title:
      composerId === ''
        ? name
        : t(`${main?.composer.short.zh}　${name.zh}`, `${main?.composer.short.en}: ${name.en}`),
    composerId: main?.composer.short.en === '' ? '' : composerId,
    work: name,
    works: played.map(p => p.entry),
    artists: people.map(p => ({ artistId: p.doc.id, role: p.role })),
    standfirst: t(
      `${orchestra.zh}，${season} 音乐季，${eventName(record.concerts[0]?.eventType ?? '').zh}`,
      `${orchestra.en}, season ${season}, ${eventName(record.concerts[0]?.eventType ?? '').en}`,
    ),
    type: 'archive',
    series,
    art: artOf(id, main?.name, people),
    notes: notesOf(record, orchestra, schedules, halls),
    rules: [],
    highlight: 0,
  };
  const docs = [
    ...unique(played.map(p => p.composer)).map(body => ({ kind: 'composer', id: body.id, body })),
    ...unique(people.map(p => p.doc)).map(body => ({ kind: 'artist', id: body.id, body })),
    ...unique(halls).map(body => ({ kind: 'hall', id: body.id, body })),
    ...schedules.map(body => ({ kind: 'schedule', id: body.id, body })),
    { kind: 'program', id, body: program },
  ];
  return { program, docs };
}

const unique = <T extends { readonly id: string }>(list: readonly T[]): T[] => [
  ...new Map(list.map(item => [item.id, item])).values(),
];

function notesOf(
  record: NyphilProgram,
  orchestra: Bilingual,
  schedules: readonly ScheduleDoc[],
  halls: readonly HallDoc[],
): ProgramDoc['notes'] {
  const evening = (i: number): Bilingual => {
    const concert = record.concerts[i];
    const at = schedules[i]?.startsAt ?? 0;
    const time = clockOf(concert?.Time ?? '');
    const place = [halls[i]?.name.en, concert?.Location].filter(Boolean).join(', ');
    const placeZh = [halls[i]?.name.zh, concert?.Location].filter(Boolean).join('，');
    return t(
      `${longDay(at, 'zh-CN', true)}${time ? ` ${time}` : '（开演时间不详）'}，${placeZh}`,
      `${longDay(at, 'en-US', true)}${time ? `, ${time}` : ' (time unknown)'}, ${place}`,
    );
  };
  const all = record.concerts.map((_, i) => evening(i));
  return {
    lead: t(
      `这套曲目由${orchestra.zh}演出，共 ${all.length} 场。`,
      `Played by the ${orchestra.en}${all.length > 1 ? `, ${all.length} times` : ''}.`,
    ),
    paragraphs: [
      t(`${all.map(e => e.zh).join('；')}。`, `${all.map(e => e.en).join('; ')}.`),
      t(
        `资料来自纽约爱乐公开的演出史（CC0 1.0）${record.programID ? `，节目编号 ${record.programID}` : ''}。时间为演出当地时间。`,
        `From the New York Philharmonic’s public performance history (CC0 1.0)${record.programID ? `, programme ${record.programID}` : ''}. Times are local.`,
      ),
    ],
  };
}
