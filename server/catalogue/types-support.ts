import type { Bilingual } from '#domain/text.ts';
import type { Passage } from './types-education.ts';
import type { ArtAttrs } from './wire-types.ts';

/** What all pages of support begin with. */
interface Opening {
  /** One text a line. */
  readonly headline: readonly Bilingual[];
  readonly lead: Bilingual;
  readonly art: ArtAttrs;
}
interface Letter {
  readonly html: Bilingual;
  readonly name: Bilingual;
  readonly role: Bilingual;
}

/** Money in fen. */
export interface SupportDoc extends Opening {
  readonly gifts: readonly {
    readonly id: string;
    readonly fen: number;
    readonly title: Bilingual;
    readonly text: Bilingual;
  }[];
  readonly sources: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly shares: readonly { readonly name: Bilingual; readonly percent: number; readonly own: boolean }[];
  };
  readonly ways: readonly {
    readonly page: string;
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly figure: Bilingual;
  }[];
  readonly assurances: readonly Passage[];
}

export interface FoundationDoc extends Opening {
  readonly projects: readonly {
    readonly id: string;
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly goal: number;
    readonly raised: number;
    readonly link: string;
    readonly linkText: Bilingual;
  }[];
  readonly trustees: readonly {
    readonly id: string;
    readonly name: Bilingual;
    readonly role: Bilingual;
    readonly text: Bilingual;
  }[];
  readonly years: readonly {
    readonly year: number;
    readonly parts: readonly { readonly name: Bilingual; readonly fen: number }[];
  }[];
  readonly uses: readonly { readonly name: Bilingual; readonly text: Bilingual; readonly fen: number }[];
}

export interface CouncilDoc extends Opening {
  readonly circles: readonly {
    readonly id: string;
    readonly name: Bilingual;
    readonly fromFen: number;
    readonly text: Bilingual;
    readonly benefits: readonly Bilingual[];
    readonly members: readonly {
      readonly id: string;
      readonly name: Bilingual;
      readonly field: Bilingual;
      readonly since: number;
    }[];
  }[];
  readonly calendar: readonly Passage[];
  readonly letter: Letter;
}

export interface MeetingDoc {
  readonly id: string;
  readonly startsAt: number;
  readonly minutes: number;
  readonly kind: Bilingual;
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly place: Bilingual;
  readonly programId?: string;
}
export interface FriendsDoc extends Opening {
  readonly figures: readonly { readonly value: Bilingual; readonly name: Bilingual }[];
  readonly meetings: readonly MeetingDoc[];
  readonly groups: readonly Passage[];
  readonly steps: readonly Passage[];
  readonly letter: Letter;
}
