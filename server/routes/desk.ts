import { office, staff } from '#domain/contract/desk.ts';
import { editing, MAX_ARCHIVE } from '#domain/contract/editing.ts';
import { LIST_FOR } from '#domain/rules/door.ts';
import { actSaid } from '#domain/words/desk.ts';
import { toYuan } from '#lib/money.ts';
import {
  accept,
  demoStaff,
  login,
  logout,
  lookAtInvitation,
  meOf,
  prove,
  stateOf,
} from '../accounts/staff.ts';
import { saleContext } from '../catalogue/family.ts';
import { iso } from '../catalogue/view.ts';
import type { TypedText } from '../deps.ts';
import { commands, type Needs } from '../desk/commands.ts';
import { titleOf } from '../desk/door-parts.ts';
import { printedInvoice } from '../desk/invoice.ts';
import { lookFor } from '../desk/look-for.ts';
import { deskOrder, deskPlan, deskTaken, foundOrder, today } from '../desk/office.ts';
import { printed } from '../desk/print.ts';
import { noAct, noPerformance, noText } from '../desk/refusals.ts';
import { filesOf, reportOf } from '../desk/report/command.ts';
import { dueAt } from '../desk/report/due.ts';
import { isCommand, runCommand } from '../desk/run.ts';
import { previewedUntil, previewSeason, sendSeason, undoSeason } from '../desk/season.ts';
import { textOf, textsOf } from '../desk/text-list.ts';
import { keepPicture, takeDown, takeTextBack, writeText } from '../desk/texts.ts';
import { manifestsOf } from '../digital/media.ts';
import { type Endpoint, forStaff, forStaffWithFile, open, type StaffCtx } from '../http/endpoint.ts';
import { requireProof, requireRight } from '../http/staff-session.ts';
import { published } from '../season/publish.ts';

const partsOf = async ({ deps, now }: StaffCtx) => ({ deps, now, season: await saleContext(deps) });
const eveningOf = async (ctx: StaffCtx, { scheduleId }: { readonly scheduleId: string }) => {
  const parts = await partsOf(ctx);
  const schedule = parts.season.catalogue.schedules.get(scheduleId);
  if (!schedule) throw noPerformance();
  return [parts, schedule] as const;
};
const LOG = 200;

