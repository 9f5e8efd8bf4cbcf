import type { BannerHeight } from '#domain/contract/content.ts';
import type { Offer } from '#domain/rules/discount-offer.ts';
import type { PlanIndex, PlannedSeat } from '#domain/rules/seating-plan.ts';
import type { Bilingual } from '#domain/text.ts';
import type { Doc } from './shapes/held.ts';
import type { composer, person } from './shapes/programmes.ts';
import type { AdFlag, ArtAttrs, ProgramType } from './wire-types.ts';

export type { PlanIndex, PlannedSeat };

export type ComposerDoc = Doc<typeof composer>;

export interface ArtistDoc extends Doc<typeof person> {
  readonly bio: Bilingual;
}

export interface WorkEntry {
  readonly id: string;
  readonly composerId: string;
  readonly title: Bilingual;
  /** Catalogue number in the form that the title may lack: found by search. */
  readonly catalogue?: string;
  /** Whole minutes; 0 when unknown. */
  readonly minutes: number;
  readonly movements: readonly { readonly title: Bilingual; readonly minutes: number }[];
  readonly intervalAfter: boolean;
}

export interface ProgramDoc {
  readonly id: string;
  readonly title: Bilingual;
  /** Empty when the programme has no single main composer. */
  readonly composerId: string;
  /** The title without the composer. */
  readonly work: Bilingual;
  readonly works: readonly WorkEntry[];
  readonly artists: readonly { readonly artistId: string; readonly role: Bilingual }[];
  readonly standfirst: Bilingual;
  readonly type: ProgramType;
  readonly series: Bilingual;
  readonly art: ArtAttrs;
  readonly notes: { readonly lead: Bilingual; readonly paragraphs: readonly Bilingual[] };
  /** Rules of sale beyond the house's own, as title and text. */
  readonly rules: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
  /** What it is asked for by besides its names, between commas. */
  readonly asked?: string;
  /** Place among the season's highlights, 1 first; 0 when it is none. */
  readonly highlight: number;
}

/** A way into a hall, with the zones that it leads to by their Chinese names. */
export interface Door {
  readonly name: Bilingual;
  readonly zones: readonly string[];
}

export interface HallDoc {
  readonly id: string;
  readonly name: Bilingual;
  readonly address: Bilingual;
  /** Empty for halls of the past that have no plan. */
  readonly planId: string;
  readonly doors?: readonly Door[];
}

/** One performance. Money in fen, instants in milliseconds. */
export interface ScheduleDoc {
  readonly id: string;
  readonly programId: string;
  /** Day (YYYYMMDD) of the edition of the season that it belongs to; empty for archive concerts. */
  readonly edition: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly hallId: string;
  readonly planId: string;
  /** Fen by category name of the plan; every category has one. */
  readonly prices: Readonly<Record<string, number>>;
  readonly saleFrom: number;
  /** Lowest member level that may buy; 0 for everyone. */
  readonly membersOnly: number;
  readonly presaleOnly: boolean;
  readonly realName: boolean;
  /** So many will want seats at once that they wait for their turn. */
  readonly waitingRoom?: boolean;
  readonly cancelled: boolean;
  /** When it was to be, of one that was moved. */
  readonly movedFrom?: number;
  /** Most seats in one order, and most of one member for this schedule. */
  readonly limit: number;
  /** Seats that the house keeps from sale. */
  readonly withheld?: readonly string[];
}

export interface AdDoc {
  readonly id: string;
  readonly adflag: AdFlag;
  readonly order: number;
  readonly title: Bilingual;
  readonly kicker: Bilingual;
  readonly text: Bilingual;
  readonly link: string;
  readonly linkText: Bilingual;
  readonly art?: ArtAttrs;
  readonly height?: BannerHeight;
  /** The programme whose performances are the ad's dates. */
  readonly programId?: string;
  readonly publishedAt?: number;
  /** Of a question: words that people ask for it by, between commas. */
  readonly asked?: string;
}

export interface ContentDoc {
  readonly id: string;
  readonly title: Bilingual;
  readonly html: Bilingual;
  readonly updatedAt: number;
}

/** The read model: everything indexed, rebuilt when the store's version changes. */
export interface Catalogue {
  readonly version: number;
  readonly composers: ReadonlyMap<string, ComposerDoc>;
  readonly artists: ReadonlyMap<string, ArtistDoc>;
  readonly programs: ReadonlyMap<string, ProgramDoc>;
  /** Every schedule by id, superseded editions included, so that old orders keep theirs. */
  readonly schedules: ReadonlyMap<string, ScheduleDoc>;
  /** Schedules of a programme that are shown, soonest first. */
  readonly listed: ReadonlyMap<string, readonly ScheduleDoc[]>;
  /** Every schedule that is shown, soonest first. */
  readonly calendar: readonly ScheduleDoc[];
  readonly halls: ReadonlyMap<string, HallDoc>;
  readonly plans: ReadonlyMap<string, PlanIndex>;
  readonly ads: readonly AdDoc[];
  readonly contents: ReadonlyMap<string, ContentDoc>;
  /** Discounts by id: those for everybody, and what members' holdings name. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** Documents of a kind that needs no index of its own. */
  readonly kind: <T>(name: string) => ReadonlyMap<string, T>;
}
