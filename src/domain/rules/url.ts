/** What an address is read as, or null. `URL.canParse` and `URL.parse` are younger than the browsers that are served. */
export function urlOf(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
