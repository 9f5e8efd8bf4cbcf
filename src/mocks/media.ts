import type { MediaFile, MediaFiles } from '#server/deps.ts';

/** Where the static demonstration has its media; their own address is answered by the box office, which asks here. */
const BASE = '/shstatic/rendered/';

/** The media of the box office in the browser: static files, fetched whole. A page instead of a file is no file. */
export function staticMedia(base = BASE): MediaFiles {
  return {
    async open(path): Promise<MediaFile | null> {
      const response = await fetch(`${base}${path}`).catch(() => null);
      if (!response?.ok || (response.headers.get('content-type') ?? '').startsWith('text/html')) return null;
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        size: bytes.length,
        etag: response.headers.get('etag') ?? `"${bytes.length.toString(36)}"`,
        read: async (start, end) => bytes.slice(start, end),
      };
    },
  };
}
