import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seedWorld } from '#demo/season.ts';
import { FEEDS, feedResponse } from '#server/feeds/feeds.ts';
import { memoryStore } from '#server/store/memory/memory.ts';

/** Feeds, site map and robots as files, for a host that has no server: dated from the day of the build. */
export async function makeFeeds(outDir: string, origin: string, now = Date.now()): Promise<number> {
  const deps = { store: memoryStore(), clock: { now: () => now } };
  await seedWorld(deps.store, now);
  for (const path of Object.keys(FEEDS)) {
    const feed = await feedResponse(deps, path, origin);
    if (!feed) throw new Error(`No feed for ${path}`);
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, feed.body);
  }
  return Object.keys(FEEDS).length;
}
