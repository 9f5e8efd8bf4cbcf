import type { Topic } from '#domain/contract/contact.ts';
import type { Drawing, MemberRole, SectionId, VacancyKind, WayId } from '#domain/contract/orchestra.ts';
import type { Both } from './types.ts';
import type { ArtAttrs } from './wire-types.ts';

/** Documents of the orchestra's own pages: every text in both languages. */

/** Someone in a leading role. The id is that of the artist, where the person is one. */
export interface PersonDoc {
  readonly id: string;
  readonly order: number;
  readonly role: MemberRole;
  readonly name: Both;
  readonly title: Both;
  /** One sentence, for lists. */
  readonly line: Both;
  readonly bio: readonly Both[];
  readonly quote: Both;
  readonly since: number;
  readonly portrait: { readonly seed: string; readonly seal: string; readonly instrument: string };
}

export interface PlayerDoc {
  readonly id: string;
  readonly section: SectionId;
  /** Place in the section, 1 first. */
  readonly chair: number;
  readonly name: Both;
  readonly desk: Both;
  readonly since: number;
  readonly line: Both;
}

export interface EventDoc {
  readonly id: string;
  readonly year: number;
  readonly title: Both;
  readonly line: Both;
  readonly text: Both;
  readonly art: ArtAttrs;
  /** A path of this site without its tree, or empty. */
  readonly link: string;
  readonly linkText: Both;
}

interface Figure {
  readonly figure: Both;
  readonly label: Both;
}

export interface ProductionDoc {
  readonly id: string;
  readonly order: number;
  readonly title: Both;
  readonly standfirst: Both;
  readonly text: readonly Both[];
  readonly figures: readonly Figure[];
  readonly art: ArtAttrs;
  readonly link: string;
  readonly linkText: Both;
  /** Programmes of this production: their next concerts stand beside it. */
  readonly programIds: readonly string[];
}

interface Amount {
  readonly name: Both;
  /** Hundred thousand yuan, so that sums are whole. */
  readonly value: number;
}

export interface ReportDoc {
  readonly id: string;
  readonly year: number;
  readonly season: Both;
  /** Two lines. */
  readonly headline: readonly [Both, Both];
  readonly summary: Both;
  readonly letter: readonly Both[];
  readonly signed: Both;
  readonly months: readonly {
    readonly month: number;
    readonly main: number;
    readonly chamber: number;
    readonly education: number;
  }[];
  readonly monthsText: Both;
  readonly income: readonly Amount[];
  readonly expense: readonly Amount[];
  readonly moneyText: Both;
  readonly composers: readonly { readonly name: Both; readonly count: number; readonly chinese: boolean }[];
  /** Per cent; they sum to a hundred. */
  readonly audience: readonly { readonly name: Both; readonly share: number }[];
  readonly attendance: number;
  readonly audienceText: Both;
}

/** The hall's own page; its plan comes from the seating plan of the same hall. */
export interface HallPageDoc {
  readonly id: 'hall';
  readonly hallId: string;
  readonly headline: readonly [Both, Both];
  readonly lead: Both;
  readonly labels: {
    readonly organ: Both;
    readonly canopy: Both;
    readonly ceiling: Both;
    readonly wall: Both;
    readonly height: Both;
    readonly depth: Both;
  };
  readonly figures: readonly Figure[];
  readonly acoustics: {
    readonly title: Both;
    readonly text: readonly Both[];
    /** Hertz, and seconds with the hall full and empty. */
    readonly bands: readonly { readonly hz: number; readonly full: number; readonly empty: number }[];
    readonly ideal: readonly [from: number, to: number];
  };
  readonly zones: readonly {
    /** First letter of the zones' ids in the plan. */
    readonly letter: string;
    readonly name: Both;
    readonly text: Both;
  }[];
  readonly history: readonly { readonly title: Both; readonly text: Both }[];
  readonly rooms: readonly { readonly title: Both; readonly text: Both }[];
}

export interface MuseumDoc {
  readonly id: 'museum';
  readonly headline: readonly [Both, Both];
  readonly lead: Both;
  readonly art: ArtAttrs;
  readonly facts: readonly Figure[];
  readonly objects: readonly {
    readonly id: string;
    readonly drawing: Drawing;
    readonly year: string;
    readonly title: Both;
    readonly text: Both;
    readonly room: number;
  }[];
  readonly month: { readonly kicker: Both; readonly title: Both; readonly text: Both };
  readonly tour: Both;
  readonly rooms: readonly { readonly number: number; readonly name: Both; readonly text: Both }[];
  readonly visit: readonly { readonly title: Both; readonly text: Both }[];
}

export interface WayDoc {
  readonly id: 'map';
  readonly lead: Both;
  readonly ways: readonly {
    readonly id: WayId;
    readonly name: Both;
    readonly figure: Both;
    readonly text: Both;
    readonly steps: readonly Both[];
  }[];
  readonly names: {
    readonly street: Both;
    readonly cross: Both;
    readonly park: Both;
    readonly pond: Both;
    readonly river: Both;
    readonly station: Both;
    readonly station2: Both;
    readonly bus: Both;
    readonly garage: Both;
    readonly bikes: Both;
    readonly north: Both;
    readonly scale: Both;
  };
  readonly gates: readonly { readonly title: Both; readonly text: Both }[];
  /** The one link outward: a map service, https. */
  readonly outside: string;
}

export interface JoinDoc {
  readonly id: 'join';
  readonly lead: Both;
  readonly steps: readonly { readonly title: Both; readonly text: Both }[];
  readonly terms: readonly { readonly title: Both; readonly text: Both }[];
}

export interface VacancyDoc {
  readonly id: string;
  readonly order: number;
  readonly kind: VacancyKind;
  readonly title: Both;
  readonly places: number;
  readonly text: Both;
  readonly needs: readonly Both[];
  /** Audition list by round; none for posts without an audition. */
  readonly rounds: readonly {
    readonly name: Both;
    readonly pieces: readonly { readonly composer: Both; readonly work: Both; readonly passage: Both }[];
  }[];
  /** Instants; auditionAt is 0 where there is none. */
  readonly closesAt: number;
  readonly auditionAt: number;
}

export interface DepartmentDoc {
  readonly id: string;
  readonly order: number;
  readonly name: Both;
  readonly text: Both;
  readonly person: Both;
  readonly phone: string;
  readonly email: string;
  readonly hours: Both;
  readonly topics: readonly Topic[];
  readonly days: number;
}

/** Single documents, by their id. */
export type HouseDoc = HallPageDoc | MuseumDoc | WayDoc | JoinDoc;
