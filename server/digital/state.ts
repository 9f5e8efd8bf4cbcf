import { brand } from '#brand';
import type { TitleState } from '#domain/contract/digital.ts';
import { DOORS } from '#domain/rules/airing.ts';
import type { Bilingual } from '#domain/text.ts';
import { longDateTime } from '#lib/dates.ts';
import { t } from '../catalogue/text.ts';
import { goneOf } from '../catalogue/titles.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { TitleDoc } from '../catalogue/types-digital.ts';
import type { Rendered } from './media.ts';

/** Every title, in the order of the halls. */
export const titlesOf = (catalogue: Catalogue): TitleDoc[] =>
  [...catalogue.kind<TitleDoc>('title').values()].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

/** That it was moved or called off, until the doors of its new hour open. */
export const movedStill = ({ moved }: TitleDoc, now: number): TitleDoc['moved'] =>
  moved?.to != null && moved.to - DOORS <= now ? undefined : moved;

/** Whether it can be heard, or why not. `airedUntil` is the end of its evening, for what is sent live first. */
export function titleState(
  title: TitleDoc,
  rendered: Rendered,
  now: number,
  airedUntil: number | null = null,
): TitleState {
  const gone = goneOf(title, now);
  if (gone) return gone;
  const moved = movedStill(title, now);
  if (moved) return moved.kind;
  if (title.releasedAt > now || (airedUntil !== null && airedUntil > now)) return 'unreleased';
  return title.streams.every(stream => rendered.has(stream)) ? 'out' : 'unrendered';
}

/** What a state means to a listener; `begins` is when an evening is sent that is a recording afterwards. */
export function stateNotice(
  title: TitleDoc,
  state: TitleState,
  releasedAt: number,
  begins: number | null = null,
): Bilingual {
  switch (state) {
    case 'out':
      return t('', '');
    case 'withdrawn':
      return t('这部录音已经下架。', 'This recording has been withdrawn.');
    case 'region':
      return t('这部录音不能在您所在的地区播放。', 'This recording cannot be played where you are.');
    case 'cancelled':
      return t('这场直播已取消。', 'This live evening has been cancelled.');
    case 'postponed': {
      const to = title.moved?.to;
      return to == null
        ? t(
            '这场直播延期，新的时间另行通知。',
            'This live evening has been put off. The new time will be announced here.',
          )
        : t(
            `这场直播改在${longDateTime(to, 'zh-CN', true)}（${brand.clock['zh-CN']}）。`,
            `This live evening has been moved to ${longDateTime(to, 'en-US', true)}, ${brand.clock['en-US']}.`,
          );
    }
    case 'unreleased':
      if (begins !== null)
        return t(
          `直播于${longDateTime(begins, 'zh-CN', true)}（${brand.clock['zh-CN']}）开始，结束之后可以收听录音。`,
          `The live evening begins on ${longDateTime(begins, 'en-US', true)}, ${brand.clock['en-US']}; its recording follows when it is over.`,
        );
      return t(
        `${longDateTime(releasedAt, 'zh-CN', true)}（${brand.clock['zh-CN']}）起可以收听。`,
        `It can be heard from ${longDateTime(releasedAt, 'en-US', true)}, ${brand.clock['en-US']}.`,
      );
    case 'unrendered':
      return t('这部作品的声音还没有制作好。', 'The sound of this title has not been made yet.');
  }
}
