import type { TitleDoc } from './types-digital.ts';

/** Why a title is not to be heard any more, or not from where one is. */
export const goneOf = ({ gone, until }: Pick<TitleDoc, 'gone' | 'until'>, now: number): TitleDoc['gone'] =>
  gone ?? (until !== undefined && until <= now ? 'withdrawn' : undefined);
