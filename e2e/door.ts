import type { Answer } from '#server/desk/command.ts';
import { atTheDoor, fromText, openList } from '#server/desk/door.ts';
import { askLocalDesk, deskPath } from '#server/host/local-desk.ts';

interface Asked {
  readonly command: string;
  readonly words: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly agreed?: string;
}
async function ask(asked: Asked): Promise<Answer> {
  const path = deskPath(process.env.E2E_DATA ?? '.cache/e2e-data');
  const answer = await askLocalDesk<Answer>(path, { options: {}, who: 'the door', why: 'a look', ...asked });
  if (!answer?.ok)
    throw new Error(`${asked.command}: ${answer?.lines.join('\n') ?? 'no server hears commands'}`);
  return answer;
}
const office = (command: string, ...words: string[]) => ask({ command, words });

/** A command of the office that changes something: what was shown is done (Node server only). */
export async function act(asked: Omit<Asked, 'agreed'>): Promise<void> {
  const { digest } = await ask(asked);
  if (digest === undefined) throw new Error(`${asked.command} has nothing to do`);
  await ask({ ...asked, agreed: digest });
}

/** What the door of an evening says of codes, by its signed list and the public key (Node server only). */
export async function door(scheduleId: string): Promise<(code: string) => Promise<string>> {
  const publicKey = fromText((await office('key')).lines[0] ?? '');
  const { files = {} } = await office('door', scheduleId);
  const list = publicKey && (await openList(files[`door-${scheduleId}.signed`] ?? '', publicKey));
  if (!list) throw new Error('the list is not what the box office signed');
  return async code => (await atTheDoor(code, list, publicKey)).words.en;
}
