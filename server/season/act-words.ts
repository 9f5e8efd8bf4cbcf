import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { atOnce } from '../catalogue/same-hall.ts';
import { t } from '../catalogue/text.ts';
import type { ProgramDoc, ScheduleDoc } from '../catalogue/types.ts';
import type { Edit, Held, OfficeAct, Written } from './office-act.ts';
import { type Docs, get } from './protect.ts';

const when = (at: number): Bilingual => t(longDateTime(at, 'zh-CN', true), longDateTime(at, 'en-US', true));

/** “by the office (act 3, lin: ill)” */
const signed = ({ number, who, why }: OfficeAct): Bilingual => {
  const [zh, en] = [[who, why].filter(Boolean).join('：'), [who, why].filter(Boolean).join(': ')];
  return t(`票务中心，第 ${number} 项${zh && `，${zh}`}`, `by the office, act ${number}${en && `, ${en}`}`);
};

const does = (act: OfficeAct): Bilingual => {
  if (act.what === 'text')
    return act.typed === null ? t('撤下', 'taken down') : t('在工作台写的', 'as it was written at the desk');
  if (act.what === 'hold') return t(`留座 ${act.seats.join('、')}`, `holds ${act.seats.join(', ')}`);
  if (act.what === 'cancel') return t('取消', 'cancelled');
  const at = when(act.says.startsAt ?? 0);
  return t(`改期至 ${at.zh}`, `moved to ${at.en}`);
};

/** What the files of the season say in its place. */
function filesSay(act: Edit | Held, file: ScheduleDoc, said: boolean): Bilingual {
  if (said)
    return t('文件也这样写，这一版了结此项', 'the files say so too, and this version settles the act');
  if (act.what === 'hold') return t('文件里这些座位可售', 'the files have them on sale');
  if (act.what === 'cancel') return t('文件里照常举行', 'the files have it take place');
  const at = when(file.startsAt);
  return file.startsAt === act.says.startsAt
    ? t('文件里是新时间，但没有写 was', 'the files have the new time, but not what it was')
    : t(`文件里是 ${at.zh}`, `the files say ${at.en}`);
}

const OF: Readonly<Record<Written['of'], Bilingual>> = {
  news: t('新闻', 'news'),
  banner: t('首页横幅', 'banner of the home page'),
};
function nameOf({ of, id, docs, before }: Written): Bilingual {
  const bodies = [...docs, ...before].map(doc => (doc.body as { title?: Bilingual } | null)?.title);
  const title = bodies.find(text => text !== undefined) ?? t(id, id);
  return t(`${OF[of].zh}“${title.zh}”`, `${OF[of].en} “${title.en}”`);
}

function eveningOf(docs: Docs, { programId, startsAt }: ScheduleDoc): Bilingual {
  const title = get<ProgramDoc>(docs, 'program', programId)?.title ?? t(programId, programId);
  const at = when(startsAt);
  return t(`${title.zh}，${at.zh}`, `${title.en}, ${at.en}`);
}

/** Evenings that the office moved to where these files have another one in the same hall. */
export function hallTaken(docs: Docs, acts: readonly OfficeAct[]): Bilingual[] {
  const moves = new Map(acts.flatMap(act => (act.what === 'move' ? [[act.scheduleId, act]] : [])));
  return atOnce([...(docs.get('schedule')?.values() ?? [])] as ScheduleDoc[]).flatMap(([late, on]) => {
    const act = moves.get(late.id) ?? moves.get(on.id);
    if (!act) return [];
    const [a, b, by] = [eveningOf(docs, late), eveningOf(docs, on), signed(act)];
    return t(
      `同一个厅里，${b.zh} 还没有结束，${a.zh} 就开始：其中一场改过期（${by.zh}）`,
      `${a.en}, would begin in its hall before ${b.en}, is over: one of them was moved (${by.en})`,
    );
  });
}

/** An act in a line: what was done to which evening, by whom and why. */
export function actLine(docs: Docs, act: OfficeAct): Bilingual {
  if (act.what === 'text') {
    const [name, what, by] = [nameOf(act), does(act), signed(act)];
    return t(`${name.zh}：${what.zh}（${by.zh}）`, `${name.en}: ${what.en} (${by.en})`);
  }
  const file = get<ScheduleDoc>(docs, 'schedule', act.scheduleId);
  const name = file ? eveningOf(docs, file) : t(act.scheduleId, act.scheduleId);
  const [what, by] = [does(act), signed(act)];
  return t(`${name.zh}：${what.zh}（${by.zh}）`, `${name.en}: ${what.en} (${by.en})`);
}

function textSentence(docs: Docs, act: Written, said: boolean): Bilingual {
  const line = actLine(docs, act);
  if (said)
    return t(
      `${line.zh}；文件也这样写，这一版了结此项`,
      `${line.en}; the files say so too, and this version settles the act`,
    );
  return t(`${line.zh}；在撤销之前以工作台的为准`, `${line.en}; the desk’s stands until it is taken back`);
}

/** Each act of the office that a season does not say, or says as well, in a sentence. */
export function actSentences(
  docs: Docs,
  acts: readonly OfficeAct[],
  said: ReadonlySet<OfficeAct>,
): Bilingual[] {
  return acts.flatMap(act => {
    if (act.what === 'text') return textSentence(docs, act, said.has(act));
    const file = get<ScheduleDoc>(docs, 'schedule', act.scheduleId);
    if (!file) return [];
    const [line, files] = [actLine(docs, act), filesSay(act, file, said.has(act))];
    if (said.has(act)) return t(`${line.zh}；${files.zh}`, `${line.en}; ${files.en}`);
    return t(
      `${line.zh}；${files.zh}。以票务中心的为准，直到 npm run office -- undo ${act.number}`,
      `${line.en}; ${files.en}. The office’s stands until npm run office -- undo ${act.number}`,
    );
  });
}
