import { support } from '#domain/contract/support.ts';
import { toYuan } from '#lib/money.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { localised } from '../catalogue/localise.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { CouncilDoc, FoundationDoc, FriendsDoc, SupportDoc } from '../catalogue/types-support.ts';
import { iso } from '../catalogue/view.ts';
import { type Ctx, type Endpoint, open } from '../http/endpoint.ts';
import { noPage } from './refusals.ts';

/** One of the house's own pages; a catalogue without it (another world) has no such page. */
function pageDoc<Doc>(catalogue: Catalogue, id: string): Doc {
  const doc = catalogue.kind<Doc>('house').get(id);
  if (!doc) throw noPage();
  return doc;
}
const read = async <Doc>(ctx: Ctx, id: string) =>
  localised(pageDoc<Doc>(await getCatalogue(ctx.deps), id), ctx.locale);

export const endpoints: readonly Endpoint[] = [
  open(support.home, async ctx => {
    const { gifts, ...doc } = await read<SupportDoc>(ctx, 'support');
    return { ...doc, gifts: gifts.map(({ fen, ...gift }) => ({ ...gift, yuan: toYuan(fen) })) };
  }),

  open(support.foundation, async ctx => {
    const doc = await read<FoundationDoc>(ctx, 'foundation');
    const { contents } = await getCatalogue(ctx.deps);
    const report = contents.get('foundation-report');
    const parts = (list: readonly { name: string; fen: number }[]) =>
      list.map(({ name, fen }) => ({ name, yuan: toYuan(fen) }));
    return {
      ...doc,
      projects: doc.projects.map(p => ({ ...p, goal: toYuan(p.goal), raised: toYuan(p.raised) })),
      years: doc.years.map(y => ({
        year: y.year,
        total: toYuan(y.parts.reduce((sum, part) => sum + part.fen, 0)),
        parts: parts(y.parts),
      })),
      uses: doc.uses.map(({ fen, ...use }) => ({ ...use, yuan: toYuan(fen) })),
      report: {
        title: report ? localised(report.title, ctx.locale) : '',
        html: report ? localised(report.html, ctx.locale) : '',
        updatedAt: iso(report?.updatedAt ?? ctx.now),
      },
    };
  }),

  open(support.council, async ctx => {
    const doc = await read<CouncilDoc>(ctx, 'council');
    return {
      ...doc,
      circles: doc.circles.map(({ fromFen, ...circle }) => ({ ...circle, from: toYuan(fromFen) })),
    };
  }),

  open(support.friends, async ctx => {
    const doc = await read<FriendsDoc>(ctx, 'friends');
    return {
      ...doc,
      meetings: doc.meetings
        .filter(meeting => meeting.startsAt > ctx.now)
        .sort((a, b) => a.startsAt - b.startsAt)
        .map(meeting => ({ ...meeting, startsAt: iso(meeting.startsAt) })),
    };
  }),
];
