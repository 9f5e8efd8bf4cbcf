import { FAMILY } from '#domain/rules/families.ts';
import { parsePlan } from '#domain/rules/seating-plan.ts';
import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import type { PlanIndex, ScheduleDoc } from '../catalogue/types.ts';
import type { ProductDoc, ShowDateDoc } from '../catalogue/types-shop.ts';
import type { CatalogueDoc } from '../store/ports/catalogue.ts';
import type { Sold } from '../store/ports/sales.ts';
import type { OccasionChange } from '../store/ports/seasons.ts';

/** Documents by kind and id. */
export type Docs = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

export function byKind(docs: readonly CatalogueDoc[]): Docs {
  const kinds = new Map<string, Map<string, unknown>>();
  for (const { kind, id, body } of docs) {
    if (body === null) continue;
    const of = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, of.set(id, body));
  }
  return kinds;
}
export const get = <T>(docs: Docs, kind: string, id: string): T | undefined =>
  docs.get(kind)?.get(id) as T | undefined;

/** Kinds of documents that are an evening to go to, and whose buyers are told when it changes. */
export const OCCASIONS = { schedule: 'seat', 'show-date': 'show' } as const satisfies Readonly<
  Record<string, OccasionChange['family']>
>;

/** A performance or a show's date. */
interface Occasion {
  readonly startsAt: number;
  readonly movedFrom?: number;
}

/** What is sold stays: the places, prices and dates of orders that stand. Each breach in words; none, and it may be published. */
export function breaches(before: Docs, after: Docs, sold: Sold): Bilingual[] {
  const found: Bilingual[] = [];
  const plans = new Map<string, PlanIndex | null>();
  const planOf = (id: string): PlanIndex | null => {
    const known = plans.get(id);
    if (known !== undefined) return known;
    const parsed = parsePlan(get(after, 'plan', id));
    plans.set(id, parsed.ok ? parsed.index : null);
    return plans.get(id) ?? null;
  };
  for (const [id, places] of sold.places) {
    const old = get<ScheduleDoc>(before, 'schedule', id);
    const show = get<ShowDateDoc>(before, 'show-date', id);
    if (old) found.push(...performance(id, old, get(after, 'schedule', id), places, planOf));
    else if (show) found.push(...showDate(id, show, get(after, 'show-date', id), places.length));
  }
  for (const { family, id } of sold.things) {
    const kind = FAMILY[family].documents;
    // Of an evening each place is judged by itself.
    if (Object.hasOwn(OCCASIONS, kind)) continue;
    if (get(before, kind, id) && !get(after, kind, id))
      found.push(
        t(`${id} 已有订单，不能删除（${kind}）`, `${id} has orders and cannot be taken away (${kind})`),
      );
    else if (kind === 'product') found.push(...opened(before, after, id));
  }
  return found;
}

/** What an order of a product lets one hear stays to be heard. */
function opened(before: Docs, after: Docs, id: string): Bilingual[] {
  const [old, now] = [before, after].map(docs => get<ProductDoc>(docs, 'product', id)?.opens);
  const kept = (title: string): boolean =>
    get(after, 'title', title) !== undefined && (now === 'all' || (now?.includes(title) ?? false));
  const titles = old === 'all' ? (now === 'all' ? [] : ['all']) : (old ?? []);
  return titles
    .filter(title => (title === 'all' || get(before, 'title', title)) && !kept(title))
    .map(title =>
      t(
        `${id} 已有订单，它所打开的录音“${title}”不能去掉：请写 state: withdrawn`,
        `${id} has orders: the recording “${title}” that it opens cannot be taken away. Write state: withdrawn`,
      ),
    );
}

/** The same instant, or said to be moved from it. */
const isKept = (old: Occasion, now: Occasion): boolean =>
  now.startsAt === old.startsAt || now.movedFrom === old.startsAt;
const moved = (id: string, old: Occasion): Bilingual =>
  t(
    `${id} 已有售出，时间不能悄悄改动：请写 state: moved 与 was（原定 ${longDateTime(old.startsAt, 'zh-CN', true)}）`,
    `${id} is sold: its date cannot change unsaid. Write state: moved and was (it was ${longDateTime(old.startsAt, 'en-US', true)})`,
  );

function performance(
  id: string,
  old: ScheduleDoc,
  now: ScheduleDoc | undefined,
  places: readonly string[],
  planOf: (id: string) => PlanIndex | null,
): Bilingual[] {
  const count = places.length;
  if (!now)
    return [
      t(
        `${id} 已售出 ${count} 个座位，不能删除：请保留它并写 state: cancelled`,
        `${id} has ${count} sold seat${count === 1 ? '' : 's'} and cannot be taken away: keep it, with state: cancelled`,
      ),
    ];
  if (now.cancelled) return [];
  const found: Bilingual[] = [];
  if (!isKept(old, now)) found.push(moved(id, old));
  if (now.programId !== old.programId)
    found.push(t(`${id} 已有售出，不能换成另一套节目`, `${id} is sold and cannot become another programme`));
  if (now.hallId !== old.hallId)
    found.push(t(`${id} 已有售出，不能换厅`, `${id} is sold and cannot move to another hall`));
  const plan = planOf(now.planId);
  const gone = places.filter(place => !plan?.seats.has(place));
  if (gone.length > 0)
    found.push(
      t(
        `${id} 售出的座位不在座位图上了：${gone.slice(0, 5).join('、')}`,
        `${id}: sold seats are missing from the plan: ${gone.slice(0, 5).join(', ')}`,
      ),
    );
  const unpriced = new Set(
    places.flatMap(place => {
      const category = plan?.seats.get(place)?.category;
      return category !== undefined && now.prices[category] === undefined ? [category] : [];
    }),
  );
  for (const category of unpriced)
    found.push(
      t(`${id} 售出的座位失去了票价“${category}”`, `${id}: sold seats lose their price “${category}”`),
    );
  return found;
}

function showDate(id: string, old: ShowDateDoc, now: ShowDateDoc | undefined, count: number): Bilingual[] {
  if (!now)
    return [
      t(
        `${id} 已售出 ${count} 个名额，不能删除：请保留它并写 state: cancelled`,
        `${id} has ${count} sold place${count === 1 ? '' : 's'} and cannot be taken away: keep it, with state: cancelled`,
      ),
    ];
  if (now.cancelled) return [];
  const found: Bilingual[] = [];
  if (!isKept(old, now)) found.push(moved(id, old));
  if (now.capacity < count)
    found.push(
      t(
        `${id} 已售出 ${count} 个名额，多于 ${now.capacity}`,
        `${id} has ${count} sold places, more than ${now.capacity}`,
      ),
    );
  return found;
}
