import { digital } from '#domain/contract/digital.ts';
import { headerOf } from '#domain/contract/headers.ts';
import type { Deps } from '#server/deps.ts';
import { accessEnded } from '#server/digital/refusals.ts';
import { mediaResponse } from '#server/digital/serve.ts';

/** A title has been heard so long when the permission ends; ms. */
const AFTER = 20_000;
/** The segment that is missing, of each stream. */
const MISSING = 2;
/** Passes that are remembered at a time. */
const MAX_PASSES = 500;

type MediaStory = 'segment-missing' | 'access-ended';
interface Told {
  readonly story: MediaStory;
  readonly since: number;
}

/**
 * What goes wrong while something plays. Media are asked for by an engine that knows of no scenario, so a pass that was
 * given out within one brings its story along.
 */
export class MediaStories {
  readonly #passes = new Map<string, Told>();

  /** A host whose passes begin a story, or go on with that of the pass before. */
  host({ host, clock }: Pick<Deps, 'host' | 'clock'>, story: MediaStory): Deps['host'] {
    let before: Told | undefined;
    return {
      ...host,
      readPass: (request, titleId) => {
        const value = host.readPass(request, titleId);
        before = request.url.includes(digital.progress.path) ? this.#passes.get(value ?? '') : undefined;
        return value;
      },
      writePass: (titleId, value, seconds) => {
        this.#passes.set(value, { story, since: before?.since ?? clock.now() });
        before = undefined;
        const [oldest] = this.#passes.keys();
        if (this.#passes.size > MAX_PASSES && oldest !== undefined) this.#passes.delete(oldest);
        return host.writePass(titleId, value, seconds);
      },
    };
  }

  #over({ host, clock }: Pick<Deps, 'host' | 'clock'>, request: Request, titleId: string): boolean {
    const known = this.#passes.get(host.readPass(request, titleId) ?? '');
    return known?.story === 'access-ended' && clock.now() - known.since > AFTER;
  }

  /** The refusal of word from a player whose permission has ended; null for every other request. */
  async refusal(deps: Deps, request: Request): Promise<Response | null> {
    if (!request.url.includes(digital.progress.path)) return null;
    const form = new URLSearchParams(await request.clone().text());
    if (!this.#over(deps, request, form.get('titleId') ?? '')) return null;
    const { errcode, text } = accessEnded();
    const msg = headerOf(request, 'sourcePage').startsWith('/en') ? text.en : text.zh;
    return Response.json({ success: false, errcode, msg, data: null });
  }

  /** Media, with what a story does to them. */
  async media(deps: Deps, request: Request): Promise<Response> {
    const [, titleId = '', ...rest] = new URL(request.url).pathname.slice(1).split('/');
    const number = /^(\d+)\.m4s$/.exec(rest.at(-1) ?? '')?.[1];
    const story = this.#passes.get(deps.host.readPass(request, titleId) ?? '')?.story;
    if (story === 'segment-missing' && Number(number) === MISSING) return without(404);
    if (number !== undefined && this.#over(deps, request, titleId)) return without(403);
    return mediaResponse(deps, request);
  }
}

const without = (status: number): Response =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
