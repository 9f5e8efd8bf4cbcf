import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { letterFiles } from '#demo/letters.ts';
import { openDemo } from '#demo/office.ts';
import { nodeHost } from '#server/host/node.ts';
import { systemRandom } from '#server/host/random.ts';
import { memoryStore } from '#server/store/memory/memory.ts';

/** What letters look like, as files for a host that has no server: of the day of the build. */
export async function makeLetters(outDir: string, origin: string): Promise<number> {
  // Made by a box office in memory, which ends with this script.
  const secret = 'samples of letters';
  const key = btoa(secret.padEnd(32));
  const office = await openDemo({
    store: memoryStore(),
    clock: { now: Date.now },
    random: systemRandom,
    host: nodeHost({ https: false }),
    config: {
      demo: true,
      appKeys: [],
      featurePrefix: 'heming',
      origin: origin || 'http://localhost',
      secret,
      sandboxSecret: secret,
      certificateKey: key,
      ticketKey: key,
    },
    log: words => console.warn(words),
  });
  let count = 0;
  for await (const { path, body } of letterFiles(office.deps)) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, body);
    count++;
  }
  return count;
}
