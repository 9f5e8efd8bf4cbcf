import type { Hono } from 'hono';
import { http } from 'msw/http';

/** The bridge: the box office answers everything under its two prefixes. */
export function handlersOf(app: Pick<Hono, 'fetch'>) {
  const answer = ({ request }: { request: Request }) => app.fetch(request);
  return [http.all('*/thvendor/*', answer), http.all('*/ucenter/*', answer)];
}
