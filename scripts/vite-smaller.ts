import { minify, version } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';

/**
 * Chrome reads all functions of such a file beside the main thread, while it comes; those of any other it reads on the
 * main thread, one by one, when they are first called: a fifth of what a first visit asks of it. Others ignore the words.
 */
const EAGER = '//# allFunctionsCalledOnLoad\n';
/**
 * What pages begin with, and code of ours: of a package that comes when it is asked for, and of the demonstration's box
 * office, a page uses a small part.
 */
const isPageCode = ({ name, isEntry, moduleIds }: Rolldown.OutputChunk): boolean =>
  isEntry
    ? name === 'index'
    : /^(?:react|packages)\b/.test(name) ||
      (name !== 'box-office' && moduleIds.some(id => !id.includes('node_modules')));

/**
 * What the bundler made small, SWC makes smaller; it is here for the import rules anyhow: some 1.3 kB less of a first
 * load, as Brotli has it (docs/decisions/0011-first-load.md). A file is named after what it was before, and by whom it was
 * made small.
 */
export const smaller = (): Plugin => ({
  name: 'smaller',
  apply: 'build',
  enforce: 'post',
  augmentChunkHash: () => `${version} ${EAGER} ${eagerly}`,
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
      // On all cores: what of a build takes longest comes when nothing else is left to do.
      await Promise.all(
        chunks.map(async file => {
          // What the first pass leaves, the second makes smaller still: a tenth of a kilobyte of a first load.
          const code = await small(await small(file.code));
          file.code = isPageCode(file) ? EAGER + (file.name === 'react' ? eagerly(code) : code) : code;
        }),
      );
    },
  },
});

/**
 * The words are not for arrow functions, and all of React stands in five: without this it is read on the main thread once
 * more, when it begins, and each of its functions when it is called.
 */
export function eagerly(code: string): string {
  const [, wrap] = /import\s*\{\s*(?:\w+ as )?(\w+)/.exec(code) ?? [];
  const asFunctions = code.replace(
    new RegExp(`=${wrap}\\(\\(?([\\w,]*)\\)?=>\\{`, 'g'),
    `=${wrap}(function($1){`,
  );
  if (asFunctions === code) throw new Error('The bundler wraps React in another way than is known here.');
  return asFunctions;
}

const small = async (code: string): Promise<string> =>
  (
    await minify(code, {
      module: true,
      compress: { ecma: 2022, passes: 3 },
      mangle: { toplevel: true },
      format: { comments: false, ecma: 2022 },
    })
  ).code;
