import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

const MODULE = resolve(import.meta.dirname, '../demo/season-folder.ts');
let said: Promise<string> | undefined;

/** Puts what the files of the demonstration's season say in the place of the module that reads them. */
export function seasonFolder(): Plugin {
  return {
    name: 'season-folder',
    enforce: 'pre',
    // What it says stands in other files: what Vitest kept of an earlier run may be out of date.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id === MODULE ? false : undefined));
    },
    async load(id) {
      if (id !== MODULE) return null;
      said ??= import('#demo/season-folder.ts').then(module => JSON.stringify(module.seasonFolder));
      // Text that is parsed starts sooner than code of the same size.
      return `export const seasonFolder = JSON.parse(${JSON.stringify(await said)});`;
    },
  };
}
