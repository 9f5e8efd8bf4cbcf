import { REFUND_LADDER, type Step } from '../rules/refund.ts';
import type { Bilingual } from '../text.ts';
import { type Span, span, whole } from './span.ts';

/** The refund ladder in words, made from its numbers: every text that states it has them from here. */

function between(from: Span, to: Span): Bilingual {
  const same = from.unit.en === to.unit.en;
  const [start, end] = [same ? from.count : whole(from), whole(to)];
  return { zh: `${start.zh}${same ? ' ' : ''}至 ${end.zh}`, en: `${start.en} to ${end.en}` };
}

export interface LadderLine {
  /** When one asks, before the concert: “seven days or more”, “48 to 24 hours”. */
  readonly when: Bilingual;
  /** Percent of the goods that is kept; null when nothing goes back any more. */
  readonly percent: number | null;
}

/** A line for each step, and one for the time when nothing goes back. */
export function ladderLines(ladder: readonly Step[] = REFUND_LADDER): LadderLine[] {
  const spans = ladder.map(step => span(step.hours));
  const lines = ladder.map(({ percent }, i): LadderLine => {
    const [before, own] = [spans[i - 1], spans[i] as Span];
    const { zh, en } = whole(own);
    return { percent, when: before ? between(before, own) : { zh: `${zh}以上`, en: `${en} or more` } };
  });
  const last = spans.at(-1);
  if (!last) return lines;
  const { zh, en } = whole(last);
  return [...lines, { percent: null, when: { zh: `不足 ${zh}`, en: `less than ${en}` } }];
}

/** The whole rule in two sentences. */
export function ladderSentence(ladder: readonly Step[] = REFUND_LADDER): Bilingual {
  let kept = false;
  const parts = ladderLines(ladder).map(({ when, percent }, i): Bilingual => {
    const en = i === 0 ? `${when.en} before the concert` : `from ${when.en}`;
    if (percent === null) return { zh: `${when.zh}不能退票`, en: 'after that tickets cannot be returned' };
    if (percent === 0) return { zh: `${when.zh}退票全额退回`, en: `${en} you get everything back` };
    const first = !kept;
    kept = true;
    return first
      ? { zh: `${when.zh}收取 ${percent}% 手续费`, en: `${en} we keep ${percent} per cent` }
      : { zh: `${when.zh}收取 ${percent}%`, en: `${en} ${percent} per cent` };
  });
  const en = parts.map(p => p.en).join('; ');
  return {
    zh: `演出前 ${parts.map(p => p.zh).join('；')}。演出取消全额退款。`,
    en: `${en.charAt(0).toUpperCase()}${en.slice(1)}. If we cancel, you get everything back.`,
  };
}

/** Why a ticket is not taken back any more. */
export function ladderEnded(ladder: readonly Step[] = REFUND_LADDER): Bilingual {
  const { zh, en } = whole(span(ladder.at(-1)?.hours ?? 0));
  return { zh: `演出前 ${zh}内不办理退票。`, en: `Tickets cannot be returned in the last ${en}.` };
}

/** How long before the concert a return costs nothing, and until when there is one at all: “seven days”, “24 hours”. */
export const freeReturnWords = (ladder: readonly Step[] = REFUND_LADDER): Bilingual =>
  whole(span(ladder.findLast(step => step.percent === 0)?.hours ?? 0));
export const lastReturnWords = (ladder: readonly Step[] = REFUND_LADDER): Bilingual =>
  whole(span(ladder.at(-1)?.hours ?? 0));
