import type { PackCard, PackConcert, PackDetail, PackState } from '#domain/contract/presale.ts';
import { counts } from '#domain/rules/hold.ts';
import { type Engagement, lastCall, packState, savingOf } from '#domain/rules/package.ts';
import { isOver } from '#domain/rules/sale-state.ts';
import { say } from '#domain/text.ts';
import { toYuan } from '#lib/money.ts';
import { buyingLevel, levelName } from '../../accounts/level.ts';
import type { PackDoc } from '../../catalogue/pack-types.ts';
import type { Catalogue, ScheduleDoc } from '../../catalogue/types.ts';
import { artistsLine, iso, titleOf, type View, viewOf } from '../../catalogue/view.ts';
import type { Ctx } from '../../http/endpoint.ts';
import { claimsOf, type OrderRow } from '../../store/ports/sales.ts';
import { noPack } from './refusals.ts';
import { reasonOf } from './words.ts';

export const packsOf = (catalogue: Catalogue): ReadonlyMap<string, PackDoc> =>
  catalogue.kind<PackDoc>('pack');

/** The package with the end of its sale: as it was announced, and never after the evening with which it begins. */
export function offered(catalogue: Catalogue, pack: PackDoc): PackDoc {
  const call = lastCall(
    pack.slots.map(slot => ({
      dates: slot.schedules.flatMap(id => catalogue.schedules.get(id) ?? []).filter(s => !s.cancelled),
    })),
    pack.pick,
  );
  return call < pack.closesAt && Number.isFinite(call) ? { ...pack, closesAt: call } : pack;
}

export function packById(catalogue: Catalogue, packId: string): PackDoc {
  const pack = packsOf(catalogue).get(packId);
  if (!pack) throw noPack();
  return offered(catalogue, pack);
}

/** Performances of the package that lie ahead and have seats, by slot. */
export interface OpenSlot {
  readonly id: string;
  readonly programId: string;
  readonly dates: readonly ScheduleDoc[];
}
export const openSlots = (view: View, pack: PackDoc): OpenSlot[] =>
  pack.slots.map(slot => ({
    id: slot.id,
    programId: slot.programId,
    dates: slot.schedules
      .flatMap(id => view.catalogue.schedules.get(id) ?? [])
      .filter(s => !isOver(s, view.now) && view.seats(s).free > 0),
  }));

export const engagementOf = (schedule: ScheduleDoc): Engagement => ({ ...schedule });

/** The level that the caller buys as; null for a visitor. */
export const levelOf = async ({ deps, session, now }: Ctx, catalogue: Catalogue): Promise<number | null> =>
  session && (await buyingLevel({ deps, memberId: session.memberId, now }, catalogue)).buys;

export const stateFor = (
  pack: PackDoc,
  slots: readonly OpenSlot[],
  level: number | null,
  now: number,
): PackState =>
  packState(
    {
      ...pack,
      left: slots.filter(s => s.dates.length > 0).length,
      slots: slots.length,
    },
    level,
    now,
  );

const cheapest = (s: ScheduleDoc): number => Math.min(...Object.values(s.prices));

/** One listener in the cheapest seats of the cheapest choice: fen. */
function fromPrice(pack: PackDoc, slots: readonly OpenSlot[]): number {
  const least = slots
    .filter(s => s.dates.length > 0)
    .map(s => Math.min(...s.dates.map(cheapest)))
    .sort((a, b) => a - b);
  return least.slice(0, pack.pick || least.length).reduce((sum, fen) => sum + fen, 0);
}

function cardView(view: View, pack: PackDoc, slots: readonly OpenSlot[], level: number | null): PackCard {
  const { locale, now } = view;
  const state = stateFor(pack, slots, level, now);
  const from = fromPrice(pack, slots);
  return {
    packId: pack.id,
    name: say(pack.name, locale),
    kicker: say(pack.kicker, locale),
    lead: say(pack.lead, locale),
    art: pack.art,
    state,
    reason: state === 'open' ? '' : say(reasonOf(pack, state), locale),
    opensAt: iso(pack.opensAt),
    closesAt: iso(pack.closesAt),
    minLevel: pack.minLevel,
    minLevelName: pack.minLevel ? levelName(pack.minLevel, locale) : '',
    pick: pack.pick || pack.slots.length,
    concerts: pack.slots.length,
    limit: pack.limit,
    saving: pack.saving.kind === 'percent' ? pack.saving : { kind: 'fixed', yuan: toYuan(pack.saving.fen) },
    from: toYuan(from),
    saves: toYuan(savingOf(pack.saving, from, 1)),
    gives: pack.gives.map(text => say(text, locale)),
  };
}

function concertView(view: View, slot: OpenSlot): PackConcert {
  const { catalogue, locale } = view;
  const program = catalogue.programs.get(slot.programId);
  return {
    slotId: slot.id,
    programId: slot.programId,
    title: program ? titleOf(catalogue, program, locale) : '',
    artists: program ? artistsLine(catalogue, program, locale) : '',
    art: program?.art ?? { seed: slot.programId, key: 'C' },
    dates: slot.dates.map(s => {
      const hall = catalogue.halls.get(s.hallId);
      const prices = Object.values(s.prices);
      return {
        scheduleId: s.id,
        startsAt: iso(s.startsAt),
        minutes: s.minutes,
        hall: {
          id: s.hallId,
          name: hall ? say(hall.name, locale) : '',
          address: hall ? say(hall.address, locale) : '',
        },
        free: view.seats(s).free,
        realName: s.realName,
        presaleOnly: s.presaleOnly,
        minPrice: toYuan(Math.min(...prices)),
        maxPrice: toYuan(Math.max(...prices)),
      };
    }),
  };
}

/** Every package, in the order of the season's brochure. */
export async function listPacks(ctx: Ctx): Promise<PackCard[]> {
  const view = await viewOf(ctx);
  const level = await levelOf(ctx, view.catalogue);
  return [...packsOf(view.catalogue).values()]
    .sort((a, b) => a.order - b.order)
    .map(pack => offered(view.catalogue, pack))
    .map(pack => cardView(view, pack, openSlots(view, pack), level));
}

/** The package with its concerts and, for a member, the evenings that are taken already. */
export async function showPack(ctx: Ctx, packId: string): Promise<PackDetail> {
  const view = await viewOf(ctx);
  const pack = packById(view.catalogue, packId);
  const slots = openSlots(view, pack);
  return {
    ...cardView(view, pack, slots, await levelOf(ctx, view.catalogue)),
    slots: slots.map(slot => concertView(view, slot)),
    engagements: await engagementsOf(ctx, view),
  };
}

/** Evenings to come of the caller's live and paid ticket orders, soonest first. */
async function engagementsOf({ deps, session, now }: Ctx, view: View): Promise<PackDetail['engagements']> {
  if (!session) return [];
  const orders = (await deps.store.direct.sales.standingOrders(session.memberId)).filter(row =>
    counts(row, now),
  );
  return [...new Set(orders.flatMap(scheduleIds))]
    .flatMap(id => view.catalogue.schedules.get(id) ?? [])
    .filter(s => !isOver(s, now))
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(s => {
      const program = view.catalogue.programs.get(s.programId);
      return {
        scheduleId: s.id,
        title: program ? titleOf(view.catalogue, program, view.locale) : '',
        startsAt: iso(s.startsAt),
        minutes: s.minutes,
        hallId: s.hallId,
      };
    });
}

export const scheduleIds = (row: OrderRow): string[] => claimsOf(row).map(([scheduleId]) => scheduleId);
