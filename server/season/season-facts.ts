import type { Bilingual } from '#domain/text.ts';
import type { HallFile, PerformanceEntry, SeasonFile } from '../catalogue/shapes/programmes.ts';
import { figure, same, sum } from './facts.ts';
import type { Work } from './resolve.ts';

/** Facts that the season's own files hold: its halls and their plans, its calendar, what `season.yaml` states. */

interface RawPlan {
  readonly zones: readonly {
    readonly zone_id?: string;
    readonly name: string;
    readonly rows: readonly { readonly seats: readonly { kind?: string; wheelchair?: boolean }[] }[];
  }[];
}

function ofHall(id: string, what: string, work: Work): Bilingual | undefined {
  const { plan = '', doors } = (work.find('hall', id)?.value ?? { doors: [] }) as HallFile;
  if (what === 'doors' && doors.length > 0)
    return {
      zh: doors.map(d => `${d.name.zh}：${d.zones.join('、')} 区`).join('；'),
      en: doors.map(d => `${d.name.en}: ${d.zones.join(', ')}`).join('; '),
    };
  if (what === 'door' && doors[0]) return doors[0].name;
  const zones = (work.find('plan', plan.replace(/\.json$/, ''))?.value as RawPlan | undefined)?.zones;
  if (!zones) return undefined;
  const seats = zones.flatMap(zone => zone.rows.flatMap(row => row.seats));
  if (what === 'places') return figure(seats.length);
  if (what === 'wheelchairs')
    return figure(seats.filter(s => s.kind === 'wheelchair' || s.wheelchair === true).length);
  return undefined;
}

/** The most tickets of an order where names are asked for. */
function namedLimit(work: Work, limit: number): number {
  const named = work
    .of('calendar')
    .flatMap(entry => (entry.value as readonly PerformanceEntry[]).filter(one => one.realName));
  return Math.max(0, ...named.map(one => one.limit ?? limit)) || limit;
}

/** The least that a product costs. */
const cheapest = (variants: readonly { readonly price: number }[] = []): Bilingual | undefined =>
  variants.length > 0 ? sum(Math.min(...variants.map(v => v.price))) : undefined;

/** Whether the file that would say it has faults of its own: those are named, and this follows from them. */
export function ofBroken(words: string, { broken, find }: Pick<Work, 'broken' | 'find'>): boolean {
  if (broken('season', 'season')) return true;
  const [kind = '', id = '', what = ''] = words.slice(1, -1).split('.');
  if (kind === 'name') return broken(id, what);
  if (kind === 'price') return broken('product', id);
  const plan: string = (kind === 'hall' && find('hall', id)?.value.plan) || '';
  return kind === 'hall' && (broken('hall', id) || broken('plan', plan.replace(/\.json$/, '')));
}

/** From the cheapest to the dearest of a price list. */
function rangeOf(list: Readonly<Record<string, number>> = {}): Bilingual | undefined {
  const prices = Object.values(list);
  if (prices.length === 0) return undefined;
  const [least, most] = [sum(Math.min(...prices)), sum(Math.max(...prices))];
  return { zh: `${least.zh} 至 ${most.zh}`, en: `${least.en} to ${most.en}` };
}

export function factOfSeason(name: string, work: Work): Bilingual | undefined {
  const season = work.of('season')[0]?.value as SeasonFile | undefined;
  if (!season) return undefined;
  const stated = Object.hasOwn(season.facts, name) ? season.facts[name] : undefined;
  if (stated !== undefined) return typeof stated === 'number' ? figure(stated) : stated;
  const [kind = '', id = '', what = ''] = name.split('.');
  if (kind === 'name') return work.find(id, what)?.value.name;
  if (kind === 'hall') return ofHall(id, what, work);
  if (kind === 'range') return rangeOf(season.prices[id] ?? work.of('prices')[0]?.value[id]);
  if (kind === 'price') return cheapest(work.find('product', id)?.value.variants);
  if (kind === 'count' && what === '') return work.of(id).length > 0 ? figure(work.of(id).length) : undefined;
  switch (name) {
    case 'limit':
      return figure(season.limit);
    case 'limitNamed':
      return figure(namedLimit(work, season.limit));
    case 'saleDays':
      return figure(season.sale.daysBefore);
    case 'saleAt':
      return same(season.sale.at);
    default:
      return undefined;
  }
}
