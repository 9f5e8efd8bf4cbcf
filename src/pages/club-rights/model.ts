import { readClub, readStanding } from '#features/club/data.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { club: readClub(signal), standing: readStanding(signal) };
}
