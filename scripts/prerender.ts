import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FirstPage } from '#app/first-page.ts';
import { views } from '#app/views.ts';
import { brand } from '#brand';
import { metaTags } from '#server/head/meta.ts';
import { plainMeta } from '#server/head/page-meta.ts';
import type { Renderer } from '#server/http/page-filler.ts';
import { escaped, pageHtml } from '#server/http/page-html.ts';
import { href, templatePath } from '#site/href.ts';
import { hasPage, type PageName, page, pageNames, pageTitle } from '#site/pages.ts';
import { WAYS_IN } from '#site/redirect.ts';
import { themeOf } from '#site/theme.ts';
import { parseTree, ROOT_CLASS, TREES, type Tree, type TreeName } from '#site/tree.ts';
import { GO_ON, viewFile } from './page-files.ts';
import { forThoseWithoutScript } from './vite-ways-in.ts';

interface Options {
  /** Folder of the built site. */
  readonly site: string;
  /** What pages show, by their path. */
  readonly drawn: ReadonlyMap<string, string>;
  /** Origin for canonical links; links are relative without one. */
  readonly origin: string;
}

interface Chunk {
  readonly file: string;
  /** The module that it begins with. */
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The files of the build by each module that is in them: Vite's manifest has the modules that files begin with. */
function readManifest(site: string): Manifest {
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(join(site, '.vite', file), 'utf8')) as Readonly<Record<string, T>>;
  const begun = read<Chunk>('manifest.json');
  const byFile = new Map(Object.values(begun).map(chunk => [chunk.file, chunk]));
  const within = Object.entries(read<string>('modules.json')).flatMap(([module, file]) => {
    const chunk = byFile.get(file);
    return chunk ? [[module, chunk] as const] : [];
  });
  return { ...Object.fromEntries(within), ...begun };
}

/** The pages of a tree that have HTML of their own. */
const pagesOf = (name: TreeName): PageName[] =>
  pageNames.filter(p => hasPage(name, p) && !page(p).auth && (!page(p).hidden || WAYS_IN.has(p)));

/** Draws every public page: what does not age, and skeletons where the season will be. */
export async function drawPages(renderer: Renderer, demo: boolean): Promise<Options['drawn']> {
  const drawn = new Map<string, string>();
  for (const name of TREES)
    for (const p of pagesOf(name).filter(p => !WAYS_IN.has(p))) {
      const path = href(name, p);
      const rendered = await renderer.render({ path, now: 0, demo });
      if (rendered) drawn.set(path, rendered.html);
    }
  return drawn;
}

/**
 * Writes an HTML file for every tree and public page. The login pages are drawn by the browser alone: their HTML only
 * names the code that they need.
 */
