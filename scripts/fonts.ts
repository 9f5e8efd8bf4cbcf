/**
 * Makes the fonts of tickets that stand beside Noto Serif SC, and the table of what all of them have
 * (src/domain/rules/printable.ts). Run by hand when they change: `node scripts/fonts.ts`; it needs Python.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { create, type Font } from 'fontkit';

const FONTS = 'server/letters/fonts';
const TABLE = 'src/domain/rules/printable.ts';
const room = mkdtempSync(join(tmpdir(), 'fonts-'));
const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: room, encoding: 'utf8' }).trim();

/** The whole font of one package, weight 500. */
function source(name: string, version: string): string {
  run('tar', 'xzf', run('npm', 'pack', '--silent', `@expo-google-fonts/${name}@${version}`));
  const folder = join(room, 'package', '500Medium');
  const file = readdirSync(folder).find(f => f.endsWith('.ttf')) ?? '';
  const kept = join(room, `${name}.ttf`);
  writeFileSync(kept, readFileSync(join(folder, file)));
  rmSync(join(room, 'package'), { recursive: true });
  return kept;
}
const open = (bytes: Buffer): Font => create(bytes) as Font;
const codesOf = (font: Font): Set<number> => new Set(font.characterSet);

function subset(from: string, codes: Iterable<number>, features: string): Buffer {
  const [list, to] = [join(room, 'codes.txt'), join(room, 'subset.ttf')];
  writeFileSync(list, [...codes].map(code => code.toString(16)).join('\n'));
  run(
    'v/bin/pyftsubset',
    from,
    `--unicodes-file=${list}`,
    `--output-file=${to}`,
    '--no-hinting',
    '--notdef-outline',
    `--layout-features=${features}`,
    '--drop-tables+=DSIG,STAT,vhea,vmtx,VORG,BASE',
  );
  return readFileSync(to);
}
const packed = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

run('python3', '-m', 'venv', 'v');
run('v/bin/pip', 'install', '--quiet', 'fonttools==4.66.1');

const latin = source('noto-serif', '0.4.2');
const chinese = source('noto-serif-sc', '0.4.3');
const korean = source('noto-serif-kr', '0.4.3');
const read = (file: string): Set<number> => codesOf(open(readFileSync(file)));
const [usual, western] = [read(join(FONTS, 'noto-serif-sc.ttf')), read(latin)];
const isHangul = (code: number): boolean => /\p{Script=Hangul}/u.test(String.fromCodePoint(code));
const rare = [...read(chinese)].filter(code => !usual.has(code) && !western.has(code));

writeFileSync(join(FONTS, 'noto-serif.ttf'), subset(latin, western, 'kern,mark,mkmk,ccmp'));
writeFileSync(join(FONTS, 'noto-serif-sc-rare.ttf.br'), packed(subset(chinese, rare, '')));
writeFileSync(
  join(FONTS, 'noto-serif-kr.ttf.br'),
  packed(subset(korean, [...read(korean)].filter(isHangul), '')),
);
rmSync(room, { recursive: true });

const files = readdirSync(FONTS).filter(file => /\.ttf(?:\.br)?$/.test(file));
const all = new Set(
  files.flatMap(file => {
    const bytes = readFileSync(join(FONTS, file));
    return [...codesOf(open(file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes))];
  }),
);
const pairs: string[] = [];
let last = 0;
const printed = [...all].filter(code => !/[\p{C}\p{Zl}\p{Zp}]/u.test(String.fromCodePoint(code)));
printed.sort((a, b) => a - b);
for (let i = 0; i < printed.length; ) {
  const from = printed[i] ?? 0;
  let to = from;
  while (printed[++i] === to + 1) to++;
  pairs.push(`${(from - last).toString(16)}${to > from ? `+${(to - from).toString(16)}` : ''}`.toUpperCase());
  last = to;
}
writeFileSync(
  TABLE,
  readFileSync(TABLE, 'utf8').replace(/(const RANGES =\s*)'[^']*'/, `$1'${pairs.join(' ')}'`),
);
