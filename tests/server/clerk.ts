import type { Answer } from '#server/desk/command.ts';
import { runCommand } from '#server/desk/run.ts';
import type { BoxOffice } from './box-office.ts';

/** A clerk who previews and agrees at once. */
export function clerk(office: BoxOffice, who: string) {
  return async (
    command: string,
    words: readonly string[],
    options: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const asked = { command, words, options, who, why: 'at the counter' };
    const shown = await runCommand(office.deps, asked);
    return shown.digest === undefined ? shown : runCommand(office.deps, { ...asked, agreed: shown.digest });
  };
}
