import type { Plugin } from 'vite';

/** While developing: each address of the desk is one of its two pages, and a link to pay a third, as the server has it (server/site.ts). */
export const deskPages = (): Plugin => ({
  name: 'desk-pages',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (/^\/pay(?:\?|$)/.test(request.url ?? '')) request.url = '/pay/index.html';
      const [, room] = /^\/desk(?:\/([a-z]+))?(?:[/?].*)?$/.exec(request.url ?? '') ?? [];
      if (/^\/desk(?:[/?]|$)/.test(request.url ?? ''))
        request.url = room === 'door' ? '/desk/door/index.html' : '/desk/index.html';
      next();
    });
  },
});
