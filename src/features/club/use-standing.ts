import { useUser } from '#stores/user.ts';
import type { Standing } from './data.ts';

/** Where the reader stands. The HTML of a page is a guest's, whoever reads it, and comes to life as that. */
export const useStanding = (read: Promise<Standing>): Promise<Standing> | 'guest' =>
  useUser(s => s.userInfo !== null) ? read : 'guest';
