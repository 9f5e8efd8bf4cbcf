import type { WorkHeard } from '#domain/contract/digital.ts';
import { TRIAL_SECONDS } from '#domain/rules/hearing.ts';
import { say } from '#domain/text.ts';
import type { TitleDoc, TitleWorkDoc } from '../catalogue/types-digital.ts';
import type { Ctx } from '../http/endpoint.ts';
import { type Halls, hearingOf, stateOf, titleCardOf } from './halls.ts';
import { shelfTitles } from './shelf.ts';
import { movementsOf, timelineOf } from './timeline.ts';

/** What one title plays of a work that has `whole` movements. */
async function heardIn(
  ctx: Ctx,
  halls: Halls,
  title: TitleDoc,
  work: TitleWorkDoc,
  whole: number,
): Promise<WorkHeard> {
  const timeline = await timelineOf(ctx.deps, title.streams);
  const chapters = timeline ? movementsOf(timeline) : [];
  const { grant } = await hearingOf(halls, title);
  const end = grant === 'none' ? TRIAL_SECONDS : Number.POSITIVE_INFINITY;
  const sounding = work.movements.flatMap(({ title: name, media }) => {
    const chapter = chapters.find(c => c.id === media);
    return chapter ? [{ ...chapter, name: say(name, halls.view.locale) }] : [];
  });
  return {
    workId: work.id,
    card: titleCardOf(halls, title),
    ...(sounding[0] && { movement: sounding[0].id }),
    movements: sounding.length >= Math.max(whole, work.movements.length) ? [] : sounding.map(m => m.name),
    seconds: sounding.reduce((sum, m) => sum + m.end - m.start, 0),
    open: sounding.reduce((sum, m) => sum + Math.max(0, Math.min(m.end, end) - m.start), 0),
    grant,
  };
}

/**
 * Of each work of a programme the title that has most of it; of equals the one of which more is open to the caller,
 * then the programme's own, then the one with the least beside it.
 */
export async function worksHeard(ctx: Ctx, halls: Halls, programId: string): Promise<WorkHeard[]> {
  const program = halls.view.catalogue.programs.get(programId);
  const out = shelfTitles(halls).filter(title => stateOf(halls, title) === 'out');
  const own = (title: TitleDoc): boolean => title.programId === programId;
  const best = await Promise.all(
    (program?.works ?? []).map(async ({ id, movements }) => {
      const found = await Promise.all(
        out.flatMap(title => {
          const work = title.works.find(w => w.id === id);
          return work
            ? [heardIn(ctx, halls, title, work, movements.length).then(heard => ({ title, heard }))]
            : [];
        }),
      );
      return found.sort(
        (a, b) =>
          Math.round(b.heard.seconds - a.heard.seconds) ||
          Math.round(b.heard.open - a.heard.open) ||
          Number(own(b.title)) - Number(own(a.title)) ||
          a.title.works.length - b.title.works.length,
      )[0]?.heard;
    }),
  );
  return best.flatMap(one => one ?? []);
}
