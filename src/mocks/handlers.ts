import { http } from 'msw/http';
import type { BoxOffice } from './box-office.ts';

/** The bridge: the box office answers everything under its prefixes, and keeps what it has answered. */
export function handlersOf({ app, kept, media }: Pick<BoxOffice, 'app' | 'kept' | 'media'>) {
  const answer = async ({ request }: { request: Request }) => {
    const response = await app.fetch(request);
    await kept();
    return response;
  };
  return [
    http.all('*/thvendor/*', answer),
    http.all('*/ucenter/*', answer),
    http.get('*/media/*', ({ request }) => media(request)),
  ];
}
