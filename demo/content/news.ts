import { education } from './news/education.ts';
import { hall } from './news/hall.ts';
import { members } from './news/members.ts';
import { orchestra } from './news/orchestra.ts';
import { season } from './news/season.ts';
import type { News } from './news/story.ts';

/** Every piece of news, the newest first. */
export const news: readonly News[] = [...season, ...orchestra, ...education, ...hall, ...members].sort(
  (a, b) => a.daysAgo - b.daysAgo,
);
