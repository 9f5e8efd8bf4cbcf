import {
  beach2,
  beethoven51,
  beethoven72,
  boulanger,
  brahms33,
  brandenburg31,
  brandenburg33,
} from './orchestral.ts';
import { lark, quartettsatz, serenade } from './quartets.ts';
import type { Work } from './work.ts';

/** By the name of the score's file. */
export const WORKS: Readonly<Record<string, Work>> = {
  'bach-brandenburg-3-1': brandenburg31,
  'bach-brandenburg-3-3': brandenburg33,
  'beach-gaelic-symphony-2': beach2,
  'beethoven-symphony-5-1': beethoven51,
  'beethoven-symphony-7-2': beethoven72,
  'boulanger-matin-de-printemps': boulanger,
  'brahms-symphony-3-3': brahms33,
  ...lark,
  'schubert-quartettsatz-d703': quartettsatz,
  'wolf-italian-serenade': serenade,
};
