import { club } from '#domain/contract/club.ts';
import { LEVELS } from '#domain/rules/level.ts';
import { say } from '#domain/text.ts';
import { levelWord } from '#domain/words/level.ts';
import { toYuan } from '#lib/money.ts';
import { getCatalogue } from '../catalogue/catalogue.ts';
import { localised } from '../catalogue/localise.ts';
import type { ClubDoc } from '../catalogue/types-club.ts';
import { type Endpoint, open } from '../http/endpoint.ts';
import { noPage } from './refusals.ts';

export const endpoints: readonly Endpoint[] = [
  open(club.overview, async ({ deps, locale }) => {
    const found = (await getCatalogue(deps)).kind<ClubDoc>('house').get('club');
    if (!found) throw noPage();
    const { tones, groups, example, ...doc } = localised(found, locale);
    return {
      ...doc,
      levels: LEVELS.map((level, i) => ({
        level: level.level,
        name: say(levelWord(level.level), locale),
        text: tones[i] ?? '',
        from: toYuan(level.from),
        pointsPerYuan: level.pointsPerYuan,
      })),
      groups: groups.map(group => ({
        ...group,
        rows: group.rows.map(row => ({
          ...row,
          shares: row.shares.map(share =>
            typeof share === 'string' ? { has: true, text: share } : { has: share, text: '' },
          ),
        })),
      })),
      example: { title: example.title, yuan: toYuan(example.fen), tickets: example.tickets },
    };
  }),
];
