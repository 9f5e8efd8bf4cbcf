import type { Answer } from '../server/desk/command.ts';
import { atTheDoor, fromText, openList } from '../server/desk/door.ts';
import { askLocalDesk, deskPath } from '../server/host/local-desk.ts';

async function office(command: string, ...words: string[]): Promise<Answer> {
  const path = deskPath(process.env.E2E_DATA ?? '.cache/e2e-data');
  const asked = { command, words, options: {}, who: 'the door', why: 'a look' };
  const answer = await askLocalDesk<Answer>(path, asked);
  if (!answer?.ok) throw new Error(`${command}: ${answer?.lines.join('\n') ?? 'no server hears commands'}`);
  return answer;
}

/** What the door of an evening says of codes, by its signed list and the public key (Node server only). */
export async function door(scheduleId: string): Promise<(code: string) => Promise<string>> {
  const publicKey = fromText((await office('key')).lines[0] ?? '');
  const { files = {} } = await office('door', scheduleId);
  const list = publicKey && (await openList(files[`door-${scheduleId}.signed`] ?? '', publicKey));
  if (!list) throw new Error('the list is not what the box office signed');
  return code => atTheDoor(code, list, publicKey);
}
