import { brand } from '#brand';
import { parsePlan } from '#domain/rules/seating-plan.ts';
import { t } from '#server/catalogue/text.ts';
import type { HallDoc, PlanIndex } from '#server/catalogue/types.ts';
import chamber from '../halls/chamber.json' with { type: 'json' };
import lawn from '../halls/lawn.json' with { type: 'json' };
import main from '../halls/main.json' with { type: 'json' };
import { doorsOf } from './doors.ts';

const address = t(brand.address['zh-CN'], brand.address['en-US']);

export const halls = [
  { id: 'main', name: t('大音乐厅', 'Grand Hall'), address, planId: 'main', doors: doorsOf('main', main) },
  {
    id: 'chamber',
    name: t('室内乐厅', 'Chamber Hall'),
    address,
    planId: 'chamber',
    doors: doorsOf('chamber', chamber),
  },
  {
    id: 'lawn',
    name: t('听松草坪', 'Tingsong Lawn'),
    address: t(`${address.zh}东侧草坪`, `${address.en}, east lawn`),
    planId: 'lawn',
    doors: doorsOf('lawn', lawn),
  },
] as const satisfies readonly HallDoc[];
export type HallId = (typeof halls)[number]['id'];

/** Seating plans by id, as their files have them. */
export const plans: Readonly<Record<HallId, unknown>> = { main, chamber, lawn };

const indexes = new Map<HallId, PlanIndex>();

/** The plan of a hall, parsed once; a plan with a fault ends the start with the place of the fault. */
export function planIndex(id: HallId): PlanIndex {
  const known = indexes.get(id);
  if (known) return known;
  const parsed = parsePlan(plans[id]);
  if (!parsed.ok) throw new Error(`seating plan ${id}: ${parsed.faults.join('; ')}`);
  indexes.set(id, parsed.index);
  return parsed.index;
}
