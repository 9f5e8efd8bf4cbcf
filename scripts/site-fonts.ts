/**
 * Cuts the site's fonts out of the whole ones (src/styles/fonts/whole): a file has the characters that its faces in
 * src/styles/fonts.css name. Run by hand when those change: `node scripts/site-fonts.ts`; it needs Python.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facesOf } from './font-faces.ts';

const FONTS = 'src/styles/fonts';
/** Files that are whole themselves. */
const WHOLE: Readonly<Record<string, string>> = {
  'heming-serif-italic-latin-ext.woff2': 'heming-serif-italic-latin-ext.woff2',
};
const wholeOf = (file: string): string =>
  `heming-serif${file.includes('-italic') ? '-italic' : ''}-latin${file.includes('-ext') ? '-ext' : ''}.woff2`;

const room = mkdtempSync(join(tmpdir(), 'fonts-'));
const run = (command: string, ...args: string[]): void => {
  execFileSync(command, args, { stdio: 'inherit' });
};
run('python3', '-m', 'venv', join(room, 'v'));
run(join(room, 'v/bin/pip'), 'install', '--quiet', 'fonttools==4.66.1', 'brotli==1.2.0');

const codes = new Map<string, Set<number>>();
for (const face of facesOf(readFileSync('src/styles/fonts.css', 'utf8')))
  codes.set(face.file, new Set([...(codes.get(face.file) ?? []), ...face.codes]));
for (const [file, of] of codes) {
  if (file in WHOLE) continue;
  run(
    join(room, 'v/bin/pyftsubset'),
    join(FONTS, 'whole', wholeOf(file)),
    `--unicodes=${[...of].map(code => code.toString(16)).join(',')}`,
    `--output-file=${join(FONTS, file)}`,
    '--flavor=woff2',
    '--layout-features=*',
    '--no-hinting',
  );
  run(join(room, 'v/bin/python'), join(import.meta.dirname, 'slim-font.py'), join(FONTS, file));
}
rmSync(room, { recursive: true });
