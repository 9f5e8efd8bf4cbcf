import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { toYuan } from '#lib/money.ts';
import { t } from '../catalogue/text.ts';
import type { ProgramDoc, ScheduleDoc } from '../catalogue/types.ts';
import type { ShowDateDoc, ShowDoc } from '../catalogue/types-shop.ts';
import { byKind, type Docs, get, OCCASIONS } from './protect.ts';
import type { Change } from './tell.ts';

export { byKind };

/** What the kinds of documents are called at the box office. */
const NAMES: Readonly<Record<string, Bilingual>> = {
  program: t('节目', 'programme'),
  artist: t('人物', 'person'),
  hall: t('音乐厅', 'hall'),
  plan: t('座位图', 'seating plan'),
  news: t('新闻', 'news'),
  content: t('文章', 'text'),
  ad: t('版位', 'place on the site'),
  offer: t('优惠', 'offer'),
  card: t('会员卡', 'card'),
  pack: t('套票', 'package'),
  show: t('活动', 'show'),
  product: t('商品', 'product'),
  form: t('表单', 'form'),
  series: t('教育系列', 'education series'),
  production: t('制作', 'production'),
  person: t('乐团人物', 'leading person'),
  player: t('乐手', 'player'),
  event: t('大事', 'event'),
  report: t('年度报告', 'report'),
  vacancy: t('职位', 'vacancy'),
  department: t('部门', 'department'),
  composer: t('作曲家', 'composer'),
  score: t('乐谱', 'score'),
  title: t('录音', 'recording'),
  answering: t('答问的艺术家', 'artist who answers'),
  house: t('页面', 'page'),
  'orchestra-page': t('页面', 'page'),
};
/** A row of names longer than this is counted. */
const NAMED = 8;

const when = (at: number): Bilingual => t(longDateTime(at, 'zh-CN', true), longDateTime(at, 'en-US', true));

/** A database keeps the fields of a document in an order of its own. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(x);
  return keys.length === Object.keys(y).length && keys.every(key => key in y && same(x[key], y[key]));
}

interface Said {
  readonly title: Bilingual;
  readonly startsAt: number;
  readonly cancelled: boolean;
  readonly movedFrom?: number;
}

function occasion(docs: Docs, kind: string, id: string): Said | undefined {
  if (kind === 'schedule') {
    const doc = get<ScheduleDoc>(docs, kind, id);
    return doc && { ...doc, title: get<ProgramDoc>(docs, 'program', doc.programId)?.title ?? t(id, id) };
  }
  const doc = get<ShowDateDoc>(docs, kind, id);
  return doc && { ...doc, title: get<ShowDoc>(docs, 'show', doc.showId)?.title ?? t(id, id) };
}
const label = ({ title, startsAt }: Said): Bilingual =>
  t(`${title.zh}，${when(startsAt).zh}`, `${title.en}, ${when(startsAt).en}`);

function prices(old: ScheduleDoc, now: ScheduleDoc): Bilingual[] {
  const categories = [...new Set([...Object.keys(old.prices), ...Object.keys(now.prices)])];
  const shown = (fen: number | undefined): string => (fen === undefined ? '—' : String(toYuan(fen)));
  const changed = categories.filter(c => old.prices[c] !== now.prices[c]);
  if (changed.length === 0) return [];
  const list = changed.map(c => `${c} ${shown(old.prices[c])} → ${shown(now.prices[c])}`);
  return [t(`票价：${list.join('，')}`, `prices: ${list.join(', ')}`)];
}

/** What becomes of the performances and the dates of shows, one sentence each. */
function occasions(before: Docs, after: Docs, kind: 'schedule' | 'show-date'): Bilingual[] {
  const ids = [...new Set([...(before.get(kind)?.keys() ?? []), ...(after.get(kind)?.keys() ?? [])])];
  return ids.flatMap((id): Bilingual[] => {
    const [old, now] = [occasion(before, kind, id), occasion(after, kind, id)];
    if (!now) return old ? [t(`取消列出：${label(old).zh}`, `taken off: ${label(old).en}`)] : [];
    const name = label(now);
    if (!old) return [t(`新增：${name.zh}`, `new: ${name.en}`)];
    const said: Bilingual[] = [];
    if (now.cancelled && !old.cancelled)
      said.push(t('演出取消，将通知每一位购票人', 'cancelled; every buyer will be told'));
    if (!now.cancelled && old.cancelled) said.push(t('恢复演出', 'on again'));
    if (now.startsAt !== old.startsAt)
      said.push(
        t(
          `改期，原定 ${when(old.startsAt).zh}，将通知每一位购票人`,
          `moved from ${when(old.startsAt).en}; every buyer will be told`,
        ),
      );
    if (kind === 'schedule') said.push(...prices(old as never, now as never));
    if (said.length === 0 && !same(old, now)) said.push(t('其他改动', 'other changes'));
    return said.map(words => t(`${name.zh}：${words.zh}`, `${name.en}: ${words.en}`));
  });
}

/** The difference of two seasons, in words that a box office understands. */
export function differences(before: Docs, after: Docs): Bilingual[] {
  const said = [...occasions(before, after, 'schedule'), ...occasions(before, after, 'show-date')];
  const kinds = [...new Set([...before.keys(), ...after.keys()])].filter(
    k => !Object.hasOwn(OCCASIONS, k) && NAMES[k],
  );
  for (const kind of kinds) {
    const [old, now] = [before.get(kind) ?? new Map(), after.get(kind) ?? new Map()];
    const added = [...now.keys()].filter(id => !old.has(id));
    const gone = [...old.keys()].filter(id => !now.has(id));
    const changed = [...now.keys()].filter(id => old.has(id) && !same(old.get(id), now.get(id)));
    const { zh, en } = NAMES[kind] ?? t(kind, kind);
    const listed = (ids: readonly string[], sep: string): string =>
      ids.length > NAMED ? `${ids.slice(0, NAMED).join(sep)} … (${ids.length})` : ids.join(sep);
    if (added.length) said.push(t(`新增${zh}：${listed(added, '、')}`, `new ${en}: ${listed(added, ', ')}`));
    if (gone.length)
      said.push(t(`去掉${zh}：${listed(gone, '、')}`, `taken off, ${en}: ${listed(gone, ', ')}`));
    if (changed.length)
      said.push(t(`改动${zh}：${listed(changed, '、')}`, `changed ${en}: ${listed(changed, ', ')}`));
  }
  return said;
}

/** Evenings whose buyers are to be told. */
export function occasionChanges(before: Docs, after: Docs): Change[] {
  return (Object.keys(OCCASIONS) as (keyof typeof OCCASIONS)[]).flatMap(kind =>
    [...(after.get(kind)?.keys() ?? [])].flatMap((id): Change[] => {
      const [old, now] = [occasion(before, kind, id), occasion(after, kind, id)];
      if (!old || !now) return [];
      const change = { family: OCCASIONS[kind], occasionId: id } as const;
      const [fromAt, toAt] = [old.startsAt, now.startsAt];
      if (now.cancelled !== old.cancelled)
        return [{ ...change, kind: now.cancelled ? 'cancelled' : 'restored', fromAt, toAt }];
      return fromAt === toAt || now.cancelled ? [] : [{ ...change, kind: 'moved', fromAt, toAt }];
    }),
  );
}