export const endpoints: readonly Endpoint[] = [
  open(staff.demo, demoStaff),
  open(staff.login, login),
  open(staff.invitation, (ctx, p) => lookAtInvitation(ctx, p.token)),
  open(staff.accept, accept),
  forStaff(staff.logout, null, logout),
  forStaff(staff.me, null, ctx => meOf(ctx.staff, ctx.staffSession, ctx.now)),
  forStaff(staff.prove, null, (ctx, p) => prove(ctx, p.code)),
  forStaff(staff.list, 'staff', async ({ deps }) => ({
    list: (await deps.store.direct.staff.people()).map(row => ({
      mail: row.mail,
      name: row.name,
      role: row.role,
      state: stateOf(row),
    })),
  })),

  forStaff(office.today, 'today', async ctx => today(await partsOf(ctx))),
  forStaff(office.evenings, 'today', async (ctx, p) => {
    const { season, now } = await partsOf(ctx);
    const ahead = season.catalogue.calendar.filter(s => p.past === 'Y' || s.startsAt > now - LIST_FOR);
    return {
      list: ahead.map(s => ({
        scheduleId: s.id,
        programId: s.programId,
        title: titleOf(season, s),
        startsAt: iso(s.startsAt),
      })),
    };
  }),
  forStaff(office.find, 'people', async (ctx, p) => {
    const parts = await partsOf(ctx);
    return { list: (await lookFor(parts, p.text)).map(row => foundOrder(parts, row)) };
  }),
  forStaff(office.order, 'people', async (ctx, p) => deskOrder(await partsOf(ctx), p.tradeNo)),
  forStaff(office.plan, 'people', async (ctx, p) => deskPlan(...(await eveningOf(ctx, p)))),
  forStaff(office.taken, 'people', async (ctx, p) => deskTaken(...(await eveningOf(ctx, p)))),

  forStaff(office.print, 'sell', async (ctx, p) => printed(await partsOf(ctx), p.tradeNo)),

  forStaff(office.invoice, 'sell', async (ctx, p) => printedInvoice(await partsOf(ctx), p.number)),

  /** One act by page or by command: the right is the command's, and money asks for the second factor once more. */
  forStaff(office.act, null, async (ctx, p) => {
    const { deps, staff: who, locale } = ctx;
    const needs: Needs | undefined = isCommand(p.command) ? commands[p.command] : undefined;
    if (!needs) throw noAct();
    requireRight(ctx, needs.right);
    if (p.agreed !== undefined && needs.proof) requireProof(ctx, ctx.now);
    // A file would be the server's own: that is for who may log in to the machine.
    const { file: _, ...options } = p.options;
    const { command, words, why, agreed } = p;
    const said = await runCommand(deps, {
      command,
      words,
      options,
      why,
      locale,
      who: who.mail,
      ...(agreed !== undefined && { agreed }),
    });
    return { ...said, lines: [...said.lines] };
  }),
  forStaff(office.report, 'reports', async (ctx, p) => {
    const found = await reportOf(await partsOf(ctx), p.kind, p.of);
    const { kind, title, lines, sum, ledger, moved } = found;
    return {
      kind,
      title,
      sum: toYuan(sum),
      ledger: toYuan(ledger),
      ...(moved !== undefined && { moved: toYuan(moved) }),
      lines: lines.map(({ group, name, places, fen }) => ({ group, name, places, sum: toYuan(fen) })),
      files: filesOf(found, ctx.locale),
    };
  }),
  forStaff(office.reportMails, 'reports', async ({ deps, staff: who, now }) => ({
    sends: deps.reveal !== undefined || deps.messenger?.email !== undefined,
    list: (await deps.store.direct.reportMails.reportMails())
      .filter(row => row.staffId === who.id)
      .map(({ id, every, about, locale }) => ({
        id,
        every,
        about,
        locale,
        next: new Date(dueAt(every, now).next).toISOString(),
      })),
  })),
  forStaff(office.log, 'staff', async ({ deps }) => ({
    list: (await deps.store.direct.desk.acts(LOG)).map(a => ({
      at: iso(a.at),
      who: a.who,
      what: actSaid(a.command),
      why: a.why,
      line: a.lines[0] ?? '',
    })),
  })),

  forStaffWithFile(
    editing.send,
    { right: 'season', maxFile: MAX_ARCHIVE },
    async ({ deps, staff: who, staffSession: { sessionHash } }, p, file) => {
      const { why, agreed } = p;
      const media = await manifestsOf(deps);
      return sendSeason(deps, { who: who.mail, why, agreed, file, media, sessionHash });
    },
  ),
  forStaffWithFile(
    editing.preview,
    { right: 'season', maxFile: MAX_ARCHIVE },
    async ({ deps, staffSession: { sessionHash } }, _, file) =>
      previewSeason(deps, { file, media: await manifestsOf(deps), sessionHash }),
  ),
  forStaff(editing.endPreview, 'season', ({ deps, staffSession }) =>
    deps.store.direct.staff.dropDraft(staffSession.sessionHash),
  ),
  forStaff(editing.texts, 'season', ({ deps }) => textsOf(deps)),
  forStaff(editing.text, 'season', ({ deps }, p) => textOf(deps, p.of, p.id)),
  forStaff(editing.write, 'season', ({ deps, staff: who }, p) => {
    const { id, why, agreed, news, banner } = p;
    const typed: TypedText | undefined =
      p.of === 'news' ? news && { of: 'news', fields: news } : banner && { of: 'banner', fields: banner };
    if (!typed) throw noText();
    return writeText(deps, { who: who.mail, why, agreed, id, typed });
  }),
  forStaffWithFile(editing.picture, { right: 'season', maxFile: MAX_ARCHIVE }, ({ deps }, _, file) =>
    keepPicture(deps, file),
  ),
  forStaff(editing.takeDown, 'season', ({ deps, staff: who }, p) =>
    takeDown(deps, { who: who.mail, why: p.why, agreed: p.agreed, of: p.of, id: p.id }),
  ),
  forStaff(editing.takeBack, 'season', ({ deps, staff: who }, p) =>
    takeTextBack(deps, { who: who.mail, why: p.why, agreed: p.agreed, number: p.number }),
  ),
  forStaff(editing.undo, 'season', ({ deps, staff: who }, p) =>
    undoSeason(deps, { who: who.mail, why: p.why, agreed: p.agreed }),
  ),
  forStaff(editing.list, 'season', async ({ deps, staffSession }) => ({
    preview: await previewedUntil(deps, staffSession.sessionHash),
    list: (await published(deps.store)).map(v => ({
      number: v.number,
      at: iso(v.publishedAt),
      who: v.publishedBy,
      why: v.note,
      undoes: v.undoes,
    })),
  })),
];
