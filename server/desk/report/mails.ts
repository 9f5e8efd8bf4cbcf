import { MAIL_ABOUT, MAIL_EVERY } from '#domain/contract/desk.ts';
import { may } from '#domain/rules/staff.ts';
import type { Bilingual } from '#domain/text.ts';
import { MAIL_ABOUT_WORDS, MAIL_EVERY_WORDS, MAIL_LANGUAGE_WORDS } from '#domain/words/report-mail.ts';
import { longDateTime } from '#lib/dates.ts';
import type { Deps } from '../../deps.ts';
import type { ReportMailRow } from '../../store/ports/report-mails.ts';
import type { StaffRow } from '../../store/ports/staff.ts';
import { type Command, type DeskCtx, type Line, type Plan, type Wrong, wrong } from '../command.ts';
import { dueAt } from './due.ts';

/** So many one may have sent: each is a letter. */
const MOST_MAILS = 10;

/** Whether a colleague may have reports sent. Once that is no longer so, they are sent no more. */
export const readsReports = (who: StaffRow | null): who is StaffRow =>
  who !== null && who.closedAt === null && may(who.role, 'reports');

/**
 * Writes a letter for each report that is due, once: the note of it stands in the same transaction. After days without
 * a server the last one is sent, and not each that was missed. Mails of an account that has closed, or may not read
 * reports any more, end.
 */
export async function mailReports({ store, clock, notify }: Deps): Promise<void> {
  const now = clock.now();
  for (const { id, staffId, every, sentFor } of await store.direct.reportMails.reportMails()) {
    if (!readsReports(await store.direct.staff.person(staffId))) {
      await store.direct.reportMails.endReportMail(id);
      continue;
    }
    const { of } = dueAt(every, now);
    if (sentFor >= of) continue;
    await store.transaction(async tx => {
      if (await tx.reportMails.sendReportMail(id, of)) await notify?.(tx, { kind: 'report', mailId: id, of });
    });
  }
}

const told = ({ every, about, locale }: ReportMailRow, mail: string): Bilingual => ({
  zh: `${mail}：${MAIL_EVERY_WORDS[every].zh}，${MAIL_ABOUT_WORDS[about].zh}，${MAIL_LANGUAGE_WORDS[locale].zh}`,
  en: `${mail}: ${MAIL_EVERY_WORDS[every].en}, ${MAIL_ABOUT_WORDS[about].en}, ${MAIL_LANGUAGE_WORDS[locale].en}`,
});

/** To whom they go: whoever asks at a page; only the owner may name another colleague. */
async function forWhom({ deps, asked, option }: DeskCtx): Promise<StaffRow> {
  const { staff } = deps.store.direct;
  const to = (option('to') ?? asked.who).toLowerCase();
  const who = await staff.byMail(to);
  if (!readsReports(who))
    throw wrong(
      '这位同事不能看报表，或没有这个账号。',
      'This colleague may not read reports, or there is no such account.',
    );
  await mustBeOwn({ deps, asked }, who);
  return who;
}
async function mustBeOwn(
  { deps, asked }: Pick<DeskCtx, 'deps' | 'asked'>,
  who: StaffRow | null,
): Promise<void> {
  const caller = await deps.store.direct.staff.byMail(asked.who);
  if (caller && caller.id !== who?.id && !may(caller.role, 'staff'))
    throw wrong('只能设置寄给自己的报表。', 'Reports are sent to whoever asks for them.');
}

async function adding(ctx: DeskCtx): Promise<Plan> {
  const { deps, now, asked, option } = ctx;
  const every = MAIL_EVERY.find(
    one => one === ctx.word(1, { zh: 'day、week 或 month', en: 'day, week or month' }),
  );
  const about = MAIL_ABOUT.find(one => one === (asked.words[2] ?? 'time'));
  if (!every || !about)
    throw wrong('写成：add day|week|month time|season', 'Write: add day|week|month time|season');
  const who = await forWhom(ctx);
  const locale = (option('lang') ?? asked.locale ?? 'en-US').startsWith('zh') ? 'zh-CN' : 'en-US';
  const { of, next } = dueAt(every, now);
  const row = { staffId: who.id, every, about, locale, createdAt: now, sentFor: of } as const;
  const own = (await deps.store.direct.reportMails.reportMails()).filter(r => r.staffId === who.id);
  if (own.length >= MOST_MAILS)
    throw wrong(`每人最多 ${MOST_MAILS} 份。`, `Nobody has more than ${MOST_MAILS} sent.`);
  return {
    lines: [
      told({ id: '', ...row }, who.mail),
      {
        zh: `第一封在 ${longDateTime(next, 'zh-CN')} 寄出`,
        en: `The first is sent on ${longDateTime(next, 'en-US')}`,
      },
    ],
    grave: false,
    async run(write) {
      const id = `rm-${deps.random.token(6)}`;
      await write(tx => tx.reportMails.addReportMail({ id, ...row }));
      return [{ zh: `已设置：${id}`, en: `It is set up: ${id}` }];
    },
  };
}

async function ending(ctx: DeskCtx): Promise<Plan> {
  const { deps, asked } = ctx;
  const id = ctx.word(1, { zh: '编号', en: 'Its number' });
  const row = await deps.store.direct.reportMails.reportMail(id);
  const who = row && (await deps.store.direct.staff.person(row.staffId));
  const none = (): Wrong => wrong('没有这份定时报表。', 'No such report is sent.');
  if (!row) throw none();
  await mustBeOwn({ deps, asked }, who);
  return {
    lines: [{ zh: '不再寄：', en: 'Not sent any more: ' }, told(row, who?.mail ?? row.staffId)],
    grave: false,
    async run(write) {
      await write(async tx => {
        if (!(await tx.reportMails.endReportMail(id))) throw none();
      });
      return [{ zh: '已停止', en: 'It has ended' }];
    },
  };
}

export const reportMails: Command = {
  usage: '[add day|week|month [time|season] [--to <mail>] [--lang zh|en] | end <number>]',
  does: {
    zh: '同事设置的定时报表：在当天、当周或当月之后的早晨寄出。',
    en: 'The reports that colleagues have sent by mail, in the morning after the day, week or month.',
  },
  async plan(ctx) {
    const [first] = ctx.asked.words;
    if (first === 'add') return adding(ctx);
    if (first === 'end') return ending(ctx);
    const { reportMails, staff } = ctx.deps.store.direct;
    const lines: Line[] = [];
    for (const row of await reportMails.reportMails()) {
      const line = told(row, (await staff.person(row.staffId))?.mail ?? row.staffId);
      lines.push({ zh: `${row.id}  ${line.zh}`, en: `${row.id}  ${line.en}` });
    }
    return { lines: lines.length > 0 ? lines : [{ zh: '没有定时报表。', en: 'No reports are sent.' }] };
  },
};
