import type { Both } from './types.ts';
import type { Passage } from './types-education.ts';
import type { ArtAttrs } from './wire-types.ts';

/** What all pages of support begin with. */
interface Opening {
  /** One text a line. */
  readonly headline: readonly Both[];
  readonly lead: Both;
  readonly art: ArtAttrs;
}
interface Letter {
  readonly html: Both;
  readonly name: Both;
  readonly role: Both;
}

/** Money in fen. */
export interface SupportDoc extends Opening {
  readonly gifts: readonly {
    readonly id: string;
    readonly fen: number;
    readonly title: Both;
    readonly text: Both;
  }[];
  readonly sources: {
    readonly title: Both;
    readonly text: Both;
    readonly shares: readonly { readonly name: Both; readonly percent: number; readonly own: boolean }[];
  };
  readonly ways: readonly {
    readonly page: string;
    readonly title: Both;
    readonly text: Both;
    readonly figure: Both;
  }[];
  readonly assurances: readonly Passage[];
}

export interface FoundationDoc extends Opening {
  readonly projects: readonly {
    readonly id: string;
    readonly title: Both;
    readonly text: Both;
    readonly goal: number;
    readonly raised: number;
    readonly link: string;
    readonly linkText: Both;
  }[];
  readonly trustees: readonly {
    readonly id: string;
    readonly name: Both;
    readonly role: Both;
    readonly text: Both;
  }[];
  readonly years: readonly {
    readonly year: number;
    readonly parts: readonly { readonly name: Both; readonly fen: number }[];
  }[];
  readonly uses: readonly { readonly name: Both; readonly text: Both; readonly fen: number }[];
}

export interface CouncilDoc extends Opening {
  readonly circles: readonly {
    readonly id: string;
    readonly name: Both;
    readonly fromFen: number;
    readonly text: Both;
    readonly benefits: readonly Both[];
    readonly members: readonly {
      readonly id: string;
      readonly name: Both;
      readonly field: Both;
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
  readonly kind: Both;
  readonly title: Both;
  readonly text: Both;
  readonly place: Both;
  readonly programId?: string;
}
export interface FriendsDoc extends Opening {
  readonly figures: readonly { readonly value: Both; readonly name: Both }[];
  readonly meetings: readonly MeetingDoc[];
  readonly groups: readonly Passage[];
  readonly steps: readonly Passage[];
  readonly letter: Letter;
}
