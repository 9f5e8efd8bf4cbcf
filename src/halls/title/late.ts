import { AsideRest } from './aside-rest.tsx';
import { Credits } from './credits.tsx';
import { Essay } from './essay.tsx';
import { Evenings } from './evenings.tsx';
import { People } from './people.tsx';
import { Programme } from './programme.tsx';
import { Related } from './related.tsx';

/** The parts of a title's page below its first screen, in one file. */
export const late = { AsideRest, Credits, Essay, Evenings, People, Programme, Related };
