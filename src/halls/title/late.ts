import { AsideRest } from './aside-rest.tsx';
import { Credits } from './credits.tsx';
import { Essay } from './essay.tsx';
import { Evenings } from './evenings.tsx';
import { People } from './people.tsx';
import { Programme } from './programme.tsx';
import { Related } from './related.tsx';
import { TitleActions } from './title-actions.tsx';

/** The parts of a title's page that come after it, in one file. */
export const late = { AsideRest, Credits, Essay, Evenings, People, Programme, Related, TitleActions };
