import { call } from '#api/client.ts';
import { orchestra, type Section } from '#domain/contract/orchestra.ts';
import { handled } from '#lib/handled.ts';
import type { PageArgs } from '#site/page-args.ts';

export function loader({ signal }: PageArgs) {
  return { members: handled(call(orchestra.members, {}, { signal, quiet: true })) };
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}’'\s-]+/gu, '')
    .toLowerCase();

/** Sections with the players whose name holds what was typed; accents, case and spaces do not matter. */
export function findPlayers(sections: readonly Section[], words: string): Section[] {
  const wanted = fold(words);
  if (wanted === '') return [...sections];
  return sections.flatMap(section => {
    // The id is the name in pinyin: it serves both languages.
    const players = section.players.filter(p => fold(p.name).includes(wanted) || fold(p.id).includes(wanted));
    return players.length > 0 ? [{ ...section, players }] : [];
  });
}
