import { http } from 'msw/http';
import type { BoxOffice } from './box-office.ts';

/** The bridge: the box office answers everything under its two prefixes, and keeps what it has answered. */
export function handlersOf({ app, kept }: Pick<BoxOffice, 'app' | 'kept'>) {
  const answer = async ({ request }: { request: Request }) => {
    const response = await app.fetch(request);
    await kept();
    return response;
  };
  return [http.all('*/thvendor/*', answer), http.all('*/ucenter/*', answer)];
}