export function prerender({ site, drawn, origin }: Options): number {
  const manifest = readManifest(site);
  const early = inline(site, manifest, 'src/early.ts');
  const shell = readFileSync(join(site, 'index.html'), 'utf8').replace(
    '</head>',
    () => `<script>(hall=>{${early}})(${JSON.stringify(brand.utcOffset ?? brand.timeZone)})</script></head>`,
  );
  let written = 0;
  const write = (path: string, html: string): void => {
    const file = join(site, path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    written++;
  };
  for (const name of TREES) {
    const tree = parseTree(name);
    write(name, documentOf(shell, tree, headOf(site, manifest, tree)));
    for (const p of pagesOf(name)) {
      const path = href(name, p);
      const head = `${metaTags(plainMeta(tree, p, origin), origin)}${headOf(site, manifest, tree, p)}`;
      const html = drawn.get(path);
      const template = documentOf(shell, tree, head, p);
      write(
        `${name}/${templatePath(page(p))}`,
        html === undefined ? template : pageHtml(template, { path, html }),
      );
    }
  }
  return written;
}

/** A built script as it stands inside the page: on a slow line a file of its own costs a way there and back. */
function inline(site: string, manifest: Manifest, source: string): string {
  const { file = '', imports = [] } = manifest[source] ?? {};
  // Beside the page there is no such file: the script would not run, and no page with it.
  if (imports.length > 0) throw new Error(`${source} stands inside the page and imports ${imports}`);
  return readFileSync(join(site, file), 'utf8').trim();
}

/** The tags that Vite wrote for the code and its styles: each page has its own. */
const CODE = /\s*<(?:script type="module"[^>]*><\/script|link rel="(?:modulepreload|stylesheet)"[^>]*)>/g;

function documentOf(shell: string, { locale, layout }: Tree, head: string, of?: PageName): string {
  const name = brand.name[locale];
  const title = of && pageTitle(of, locale);
  const theme = of && themeOf(of);
  const rootClass = ROOT_CLASS[layout];
  const marks = `${rootClass && ` class="${rootClass}"`}${theme ? ` data-theme="${theme}"` : ''}`;
  return forThoseWithoutScript(shell)
    .replace(CODE, '')
    .replace('<html lang="zh-CN">', `<html lang="${locale}"${marks}>`)
    .replace(/<title>.*<\/title>/, `<title>${escaped(title ? `${title} · ${name}` : name)}</title>`)
    .replace('</head>', `${head}</head>`);
}

/** The page's styles, so that it is drawn with its HTML, and its code for src/start.ts, so that it comes right after. */
function headOf(site: string, manifest: Manifest, tree: Tree, name?: PageName): string {
  const { locale, layout } = tree;
  const copy = name ? views[name].copy : [];
  const roots = [`src/app/shell/frame-${layout}.ts`, ...['common', ...copy].map(ns => copyFile(locale, ns))];
  const view = name && viewOf(manifest, name, layout);
  roots.push(...(view ? [view] : SIGNED_IN));
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const nextOf = (from: PageName): FirstPage['next'] => {
    const next = GO_ON.find(way => way[0] === from)?.[1];
    const file = next && viewOf(manifest, next, layout);
    if (!file) return undefined;
    const before = new Set([...scripts, ...styles]);
    visit(file);
    const view = `/${manifest[file]?.file}`;
    const files = [...styles, ...scripts].filter(f => !before.has(f)).map(f => `/${f}`);
    return { name: next, view, copy: views[next].copy, files };
  };
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    // What a file imports stands before it.
    for (const next of chunk.imports ?? []) visit(next);
    scripts.add(chunk.file);
  };
  visit('index.html');
  const frame = [...scripts];
  for (const key of roots) visit(key);
  const sheets = [...styles].map(file => ({ file, css: readFileSync(join(site, file), 'utf8') }));
  const main = manifest['index.html']?.file ?? '';
  // The pages' own code is only fetched by then: the frame runs it when it is wanted.
  const begin = [...frame.filter(f => f !== main), main].map(f => `/${f}`);
  const ahead = [...scripts].filter(f => !frame.includes(f)).map(f => `/${f}`);
  const first: FirstPage | undefined =
    name && view
      ? { tree: `${locale}/${layout}`, name, view: `/${manifest[view]?.file}`, copy, next: nextOf(name) }
      : undefined;
  const page = first ? ` data-first="${escaped(JSON.stringify(first))}"` : '';
  // The bar of the desktop fills from its right end: half of it, painted while the rest arrives, would move.
  const whole = name && layout === 'pc' ? '<link rel="expect" href="#main" blocking="render">' : '';
  const faces = fontFaces(sheets.map(({ css }) => css));
  return [
    whole,
    ...sheets.map(({ file, css }) => styleOf(file, css)),
    faces,
    `<script type="module" data-fonts="${firstFonts(faces, locale).join(' ')}" data-code="${begin.join(' ')}" data-ahead="${ahead.join(' ')}"${page}>${inline(site, manifest, 'src/start.ts')}</script>`,
  ].join('');
}

/** Of a file: a font of the device's own is there from the first picture on. */
const FONT_FACE = /@font-face\s*\{[^}]*url\([^}]*\}/g;
/**
 * A style sheet inside the page: on a slow line each file that the first picture waits for costs a way there and back.
 * src/start.ts tells Vite's loader that they are there.
 */
const styleOf = (file: string, css: string): string =>
  `<style data-file="/${file}">${css.replace(FONT_FACE, '').trim()}</style>`;

/** The fonts of the style sheets, not in force yet: text is drawn at once, and again when src/start.ts has the first. */
const fontFaces = (sheets: readonly string[]): string =>
  `<style data-file="fonts" media="not all">${sheets.flatMap(css => css.match(FONT_FACE) ?? []).join('')}</style>`;

/** What every page in the language has on its first screen. */
const FIRST_FONTS = { 'zh-CN': /-(?:figures|letters)-/, 'en-US': /-serif-english-/ };
const FONT_FILE = /(?<=url\(["']?)[^"')]+/g;
function firstFonts(faces: string, locale: Tree['locale']): string[] {
  const files = new Set(faces.match(FONT_FILE)?.filter(file => FIRST_FONTS[locale].test(file)));
  if (files.size === 0) throw new Error(`The build has no font ${FIRST_FONTS[locale]} for ${locale}`);
  return [...files];
}

/** What the pages without an HTML of their own start with, most of them a member's: the check of the login. */
const SIGNED_IN = ['src/app/session.ts', 'src/api/transport.ts', 'src/domain/contract/shapes/account.ts'];

const copyFile = (locale: string, namespace: string): string => `src/i18n/${locale}/${namespace}.ts`;

/** The source of a page's file, as the table of all pages says it. */
function viewOf(manifest: Manifest, name: PageName, layout: Tree['layout']): string {
  const source = viewFile(views[name], layout);
  // Rolldown puts a page's file that others import from into one with theirs, whose exports it renames.
  if (manifest[source]?.src !== source) throw new Error(`The build has no file of its own for ${source}`);
  return source;
}
