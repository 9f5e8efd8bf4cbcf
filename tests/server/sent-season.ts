import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Call } from '#domain/contract/call.ts';
import { editing, type SeasonAnswer } from '#domain/contract/editing.ts';
import type { Colleague } from './colleague.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
export const zipped = (files: Zippable): Bytes => zipSync(files, { level: 1 }) as Bytes;
export const archive = (files: Readonly<Record<string, string>>): Bytes =>
  zipped(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

/** Sends a season as the desk's page does. */
export async function send<Out = SeasonAnswer>(
  who: Colleague,
  bytes: Bytes,
  fields: Readonly<Record<string, string>> = {},
  { path }: Pick<Call, 'path'> = editing.send,
): Promise<{ errcode: string; msg: string; data: Out }> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', new File([bytes], 'season.zip'));
  const response = await who.fetch(path, { method: 'POST', headers: who.headers(), body });
  return (await response.json()) as { errcode: string; msg: string; data: Out };
}
