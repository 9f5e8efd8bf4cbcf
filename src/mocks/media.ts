import type { MediaFile, MediaFiles, ReportPdf } from '#server/deps.ts';
import { reportPath } from '#server/report/name.ts';

/** Where the static demonstration has its media; their own address is answered by the box office, which asks here. */
const BASE = '/shstatic/rendered/';

/** A static file, whole. A page instead of a file is no file. */
async function fileAt(path: string) {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok || (response.headers.get('content-type') ?? '').startsWith('text/html')) return null;
  return { bytes: new Uint8Array(await response.arrayBuffer()), etag: response.headers.get('etag') };
}

/** The annual reports, drawn when the demonstration was built. */
export const staticReports: ReportPdf = async ({ year }, locale) =>
  (await fileAt(reportPath(year, locale)))?.bytes ?? null;

/** The media of the box office in the browser: static files. */
export function staticMedia(base = BASE): MediaFiles {
  return {
    async open(path): Promise<MediaFile | null> {
      const file = await fileAt(`${base}${path}`);
      if (!file) return null;
      const { bytes, etag } = file;
      return {
        size: bytes.length,
        etag: etag ?? `"${bytes.length.toString(36)}"`,
        read: async (start, end) => bytes.slice(start, end),
      };
    },
  };
}
