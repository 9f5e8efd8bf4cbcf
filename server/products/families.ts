import type { Families } from '../catalogue/family.ts';
import { cards } from './cards/family.ts';
import { goods } from './goods/family.ts';
import { packages } from './packages/family.ts';
import { seats } from './seats/family.ts';
import { shows } from './shows/family.ts';

/** Everything that is sold. A new family is a folder beside these, a line here and one in `FAMILY` of the rules. */
export const families: Families = {
  seat: seats,
  package: packages,
  show: shows,
  card: cards,
  mall: goods,
  dams: goods,
};
