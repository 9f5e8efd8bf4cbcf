import type { Bilingual } from '#domain/text.ts';
import { addDays, hallInstant, weekdayOf } from '#lib/dates.ts';
import type { SessionSource } from '#server/catalogue/types-education.ts';

/** Monday of the week of a day: weeks of the season count from it, as those of its concerts do. */
const monday = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

export interface Rhythm {
  /** Prefix of the session ids. */
  readonly id: string;
  /** Weeks after the week of the season's first day. */
  readonly weeks: readonly number[];
  /** 1 (Monday) to 7. */
  readonly weekday: number;
  readonly time: string;
  readonly minutes: number;
  /** Themes, one a date, beginning again when there are more dates. */
  readonly themes: readonly Bilingual[];
}

/** Dates of a workshop through the season that begins on `today`, a day of the hall. */
export function workshops(today: string, rhythms: readonly Rhythm[]): SessionSource[] {
  return rhythms.flatMap(({ id, weeks, weekday, time, minutes, themes }) =>
    weeks.flatMap((week, i) => {
      const title = themes[i % themes.length];
      if (!title) return [];
      const day = addDays(monday(today), week * 7 + weekday - 1);
      return [
        {
          kind: 'workshop' as const,
          id: `${id}-${day.replaceAll('-', '')}-${time.replace(':', '')}`,
          startsAt: hallInstant(day, time),
          minutes,
          title,
        },
      ];
    }),
  );
}
