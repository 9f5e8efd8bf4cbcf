import { readClub, readQuestions } from '#features/club/data.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { club: readClub(signal), questions: readQuestions(signal) };
}
