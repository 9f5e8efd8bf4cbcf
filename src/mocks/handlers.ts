import { http } from 'msw/http';
import { deskSession } from '#api/desk-client.ts';
import { PICTURES } from '#art/path.ts';
import type { Deps } from '#server/deps.ts';
import { draftOfSession } from '#server/http/staff-session.ts';
import { previewDoor } from '#server/preview.ts';
import { pictureFor } from '#server/season/served.ts';
import type { BoxOffice } from './box-office.ts';

/** Whoever is signed in at the desk of this browser looks at their draft: there are no cookies here. */
export const draftHere = (deps: Deps, _: Request, now: number) => draftOfSession(deps, deskSession(), now);

/** The bridge: the box office answers everything under its prefixes, and keeps what it has answered. */
export function handlersOf({ app, deps, kept, media }: Pick<BoxOffice, 'app' | 'deps' | 'kept' | 'media'>) {
  const preview = previewDoor(deps, ({ fetch }) => fetch, draftHere);
  const answer = async ({ request }: { request: Request }) => {
    const response = (await preview(request)) ?? (await app.fetch(request));
    await kept();
    return response;
  };
  const picture = async ({ request }: { request: Request }) => {
    const name = new URL(request.url).pathname.slice(PICTURES.length);
    const { seasons } = deps.store.direct;
    const found = (await pictureFor(seasons, name, 'image/webp')) ?? (await pictureFor(seasons, name, ''));
    return found
      ? new Response(found.bytes, { headers: { 'Content-Type': found.type } })
      : new Response(null, { status: 404 });
  };
  return [
    http.all('*/thvendor/*', answer),
    http.all('*/ucenter/*', answer),
    http.get('*/media/*', ({ request }) => media(request)),
    http.get(`*${PICTURES}*`, picture),
  ];
}
