import type { APIRequestContext, Page } from '@playwright/test';
import { matchPage } from '#site/href.ts';
import { NOT_FOUND, type PageName } from '#site/pages.ts';
import type { TreeName } from '#site/tree.ts';

/** Pages that a visitor without a session is led away from are walked by the other flows. */
const ELSEWHERE: readonly PageName[] = ['login', 'register', 'findpwd', 'findpwd-phone', 'payment'];
/** News that a flow beside this one writes at the desk and takes back. */
const WRITTEN = /\/news-\d{8}-[0-9a-f]{6}$/;
const at = (link: string): URL => new URL(link, 'http://here.invalid');

/** Links of this site on the page as it is now, the menus that are closed included. */
export const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(a => a.getAttribute('href') ?? ''),
  );
/** And those in a page as it is sent. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));

/**
 * Goes after links, each once and `most` of a kind: a list leads to hundreds of concerts that are built alike. What the
 * server sends for one must be a page; what a link names and does not exist is a 404. Of pages whose heading, or the place
 * that a link names, is drawn by the browser, `drawnLater` has two of a kind to open.
 */
export class LinkWalk {
  /** Links that lead nowhere, and where they stand. */
  readonly broken: string[] = [];
  readonly kinds = new Map<PageName, number>();
  readonly drawnLater: string[] = [];
  readonly #request: APIRequestContext;
  readonly #tree: TreeName;
  readonly #most: number;
  readonly #seen: Set<string>;

  /** `seen`: links that were followed before, by walks that share it. */
  constructor(request: APIRequestContext, tree: TreeName, most: number, seen = new Set<string>()) {
    this.#request = request;
    this.#tree = tree;
    this.#most = most;
    this.#seen = seen;
  }

  /** Follows the links of a page; says which pages they led to, with their own links. */
  async follow(links: readonly string[], from: string): Promise<{ path: string; links: string[] }[]> {
    const found = [];
    for (const path of links) {
      if (!this.#wanted(path, from)) continue;
      const reply = await this.#request.get(path);
      const html = await reply.text();
      const fault = faultOf(reply.status(), html);
      if (fault) {
        this.broken.push(`${path} (from ${from}): ${fault}`);
        continue;
      }
      found.push({ path, links: linksIn(html) });
      if (!isWhole(html, anchorOf(path)) && !this.#enough(path)) this.drawnLater.push(path);
    }
    return found;
  }

  #enough(path: string): boolean {
    const { pathname } = at(path);
    return this.drawnLater.filter(other => at(other).pathname === pathname).length >= 2;
  }

  #wanted(link: string, from: string): boolean {
    const { pathname } = at(link);
    // Files of the site, and the other trees, which have a walk of their own.
    if (this.#seen.has(link) || WRITTEN.test(pathname) || !pathname.startsWith(`/${this.#tree}/`))
      return false;
    this.#seen.add(link);
    const match = matchPage(pathname);
    if (!match) {
      this.broken.push(`${link} (from ${from}): no page of this site`);
      return false;
    }
    const count = this.kinds.get(match.name) ?? 0;
    if (match.page.auth || ELSEWHERE.includes(match.name) || count >= this.#most) return false;
    this.kinds.set(match.name, count + 1);
    return true;
  }
}

function faultOf(status: number, html: string): string | null {
  if (status !== 200) return `status ${status}`;
  if (html.includes(`data-page="${NOT_FOUND}"`)) return 'a page that is not there';
  const headings = headingsIn(html);
  return headings > 1 ? `${headings} headings` : null;
}
const headingsIn = (html: string): number => html.match(/<h1\b/g)?.length ?? 0;
/** The place on a page that a link names, or ''. */
export const anchorOf = (link: string): string => decodeURIComponent(at(link).hash.slice(1));
const isWhole = (html: string, anchor: string): boolean =>
  headingsIn(html) === 1 && (anchor === '' || html.includes(`id="${anchor}"`));
