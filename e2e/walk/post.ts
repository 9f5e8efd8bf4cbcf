import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Letter {
  readonly to: string;
  readonly text: string;
}
export async function openPost() {
  const letters: Letter[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    letters.push(JSON.parse(body));
    response.writeHead(200).end('{}');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      MESSENGER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      MESSENGER_TOKEN: 'x',
    },
    letters,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  };
}
