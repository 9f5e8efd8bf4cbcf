import { call } from '#api/client.ts';
import { orchestra, VACANCY_KINDS, type Vacancy, type VacancyKind } from '#domain/contract/orchestra.ts';
import { later } from '#lib/later.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { page: later(call(orchestra.join, {}, { signal, quiet: true })) };
}

export interface Group {
  readonly kind: VacancyKind;
  readonly vacancies: readonly Vacancy[];
}

/** Vacancies by kind, players first; kinds without one are left out. */
export const groupsOf = (vacancies: readonly Vacancy[]): Group[] =>
  VACANCY_KINDS.map(kind => ({ kind, vacancies: vacancies.filter(v => v.kind === kind) })).filter(
    group => group.vacancies.length > 0,
  );
