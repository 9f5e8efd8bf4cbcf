import type { ProgramDetail } from '#domain/contract/program.ts';
import { isOpen } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { ROLES } from './artist-roles.ts';
import { houseRules } from './house-rules.ts';
import { otherTitle, t } from './text.ts';
import type { ProgramDoc } from './types.ts';
import { cardView, iso, scheduleView, titleOf, type View } from './view.ts';

const RELATED = 4;

/** Programmes to come that share most with this one: composer, series, type; soonest first among equals. */
function related(view: View, program: ProgramDoc): ProgramDoc[] {
  const composers = new Set(program.works.map(w => w.composerId));
  const score = (p: ProgramDoc): number =>
    (p.composerId !== '' && p.composerId === program.composerId ? 4 : 0) +
    (p.works.some(w => composers.has(w.composerId)) ? 2 : 0) +
    (p.series.zh === program.series.zh ? 1 : 0) +
    (p.type === program.type ? 1 : 0);
  const next = (p: ProgramDoc): number =>
    view.catalogue.listed.get(p.id)?.find(s => s.startsAt > view.now && !s.cancelled)?.startsAt ??
    Number.POSITIVE_INFINITY;
  return [...view.catalogue.programs.values()]
    .filter(p => p.id !== program.id && Number.isFinite(next(p)) && score(p) > 0)
    .sort((a, b) => score(b) - score(a) || next(a) - next(b))
    .slice(0, RELATED);
}

const INSTEAD = 3;
const LEADS: readonly string[] = ['', ROLES.conductor.zh, ROLES.director.zh];

/** Performances with seats of the same programme, then those of its soloists elsewhere, each soonest first. */
function instead(view: View, program: ProgramDoc): ProgramDetail['instead'] {
  const { catalogue, locale } = view;
  const soloists = program.artists.filter(a => !LEADS.includes(a.role.zh)).map(a => a.artistId);
  const open = (id: string) =>
    (catalogue.listed.get(id) ?? []).filter(s => s.startsAt > view.now && isOpen(view.seats(s).state));
  const others = [...catalogue.programs.values()].flatMap(p => {
    const shared = p.id === program.id ? undefined : p.artists.find(a => soloists.includes(a.artistId));
    const name = shared && catalogue.artists.get(shared.artistId)?.name;
    return name ? open(p.id).map(s => ({ s, p, artist: say(name, locale) })) : [];
  });
  others.sort((a, b) => a.s.startsAt - b.s.startsAt);
  return [...open(program.id).map(s => ({ s, p: program, artist: '' })), ...others]
    .slice(0, INSTEAD)
    .map(({ s, p, artist }) => ({
      programId: p.id,
      scheduleId: s.id,
      title: titleOf(catalogue, p, locale),
      startsAt: iso(s.startsAt),
      artist,
    }));
}

/** A programme in full; the key that opens its seats is the caller's to add. */
export type ProgramView = Omit<ProgramDetail, 'programKey'>;

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
