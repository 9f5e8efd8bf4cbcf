import { brand } from '#brand';
import type { ShowKind } from '#domain/contract/show.ts';
import type { Bilingual } from '#domain/text.ts';
import { toFen } from '#lib/money.ts';
import { t } from '#server/catalogue/text.ts';
import type { ShowDoc, TicketTypeDoc } from '#server/catalogue/types-shop.ts';
import type { ArtAttrs } from '#server/catalogue/wire-types.ts';

export type Pair = readonly [zh: string, en: string];
const address = t(brand.address['zh-CN'], brand.address['en-US']);

/** Rooms of the house that have no seating plan. */
const ROOMS = {
  rehearsal: t('和鸣音乐厅　排练厅', 'Rehearsal Hall'),
  foyer: t('和鸣音乐厅　东前厅', 'East Foyer'),
  studio: t('和鸣音乐厅　三号琴房', 'Studio 3'),
  library: t('和鸣音乐厅　乐谱图书馆', 'Music Library'),
  grand: t('和鸣音乐厅　大音乐厅', 'Grand Hall'),
  door: t('和鸣音乐厅　演职员入口', 'Stage Door'),
} as const satisfies Record<string, Bilingual>;
type Room = keyof typeof ROOMS;

/** When a show is on: a week of the season (0 is this one), a weekday from 1 (Monday) to 7, and a time. */
export interface DatePlan {
  readonly week: number;
  readonly weekday: number;
  readonly time: string;
  /** Weekly sessions that are bought as one. */
  readonly sessions?: number;
  readonly mark?: 'few' | 'out' | 'cancelled' | 'later';
}
export interface ShowContent extends ShowDoc {
  readonly capacity: number;
  readonly dates: readonly DatePlan[];
}

const type = (code: string, name: Pair, note: Pair, yuan: number, admits = 1, max = 6): TicketTypeDoc => ({
  code,
  name: t(...name),
  note: t(...note),
  price: toFen(yuan),
  admits,
  max,
});

export const adult = (yuan: number): TicketTypeDoc =>
  type('adult', ['成人票', 'Adult'], ['18 岁以上', '18 and over'], yuan);
export const child = (yuan: number, note: Pair = ['须有成人陪同', 'With a grown-up']): TicketTypeDoc =>
  type('child', ['儿童票', 'Child'], note, yuan);
export const pair = (yuan: number): TicketTypeDoc =>
  type('pair', ['亲子票', 'Grown-up and child'], ['一大一小', 'One of each'], yuan, 2, 3);
export const family = (yuan: number): TicketTypeDoc =>
  type('family', ['家庭票', 'Family'], ['两大一小', 'Two grown-ups and a child'], yuan, 3, 2);
export const student = (yuan: number): TicketTypeDoc =>
  type('student', ['学生票', 'Student'], ['凭学生证入场', 'Please bring a student card'], yuan, 1, 4);
export const place = (yuan: number, note: Pair = ['一人一位', 'For one person']): TicketTypeDoc =>
  type('place', ['名额', 'Place'], note, yuan, 1, 4);
export const ensemble = (yuan: number): TicketTypeDoc =>
  type('ensemble', ['重奏组', 'Ensemble'], ['三至五人一组', 'Three to five players'], yuan, 4, 1);

interface Input {
  readonly id: string;
  readonly kind: ShowKind;
  readonly title: Pair;
  readonly standfirst: Pair;
  readonly text: readonly Pair[];
  readonly art: Omit<ArtAttrs, 'seed'>;
  readonly room: Room;
  readonly ages: Pair;
  readonly minutes: number;
  readonly types: readonly TicketTypeDoc[];
  readonly capacity: number;
  readonly dates: readonly DatePlan[];
  readonly limit?: number;
  readonly minLevel?: number;
  readonly program?: string;
}

let made = 0;
export const show = (c: Input): ShowContent => ({
  id: c.id,
  kind: c.kind,
  title: t(...c.title),
  standfirst: t(...c.standfirst),
  text: c.text.map(p => t(...p)),
  art: { seed: c.id, ...c.art },
  place: { id: c.room, name: ROOMS[c.room], address },
  ages: t(...c.ages),
  minutes: c.minutes,
  types: c.types,
  limit: c.limit ?? 6,
  minLevel: c.minLevel ?? 0,
  programId: c.program ?? '',
  order: ++made,
  capacity: c.capacity,
  dates: c.dates,
});

/** The same weekday and time in several weeks. */
export const weekly = (weeks: readonly number[], weekday: number, time: string): DatePlan[] =>
  weeks.map(week => ({ week, weekday, time }));
