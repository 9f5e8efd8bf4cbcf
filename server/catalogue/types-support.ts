import type { Bilingual } from '#domain/text.ts';
import type { File, InFen } from './shapes/held.ts';
import type * as house from './shapes/house.ts';

/** Money in fen. */

interface Letter {
  readonly html: Bilingual;
  readonly name: Bilingual;
  readonly role: Bilingual;
}

type SupportFile = File<typeof house.support>;
export interface SupportDoc extends Omit<SupportFile, 'gifts'> {
  readonly gifts: readonly InFen<SupportFile['gifts'][number]>[];
}

type FoundationFile = File<typeof house.foundation>;
type Year = FoundationFile['years'][number];
export interface FoundationDoc extends Omit<FoundationFile, 'years' | 'uses'> {
  readonly years: readonly (Omit<Year, 'parts'> & {
    readonly parts: readonly InFen<Year['parts'][number]>[];
  })[];
  readonly uses: readonly InFen<FoundationFile['uses'][number]>[];
}

type CouncilFile = File<typeof house.council>;
type Circle = CouncilFile['circles'][number];
export interface CouncilDoc extends Omit<CouncilFile, 'circles' | 'letter'> {
  readonly circles: readonly (Omit<Circle, 'from'> & { readonly fromFen: number })[];
  readonly letter: Letter;
}

type FriendsFile = File<typeof house.friends>;
export interface MeetingDoc extends Omit<FriendsFile['meetings'][number], 'at'> {
  readonly id: string;
  readonly startsAt: number;
}
export interface FriendsDoc extends Omit<FriendsFile, 'meetings' | 'letter'> {
  readonly meetings: readonly MeetingDoc[];
  readonly letter: Letter;
}
