import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seedWorld } from '#demo/season.ts';
import { getCatalogue } from '#server/catalogue/catalogue.ts';
import { orchestraOf, reportView } from '#server/catalogue/orchestra.ts';
import { reportPdf } from '#server/report/file.ts';
import { reportPath } from '#server/report/name.ts';
import { memoryStore } from '#server/store/memory/memory.ts';
import { LOCALES } from '#site/tree.ts';

/** The annual reports as files, for a host that has no server. */
export async function makeReports(outDir: string, now = Date.now()): Promise<void> {
  const deps = { store: memoryStore(), clock: { now: () => now } };
  await seedWorld(deps.store, now);
  for (const doc of orchestraOf(await getCatalogue(deps)).reports)
    for (const locale of LOCALES) {
      const file = join(outDir, reportPath(doc.year, locale));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await reportPdf(reportView(doc, locale), locale));
    }
}
