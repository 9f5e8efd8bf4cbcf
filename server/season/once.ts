import { grouped } from '#lib/grouped.ts';
import type { Fault } from './source.ts';

const INDEX = /^\[\d+\]\.?/;
/** Lines that are named of one kind of fault. */
const MOST_LINES = 5;
const isTable = ({ file }: Fault): boolean => file.endsWith('.csv');

/** Faults of a table: what is wrong in the same way on many lines is said once, with the lines. */
export function onceEach(faults: readonly Fault[]): Fault[] {
  const groups = grouped(faults, fault => {
    const { file, field, words, line } = fault;
    return `${file} ${isTable(fault) ? field.replace(INDEX, '') : `${line} ${field}`} ${words.en}`;
  });
  return [...groups.values()].flatMap(group => {
    const [first, ...more] = group;
    if (!first || more.length === 0 || !isTable(first)) return group;
    const lines = more
      .slice(0, MOST_LINES)
      .map(({ line }) => line)
      .join(', ');
    const rest = more.length - MOST_LINES;
    const words = {
      zh: `${first.words.zh}（第 ${lines.replaceAll(', ', '、')} 行${rest > 0 ? `等共 ${more.length} 行` : ''}也是）`,
      en: `${first.words.en} (also in ${more.length === 1 ? 'line' : 'lines'} ${lines}${rest > 0 ? ` and ${rest} more` : ''})`,
    };
    return [{ ...first, words }];
  });
}
