import type { ProgramDetail } from '#domain/contract/program.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { ROLES } from './artist-roles.ts';
import { playedBy, related } from './coming.ts';
import { houseRules } from './house-rules.ts';
import { otherTitle, t } from './text.ts';
import type { ProgramDoc, ScheduleDoc } from './types.ts';
import type { TitleDoc } from './types-digital.ts';
import { cardView, iso, scheduleView, titleOf, type View } from './view.ts';

const INSTEAD = 3;
interface Evening {
  readonly s: ScheduleDoc;
  readonly p: ProgramDoc;
  /** Whom one can hear there instead. */
  readonly artist: string;
}
const LEADS: readonly string[] = ['', ROLES.conductor.zh, ROLES.director.zh];

/** Performances with seats of the same programme, then those of its soloists elsewhere, each soonest first. */
function instead(view: View, program: ProgramDoc): ProgramDetail['instead'] {
  const { catalogue, locale } = view;
  const soloists = program.artists.filter(a => !LEADS.includes(a.role.zh)).map(a => a.artistId);
  const open = (p: ProgramDoc, artist: string): Evening[] =>
    (catalogue.listed.get(p.id) ?? [])
      .filter(s => s.startsAt > view.now && isOpen(view.seats(s).state))
      .map(s => ({ s, p, artist }));
  const others = [...playedBy(catalogue, soloists)].flatMap(p => {
    const shared = p.id === program.id ? undefined : p.artists.find(a => soloists.includes(a.artistId));
    const name = shared && catalogue.artists.get(shared.artistId)?.name;
    return name ? open(p, say(name, locale)) : [];
  });
  others.sort((a, b) => a.s.startsAt - b.s.startsAt || (a.s.id < b.s.id ? -1 : 1));
  return [...open(program, ''), ...others].slice(0, INSTEAD).map(({ s, p, artist }) => ({
    programId: p.id,
    scheduleId: s.id,
    title: titleOf(catalogue, p, locale),
    startsAt: iso(s.startsAt),
    artist,
  }));
}

/** Whether a title of the halls has one of its works. */
function isRecorded(catalogue: View['catalogue'], { works }: ProgramDoc): boolean {
  const own = new Set(works.map(w => w.id));
  return [...catalogue.kind<TitleDoc>('title').values()].some(title => title.works.some(w => own.has(w.id)));
}

/** A programme in full; the key that opens its seats, and what the halls have, are the caller's to add. */
export type ProgramView = Omit<ProgramDetail, 'programKey' | 'toHear'>;

/** A programme in full, with what is to come; the link of a past evening has that one beside them. */
export function detailView(view: View, program: ProgramDoc, wanted?: string): ProgramView {
  const { catalogue, locale } = view;
  const card = cardView(view, program);
  const otherLocale = locale === 'zh-CN' ? 'en-US' : 'zh-CN';
  const all = catalogue.listed.get(program.id) ?? [];
  const first = all.find(s => s.startsAt > view.now) ?? all.at(-1);
  return {
    ...card,
    schedules: [
      ...all
        .filter(doc => doc.id === wanted && !card.schedules.some(s => s.id === wanted))
        .map(doc => scheduleView(view, doc)),
      ...card.schedules,
    ],
    titleOther: otherTitle(
      t(titleOf(catalogue, program, 'zh-CN'), titleOf(catalogue, program, 'en-US')),
      locale,
    ),
    otherLang: otherLocale,
    worksList: program.works.map(w => {
      const author = catalogue.composers.get(w.composerId);
      return {
        id: w.id,
        composer: author ? say(author.full, locale) : '',
        composerYears: author?.years ?? '',
        title: say(w.title, locale),
        minutes: w.minutes,
        movements: w.movements.map(m => ({ title: say(m.title, locale), minutes: m.minutes })),
        intervalAfter: w.intervalAfter,
      };
    }),
    recorded: isRecorded(catalogue, program),
    artistsList: program.artists.flatMap(({ artistId, role }) => {
      const a = catalogue.artists.get(artistId);
      if (!a) return [];
      return [
        {
          id: a.id,
          name: say(a.name, locale),
          role: say(role, locale),
          ...(a.ensemble && { ensemble: true }),
          bio: say(a.bio, locale),
          portrait: a.portrait,
        },
      ];
    }),
    notes: {
      lead: say(program.notes.lead, locale),
      paragraphs: program.notes.paragraphs.map(p => say(p, locale)),
    },
    rules: [...program.rules, ...houseRules(program, all)].map(r => ({
      title: say(r.title, locale),
      text: say(r.text, locale),
    })),
    related: related(view, program).map(p => cardView(view, p)),
    ...(card.schedules.some(s => s.state === 'out') && { instead: instead(view, program) }),
    limit: first?.limit ?? 0,
  };
}
