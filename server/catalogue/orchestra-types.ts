import type { Topic } from '#domain/contract/contact.ts';
import type { Drawing, MemberRole, SectionId, VacancyKind, WayId } from '#domain/contract/orchestra.ts';
import type { Bilingual } from '#domain/text.ts';
import type { ArtAttrs } from './wire-types.ts';

/** Documents of the orchestra's own pages: every text in both languages. */

/** Someone in a leading role. The id is that of the artist, where the person is one. */
export interface PersonDoc {
  readonly id: string;
  readonly order: number;
  readonly role: MemberRole;
  readonly name: Bilingual;
  readonly title: Bilingual;
  /** One sentence, for lists. */
  readonly line: Bilingual;
  readonly bio: readonly Bilingual[];
  readonly quote: Bilingual;
  readonly since: number;
  readonly portrait: { readonly seed: string; readonly seal: string; readonly instrument: string };
}

export interface PlayerDoc {
  readonly id: string;
  readonly section: SectionId;
  /** Place in the section, 1 first. */
  readonly chair: number;
  readonly name: Bilingual;
  readonly desk: Bilingual;
  readonly since: number;
  readonly line: Bilingual;
}

export interface EventDoc {
  readonly id: string;
  readonly year: number;
  readonly title: Bilingual;
  readonly line: Bilingual;
  readonly text: Bilingual;
  readonly art: ArtAttrs;
  /** A path of this site without its tree, or empty. */
  readonly link: string;
  readonly linkText: Bilingual;
}

interface Figure {
  readonly figure: Bilingual;
  readonly label: Bilingual;
}

export interface ProductionDoc {
  readonly id: string;
  readonly order: number;
  readonly title: Bilingual;
  readonly standfirst: Bilingual;
  readonly text: readonly Bilingual[];
  readonly figures: readonly Figure[];
  readonly art: ArtAttrs;
  readonly link: string;
  readonly linkText: Bilingual;
  /** Programmes of this production: their next concerts stand beside it. */
  readonly programIds: readonly string[];
}

interface Amount {
  readonly name: Bilingual;
  /** Hundred thousand yuan, so that sums are whole. */
  readonly value: number;
}

export interface ReportDoc {
  readonly id: string;
  readonly year: number;
  readonly season: Bilingual;
  /** Two lines. */
  readonly headline: readonly [Bilingual, Bilingual];
  readonly summary: Bilingual;
  readonly letter: readonly Bilingual[];
  readonly signed: Bilingual;
  readonly months: readonly {
    readonly month: number;
    readonly main: number;
    readonly chamber: number;
    readonly education: number;
  }[];
  readonly monthsText: Bilingual;
  readonly income: readonly Amount[];
  readonly expense: readonly Amount[];
  readonly moneyText: Bilingual;
  readonly composers: readonly {
    readonly name: Bilingual;
    readonly count: number;
    readonly chinese: boolean;
  }[];
  /** Per cent; they sum to a hundred. */
  readonly audience: readonly { readonly name: Bilingual; readonly share: number }[];
  readonly attendance: number;
  readonly audienceText: Bilingual;
}

/** The hall's own page; its plan comes from the seating plan of the same hall. */
export interface HallPageDoc {
  readonly id: 'hall';
  readonly hallId: string;
  readonly headline: readonly [Bilingual, Bilingual];
  readonly lead: Bilingual;
  readonly labels: {
    readonly organ: Bilingual;
    readonly canopy: Bilingual;
    readonly ceiling: Bilingual;
    readonly wall: Bilingual;
    readonly height: Bilingual;
    readonly depth: Bilingual;
  };
  readonly figures: readonly Figure[];
  readonly acoustics: {
    readonly title: Bilingual;
    readonly text: readonly Bilingual[];
    /** Hertz, and seconds with the hall full and empty. */
    readonly bands: readonly { readonly hz: number; readonly full: number; readonly empty: number }[];
    readonly ideal: readonly [from: number, to: number];
  };
  readonly zones: readonly {
    /** First letter of the zones' ids in the plan. */
    readonly letter: string;
    readonly name: Bilingual;
    readonly text: Bilingual;
  }[];
  readonly history: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
  readonly rooms: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
}

export interface MuseumDoc {
  readonly id: 'museum';
  readonly headline: readonly [Bilingual, Bilingual];
  readonly lead: Bilingual;
  readonly art: ArtAttrs;
  readonly facts: readonly Figure[];
  readonly objects: readonly {
    readonly id: string;
    readonly drawing: Drawing;
    readonly year: string;
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly room: number;
  }[];
  readonly month: { readonly kicker: Bilingual; readonly title: Bilingual; readonly text: Bilingual };
  readonly tour: Bilingual;
  readonly rooms: readonly { readonly number: number; readonly name: Bilingual; readonly text: Bilingual }[];
  readonly visit: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
}

export interface WayDoc {
  readonly id: 'map';
  readonly lead: Bilingual;
  readonly ways: readonly {
    readonly id: WayId;
    readonly name: Bilingual;
    readonly figure: Bilingual;
    readonly text: Bilingual;
    readonly steps: readonly Bilingual[];
  }[];
  readonly names: {
    readonly street: Bilingual;
    readonly cross: Bilingual;
    readonly park: Bilingual;
    readonly pond: Bilingual;
    readonly river: Bilingual;
    readonly station: Bilingual;
    readonly station2: Bilingual;
    readonly bus: Bilingual;
    readonly garage: Bilingual;
    readonly bikes: Bilingual;
    readonly north: Bilingual;
    readonly scale: Bilingual;
  };
  readonly gates: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
  /** The one link outward: a map service, https. */
  readonly outside: string;
}

export interface JoinDoc {
  readonly id: 'join';
  readonly lead: Bilingual;
  readonly steps: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
  readonly terms: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
}

export interface VacancyDoc {
  readonly id: string;
  readonly order: number;
  readonly kind: VacancyKind;
  readonly title: Bilingual;
  readonly places: number;
  readonly text: Bilingual;
  readonly needs: readonly Bilingual[];
  /** Audition list by round; none for posts without an audition. */
  readonly rounds: readonly {
    readonly name: Bilingual;
    readonly pieces: readonly {
      readonly composer: Bilingual;
      readonly work: Bilingual;
      readonly passage: Bilingual;
    }[];
  }[];
  /** Instants; auditionAt is 0 where there is none. */
  readonly closesAt: number;
  readonly auditionAt: number;
}

export interface DepartmentDoc {
  readonly id: string;
  readonly order: number;
  readonly name: Bilingual;
  readonly text: Bilingual;
  readonly person: Bilingual;
  readonly phone: string;
  readonly email: string;
  readonly hours: Bilingual;
  readonly topics: readonly Topic[];
  readonly days: number;
}

/** Single documents, by their id. */
export type HouseDoc = HallPageDoc | MuseumDoc | WayDoc | JoinDoc;
