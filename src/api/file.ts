import { ownHeaders } from './client.ts';

/** A file of the member's own, by its path; null where it cannot be had. The session goes with the request. */
export async function fetchFile(path: string): Promise<Blob | null> {
  try {
    const response = await fetch(path, { headers: await ownHeaders() });
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
