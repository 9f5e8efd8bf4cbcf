import type { File } from './shapes/held.ts';
import type { club } from './shapes/house.ts';

type ClubFile = File<typeof club>;

export interface ClubDoc extends Omit<ClubFile, 'example'> {
  /** Two tickets: what each level has of them. Fen for one. */
  readonly example: Omit<ClubFile['example'], 'price'> & { readonly fen: number };
}
