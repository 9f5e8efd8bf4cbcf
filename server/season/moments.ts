import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import utc from 'dayjs/plugin/utc.js';
import { addDays, weekdayOf } from '#lib/dates.ts';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const RELATIVE = /^(day|week|new-year|summer)/;
export const isRelative = (moment: string): boolean => RELATIVE.test(moment);

/** Monday of the week of a day; weeks of the season count from it. */
const monday = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The lawn plays on Saturdays from May to September: the next ones, at least ten days ahead. */
function summer(today: string, week: number): string {
  const year = Number(today.slice(0, 4));
  const soon = addDays(today, 10);
  const opening = [`${year}-05-12`, `${year + 1}-05-12`].find(day => day > soon) ?? soon;
  const inSeason = soon >= `${year}-05-12` && soon <= `${year}-08-20`;
  return addDays(monday(addDays(inSeason ? soon : opening, 6)), week * 7 + 5);
}

function relativeDay(words: readonly string[], today: string): string {
  const [head = '', second = ''] = words;
  const count = Number(/[+-]\d+$/.exec(head)?.[0] ?? 0);
  if (head.startsWith('day')) return addDays(today, count);
  if (head.startsWith('week')) return addDays(monday(today), count * 7 + WEEKDAYS.indexOf(second));
  if (head.startsWith('summer')) return summer(today, count);
  const year = Number(today.slice(0, 4));
  return `${today < `${year}-12-30` ? year : year + 1}-12-${second}`;
}

export interface DayAndTime {
  /** YYYY-MM-DD and HH:MM of the hall's clock. */
  readonly date: string;
  readonly time: string;
}

/** The day and the time that a moment says; relative ones count from `today`, a day of the hall. */
export function readMoment(moment: string, today: string): DayAndTime {
  const words = moment.split(/[ T]/);
  const time = /^\d\d:\d\d$/.test(words.at(-1) ?? '') ? (words.at(-1) ?? '') : '00:00';
  return { date: isRelative(moment) ? relativeDay(words, today) : (words[0] ?? ''), time };
}

/** Whether a calendar has the day and a clock the time: 30 February and 24:30 are none. */
export const existsInCalendar = ({ date, time }: DayAndTime): boolean =>
  dayjs.utc(`${date} ${time}`, 'YYYY-MM-DD HH:mm', true).isValid();
